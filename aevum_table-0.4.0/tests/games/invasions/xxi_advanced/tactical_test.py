"""XXI.E: what the troops of either side add to a roll, with and without."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight

Start = Callable[..., ScriptedFight]
Lines = Callable[..., str]

ONES = (1,) * 12


def as_attacker_and_as_defender(advanced: Start, lines: Lines, mine: str, theirs: str, where: str) -> str:
    """The lines of `mine`, which must be the same whether it attacks or defends."""
    attacking = lines(advanced(f"{mine} vs {theirs} at {where}", *ONES), "attacker")
    defending = lines(advanced(f"{theirs} vs {mine} at {where}", *ONES), "defender")
    assert attacking == defending
    return attacking


ELITES = {
    "one": ("persia: 2 infantry, elite-infantry", ""),
    "two": ("persia: infantry, 2 elite-infantry", "+1 E.10"),
    "four of a Kingdom": ("persia: 4 elite-infantry", "+1 E.10"),
    "three of Rome": ("rome: 3 elite-infantry", "+1 E.10"),
    "four of Rome": ("rome: 4 elite-infantry", "+2 E.10"),
    "four of Byzantium": ("byzantium: 4 elite-infantry", "+2 E.10"),
    "damaged ones are none": ("persia: elite-infantry, 2 elite-infantry~", ""),
    "one damaged of four": ("rome: 3 elite-infantry, elite-infantry~", "+1 E.10"),
    "of Barbarians": ("visigoths: 4 elite-infantry", ""),
    "of Barbarians become a Kingdom": ("visigoths(kingdom): 4 elite-infantry", "+1 E.10"),
}


@rule("XXI.E.10")
@pytest.mark.parametrize(("mine", "expected"), ELITES.values(), ids=ELITES)
def test_elites(advanced: Start, lines: Lines, mine: str, expected: str) -> None:
    assert as_attacker_and_as_defender(advanced, lines, mine, "armenians: 4 infantry", "plain") == expected


@rule("XXI.E.10")
@pytest.mark.parametrize(
    ("mine", "value"),
    [("rome: guard, 3 infantry", 1), ("rome: guard, legion, 2 infantry", 1), ("rome: guard, palatine", 2)],
)
def test_a_guard_counts_as_two_elites(advanced: Start, lines: Lines, mine: str, value: int) -> None:
    theirs = "persia: 2 heavy-cavalry, 2 infantry"
    assert f"+{value} E.10" in as_attacker_and_as_defender(advanced, lines, mine, theirs, "plain")


CAVALRY = {(0, 0): "", (1, 0): "+1 E.11", (1, 1): "", (2, 1): "", (3, 1): "+1 E.11", (0, 1): ""}


@rule("XXI.E.11")
@pytest.mark.parametrize(("mine", "theirs"), CAVALRY)
def test_cavalry_advantage_is_two_more_or_one_against_none(
    advanced: Start, lines: Lines, mine: int, theirs: int
) -> None:
    ours = ["infantry"] * (4 - mine) + ["cavalry"] * mine
    others = ["infantry"] * (4 - theirs) + ["cavalry"] * theirs
    found = as_attacker_and_as_defender(
        advanced, lines, f"persia: {', '.join(ours)}", f"armenians: {', '.join(others)}", "plain"
    )
    assert found == CAVALRY[mine, theirs]


HEAVY = {(0, 0): "", (0, 1): "-1 E.11", (1, 1): "", (1, 2): "", (1, 3): "-1 E.11", (1, 0): ""}


@rule("XXI.E.11")
@pytest.mark.parametrize(("mine", "theirs"), HEAVY)
def test_the_heavy_advantage_hinders_the_other_side(
    advanced: Start, lines: Lines, mine: int, theirs: int
) -> None:
    # All are cavalry, so that only the weight differs.
    ours = ["cavalry"] * (4 - mine) + ["heavy-cavalry"] * mine
    others = ["cavalry"] * (4 - theirs) + ["heavy-cavalry"] * theirs
    found = as_attacker_and_as_defender(
        advanced, lines, f"persia: {', '.join(ours)}", f"armenians: {', '.join(others)}", "plain"
    )
    assert found == HEAVY[mine, theirs]


EMPIRES = {
    "against Barbarians": ("rome: 3 infantry", "franks: 3 infantry", "+1 E.12"),
    "against a Kingdom": ("rome: 3 infantry", "armenians: 3 infantry", ""),
    "a Kingdom against Barbarians": ("persia: 3 infantry", "franks: 3 infantry", ""),
    "auxiliaries only": ("rome: 3 auxiliary", "franks: 3 infantry", ""),
    "one of its own units": ("rome: 2 auxiliary, infantry", "franks: 3 infantry", "+1 E.12"),
    "one mercenary of a Kingdom": ("rome: 3 infantry", "armenians: 2 infantry, franks.infantry", "+1 E.12"),
    "one unit of an Empire": ("franks: 2 infantry, rome.infantry", "saxons: 3 infantry", "+1 E.12"),
}


@rule("XXI.E.12")
@pytest.mark.parametrize(("mine", "theirs", "expected"), EMPIRES.values(), ids=EMPIRES)
def test_an_empire_fights_better_against_barbarians(
    advanced: Start, lines: Lines, mine: str, theirs: str, expected: str
) -> None:
    assert as_attacker_and_as_defender(advanced, lines, mine, theirs, "plain") == expected


@rule("XXI.E.12")
def test_a_horde_alone_makes_the_defender_barbarian(advanced: Start, lines: Lines) -> None:
    with_horde = advanced("rome: 3 infantry vs armenians: 2 infantry, franks.horde at plain", *ONES)
    assert lines(with_horde, "attacker") == "+1 E.12"


STEPPES = {
    "nomads": ("steppe", "huns: 3 infantry", "+1 E.12"),
    "nomads elsewhere": ("plain", "huns: 3 infantry", ""),
    "in the desert": ("desert", "huns: 3 infantry", ""),
    "others": ("steppe", "visigoths: 3 infantry", ""),
    "one nomad mercenary": ("steppe", "armenians: 2 infantry, alans.infantry", "+1 E.12"),
    "nomads become a Kingdom": ("steppe", "huns(kingdom): 3 infantry", ""),
}


@rule("XXI.E.12")
@pytest.mark.parametrize(("terrain", "mine", "expected"), STEPPES.values(), ids=STEPPES)
def test_nomads_fight_better_on_steppe(
    advanced: Start, lines: Lines, terrain: str, mine: str, expected: str
) -> None:
    assert as_attacker_and_as_defender(advanced, lines, mine, "persia: 3 infantry", terrain) == expected


@rule("XXI.E.12")
def test_nomads_on_both_sides_both_have_the_steppe(advanced: Start, lines: Lines) -> None:
    fight = advanced("huns: 3 infantry vs alans: 3 infantry at steppe", *ONES)
    assert (lines(fight, "attacker"), lines(fight, "defender")) == ("+1 E.12", "+1 E.12")


@rule("XXI.E.1")
def test_lines_add_up(advanced: Start, lines: Lines, told: Callable[..., Any]) -> None:
    """Everything at once: the modified roll is the dice plus every line."""
    fight = advanced(
        "huns: 3 horse-archer vs byzantium: 2 legion, guard at steppe; fortified; crossing=strait", *(1,) * 8
    )
    assert lines(fight, "attacker") == "-1 E.3, +1 E.11, -1 E.11, +1 E.12"
    assert lines(fight, "defender") == "+2 E.8, +1 E.9, +2 E.10, +1 E.12"
    assert told(fight, "table-hits", "roll") == [2 + 0, 2 + 6]
