"""K.CARD.29, B.GREE.4 What raises buildings and engines for nothing."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.buildings import CITY, CIVIL, MILITARY, TOWN
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.words import item_words
from aevum.games.medioevo.rules.works.standing import built
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


def menu(m: Any) -> Any:
    return m.hush().turn(1, 4).active("byzantium").begin(PurchaseMenu(0))


@example("EX-071")
@rule("K.CARD.29", "K.69.1")
def test_the_sheriff_raises_a_village_beside_a_fortress(match: Make) -> None:
    m = match().build("CON", "byzantium", "village", "fortress").build("THE", "byzantium", "town", "fortress")
    menu(m.give("byzantium", 69))
    assert [choice for choice in m.offered() if choice.startswith("use-card")] == ["use-card:69:CON"]
    m.do("use-card:69:CON")
    assert (built(m.s, m.area("CON"), CIVIL), m.florins("byzantium")) == (TOWN, 1600)


@example("EX-071")
@rule("K.CARD.29", "K.69.2")
def test_the_sheriff_raises_a_town_beside_a_castle_only(match: Make) -> None:
    m = match().build("CON", "byzantium", "town", "castle").build("THE", "byzantium", "town", "fortress")
    menu(m.give("byzantium", 69))
    assert [choice for choice in m.offered() if choice.startswith("use-card")] == ["use-card:69:CON"]
    m.do("use-card:69:CON")
    assert (built(m.s, m.area("CON"), CIVIL), m.florins("byzantium")) == (CITY, 1600)


@rule("K.CARD.29", "V.GAIN.07", "5.CTRL.01", "K.70.1")
def test_the_other_sheriff_makes_a_castle_that_counts_as_built(match: Make) -> None:
    m = match().build("CON", "byzantium", "city", "fortress")
    menu(m.give("byzantium", 70)).do("use-card:70:CON")
    assert m.asked() == ("byzantium", "place-marker")
    assert (built(m.s, m.area("CON"), MILITARY), m.honour("byzantium")) == (3, 1)


@rule("K.CARD.29", "K.69.2")
def test_no_sheriff_where_nothing_stands_or_for_others_but_in_disputed_land(match: Make) -> None:
    m = match().build("CON", "byzantium", "castle").build("BUD", "hungary", "village", "castle")
    menu(m.give("byzantium", 69))
    assert not [choice for choice in m.offered() if choice.startswith("use-card")]
    m.build("THE", "byzantium", "village", "fortress").put("THE", "mamluks", "archer")
    assert "use-card:69:THE" in menu(m).offered()


@rule("B.GREE.4", "V.GAIN.07", "B.ENGINEERING.1")
def test_engineering_raises_a_building_one_level_for_two_points(match: Make) -> None:
    m = match().learn("byzantium", "engineering").build("CON", "byzantium", "town")
    menu(m.points("byzantium", "green", 2)).do("use-technology:engineering:CON")
    assert built(m.s, m.area("CON"), CIVIL) == 3
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600, 0)
    assert m.honour("byzantium") == 1


@rule("B.GREE.4", "B.ENGINEERING.1")
def test_engineering_raises_an_engine_or_a_building_as_one_likes(match: Make) -> None:
    m = match().learn("byzantium", "engineering").build("CON", "byzantium", "town")
    slot = m.item("CON", "byzantium", "catapult")
    menu(m.points("byzantium", "green", 2)).do("use-technology:engineering:CON")
    assert m.offered() == ["raise-building:city:CON", "raise-engine:catapult:1:1"]
    m.do("raise-engine:catapult:1:1")
    assert m.s.item_level[slot] == 2
    assert m.told("improved") == (
        "B.GREE.4",
        {"seat": "byzantium", "item": "stone-thrower", "level": 2, "slot": 1, "place": "CON"},
    )


@example("EX-093")
@rule("B.GREE.4", "B.ENGINEERING.1")
def test_ex_093_a_catapult_becomes_a_stone_thrower_for_two_points(match: Make) -> None:
    m = match().learn("byzantium", "engineering")
    slot = m.item("CON", "byzantium", "catapult")
    menu(m.points("byzantium", "green", 2)).do("use-technology:engineering:CON")
    assert item_words(m.s, slot)["item"] == "stone-thrower"
    assert (m.florins("byzantium"), sum(m.s.store)) == (1600, 0)


@rule("B.GREE.4", "B.ENGINEERING.2", "B.ENGINEERING.3")
def test_engineering_where_nobody_disputes_and_engines_at_home(match: Make) -> None:
    m = match().learn("byzantium", "engineering").build("CON", "byzantium", "town")
    m.put("CON", "barbarians", "archer").item("ADR", "byzantium", "catapult")
    menu(m.points("byzantium", "green", 2))
    assert not [choice for choice in m.offered() if choice.startswith("use-technology")]


@rule("B.GREE.4", "B.ENGINEERING.1")
def test_engineering_raises_nothing_above_level_three(match: Make) -> None:
    m = match().learn("byzantium", "engineering").build("CON", "byzantium", "city", "castle", "cathedral")
    m.item("CON", "byzantium", "bombard")
    menu(m.points("byzantium", "green", 2))
    assert not [choice for choice in m.offered() if choice.startswith("use-technology")]


@rule("B.GREE.4", "4.SGE.04", "B.ENGINEERING.1")
def test_an_engine_rises_only_with_a_marker_of_the_level(match: Make) -> None:
    m = match().learn("byzantium", "engineering")
    m.item("CON", "byzantium", "stone-thrower")
    for _ in range(4):
        m.item("CON", "byzantium", "caravan", 3)
    menu(m.points("byzantium", "green", 2))
    assert not [choice for choice in m.offered() if choice.startswith("use-technology")]


@rule("K.CARD.29", "4.CARD.07", "5.CTRL.02", "K.69.1")
def test_the_sheriff_works_while_another_buys(match: Make) -> None:
    m = match().build("CON", "byzantium", "city", "tower").give("byzantium", 70)
    m.hush().turn(1, 4).active("mamluks").begin(PurchaseMenu(1))
    m.initiate("byzantium", "use-card:70:CON")
    assert m.asked() == ("byzantium", "place-marker")
    m.do("stop-marking")
    assert m.asked() == ("mamluks", "buy")
    assert built(m.s, m.area("CON"), MILITARY) == 2
