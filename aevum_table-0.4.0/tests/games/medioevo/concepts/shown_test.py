"""What was shown cannot be taken back: undo does not reach behind it."""

from typing import Any

from aevum.games.medioevo.rules.events.unrest import Unrest
from aevum.games.medioevo.rules.purchases.deployment import Deploy
from aevum.games.medioevo.rules.scoring.end import FinalScoring
from aevum.testing import rule
from tests.games.medioevo.events.cards_test import drawn
from tests.games.medioevo.purchases.shopping import shop, shopping
from tests.games.medioevo.scoring.end_test import decks


@rule("4.CARD.04")
def test_empire_cards_that_were_drawn(match: Any) -> None:
    m = shop(shopping(match))
    before = m.s.revealed
    assert m.do("buy-card:100").s.revealed == before + 1


@rule("2.CARD.01", "K.CARD.25")
def test_events_that_were_drawn(match: Any) -> None:
    m = match([4, 6, 8, 1, 2, 3]).give("hungary", 61)
    before = m.s.revealed
    drawn(m, "EV13", "EV14", "EV15", "EV16", "EV22")
    assert m.s.revealed == before + 1
    m.do("use-card:61", "draw-event:2", "pick-event:EV15")
    assert m.s.revealed == before + 3


@rule("2.REB.01")
def test_the_level_of_taxes_on_the_next_back(match: Any) -> None:
    m = decks(match())
    before = m.s.revealed
    assert m.begin(Unrest()).s.revealed == before + 1


@rule("W.DEPL.01")
def test_purchases_behind_a_screen(match: Any) -> None:
    m = match()
    before = m.s.revealed
    assert m.begin(Deploy(0)).s.revealed == before + 1


@rule("V.END.03")
def test_money_and_debts_at_the_end(match: Any) -> None:
    m = decks(match().turn(8, 7))
    before = m.s.revealed
    m.begin(FinalScoring())
    assert m.s.revealed == before + 3  # the last event, the level of its rebellions, the screens
