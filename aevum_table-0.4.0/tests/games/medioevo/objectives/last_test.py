"""4.CARD.13 Objectives of combat are shown as the turn ends, by who has no turn after it."""

from typing import Any

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.objectives.claims_test import with_aim


def defended(m: Any) -> Any:
    """The Byzantines have won two battles in the turn of another."""
    m.turn(2, 5).active("mamluks")
    for _ in range(2):
        deeds.record(m.s, 0, deeds.BATTLE_WON, deeds.AGAINST_PLAYER + 1)
    return m


def ends(m: Any) -> Any:
    return m.turn(2, 7).begin(EndPhase())


@rule("4.CARD.13", "0.PHASE.02")
def test_who_won_in_the_turns_of_others_shows_it_at_the_end(match: Any) -> None:
    m = ends(defended(with_aim(match(), "byzantium", 24, "two-victories")))
    assert m.asked() == ("byzantium", "last-claims")
    assert m.offered() == ["claim-objective:24:two-victories:red", "pass"]
    m.do("claim-objective:24:two-victories:red")
    assert m.done()
    assert sum(m.s.tokens) == 1
    assert m.s.holder[23] < 0


@rule("4.CARD.13")
def test_who_conquers_with_the_last_full_move_is_not_too_late(match: Any) -> None:
    m = with_aim(match(), "byzantium", 24, "lightning-campaign").turn(2).war("byzantium", "mamluks", 1)
    for place in ("SER", "WAL"):
        deeds.record(m.s, 0, deeds.CONQUEST, m.area(place))
    m.s.effects = []
    m.put("THE", "byzantium", "archer").mark("BUL", "mamluks")
    m.item("THE", "byzantium", "war-wagon")
    m.hush().begin(CombatPhase()).do("set-out-from:THE", "take-all", "go-to:BUL")
    while not m.done():
        m.do(m.offered()[-1])
    m.s.orders = []
    assert ends(m).asked() == ("byzantium", "last-claims")
    assert m.offered() == ["claim-objective:24:lightning-campaign:red", "pass"]


@rule("4.CARD.13", "4.CARD.05")
def test_who_is_asked_tells_nothing_of_objectives(match: Any) -> None:
    m = ends(defended(match().give("byzantium", 24)))
    assert m.asked() == ("byzantium", "last-claims")
    assert m.offered() == ["pass"]
    assert ends(defended(match())).done()  # no cards
    m = match().give("byzantium", 24).turn(2, 4)
    deeds.record(m.s, 0, deeds.RANSOM)
    assert ends(m).done()  # phases of turns were still to come


@rule("4.CARD.13")
def test_who_has_a_turn_of_trade_shows_it_there(match: Any) -> None:
    m = defended(with_aim(match(), "byzantium", 24, "two-victories"))
    m.item("CON", "byzantium", "caravan")
    m.turn(2, 6).begin(TradePhase())
    assert "claim-objective:24:two-victories:red" in m.offered()
    m.do("end-trade")
    assert ends(m).done()
