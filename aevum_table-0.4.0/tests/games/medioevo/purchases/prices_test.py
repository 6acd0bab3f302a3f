"""4 What things cost, in florins and technology points."""

import pytest

from aevum.games.medioevo.rules.buildings import (
    CASTLE,
    CATHEDRAL,
    CITY,
    CIVIL,
    FORTRESS,
    MILITARY,
    RELIGIOUS,
    STRUCTURE,
    TOWER,
    TOWN,
    VILLAGE,
)
from aevum.games.medioevo.rules.items import ENGINE, price
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT, captain
from aevum.games.medioevo.rules.purchases.prices import (
    UNIT_PRICE,
    building,
    empire_card,
    raised_captain,
    ransom,
    repair,
)
from aevum.games.medioevo.rules.technologies import design, missing_points, technology, use
from aevum.games.medioevo.rules.transports import BOMBARD, CARAVAN, CATAPULT, GALLEY, STONE_THROWER
from aevum.testing import example, rule
from tests.games.medioevo.battle.forces import force

ARCHITECTURE = technology("architecture")
CARPENTRY = technology("carpentry")
MASONRY = technology("masonry")
MATHEMATICS = technology("mathematics")
MILITARY_ARTS = technology("military-arts")


@rule("4.BLD.01")
def test_civil_buildings() -> None:
    levels = (VILLAGE, TOWN, CITY)
    assert [(STRUCTURE[CIVIL][level], building(CIVIL, level)) for level in levels] == [
        (2, 100), (4, 200), (6, 300),
    ]  # fmt: skip


@rule("4.BLD.02")
def test_military_buildings() -> None:
    levels = (TOWER, FORTRESS, CASTLE)
    assert [(STRUCTURE[MILITARY][level], building(MILITARY, level)) for level in levels] == [
        (3, 100), (6, 200), (9, 300),
    ]  # fmt: skip


@example("EX-094")
@rule("4.BLD.03")
def test_ex_094_a_cathedral() -> None:
    assert (STRUCTURE[RELIGIOUS][CATHEDRAL], building(RELIGIOUS, CATHEDRAL)) == (3, 300)
    assert use(technology("religion"), 1) == 1


@example("EX-016")
@rule("4.BLD.11")
def test_ex_016_a_tower_becomes_a_castle() -> None:
    assert (design(ARCHITECTURE, CASTLE, TOWER), building(MILITARY, CASTLE, TOWER)) == (2, 200)


@example("EX-090")
def test_ex_090_a_village_becomes_a_city() -> None:
    assert (design(MASONRY, CITY, VILLAGE), building(CIVIL, CITY, VILLAGE)) == (2, 200)


@example("EX-091")
def test_ex_091_architecture_raises_a_tower_to_a_castle() -> None:
    assert (design(ARCHITECTURE, CASTLE, TOWER), building(MILITARY, CASTLE, TOWER)) == (2, 200)


@example("EX-014")
def test_ex_014_what_masonry_takes() -> None:
    assert [design(MASONRY, level) for level in (VILLAGE, TOWN, CITY)] == [1, 2, 3]
    assert use(technology("trade"), 3) == 3


@example("EX-017", "EX-018")
@rule("4.TRN.08")
def test_ex_017_and_018_a_galley_is_built_and_raised() -> None:
    assert (design(CARPENTRY, 2), price(GALLEY, 2)) == (2, 200)
    assert (design(CARPENTRY, 3, 2), price(GALLEY, 3) - price(GALLEY, 2)) == (1, 100)


@example("EX-072")
def test_ex_072_a_caravan_with_a_point_that_is_missing() -> None:
    made = 1
    missing = design(CARPENTRY, 2) - made
    assert missing_points(missing) + price(CARAVAN, 2) == 300


@example("EX-073")
def test_ex_073_a_galley_rises_from_the_first_level() -> None:
    assert (design(CARPENTRY, 2, 1), price(GALLEY, 2) - price(GALLEY, 1)) == (1, 100)


@rule("4.ARM.01")
@pytest.mark.parametrize(
    ("piece", "florins"),
    [
        (LIGHT, 20),
        (ARCHER, 50),
        (HEAVY, 50),
        (CAVALRY, 100),
        (captain(1), 100),
        (captain(2), 200),
        (captain(3), 300),
    ],
)
def test_units(piece: int, florins: int) -> None:
    assert UNIT_PRICE[piece] == florins


@example("EX-086")
def test_ex_086_a_captain_of_level_two() -> None:
    assert (design(MILITARY_ARTS, 2), UNIT_PRICE[captain(2)]) == (2, 200)
    assert (design(MILITARY_ARTS, 3, 2), raised_captain(captain(3), captain(2))) == (1, 100)


@example("EX-020")
@rule("4.SGE.05")
def test_ex_020_a_catapult_becomes_a_bombard() -> None:
    assert design(MATHEMATICS, BOMBARD, CATAPULT) == 2
    assert price(ENGINE, BOMBARD) - price(ENGINE, CATAPULT) == 200


@example("EX-092", "EX-093")
def test_ex_092_and_093_a_catapult_is_built_and_raised_by_engineering() -> None:
    assert (design(MATHEMATICS, CATAPULT), price(ENGINE, CATAPULT)) == (1, 100)
    assert use(technology("engineering"), STONE_THROWER - CATAPULT) == 2


@example("EX-021")
@rule("4.CARD.03", "4.CARD.06")
def test_ex_021_the_fourth_empire_card() -> None:
    assert (empire_card(0), empire_card(3)) == (100, 250)


@example("EX-023")
def test_ex_023_a_village_and_a_captain_for_a_point_and_100_florins_each() -> None:
    assert (design(MASONRY, VILLAGE), building(CIVIL, VILLAGE)) == (1, 100)
    assert (design(MILITARY_ARTS, 1), UNIT_PRICE[captain(1)]) == (1, 100)


def test_repairs_and_ransom() -> None:
    assert repair(3) == 150  # 4.BLD.10
    assert ransom(force("2 LI, CAV, CPT2")) == 2 * (40 + 100 + 200)  # 5.CAPT.07
