"""XX.I Deciding the victory."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, StackOf, Throws
from tests.games.invasions.xx_combat.conftest import Calmly, Won

TIE = ("w - -", "w - -")


def battle(attackers: str, defenders: str, settings: str = "") -> str:
    return f"alamanni: {attackers} vs {defenders} at plain{settings}"


@rule("XX.I.1")
def test_destroying_the_enemy_wins_whatever_it_cost(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("4 infantry", "franks: 2 infantry"), throws("w w - -", "wr w"))
    assert f.events("battle-won")[0].args == {"side": "attacker", "attacker": 3, "defender": 2}
    assert won(f) == ("attacker", "XX.I.1")


@rule("XX.I.1")
def test_a_defender_may_win_by_destruction_too(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("2 infantry", "franks: 4 infantry"), throws("wr w", "w w - -"))
    assert won(f) == ("defender", "XX.I.1")


@rule("XX.I.1")
def test_a_horde_is_no_unit_that_must_be_destroyed(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("4 infantry", "franks: 2 infantry, horde"), throws("w w - -", "wr w -"))
    assert won(f) == ("attacker", "XX.I.1")
    assert not f.defender.submitted


@rule("XX.I.2")
@pytest.mark.parametrize(
    ("faces", "winner"),
    [(("w w -", "w - -"), "attacker"), (("w - -", "w w -"), "defender"), (("w - -", "- - -"), "attacker")],
)
def test_otherwise_fewer_eliminated_units_win(
    fight: MakeFight, throws: Throws, won: Won, faces: tuple[str, str], winner: str
) -> None:
    f = fight(battle("3 infantry", "franks: 3 infantry"), throws(*faces))
    assert won(f) == (winner, "XX.I.2")


@rule("XX.I.2")
def test_losses_count_before_recovery(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("3 infantry", "franks: 3 infantry"), throws("w w -", "w - -"))
    assert won(f) == ("attacker", "XX.I.2")
    assert len(f.attacker.units) == len(f.defender.units) == 3


@rule("XX.I.2")
def test_a_damaged_elite_is_no_loss(fight: MakeFight, throws: Throws, won: Won) -> None:
    """C40: two hits on the Romans eliminate nobody."""
    f = fight(battle("3 infantry", "rome: 3 legion"), throws("w w -", "w / - -")).do("hit:legion:rome:whole")
    assert won(f) == ("defender", "XX.I.2")
    assert f.events("battle-won")[0].args == {"side": "defender", "attacker": 1, "defender": 0}


@rule("XX.I.3")
@pytest.mark.parametrize(
    ("defenders", "settings", "blanks", "winner"),
    [
        ("franks: 3 infantry", "; city=1; fortified", "- - -", ("defender", "XX.I.3")),
        ("rome: 3 auxiliary", "; city=1; fortified", "- - - / -", ("defender", "XX.I.3")),
        ("franks: 3 infantry, horde", "", "- - - -", ("defender", "XX.I.3")),
        ("franks: 3 infantry", "; city=1", "- - -", ("attacker", "XX.I.4")),
    ],
)
def test_a_tie_goes_to_walls_or_a_horde_before_leaders(
    fight: MakeFight,
    throws: Throws,
    won: Won,
    calmly: Calmly,
    defenders: str,
    settings: str,
    blanks: str,
    winner: tuple[str, str],
) -> None:
    f = fight(battle("3 infantry / leader 1", defenders, settings), throws("- - -", blanks))
    assert won(calmly(f)) == winner


@rule("XX.I.4")
@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        ("/ leader 2", "/ leader 1", "attacker"),
        ("/ leader 1", "/ leader 2", "defender"),
        ("/ leader 1", "", "attacker"),
        ("", "/ leader 1", "defender"),
        ("/ leader 0", "", "attacker"),
    ],
)
def test_then_the_better_leader_wins(
    fight: MakeFight, throws: Throws, won: Won, calmly: Calmly, attacker: str, defender: str, winner: str
) -> None:
    f = fight(battle(f"3 infantry {attacker}", f"franks: 3 infantry {defender}"), throws(*TIE))
    assert won(calmly(f)) == (winner, "XX.I.4")


@rule("XX.I.5")
@pytest.mark.parametrize("leader", ["", "/ leader 0", "/ leader 1", "/ leader 3"])
def test_at_last_the_defender_wins(
    fight: MakeFight, throws: Throws, won: Won, calmly: Calmly, leader: str
) -> None:
    f = fight(battle(f"3 infantry {leader}", f"franks: 3 infantry {leader}"), throws(*TIE))
    assert won(calmly(f)) == ("defender", "XX.I.5")


@rule("XX.I.1", "XX.I.2")
def test_when_both_are_destroyed_fewer_losses_win(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("2 infantry", "franks: 3 infantry"), throws("wr wr", "w w -"))
    assert won(f) == ("attacker", "XX.I.2")


@rule("XX.I.1", "XX.I.4", "XX.I.5")
@pytest.mark.parametrize(
    ("leader", "winner"), [("/ leader 0", ("attacker", "XX.I.4")), ("", ("defender", "XX.I.5"))]
)
def test_when_both_are_destroyed_evenly_the_ladder_goes_on(
    fight: MakeFight, throws: Throws, won: Won, calmly: Calmly, leader: str, winner: tuple[str, str]
) -> None:
    f = fight(battle(f"infantry {leader}", "franks: infantry"), [*throws("w", "w"), 2])
    assert won(calmly(f)) == winner


@rule("XX.I.6")
@pytest.mark.parametrize(
    ("faces", "loser"), [(("w w -", "w - -"), "defender"), (("- - -", "- - -"), "attacker")]
)
def test_the_loser_must_retreat(fight: MakeFight, throws: Throws, faces: tuple[str, str], loser: str) -> None:
    f = fight(battle("3 infantry", "franks: 3 infantry"), throws(*faces))
    assert [event.args["side"] for event in f.events("must-retreat")] == [loser]


@rule("XX.I.6")
def test_nobody_retreats_where_nobody_is_left(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight(battle("2 infantry", "franks: infantry"), throws("w -", "-"))
    assert won(f) == ("attacker", "XX.I.1")
    assert f.events("must-retreat") == []


@rule("XX.I.6", "XX.H.7")
@pytest.mark.parametrize(("faces", "retreats"), [("w - -", 1), ("w w -", 0)])
def test_a_horde_retreats_alone_unless_it_submits(
    fight: MakeFight, throws: Throws, faces: str, retreats: int
) -> None:
    f = fight(battle("3 infantry", "franks: infantry, horde"), throws(faces, "- -"))
    assert f.defender.units == []
    assert len(f.events("must-retreat")) == retreats


@rule("XX.I.6")
def test_the_recovered_retreat_although_all_had_fallen(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = fight(battle("4 infantry", "franks: 3 infantry"), throws("w w w -", "- - -"))
    assert stack_of(f.defender.units) == ["franks.infantry", "franks.infantry"]
    assert [event.args["side"] for event in f.events("must-retreat")] == ["defender"]
