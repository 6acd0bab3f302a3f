"""4 How much may be bought, and where it goes."""

import pytest

from aevum.games.medioevo.rules.buildings import (
    CITY,
    CIVIL,
    CONTROL_MARKERS,
    MILITARY,
    NO_BUILDING,
    RELIGIOUS,
    TOWER,
    VILLAGE,
)
from aevum.games.medioevo.rules.property import enough, may_mark, may_raise
from aevum.games.medioevo.rules.purchases.limits import (
    building_place,
    cards_drawn,
    may_buy_card,
    muster_place,
    transport_place,
    unit_limit,
)
from aevum.games.medioevo.rules.transports import CARAVAN, GALLEY, MERCHANT_SHIP, WAGON
from aevum.testing import example, rule


@example("EX-019")
@rule("4.ARM.04", "4.ARM.05")
def test_ex_019_a_bare_settlement_a_village_and_a_city_allow_seven_units() -> None:
    assert unit_limit([NO_BUILDING, VILLAGE, CITY]) == 7
    assert unit_limit([VILLAGE]) == 4  # the first turn


@rule("4.CARD.02")
def test_one_empire_card_a_turn() -> None:
    assert (may_buy_card(0), may_buy_card(1)) == (True, False)


def test_cathedrals_let_draw_two_more() -> None:
    assert (cards_drawn(0, 60), cards_drawn(2, 60), cards_drawn(2, 5)) == (2, 6, 5)  # 4.CARD.04


def test_ten_control_markers() -> None:
    assert CONTROL_MARKERS == 10  # 5.CTRL.04


@example("EX-015")
@rule("4.BLD.05")
def test_ex_015_civil_buildings_stand_on_settlements_only() -> None:
    assert [building_place(sort, False) for sort in (CIVIL, MILITARY, RELIGIOUS)] == [False, True, True]
    assert all(building_place(sort, True) for sort in (CIVIL, MILITARY, RELIGIOUS))


@rule("4.ARM.03", "4.SGE.03")
@pytest.mark.parametrize(
    ("settlement", "military", "allowed"),
    [(True, NO_BUILDING, True), (False, TOWER, True), (False, NO_BUILDING, False)],
)
def test_where_units_and_engines_are_placed(settlement: bool, military: int, allowed: bool) -> None:
    assert muster_place(settlement, military) == allowed


@rule("4.TRN.04", "4.TRN.05", "4.TRN.06")
@pytest.mark.parametrize(
    ("kind", "settlement", "port", "military"),
    [
        (CARAVAN, True, False, False),
        (WAGON, True, False, True),
        (GALLEY, False, True, False),
        (MERCHANT_SHIP, False, True, False),
    ],
)
def test_where_transports_are_placed(kind: int, settlement: bool, port: bool, military: bool) -> None:
    assert transport_place(kind, True, False, NO_BUILDING) == settlement
    assert transport_place(kind, False, True, NO_BUILDING) == port
    assert transport_place(kind, False, False, TOWER) == military


@rule("4.TRN.07", "4.SGE.04", "0.COMP.02")
def test_eight_property_markers_of_three_kinds() -> None:
    assert enough([6, 2, 0])
    assert not enough([7, 0, 0])  # only six show I
    assert enough([0, 4, 4])
    assert not enough([0, 7, 0])
    assert not enough([0, 0, 5])
    assert enough([2, 4, 2])
    assert not enough([3, 3, 3])  # nine of eight


@rule("4.TRN.07", "4.SGE.04")
def test_a_thing_is_built_only_with_a_free_marker_of_its_level() -> None:
    assert may_mark([5, 0, 0], 1)
    assert not may_mark([6, 0, 0], 1)
    assert may_mark([6, 0, 0], 2)
    assert not may_mark([6, 0, 2], 3)
    assert may_mark([6, 0, 2], 1, further=2)


def test_to_raise_a_thing_changes_its_marker() -> None:
    assert may_raise([6, 2, 0], 1, 2, 0)
    assert may_raise([0, 6, 2], 2, 3, 0)
    assert not may_raise([0, 4, 4], 2, 3, 0)


def test_a_conqueror_without_a_free_marker_cannot_keep_a_thing() -> None:
    assert not may_mark([3, 3, 2], 2)  # 5.CONQ.06
