"""XXI.E: what the ground, the way in and the city add to a roll, with and without."""

from collections.abc import Callable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight

Start = Callable[..., ScriptedFight]
Lines = Callable[..., str]

# Two Kingdoms of plain infantry: nothing but the ground can change their rolls.
FOES = "persia: 3 infantry vs armenians: 3 infantry"
ONES = (1,) * 12


@rule("XXI.E.1", "XXI.E.2")
@pytest.mark.parametrize("terrain", ["plain", "steppe", "desert", "forest", "mountain"])
def test_even_foes_have_no_modifiers_but_in_a_marsh(advanced: Start, lines: Lines, terrain: str) -> None:
    in_marsh = advanced(f"{FOES} at marsh", *ONES)
    assert (lines(in_marsh, "attacker"), lines(in_marsh, "defender")) == ("-1 E.2", "")
    elsewhere = advanced(f"{FOES} at {terrain}", *ONES)
    if terrain == "mountain":
        elsewhere.do("no-ambush")
    assert (lines(elsewhere, "attacker"), lines(elsewhere, "defender")) == ("", "")


WAYS = {
    "strait": ("persia: 3 infantry", "strait", "-1 E.3", "+1 E.9"),
    "river": ("persia: 3 infantry", "river", "-1 E.4", ""),
    "range": ("persia: 3 infantry", "range", "-1 E.4", ""),
    "none": ("persia: 3 infantry", "none", "", ""),
    "river and range are one line": ("persia: infantry@range, 2 infantry@river", "none", "-1 E.4", ""),
    "a single unit over a strait": ("persia: infantry", "strait", "-1 E.3", "+1 E.9"),
    "a single unit over a river": ("persia: infantry", "river", "-1 E.4", ""),
    "one unit not over the strait": ("persia: 2 infantry, infantry@none", "strait", "", ""),
    "one unit not over the river": ("persia: 2 infantry, infantry@none", "river", "", ""),
    "part by strait, part by river": ("persia: 2 infantry@strait, infantry@river", "none", "", ""),
    "amphibious over a river": ("persia: 3 sea-raider", "river", "", ""),
    "one amphibious unit over a river": ("persia: 2 infantry, sea-raider", "river", "", ""),
    "amphibious over a range": ("persia: 3 sea-raider", "range", "-1 E.4", ""),
    "amphibious over a strait": ("persia: 3 sea-raider", "strait", "-1 E.3", "+1 E.9"),
}


@rule("XXI.E.3", "XXI.E.4", "XXI.E.7", "XXI.E.9")
@pytest.mark.parametrize(("attacker", "way", "mine", "theirs"), WAYS.values(), ids=WAYS)
def test_a_crossing_counts_when_all_attackers_suffer_it(
    advanced: Start, lines: Lines, attacker: str, way: str, mine: str, theirs: str
) -> None:
    fight = advanced(f"{attacker} vs armenians: 3 infantry at plain; crossing={way}", *ONES)
    assert (lines(fight, "attacker"), lines(fight, "defender")) == (mine, theirs)


@rule("XXI.E.3", "XXI.E.4", "XXI.E.7", "XXI.E.9")
@pytest.mark.parametrize("way", ["strait", "river", "range"])
def test_an_interception_voids_every_crossing(advanced: Start, lines: Lines, way: str) -> None:
    fight = advanced(f"{FOES} at plain; crossing={way}; intercepted", *ONES)
    assert (lines(fight, "attacker"), lines(fight, "defender")) == ("", "")


@rule("XXI.E.4")
@pytest.mark.parametrize("way", ["river", "range"])
def test_a_river_or_range_counts_in_the_first_round_only(advanced: Start, lines: Lines, way: str) -> None:
    fight = advanced(f"{FOES} at plain; crossing={way}", *ONES)
    assert lines(fight, "attacker") == "-1 E.4"
    fight.do("fight-on", "fight-on")
    assert [event.args["round"] for event in fight.events("melee-roll")] == [1, 1, 2, 2]
    assert lines(fight, "attacker") == ""


@rule("XXI.E.3", "XXI.E.9")
def test_a_strait_counts_in_both_rounds_and_for_both_sides(advanced: Start, lines: Lines) -> None:
    fight = advanced(f"{FOES} at plain; crossing=strait", *ONES)
    fight.do("fight-on", "fight-on")
    assert [event.args["round"] for event in fight.events("melee-roll")] == [1, 1, 2, 2]
    assert (lines(fight, "attacker"), lines(fight, "defender")) == ("-1 E.3", "+1 E.9")


FORESTS = {
    "settled Barbarians": ("forest", "visigoths: 3 infantry", "-1 E.5"),
    "nomads": ("forest", "huns: 3 infantry", ""),
    "a Kingdom": ("forest", "armenians: 3 infantry", ""),
    "settled Barbarians elsewhere": ("plain", "visigoths: 3 infantry", ""),
    "one settled unit among nomads": ("forest", "huns: 2 infantry, visigoths.infantry", "-1 E.5"),
    "one mercenary of a Kingdom": ("forest", "armenians: 2 infantry, visigoths.infantry", "-1 E.5"),
    "a horde beside nomads": ("forest", "huns: 2 infantry, visigoths.horde", "-1 E.5"),
}


@rule("XXI.E.5")
@pytest.mark.parametrize(("terrain", "defender", "mine"), FORESTS.values(), ids=FORESTS)
def test_forest_hinders_attackers_of_settled_barbarians(
    advanced: Start, lines: Lines, terrain: str, defender: str, mine: str
) -> None:
    fight = advanced(f"persia: 3 infantry vs {defender} at {terrain}", *ONES)
    assert lines(fight, "attacker") == mine
    assert lines(fight, "defender") == ""


HOMES = {
    "Barbarian against Kingdom": ("saxons: 3 infantry", "armenians: 3 infantry", "barbarian", "+1 E.6"),
    "in a Civilized province": ("saxons: 3 infantry", "armenians: 3 infantry", "civilized", ""),
    "against Barbarians": ("saxons: 3 infantry", "franks: 3 infantry", "barbarian", ""),
    "a Kingdom attacks": ("persia: 3 infantry", "armenians: 3 infantry", "barbarian", ""),
    "one of each is enough": (
        "vandals(kingdom): 2 infantry, alans.infantry",
        "visigoths: 2 infantry, rome.auxiliary",
        "barbarian",
        "+1 E.6",
    ),
}


@rule("XXI.E.6")
@pytest.mark.parametrize(("attacker", "defender", "land", "mine"), HOMES.values(), ids=HOMES)
def test_barbarians_attack_better_in_barbarian_land(
    advanced: Start, lines: Lines, attacker: str, defender: str, land: str, mine: str
) -> None:
    fight = advanced(f"{attacker} vs {defender} at plain; {land}", *ONES)
    assert lines(fight, "attacker") == mine
    assert lines(fight, "defender") == ""


@rule("XXI.E.6")
@pytest.mark.parametrize(("province", "mine"), [("Saxonia", "+1 E.6"), ("Neustria", "")])
def test_the_area_of_a_province_says_whether_it_is_barbarian(
    advanced: Start, lines: Lines, province: str, mine: str
) -> None:
    fight = advanced(f"franks: 3 infantry vs gallo-romans: 3 infantry at {province}; city=0", *ONES)
    assert lines(fight, "attacker") == mine


WALLS = {
    "a Kingdom": ("armenians: 3 infantry", "fortified", "+1 E.8"),
    "an Empire": ("rome: 3 auxiliary", "fortified", "+2 E.8"),
    "Barbarians": ("visigoths: 3 infantry", "fortified", ""),
    "no walls": ("armenians: 3 infantry", "unfortified", ""),
    "an Empire without walls": ("rome: 3 auxiliary", "unfortified", ""),
}


@rule("XXI.E.8")
@pytest.mark.parametrize(("defender", "walls", "theirs"), WALLS.values(), ids=WALLS)
def test_walls_help_a_civilized_defender_in_both_rounds(
    advanced: Start, lines: Lines, defender: str, walls: str, theirs: str
) -> None:
    fight = advanced(f"persia: 3 infantry vs {defender} at plain; city=1; {walls}", *ONES)
    assert (lines(fight, "attacker"), lines(fight, "defender")) == ("", theirs)
    fight.do("fight-on", "fight-on")
    assert (lines(fight, "attacker"), lines(fight, "defender")) == ("", theirs)
