"""5.ARCH, 5.SIEGE, 5.FORT Arrows, siege fire, and walls against both."""

import pytest

from aevum.games.medioevo.rules.battle.fort import ARROWS, CASUALTIES, CHOICES, MELEE, SIEGE, spared
from aevum.games.medioevo.rules.battle.powers import strength
from aevum.games.medioevo.rules.battle.shots import arrows, crew_allowed, siege_fire
from aevum.games.medioevo.rules.buildings import CASTLE, FORTRESS, NO_BUILDING, TOWER
from aevum.games.medioevo.rules.pieces import ARCHER
from aevum.games.medioevo.rules.transports import BOMBARD, CATAPULT, STONE_THROWER
from aevum.testing import rule
from tests.games.medioevo.battle.forces import force


@rule("5.ARCH.01")
def test_each_archer_rolls_and_hits_with_one_to_three() -> None:
    assert strength(force("4 AR, LI"), [], ARCHER) == 4
    assert arrows([1, 3, 4, 8]) == 2


@rule("5.SIEGE.01")
def test_a_crew_is_one_to_three() -> None:
    assert [crew_allowed(units) for units in range(5)] == [False, True, True, True, False]


@rule("5.SIEGE.03")
@pytest.mark.parametrize("crew", [1, 2, 3])
def test_ex_039_a_die_for_each_of_the_crew(crew: int) -> None:
    assert siege_fire(CATAPULT, [3] * crew, False) == 2 * crew
    assert siege_fire(CATAPULT, [4] * crew, False) == 0


@rule("5.SIEGE.04")
@pytest.mark.parametrize(
    ("engine", "units", "buildings"), [(CATAPULT, 2, 0), (STONE_THROWER, 3, 1), (BOMBARD, 4, 2)]
)
def test_what_a_hit_does(engine: int, units: int, buildings: int) -> None:
    assert (siege_fire(engine, [1], False), siege_fire(engine, [1], True)) == (units, buildings)


@rule("5.FORT.01")
@pytest.mark.parametrize(("building", "left"), [(NO_BUILDING, 4), (TOWER, 3), (FORTRESS, 2), (CASTLE, 1)])
def test_a_military_building_spares_damage_of_the_chosen_kind(building: int, left: int) -> None:
    assert spared(4, SIEGE, building, SIEGE) == left
    assert spared(4, SIEGE, building, MELEE) == 4
    assert spared(1, SIEGE, CASTLE, SIEGE) == 0


def test_nobody_is_spared_the_own_casualties() -> None:
    assert CASUALTIES not in CHOICES
    assert [spared(2, CASUALTIES, CASTLE, chosen) for chosen in CHOICES] == [2, 2, 2]


@rule("5.FORT.04")
def test_ex_041_a_tower_against_archers_stops_an_arrow() -> None:
    assert spared(arrows([2]), ARROWS, TOWER, ARROWS) == 0
