"""3.TAX Income and upkeep."""

import pytest

from aevum.games.medioevo.rules.buildings import CITY, NO_BUILDING, TOWN, VILLAGE
from aevum.games.medioevo.rules.tables import TERRAINS
from aevum.games.medioevo.rules.taxes.income import LEVELS, aid, city_income, taxes
from aevum.games.medioevo.rules.taxes.upkeep import upkeep, upkeep_by_terrain
from aevum.testing import rule


def test_ex_010_the_third_tax_level_is_thirty() -> None:
    assert LEVELS == [10, 20, 30, 40, 50]
    assert LEVELS.index(30) == 2


@rule("3.TAX.03")
def test_civil_buildings_count_as_further_territories() -> None:
    assert taxes(30, 7, []) == 210  # 3.TAX.02
    assert [taxes(10, 7, [building]) for building in (NO_BUILDING, VILLAGE, TOWN, CITY)] == [70, 80, 90, 100]
    assert taxes(50, 7, [VILLAGE, TOWN, CITY]) == 650


@rule("3.TAX.06")
def test_a_city_yields_twenty_for_each_point_of_its_great_market() -> None:
    assert city_income(CITY, 4) == 80
    assert city_income(TOWN, 4) == 0


@rule("3.TAX.11")
def test_aid_needs_both_no_units_and_no_territory() -> None:
    assert (aid(0, 0), aid(1, 0), aid(0, 1)) == (200, 0, 0)


@rule("3.TAX.12")
def test_ex_012_upkeep_of_ten_things() -> None:
    things = {"LI": 2, "HI": 1, "AR": 1, "CAV": 1, "CPT": 1, "bombard": 1, "war wagon": 2, "galley": 1}
    assert upkeep(sum(things.values())) == 200


@rule("W.TERR.03")
@pytest.mark.parametrize(
    ("terrain", "cost"), [("plain", 20), ("forest", 20), ("hills", 20), ("mountain", 30), ("desert", 40)]
)
def test_upkeep_by_terrain(terrain: str, cost: int) -> None:
    ground = TERRAINS.index(terrain)
    assert upkeep_by_terrain(3, ground, False) == 3 * cost
    assert upkeep_by_terrain(3, ground, True) == 30
