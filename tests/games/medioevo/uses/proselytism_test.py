"""B.PURP.3 Cards of other players are used by Proselytism."""

from typing import Any

from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.tables import COMMERCE, LAW, RELIGION
from aevum.games.medioevo.rules.uses.nearby import neighbours_of
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.turning import UseCard
from aevum.testing import example, rule
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import BLUE, OTHER, fight, go, values, war


def preacher(match: Any) -> Any:
    """The Golden Horde holds the Tax Collector 22, and Byzantium sees cubes pass."""
    m = match().learn("byzantium", "proselytism").give("golden-horde", 22).active("byzantium").hush()
    m.item("CON", "hungary", "caravan", 2, salt=3)
    return m.mark("CAF", "byzantium")


@example("EX-096")
@rule("B.PURP.3", "K.CARD.02", "B.PROSELYTISM.1")
def test_blue_uses_the_condottiero_of_another(match: Any) -> None:
    m = war(match, "5 LI", "5 LI", [1, 3, 5, 1, 3, 4]).give(OTHER, 5).learn(BLUE, "proselytism")
    m.token(BLUE, "purple")
    go(fight(m), "rolled").do("borrow-card:5", "flip-token:purple", f"add-attack:{BLUE}")
    go(m, "assign", "battle-intent")
    assert values(m) == [5 + 2, 3]
    assert (m.s.flipped[RELIGION], m.s.store[RELIGION]) == (1, 0)
    assert m.s.turned[4] == 0
    assert m.s.holder[4] == m.seat(OTHER)


@rule("B.PURP.3", "B.PROSELYTISM.1", "B.PROSELYTISM.4")
def test_it_takes_a_purple_point_and_leaves_the_card_ready(match: Any) -> None:
    m = preacher(match)
    m.begin(Pause()).do("borrow-card:22", "buy-points:100")
    assert m.florins("byzantium") == 1600 - 100 + 3 * 10
    assert m.s.turned[21] == 0
    # the same card once a turn.
    assert "borrow-card:22" not in m.offered()


@rule("B.PURP.3", "B.PROSELYTISM.3")
def test_only_of_a_neighbour(match: Any) -> None:
    m = preacher(match)
    assert m.seat("golden-horde") in neighbours_of(m.s, 0)
    assert 0 not in neighbours_of(m.s, 0)
    m.mark("CAF", "hungary")
    assert m.seat("golden-horde") not in neighbours_of(m.s, 0)
    m.begin(Pause())
    assert "borrow-card:22" not in m.offered()


@rule("B.PURP.3", "B.PROSELYTISM.4")
def test_not_a_card_that_its_owner_has_turned(match: Any) -> None:
    m = preacher(match)
    m.s.turned[21] = 1
    m.begin(Pause())
    assert "borrow-card:22" not in m.offered()


@rule("B.PURP.3", "4.TECH.07", "B.PROSELYTISM.5")
def test_florins_must_reach_for_the_point_and_for_the_card(match: Any) -> None:
    m = preacher(match).give("golden-horde", 15).money("byzantium", 199)
    m.put("CAF", "byzantium", "archer")
    m.begin(Pause())
    assert not [wish for wish in m.offered() if wish.startswith("borrow-card:15")]
    m.money("byzantium", 200).begin(Pause())
    assert [wish for wish in m.offered() if wish.startswith("borrow-card:15")]


@rule("B.PURP.3", "B.PROSELYTISM.6")
def test_who_does_not_pay_does_not_use_it(match: Any) -> None:
    m = preacher(match)
    m.begin(Pause()).do("borrow-card:22", "stop-paying")
    assert m.florins("byzantium") == 1600
    assert not m.events("card-used")


@rule("B.PURP.3", "4.CARD.09", "B.PROSELYTISM.1")
def test_the_points_of_a_card_too(match: Any) -> None:
    m = preacher(match).give("golden-horde", 8).token("byzantium", "purple")
    m.begin(Pay(0, COMMERCE, 2))
    m.do("borrow-points:8:yellow", "flip-token:purple")
    assert m.done()
    assert m.s.turned[7] == 0
    m.begin(Pay(0, COMMERCE, 1))
    assert "borrow-points:8:yellow" not in m.offered()


@rule("B.PURP.3", "B.PROSELYTISM.1")
def test_for_purple_only_what_gives_more_than_it_takes(match: Any) -> None:
    m = preacher(match).give("golden-horde", 2, 35)
    m.begin(Pay(0, RELIGION, 2))
    assert "borrow-points:2:purple" in m.offered()
    assert "borrow-points:35:purple" not in m.offered()


@rule("B.PURP.3", "K.CARD.23", "B.PROSELYTISM.1")
def test_a_pirate_of_a_neighbour_gives_the_colour_that_is_due(match: Any) -> None:
    m = preacher(match).give("golden-horde", 57, 58).token("byzantium", "purple")
    m.begin(Pay(0, COMMERCE, 2)).do("borrow-points:58:yellow", "flip-token:purple")
    assert m.done()
    assert m.s.result == PAID
    assert m.s.turned[57] == 0
    m.begin(Pay(0, RELIGION, 2))
    assert "borrow-points:57:purple" not in m.offered()  # one for one


@rule("K.CARD.19", "B.PURP.3", "K.49.2")
def test_a_jester_turns_a_card_that_was_borrowed(match: Any) -> None:
    m = preacher(match).give("mamluks", 49).token("byzantium", "purple")
    m.s.orders = []
    m.begin(Pause()).do("borrow-card:22", "flip-token:purple", "use-card:49")
    assert m.s.turned[21] == 1
    assert m.florins("byzantium") == 1600


@rule("B.PURP.3", "K.CARD.19", "B.PROSELYTISM.4")
def test_not_a_card_that_its_owner_turns_while_it_is_paid_for(match: Any) -> None:
    m = preacher(match).give("golden-horde", 49).give("mamluks", 36).give("byzantium", 2)
    m.token("byzantium", "purple")
    m.s.orders = []
    m.active("mamluks").begin(UseCard(1, 35, ["put"]))
    assert m.asked() == ("golden-horde", "card-turned")
    m.do("pass", "borrow-card:49", "turn-card:2:purple")
    assert m.asked() == ("golden-horde", "card-turned")
    m.do("use-card:49", "flip-token:purple")
    # The Jester has answered the card that was to pay for him, and is out.
    assert m.s.deposit == 300


@rule("B.PURP.3", "4.CARD.09", "B.PROSELYTISM.4")
def test_nor_for_its_points(match: Any) -> None:
    m = preacher(match).give("golden-horde", 48).give("byzantium", 2).token("byzantium", "purple")
    m.s.orders = []
    m.begin(Pay(0, LAW, 1)).do("borrow-points:48:orange", "turn-card:2:purple", "use-card:48")
    m.do("flip-token:purple")
    assert m.asked() == ("byzantium", "pay-points")
    assert m.s.store[LAW] == 0


@rule("B.PURP.3", "B.PROSELYTISM.1", "B.PROSELYTISM.4")
def test_of_several_cards_each_is_lent_by_itself(match: Any) -> None:
    m = preacher(match).give("golden-horde", 23)
    m.begin(Pause())
    assert {"borrow-card:22", "borrow-card:23"} <= set(m.offered())
    m.do("borrow-card:22", "buy-points:100")
    assert "borrow-card:22" not in m.offered()
    assert "borrow-card:23" in m.offered()


@rule("K.GEN.01", "4.CARD.08")
def test_a_card_that_is_too_dear_does_not_hide_another(match: Any) -> None:
    m = match().give("byzantium", 15, 34).money("byzantium", 99).active("byzantium").hush()
    offered = m.begin(Pause()).offered()
    assert not [wish for wish in offered if wish.startswith("use-card:15")]
    assert "use-card:34" in offered


def poor(match: Any, *purple: int) -> Any:
    """Byzantium has no florin, knows Engineering, and the Golden Horde holds a card of two green points."""
    m = match().learn("byzantium", "proselytism").learn("byzantium", "engineering").money("byzantium", 0)
    m.give("golden-horde", 12).build("CON", "byzantium", "village").active("byzantium").hush()
    return m.mark("CAF", "byzantium").points("byzantium", "purple", *purple)


@rule("B.PROSELYTISM.1", "B.ENGINEERING.1", "4.TECH.05")
def test_a_technology_is_offered_where_a_neighbours_card_makes_the_points(match: Any) -> None:
    m = poor(match, 1).begin(Pause())
    m.do("use-technology:engineering:CON")
    assert m.offered() == ["borrow-points:12:green", "stop-paying"]
    m.do("borrow-points:12:green")
    assert m.s.buildings[m.area("CON") * 3] == 2
    assert (sum(m.s.store), m.florins("byzantium")) == (0, 0)


@rule("B.PROSELYTISM.1", "B.PROSELYTISM.2", "4.TECH.05")
def test_but_not_without_the_purple_point_that_it_takes(match: Any) -> None:
    m = poor(match, 0).begin(Pause())
    assert not [wish for wish in m.offered() if "engineering" in wish]


@rule("B.PROSELYTISM.1", "B.MASONRY.1", "4.BLD.04")
def test_a_building_may_be_designed_with_such_points_too(match: Any) -> None:
    m = poor(match, 1).money("byzantium", 200).turn(2, 4).begin(PurchaseMenu(0))
    m.do("build:city:CON:200:2", "borrow-points:12:green")
    assert m.s.buildings[m.area("CON") * 3] == 3
    assert (sum(m.s.store), m.florins("byzantium")) == (0, 0)


@rule("B.PROSELYTISM.1", "B.MONASTICISM.1")
def test_with_monasticism_the_purple_point_is_not_counted_twice(match: Any) -> None:
    """Two points are needed: the purple one and the only point of the card would not be two."""
    m = match().learn("byzantium", "proselytism").learn("byzantium", "engineering").money("byzantium", 0)
    m.give("golden-horde", 10).build("CON", "byzantium", "village").active("byzantium").hush()
    m.mark("CAF", "byzantium").points("byzantium", "purple", 1).begin(Pause())
    assert not [wish for wish in m.offered() if "engineering" in wish]


@rule("B.PROSELYTISM.1", "4.TECH.05")
def test_a_purple_point_borrows_the_card_that_gives_most(match: Any) -> None:
    m = poor(match, 1).give("golden-horde", 10).begin(Pause())
    assert "use-technology:engineering:CON" in m.offered()
