"""V.GAIN, V.LOSS Honour in play."""

import pytest

from aevum.games.medioevo.rules.buildings import (
    CASTLE,
    CATHEDRAL,
    CITY,
    CIVIL,
    FORTRESS,
    MILITARY,
    RELIGIOUS,
    TOWER,
    TOWN,
    VILLAGE,
)
from aevum.games.medioevo.rules.honour import (
    PACT_BROKEN,
    REBELLION_SUPPRESSED,
    UNDECLARED_ATTACK,
    army_destroyed,
    barbarian_battle,
    built,
    conquest,
)
from aevum.testing import example, rule


def taken(
    settlement: bool = True,
    levels: tuple[int, ...] = (),
    holy: bool = False,
    own_home: bool = False,
    again: bool = False,
    open_country: bool = False,
) -> int:
    return conquest(settlement, list(levels), holy, own_home, again, open_country)


@rule("V.GAIN.01")
def test_ex_001_a_settlement_gives_one() -> None:
    assert taken() == 1
    assert 29 + taken() == 30
    assert taken(settlement=False) == 0


@example("EX-052")
@rule("V.GAIN.02", "V.END.14")
def test_a_city_and_a_castle_give_seven() -> None:
    assert taken(levels=(CITY, CASTLE)) == 7
    assert taken(levels=(VILLAGE, CATHEDRAL)) == 5


@rule("V.GAIN.02")
def test_buildings_without_a_settlement_give_none_unless_the_option_says_so() -> None:
    assert taken(settlement=False, levels=(CASTLE,)) == 0
    assert taken(settlement=False, levels=(CASTLE,), open_country=True) == 3


def test_rome_and_jerusalem_give_two_more() -> None:
    assert taken(holy=True) == 3  # V.GAIN.03


@rule("V.GAIN.06")
def test_nothing_for_a_second_conquest_in_the_turn_and_for_the_own_home() -> None:
    assert taken(levels=(CITY,), again=True) == 0
    assert taken(levels=(CITY,), holy=True, own_home=True) == 0


@rule("V.GAIN.07")
def test_a_city_a_castle_and_a_cathedral_give_one_each() -> None:
    assert [built(CIVIL, level) for level in (VILLAGE, TOWN, CITY)] == [0, 0, 1]
    assert [built(MILITARY, level) for level in (TOWER, FORTRESS, CASTLE)] == [0, 0, 1]
    assert built(RELIGIOUS, CATHEDRAL) == 1


@rule("V.GAIN.09")
@pytest.mark.parametrize(("start", "destroyed", "points"), [(5, 5, 1), (8, 8, 1), (4, 4, 0), (6, 5, 0)])
def test_a_large_army_destroyed_to_the_last_unit(start: int, destroyed: int, points: int) -> None:
    assert army_destroyed(start, destroyed) == points


@rule("V.LOSS.02")
def test_who_is_destroyed_by_barbarians_or_flees_loses_one() -> None:
    assert (barbarian_battle(0, False), barbarian_battle(3, True), barbarian_battle(3, False)) == (-1, -1, 0)


def test_what_other_deeds_cost_and_give() -> None:
    assert (PACT_BROKEN, UNDECLARED_ATTACK, REBELLION_SUPPRESSED) == (-2, -3, 1)
