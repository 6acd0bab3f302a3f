"""K.CARD.12 The Architect."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.purchases.discounts import discounted
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("K.CARD.12")
@pytest.mark.parametrize(("card", "price"), [(32, 250), (33, 150)])
def test_one_building_is_cheaper(match: Make, card: int, price: int) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 4).give("byzantium", card)
    shop(m.hush()).do(f"use-card:{card}", f"build:city:CON:{price}:3")
    assert m.florins("byzantium") == 1600 - price
    assert "build:village:THE:100:1" in m.offered()  # the next one costs what it costs


@rule("K.CARD.12", "K.32.1")
def test_a_building_that_rises_is_cheaper_too(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").points("byzantium", "green", 1)
    m.give("byzantium", 33).build("CON", "byzantium", "village")
    shop(m.hush()).do("use-card:33", "build:town:CON:50:1")
    assert m.florins("byzantium") == 1550


@rule("K.CARD.12", "K.32.2", "K.33.2")
def test_a_second_architect_waits_for_the_first(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").give("byzantium", 32, 33)
    shop(m.hush()).do("use-card:32")
    assert "use-card:33" not in m.offered()


@rule("K.CARD.12", "K.32.1", "K.33.1")
def test_never_less_than_nothing_and_half_rounded_up() -> None:
    assert [discounted(31, florins) for florins in (300, 50, 20)] == [250, 0, 0]
    assert [discounted(32, florins) for florins in (300, 25)] == [150, 13]


@rule("K.CARD.12")
def test_the_discount_stays_where_the_points_do_not_come_together(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").give("byzantium", 32)
    shop(m.hush()).do("use-card:32", "build:village:CON:50:1", "stop-paying")
    assert m.florins("byzantium") == 1600
    assert "build:village:CON:50:1" in m.offered()


@rule("K.CARD.12", "K.CARD.24")
def test_by_a_princess_an_architect_who_gives_points_also_makes_the_building_cheaper(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry").give("byzantium", 32, 59)
    shop(m).do("build:town:CON:200:2", "turn-card:32:green", "use-card:59")
    assert m.asked() == ("byzantium", "choose-ability")
    m.do("use-card:32")
    assert m.florins("byzantium") == 1600 - 150
    assert "build:village:THE:100:1" in m.offered()


@rule("K.CARD.12", "K.32.2")
def test_the_discount_is_for_who_turned_the_card(match: Make) -> None:
    m = shopping(match).learn("byzantium", "masonry")
    effects.put(m.s, effects.DISCOUNT, m.seat("mamluks"), 31)
    assert "build:village:CON:100:1" in shop(m).offered()
