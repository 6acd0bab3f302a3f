"""5.ARCH, 5.SIEGE, 5.FORT Arrows, siege fire, and walls against both."""

import pytest

from aevum.games.medioevo.rules.battle.fort import CASUALTIES, CHOICES
from aevum.games.medioevo.rules.battle.powers import strength
from aevum.games.medioevo.rules.battle.shots import arrows, siege_fire
from aevum.games.medioevo.rules.buildings import CASTLE, FORTRESS, MILITARY, NO_BUILDING, SPARES, TOWER
from aevum.games.medioevo.rules.pieces import ARCHER
from aevum.games.medioevo.rules.transports import BOMBARD, CATAPULT, STONE_THROWER
from aevum.testing import rule
from tests.games.medioevo.battle.forces import force


@rule("5.ARCH.01")
def test_each_archer_rolls_and_hits_with_one_to_three() -> None:
    assert strength(force("4 AR, LI"), [], ARCHER) == 4
    assert arrows([1, 3, 4, 8]) == 2


@rule("5.SIEGE.03")
@pytest.mark.parametrize("crew", [1, 2, 3])
def test_a_die_for_each_of_the_crew(crew: int) -> None:
    assert siege_fire(CATAPULT, [3] * crew, False) == 2 * crew
    assert siege_fire(CATAPULT, [4] * crew, False) == 0


@rule("5.SIEGE.04")
@pytest.mark.parametrize(
    ("engine", "units", "buildings"), [(CATAPULT, 2, 0), (STONE_THROWER, 3, 1), (BOMBARD, 4, 2)]
)
def test_what_a_hit_does(engine: int, units: int, buildings: int) -> None:
    assert (siege_fire(engine, [1], False), siege_fire(engine, [1], True)) == (units, buildings)


@rule("5.FORT.01")
def test_what_a_military_building_spares() -> None:
    assert [SPARES[MILITARY][level] for level in (NO_BUILDING, TOWER, FORTRESS, CASTLE)] == [0, 1, 2, 3]


@rule("5.FORT.02")
def test_nobody_is_spared_the_own_casualties() -> None:
    assert CASUALTIES not in CHOICES
