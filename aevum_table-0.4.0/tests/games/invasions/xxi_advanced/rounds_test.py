"""XXI.F to XXI.J: two rounds, withdrawal, the column of hordes and Limites, and the end of the battle."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight
from tests.narrow import there

Start = Callable[..., ScriptedFight]
Lines = Callable[..., str]
Told = Callable[..., list[Any]]

EVEN = "persia: 3 infantry / leader 0 vs armenians: 3 infantry / leader 0 at forest"


@rule("III.A.2", "XXI.A.1", "XXI.A.2", "XXI.F.1", "XXI.F.4")
def test_a_battle_has_two_rounds_of_two_dice_each(advanced: Start) -> None:
    fight = advanced(EVEN, *(1,) * 8).do("fight-on", "fight-on")
    rolls = fight.events("melee-roll")
    assert [(event.args["side"], event.args["round"]) for event in rolls] == [
        ("attacker", 1),
        ("defender", 1),
        ("attacker", 2),
        ("defender", 2),
    ]
    assert all(there(event.roll).sides == 6 and len(there(event.roll).dice) == 2 for event in rolls)
    assert fight.table.over


@rule("XXI.F.4", "XXI.F.9")
def test_hits_are_simultaneous_and_each_side_chooses_its_losses(advanced: Start, told: Told) -> None:
    """Both roll with three units although the attacker's losses are chosen first."""
    battle = "persia: 2 infantry, cavalry vs armenians: 2 infantry, cavalry at forest"
    fight = advanced(battle, 5, 3, 5, 3, *(1,) * 4)
    assert told(fight, "table-hits", "units", "hits") == [(3, 1), (3, 1)]
    assert fight.asked() == ("attacker", "losses")
    fight.do("hit:cavalry:persia:whole")
    assert fight.asked() == ("defender", "losses")
    fight.do("hit:infantry:armenians:whole")
    assert [len(side.units) for side in (fight.attacker, fight.defender)] == [2, 2]


@rule("XXI.B.1")
def test_advantages_are_counted_again_before_the_second_round(advanced: Start, lines: Lines) -> None:
    battle = "persia: cavalry, 2 infantry vs armenians: 3 infantry at forest"
    fight = advanced(battle, 1, 1, 5, 3, *(1,) * 4)
    assert lines(fight, "attacker") == "+1 E.11"
    fight.do("hit:cavalry:persia:whole", "fight-on", "fight-on")
    assert lines(fight, "attacker") == ""


@rule("XXI.F.2", "XXI.G.1", "XXI.H.1")
def test_a_side_eliminated_in_round_one_ends_the_battle(advanced: Start) -> None:
    fight = advanced("persia: 4 infantry vs armenians: infantry / leader 2 at forest", 6, 6, 1, 1, 3).do(
        "no-trade", "pass"
    )
    assert len(fight.events("melee-roll")) == 2
    assert [event.rule for event in fight.events("battle-won")] == ["XX.I.1"]
    assert [there(event.roll).dice for event in fight.events("leader-check")] == [[3]]
    assert fight.defender.slain
    assert fight.table.over


@rule("XXI.F.3")
def test_the_defender_is_asked_to_withdraw_before_the_attacker(advanced: Start) -> None:
    fight = advanced(EVEN, *(1,) * 8)
    assert fight.asked() == ("defender", "withdraw")
    assert fight.offered() == ["fight-on", "withdraw"]
    fight.do("fight-on")
    assert fight.asked() == ("attacker", "withdraw")


@rule("XXI.F.3", "XXI.I.1")
@pytest.mark.parametrize(
    ("choices", "winner", "loser"),
    [(["withdraw"], "attacker", "defender"), (["fight-on", "withdraw"], "defender", "attacker")],
)
def test_who_withdraws_concedes_and_both_recover_without_a_leader_check(
    advanced: Start, choices: list[str], winner: str, loser: str
) -> None:
    """Both lost one unit of three; the winner is an Empire in Decline, whose leader nobody murders here."""
    battle = "rome: 3 infantry / leader 0 vs byzantium: 3 infantry / leader 0 at forest"
    fight = advanced(f"{battle}; decline=attacker:1; decline=defender:1", 5, 3, 5, 3)
    assert [len(side.lost) for side in (fight.attacker, fight.defender)] == [1, 1]
    fight.do(*choices)
    assert len(fight.events("melee-roll")) == 2
    assert [event.args["side"] for event in fight.events("withdraws")] == [loser]
    assert fight.events("leader-check") + fight.events("murder-check") + fight.events("battle-won") == []
    assert [event.args["side"] for event in fight.events("must-retreat")] == [loser]
    assert [len(side.units) for side in (fight.attacker, fight.defender)] == [3, 3]
    assert there(fight.table.state.outcome).winners == [fight.table.seats.index(winner)]


@rule("XXI.F.3")
def test_nobody_may_withdraw_after_round_two(advanced: Start) -> None:
    fight = advanced(EVEN, *(1,) * 8).do("fight-on", "fight-on")
    assert fight.events("withdraws") == []
    assert fight.table.over


COLUMNS = {
    "units only": ("franks: 2 infantry", 2),
    "one horde": ("franks: 2 infantry, horde", 3),
    "two hordes count once": ("franks: 2 infantry, horde, saxons.horde", 3),
    "a horde alone": ("franks: horde", 1),
    "a Limes": ("rome: 2 auxiliary, limes", 3),
    "a Limes and a horde": ("rome: 2 auxiliary, limes, franks.horde", 4),
}


@rule("XXI.F.7", "XXI.F.8")
@pytest.mark.parametrize(("defender", "units"), COLUMNS.values(), ids=COLUMNS)
def test_hordes_together_and_a_limes_count_as_one_defending_unit_each(
    advanced: Start, told: Told, defender: str, units: int
) -> None:
    fight = advanced(f"persia: 3 infantry vs {defender} at forest", *(1,) * 8)
    assert told(fight, "table-hits", "side", "units") == [("attacker", 3), ("defender", units)]


@rule("XXI.F.8", "XXI.F.9")
def test_a_limes_may_take_a_hit(advanced: Start) -> None:
    fight = advanced("persia: 3 infantry vs rome: 2 auxiliary, limes at forest", 5, 5, 1, 1)
    assert fight.asked() == ("defender", "losses")
    assert "hit:limes:rome:whole" in fight.offered()
    fight.do("hit:limes:rome:whole")
    assert (fight.defender.limes, len(fight.defender.limes_lost)) == ([], 1)


@rule("XXI.F.8")
@pytest.mark.parametrize(("choices", "left"), [(["withdraw"], 0), (["fight-on", "withdraw"], 1)])
def test_a_limes_is_destroyed_when_its_stack_retreats(advanced: Start, choices: list[str], left: int) -> None:
    fight = advanced("persia: 3 infantry vs rome: 2 auxiliary, limes at forest", *(1,) * 4).do(*choices)
    assert len(fight.defender.limes) == left
    assert [event.args["unit"] for event in fight.events("eliminated")] == ["limes"] * (1 - left)


@rule("XXI.F.2", "XXI.F.8")
def test_a_limes_that_lost_its_support_fights_the_second_round(advanced: Start, told: Told) -> None:
    """F14: the battle has begun, and something still stands."""
    battle = "persia: 3 infantry vs rome: auxiliary, limes at forest"
    fight = advanced(battle, 3, 3, *(1,) * 6).do("hit:auxiliary:rome:whole", "fight-on", "fight-on")
    assert told(fight, "table-hits", "side", "units")[2:] == [("attacker", 3), ("defender", 1)]


@rule("XXI.F.7", "XXI.F.9")
def test_a_horde_is_hit_last_and_submits(advanced: Start) -> None:
    """Two hits on one unit and a horde: the unit dies, the horde submits and is not eliminated."""
    fight = advanced("persia: 4 infantry vs franks: infantry, horde at plain", 6, 2, 1, 1)
    assert fight.defender.submitted
    assert (len(fight.defender.lost), len(fight.defender.horde)) == (1, 1)


@rule("XXI.G.1")
@pytest.mark.parametrize(
    ("battle", "dice", "by"),
    [
        (EVEN, (1, 1, 5, 3, 1, 1, 1, 1), ("defender", "XX.I.2")),
        (EVEN, (1,) * 8, ("defender", "XX.I.5")),
        (f"{EVEN}; fortified", (1,) * 8, ("defender", "XX.I.3")),
        (EVEN.replace("leader 0", "leader 1", 1), (1,) * 8, ("attacker", "XX.I.4")),
    ],
)
def test_victory_is_decided_as_in_basic_combat(
    advanced: Start, battle: str, dice: tuple[int, ...], by: tuple[str, str]
) -> None:
    fight = advanced(battle, *dice)
    while not fight.table.over:
        fight.do("pass" if fight.asked()[1] == "rerolls" else fight.offered()[0])
    assert [(event.args["side"], event.rule) for event in fight.events("battle-won")] == [by]


@rule("XXI.I.1")
@pytest.mark.parametrize(("units", "back"), [(3, 2), (2, 1), (1, 0)])
def test_recovery_depends_on_the_smaller_army(advanced: Start, units: int, back: int) -> None:
    battle = f"persia: 4 infantry vs armenians: {units} infantry at plain"
    fight = advanced(battle, 6, 6, 1, 1, 6, 6, 1, 1)
    while not fight.table.over:
        fight.do(fight.offered()[0])
    assert [event.args["side"] for event in fight.events("recovered")].count("defender") == back
    assert len(fight.defender.units) == back
