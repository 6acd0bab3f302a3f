"""XXI.C: the archery round with 2D6."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight
from tests.narrow import there

Start = Callable[..., ScriptedFight]
Lines = Callable[..., str]
Told = Callable[..., list[Any]]

FOES = "armenians: 4 infantry"


def shots(lines: Lines, fight: Any, side: str = "attacker") -> str:
    return lines(fight, side, "shots")


SHOOTERS = {
    "one archer": ("persia: archer, 2 infantry", "plain", "+1 C.3"),
    "three archers": ("persia: 3 archer", "plain", "+3 C.3"),
    "one horse archer": ("persia: horse-archer, 2 infantry", "plain", "+2 C.3"),
    "two horse archers": ("persia: 2 horse-archer", "steppe", "+3 C.3"),
    "three horse archers": ("persia: 3 horse-archer", "desert", "+5 C.3"),
    "horse archers in a forest": ("persia: 3 horse-archer", "forest", "+3 C.3"),
    "horse archers in a marsh": ("persia: 3 horse-archer", "marsh", "+3 C.3"),
    "an archer and a horse archer": ("persia: archer, horse-archer", "plain", "+3 C.3"),
    "one Frank": ("franks: frankish-infantry, 2 infantry", "plain", "+1 C.4"),
    "two Franks": ("franks: 2 frankish-infantry", "plain", "+1 C.4"),
    "three Franks": ("franks: 3 frankish-infantry", "plain", "+2 C.4"),
    "an archer and two Franks": ("franks: archer, 2 frankish-infantry", "plain", "+1 C.3, +1 C.4"),
}


@rule("XXI.C.2", "XXI.C.3", "XXI.C.4")
@pytest.mark.parametrize(("attacker", "terrain", "expected"), SHOOTERS.values(), ids=SHOOTERS)
def test_what_shooters_add(advanced: Start, lines: Lines, attacker: str, terrain: str, expected: str) -> None:
    fight = advanced(f"{attacker} vs {FOES} at {terrain}", *(1,) * 12)
    assert shots(lines, fight) == expected
    assert [event.args["side"] for event in fight.events("shots")] == ["attacker"]


@rule("XXI.C.3", "XXI.C.4")
def test_halves_are_summed_before_they_are_rounded(advanced: Start, lines: Lines) -> None:
    """One and a half for the horse archer and a half for the Frank make two, not three."""
    fight = advanced(f"franks: horse-archer, frankish-infantry vs {FOES} at plain", *(1,) * 12)
    assert sum(value for value, _ in fight.modifiers("shots", "attacker")) == 2
    two = advanced(f"franks: horse-archer, 2 frankish-infantry vs {FOES} at plain", *(1,) * 12)
    assert sum(value for value, _ in two.modifiers("shots", "attacker")) == 3


@rule("XXI.C.2", "XXI.C.5")
def test_without_archers_nobody_rolls(advanced: Start) -> None:
    fight = advanced("persia: 3 infantry, cavalry vs armenians: 3 infantry at plain", *(1,) * 12)
    assert fight.events("shots") == []


@rule("XXI.C.6")
@pytest.mark.parametrize(
    ("defender", "expected"),
    [("rome: legion, 2 auxiliary", "+1 C.3, -2 C.6"), ("rome: 3 auxiliary", "+1 C.3")],
)
def test_the_enemys_heavy_advantage_costs_two(
    advanced: Start, lines: Lines, defender: str, expected: str
) -> None:
    fight = advanced(f"franks: archer, 2 infantry vs {defender} at forest", *(1,) * 12)
    assert shots(lines, fight) == expected


@rule("XXI.C.1", "XXI.C.7")
@pytest.mark.parametrize(
    ("shooters", "dice", "terrain", "hits"),
    [
        ("persia: archer, 2 infantry", (3, 3), "plain", 0),
        ("persia: archer, 2 infantry", (3, 4), "plain", 1),
        ("persia: archer, 2 infantry", (3, 4), "forest", 0),
        ("persia: archer, 2 infantry", (4, 4), "forest", 1),
        ("persia: archer, 2 infantry", (5, 5), "forest", 1),
        ("persia: archer, 2 infantry", (5, 6), "forest", 2),
        ("franks: 3 frankish-infantry", (3, 3), "forest", 0),
        ("franks: 3 frankish-infantry", (3, 4), "forest", 1),
        ("franks: archer, 2 frankish-infantry", (3, 3), "forest", 0),
        ("franks: archer, 2 frankish-infantry", (3, 4), "forest", 1),
    ],
)
def test_the_modified_roll_is_looked_up(
    advanced: Start, told: Told, shooters: str, dice: tuple[int, int], terrain: str, hits: int
) -> None:
    fight = advanced(f"{shooters} vs armenians: 3 infantry at {terrain}", *dice, *(1,) * 8)
    assert [(there(event.roll).sides, len(there(event.roll).dice)) for event in fight.events("shots")] == [
        (6, 2)
    ]
    assert told(fight, "shots-hit", "side", "hits") == [("attacker", hits)]
    assert len(fight.defender.units) == 3 - hits


@rule("XXI.C.1")
def test_both_sides_shoot_at_once(advanced: Start, told: Told) -> None:
    """The defender's only archer shoots although the attacker's hits kill him."""
    fight = advanced("persia: 2 archer vs armenians: archer at plain", 6, 6, 4, 5, 1, 1)
    assert told(fight, "shots-hit", "side", "hits") == [("attacker", 2), ("defender", 1)]
    assert (len(fight.attacker.lost), len(fight.defender.lost)) == (1, 1)


@rule("XXI.C.8", "XXI.B.1")
def test_advantages_are_counted_again_after_archery(advanced: Start, lines: Lines) -> None:
    """The only legion is damaged by an arrow: no heavy advantage is left in melee."""
    fight = advanced("franks: archer, 2 infantry vs rome: legion at forest", 6, 5, *(1,) * 8)
    assert shots(lines, fight) == "+1 C.3, -2 C.6"
    assert lines(fight, "attacker") == ""


@rule("XXI.C.9")
def test_a_side_wiped_out_by_arrows_does_not_fight_on(advanced: Start) -> None:
    fight = advanced("persia: 3 archer vs armenians: infantry / leader 1 at plain", 6, 6, 3)
    assert fight.events("melee-roll") == []
    assert [event.args["side"] for event in fight.events("battle-won")] == ["attacker"]
    # Straight on to the leader, whose D2 fails.
    assert [event.key for event in fight.events("leader-dies")] == ["leader-dies"]
    assert fight.table.over


AMBUSH = "persia: 3 infantry vs armenians: {} at mountain; crossing=range"
AMBUSHERS = {
    "one unit alone": ("infantry", "+1 C.5"),
    "infantry": ("2 infantry", "+1 C.5"),
    "three infantry": ("3 infantry", "+2 C.5"),
    "cavalry is another unit too": ("3 cavalry", "+2 C.5"),
    "Franks and another": ("2 frankish-infantry, infantry", "+1 C.4, +1 C.5"),
    "mountaineers count double": ("3 mountain-infantry", "+3 C.5"),
    "a mountain archer counts double": ("mountain-archer, infantry", "+2 C.3, +1 C.5"),
    "an archer and one other": ("archer, infantry", "+1 C.3, +1 C.5"),
    "horse archers do not gain in mountains": ("2 horse-archer", "+2 C.3"),
    "two mountain archers, two mountaineers, one stranger": (
        "2 mountain-archer, 2 mountain-infantry, infantry / leader 1+2",
        "+4 C.3, +3 C.5",
    ),
}


@rule("XXI.C.1", "XXI.C.5")
@pytest.mark.parametrize(("defender", "expected"), AMBUSHERS.values(), ids=AMBUSHERS)
def test_an_ambusher_shoots_with_all_he_has(
    advanced: Start, lines: Lines, defender: str, expected: str
) -> None:
    fight = advanced(AMBUSH.format(defender), *(1,) * 12)
    fight.do("ambush")
    assert shots(lines, fight, "defender") == expected


@rule("XXI.C.5", "XXI.C.6")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "hits"),
    [
        ("persia: 3 infantry", "armenians: 3 infantry", (3, 3), 0),
        ("persia: 3 infantry", "armenians: 3 infantry", (3, 4), 1),
        ("persia: 3 infantry", "armenians: archer, 2 infantry", (3, 3), 0),
        ("persia: 3 infantry", "armenians: archer, 2 infantry", (3, 4), 1),
        ("rome: 3 legion", "armenians: 3 infantry", (4, 4), 0),
        ("rome: 3 legion", "armenians: 3 infantry", (4, 5), 1),
    ],
)
def test_the_lines_of_an_ambusher_move_his_roll(
    advanced: Start, told: Told, attacker: str, defender: str, dice: tuple[int, int], hits: int
) -> None:
    battle = f"{attacker} vs {defender} at mountain; crossing=range"
    fight = advanced(battle, *dice, *(1,) * 8).do("ambush")
    assert told(fight, "shots-hit", "side", "hits") == [("defender", hits)]


@rule("XXI.C.1", "XXI.C.5")
def test_a_horde_alone_does_not_shoot_from_an_ambush(advanced: Start) -> None:
    fight = advanced("persia: 3 infantry vs franks: horde at mountain; crossing=range", *(1,) * 8)
    fight.do("ambush")
    assert fight.events("shots") == []


@rule("XXI.C.1", "XXI.C.5")
def test_without_an_ambush_only_archers_shoot_in_the_mountains(advanced: Start, lines: Lines) -> None:
    fight = advanced(AMBUSH.format("mountain-archer, infantry"), *(1,) * 12)
    fight.do("no-ambush")
    assert shots(lines, fight, "defender") == "+1 C.3"


@rule("XXI.C.1", "XXI.C.8")
def test_the_ambushed_shoot_back_with_what_is_left(advanced: Start, told: Told, lines: Lines) -> None:
    battle = "persia: 2 archer, infantry vs armenians: 3 archer at mountain; crossing=river"
    fight = advanced(battle, 6, 6, 1, 1, *(1,) * 8).do("ambush")
    assert [event.args["side"] for event in fight.events("shots")] == ["defender"]
    fight.do("hit:archer:persia:whole", "hit:infantry:persia:whole")
    assert [event.args["side"] for event in fight.events("shots")] == ["defender", "attacker"]
    assert shots(lines, fight, "attacker") == "+1 C.3"


@rule("XXI.C.1")
@pytest.mark.parametrize(("die", "laid"), [(4, 1), (5, 0)])
def test_an_ambush_without_a_crossing_needs_a_check(advanced: Start, die: int, laid: int) -> None:
    fight = advanced("persia: 3 infantry vs armenians: 3 infantry at mountain", die, *(1,) * 8).do("ambush")
    assert len(fight.events("ambush-laid")) == laid
    assert len(fight.events("shots")) == laid


@rule("XXI.C.1", "XXI.D.1")
def test_no_leader_changes_an_archery_roll(advanced: Start) -> None:
    """Four re-rolls between them, and the first question is about the melee."""
    fight = advanced("persia: 3 archer / leader 2 vs armenians: 3 archer / leader 2 at plain", *(1,) * 8)
    assert len(fight.events("shots")) == 2
    assert fight.asked() == ("attacker", "tactics")
    assert (fight.attacker.stock, fight.defender.stock) == (2, 2)
