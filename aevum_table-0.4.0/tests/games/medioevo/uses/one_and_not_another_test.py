"""What forbids one card, transport, area or pact says nothing of the next one."""

from typing import Any

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.diplomacy.torn import must_choose
from aevum.games.medioevo.rules.diplomacy.war import attack
from aevum.games.medioevo.rules.objectives.standing import partners
from aevum.games.medioevo.rules.tables import COMBAT, TRANSPORT
from aevum.games.medioevo.rules.terms import COMMERCE, DEFENCE, PASSAGE
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.points import reach
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat, menu
from tests.games.medioevo.uses.pause import Pause


def cards(m: Any) -> list[str]:
    return [wish for wish in m.offered() if wish.startswith(("use-card", "borrow-card"))]


@rule("4.CARD.08", "K.GEN.01")
def test_a_card_that_is_too_dear_does_not_hide_the_next(match: Any) -> None:
    m = match().give("byzantium", 15, 22, 34).money("byzantium", 99).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    m.begin(Pause())
    assert cards(m) == ["use-card:22", "use-card:34"]
    m = match().give("byzantium", 15, 34).money("byzantium", 100).active("byzantium").begin(Pause())
    assert {wish.split(":")[1] for wish in cards(m)} == {"15", "34"}


@rule("B.PURP.3", "B.PROSELYTISM.4")
def test_a_card_that_was_preached_from_does_not_hide_the_next(match: Any) -> None:
    m = match().learn("byzantium", "proselytism").give("golden-horde", 22, 23).active("byzantium").hush()
    m.item("CON", "hungary", "caravan", 2, salt=3)
    m.mark("CAF", "byzantium").begin(Pause())
    assert cards(m) == ["borrow-card:22", "borrow-card:23"]
    m.do("borrow-card:22", "buy-points:100")
    assert cards(m) == ["borrow-card:23"]


@rule("B.PURP.3", "B.PROSELYTISM.1", "4.TECH.07")
def test_to_borrow_takes_the_florins_for_a_point_to_the_last(match: Any) -> None:
    for florins, offered in ((99, []), (100, ["borrow-card:22"])):
        m = match().learn("byzantium", "proselytism").give("golden-horde", 22).money("byzantium", florins)
        m.item("CON", "hungary", "caravan", 2, salt=3)
        m.active("byzantium").hush().mark("CAF", "byzantium").begin(Pause())
        assert cards(m) == offered


@rule("4.TECH.06", "K.CARD.23", "4.CARD.16")
def test_pirates_cards_and_tokens_are_counted_together(match: Any) -> None:
    m = match().give("mamluks", 57, 58, 65, 6).token("mamluks", "red", 2).points("mamluks", "red")
    m.s.flipped[1 * 6 + COMBAT] = 1
    assert reach(m.s, 1, COMBAT) == 1 + 2 + 2 + 1 + 1
    assert reach(m.s, 1, TRANSPORT) == 1 + 2 + 1
    m.s.turned[57] = 1
    assert reach(m.s, 1, COMBAT) == 1 + 2 + 1 + 1


@rule("B.PURP.2", "4.CARD.09")
def test_a_card_of_two_colours_that_serve_is_counted_once(match: Any) -> None:
    m = match().give("mamluks", 34, 40).learn("mamluks", "monasticism")
    assert reach(m.s, 1, COMBAT) == 1 + 1
    assert reach(m.s, 1, TRANSPORT) == 2


@rule("K.CARD.01", "5.FLOW.08", "K.01.1")
def test_where_a_bishop_forbids_battles_says_nothing_of_elsewhere(match: Any) -> None:
    m = match()
    for place in ("BUL", "SER"):
        m.put(place, "byzantium", "archer").put(place, "barbarians", "light-infantry")
    first, second = sorted(("BUL", "SER"), key=m.area)
    effects.put(m.s, effects.NO_BATTLE, 1, m.area(first))
    assert menu(combat(m)) == [f"fight-in:{second}", "pass-combat"]


@rule("K.CARD.07", "6.MOVE.02", "K.19.2")
def test_a_tired_caravan_does_not_keep_the_next_from_barbarian_customers(match: Any) -> None:
    board = match().give("golden-horde", 19, 20)
    tired = board.item("GEO", "golden-horde", "caravan", 1, furs=1)
    board.item("GEO", "golden-horde", "caravan", 2, furs=1)
    board.s.item_left[tired] = 0
    board.turn(2, 6).hush().begin(TradePhase())
    assert cards(board) == ["use-card:19:caravan:2:2:furs", "use-card:20:caravan:2:2"]


@rule("C.PACT.09", "C.PACT.11")
def test_who_owes_help_by_a_later_term_of_a_pact(match: Any) -> None:
    m = match()
    m.s.terms = [
        [1, PASSAGE, 1, 3, 0, 0, 0, 0],
        [1, DEFENCE, 3, 1, 0, 0, 5, 0],
        [2, DEFENCE, 0, 3, 0, 0, 5, 0],
    ]
    m.s.pacts_made = 2
    attack(m.s, 0, 1)
    assert must_choose(m.s, 3, 0, 1)
    assert not must_choose(m.s, 2, 0, 1)


@rule("4.CARD.13", "C.PACT.15")
def test_a_pact_that_is_over_does_not_hide_the_next(match: Any) -> None:
    m = match().turn(3)
    m.s.terms = [
        [1, COMMERCE, 0, 1, 2, 0, 0, 0],
        [2, PASSAGE, 0, 2, 0, 0, 0, 0],
        [3, COMMERCE, 3, 0, 3, 0, 0, 0],
    ]
    assert (partners(m.s, 0), partners(m.s, 0, COMMERCE)) == ([2, 3], [3])
