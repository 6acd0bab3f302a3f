"""Barbarian points as a plan, guards against those of others, and loans for what pays them back."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine.ask import Option
from aevum.games.medioevo.bots.barracks import hiring
from aevum.games.medioevo.bots.bot import RULES
from aevum.games.medioevo.bots.purse import credit, reserve
from aevum.games.medioevo.bots.raids import best_raid, harm, may_be_raided
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.taxes.debts import LOAN
from tests.games.medioevo.bots.aims_test import BYZANTIUM, MAMLUKS, chosen
from tests.games.medioevo.conftest import Rest, ScriptedMatch

Make = Callable[..., ScriptedMatch]


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def city_in_jerusalem(match: Make) -> Any:
    return match().build("JER", "mamluks", "city").put("PAL", "barbarians", "light-infantry").turn(3, 2)


def names(areas: list[int]) -> list[str]:
    return [LAND.names[area] for area in areas]


def test_a_horde_is_led_as_far_as_the_points_reach(match: Make) -> None:
    board = city_in_jerusalem(match)
    raid = best_raid(board.s, BYZANTIUM, 3)
    assert raid is not None
    assert (names(raid.path)[0], names(raid.path)[-1], raid.fresh) == ("PAL", "JER", False)
    board.begin(Raiders(BYZANTIUM))
    first = chosen(board)
    assert first.startswith("raid-march:PAL:")
    board.do(first)
    assert chosen(board).endswith(":JER")


def test_one_unit_turns_a_raid_away(match: Make) -> None:
    board = city_in_jerusalem(match).put("JER", "mamluks", "light-infantry")
    raid = best_raid(board.s, BYZANTIUM, 3)
    assert raid is None or names(raid.path)[-1] != "JER"


def test_a_horde_that_is_not_there_yet_is_put_at_a_fire(match: Make) -> None:
    board = match().build("KAR", "mamluks", "city").turn(3, 2)
    raid = best_raid(board.s, BYZANTIUM, 3)
    assert raid is not None
    assert raid.fresh
    board.begin(Raiders(BYZANTIUM))
    assert chosen(board).startswith("add-barbarian:light-infantry:")


def test_own_land_is_spared_and_the_leader_is_not(match: Make) -> None:
    board = city_in_jerusalem(match)
    place = LAND.number("JER")
    assert harm(board.s, MAMLUKS, place) < 0 < harm(board.s, BYZANTIUM, place)
    before = harm(board.s, BYZANTIUM, place)
    board.s.honour[BYZANTIUM] = board.s.honour[MAMLUKS] + 10
    assert harm(board.s, BYZANTIUM, place) < before


def test_a_city_that_hordes_reach_gets_a_guard(match: Make) -> None:
    light = Option("hire", {"unit": "light-infantry", "place": "DAM", "florins": 20, "points": 0}, "4.ARM.01")
    board = match().build("DAM", "mamluks", "city").turn(5, 4)
    assert may_be_raided(board.s, LAND.number("DAM"), 3)
    assert hiring(board.s, MAMLUKS, light) > 0
    board.put("DAM", "mamluks", "light-infantry")
    assert hiring(board.s, MAMLUKS, light) == 0


def test_a_loan_is_taken_early_for_what_pays_and_kept_for_the_end(match: Make) -> None:
    board = match().learn("byzantium", "masonry", "carpentry")
    board.points("byzantium", "green", 3).money("byzantium", 40)
    board.turn(2, 4).active("byzantium").hush().begin(PurchaseMenu(BYZANTIUM))
    board.s.tax[BYZANTIUM], board.s.offers[BYZANTIUM] = 30, 1
    assert credit(board.s, BYZANTIUM)
    assert chosen(board) == f"borrow:{LOAN}"
    board.s.loans[BYZANTIUM] = 1
    assert not credit(board.s, BYZANTIUM)
    before = reserve(board.s, BYZANTIUM)
    board.turn(7, 4)
    assert reserve(board.s, BYZANTIUM) >= before + LOAN
