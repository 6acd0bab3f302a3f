"""5.CONQ, 5.CTRL, 5.DESTR What conquerors get, and what buildings bear and give."""

from aevum.games.medioevo.rules.battle.plunder import building, cubes, engine, transport
from aevum.games.medioevo.rules.buildings import (
    CASTLE,
    CATHEDRAL,
    CITY,
    CIVIL,
    FORTRESS,
    MILITARY,
    NO_BUILDING,
    RELIGIOUS,
    TOWER,
    VILLAGE,
    control_markers,
    destroyed,
)
from aevum.games.medioevo.rules.transports import BOMBARD, CARAVAN
from aevum.testing import example, rule


@rule("5.CONQ.08")
def test_a_village_and_a_cathedral_pay_half() -> None:
    assert building(CIVIL, VILLAGE) + building(RELIGIOUS, CATHEDRAL) == 200


@rule("5.CONQ.04", "5.SIEGE.10")
def test_transports_and_engines_pay_half_of_the_full_cost_of_their_level() -> None:
    assert (transport(CARAVAN, 2), engine(BOMBARD)) == (100, 150)


@rule("5.CONQ.05")
def test_a_cube_pays_fifty() -> None:
    assert cubes(3) == 150


@example("EX-016")
@rule("5.CTRL.01")
def test_control_markers_of_military_buildings() -> None:
    assert [control_markers(NO_BUILDING, new) for new in (TOWER, FORTRESS, CASTLE)] == [1, 2, 3]
    assert control_markers(TOWER, CASTLE) == 2


@rule("4.BLD.09", "5.DESTR.01")
def test_a_building_falls_when_damage_reaches_its_structure() -> None:
    assert not destroyed(CIVIL, CITY, 5)
    assert destroyed(CIVIL, CITY, 6)
    assert destroyed(MILITARY, TOWER, 3)
    assert destroyed(RELIGIOUS, CATHEDRAL, 3)
