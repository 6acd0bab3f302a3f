"""What may be answered hangs on florins that nobody else sees: such questions are always put (0.COMP.07)."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.tables import LAW
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat
from tests.games.medioevo.purchases.shopping import shop, shopping
from tests.games.medioevo.uses.pause import Pause


def marching(m: Any) -> Any:
    m.put("CON", "byzantium", "archer").item("CON", "byzantium", "war-wagon")
    return combat(m).do("set-out-from:CON", "take-all")


def trading(m: Any) -> Any:
    m.item("CON", "byzantium", "caravan")
    return m.turn(2, 6).hush().begin(TradePhase())


def sending(m: Any) -> Any:
    m.learn("byzantium", "nation").points("byzantium", "orange").put("BUL", "barbarians", "archer", 2)
    return m.turn(2, 2).begin(Raiders(0)).do("use-technology:nation", "nation-march:archer:BUL:WAL")


def offering(m: Any) -> Any:
    return m.active("byzantium").begin(Pause()).do("offer-pact:mamluks")


ASKS: dict[str, Callable[[Any], Any]] = {
    "pay-points": lambda m: m.begin(Pay(0, LAW, 1)),
    "bankrupt": lambda m: m.begin(Bankruptcy(0, 100)),
    "tax-level": lambda m: m.turn(2, 3).begin(TaxPhase()),
    "upkeep": lambda m: m.put("CON", "byzantium", "archer").money("byzantium", 0).begin(Upkeep(0)),
    "full-move": combat,
    "march-on": marching,
    "barbarian-points": lambda m: m.turn(2, 2).begin(Raiders(0)),
    "nation-more": sending,
    "choose-trader": trading,
    "trader-acts": lambda m: trading(m).do("choose-trader:caravan:1:1"),
    "write-pact": offering,
    "pact-offered": lambda m: offering(m).do("term:passage:byzantium", "send-offer"),
}


@rule("0.COMP.07")
@pytest.mark.parametrize("key", ASKS)
def test_a_question_that_would_tell_of_florins_is_put_in_any_case(match: Any, key: str) -> None:
    ask = ASKS[key](match()).ask()
    assert (ask.key, ask.guarded) == (key, True)


@rule("0.COMP.07", "4.CARD.05")
def test_so_are_those_of_buyers(match: Any) -> None:
    m = shop(shopping(match))
    assert m.ask().guarded
    assert m.do("buy-card:100").ask().guarded


@rule("0.COMP.07", "1.ORDER.01")
def test_bids_are_asked_of_all_and_sealed(match: Any) -> None:
    m = match().turn(2, 1).begin(TurnOrderPhase())
    assert [(ask.key, ask.guarded, ask.sealed) for ask in GAME.asks(m.s)] == [("bid", True, True)] * 4
