"""K.CARD.17, K.CARD.24: cards that are turned while another one is not done yet."""

from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.tables import COMMERCE
from aevum.games.medioevo.rules.uses.turning import TurnForPoints, UseCard
from aevum.testing import rule


@rule("K.44.1", "K.45.1", "K.59.1", "K.CARD.17")
def test_a_bard_turned_for_points_in_the_midst_of_another_card_acts_on_that_one(match: Any) -> None:
    """Control may cut in, and may be paid for with a Bard, who by a Princess makes ready as well."""
    m = match().give("byzantium", 22).give("mamluks", 49).give("hungary", 45, 59, 8).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    m.s.turned[7] = 1
    m.begin(UseCard(0, 21, []))
    assert m.asked() == ("mamluks", "card-turned")
    m.s.push(TurnForPoints(3, 44, COMMERCE))
    GAME.advance(m.s)
    while m.asked()[0] != "hungary":
        m.do("pass")
    m.do("use-card:59")
    while m.asked() != ("hungary", "choose-ability"):
        m.do("pass")
    assert [wish for wish in m.offered() if wish.startswith("use-card")] == ["use-card:45:22"]


@rule("K.44.1", "K.49.1")
def test_a_bard_makes_no_jester_ready_who_could_not_cancel_the_card(match: Any) -> None:
    m = match().give("byzantium", 22, 49).give("mamluks", 44).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    m.s.turned[48] = 1
    m.begin(UseCard(0, 21, []))
    assert (m.asked()[0], m.offered()) == ("mamluks", ["use-card:44:22", "pass"])
