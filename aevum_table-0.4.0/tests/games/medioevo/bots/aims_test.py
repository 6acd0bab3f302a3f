"""The bots know what pays: routes, weak hordes, cities, and peace with the strong."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.bots.bargains import worth
from aevum.games.medioevo.bots.bot import RULES, Chancellor
from aevum.games.medioevo.bots.clash import fought, versus_horde
from aevum.games.medioevo.bots.prey import victim
from aevum.games.medioevo.bots.realm import glory, rights
from aevum.games.medioevo.bots.roads import Roads
from aevum.games.medioevo.bots.routes import best_route
from aevum.games.medioevo.bots.tours import order_of
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import NON_BELLIGERENCE, PASSAGE, PAYMENT
from aevum.games.medioevo.rules.trade.phase import TradePhase
from tests.games.medioevo.conftest import Rest, ScriptedMatch

Make = Callable[..., ScriptedMatch]
HEAVY_THREE = [0, 0, 3, 0, 0, 0, 0]
LIGHT_TWO = [2, 0, 0, 0, 0, 0, 0]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the procedure under test lies a frame that no match has."""
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def chosen(m: Any, bot: Chancellor | None = None) -> str:
    """What the bot answers to the open question."""
    ask = m.ask()
    return (bot or Chancellor()).choose(ask, partial(GAME.view, m.s, ask.seat), Random(1)).id


def play(m: Any, bot: Chancellor, most: int = 60) -> list[str]:
    """The bot answers everything until the procedure is over."""
    taken: list[str] = []
    while not m.done() and len(taken) < most:
        taken.append(chosen(m, bot))
        m.do(taken[-1])
    return taken


def test_heavy_infantry_beats_a_horde_and_light_infantry_pays_for_it(match: Make) -> None:
    s = match().s
    heavy = versus_horde(s, BYZANTIUM, HEAVY_THREE, LIGHT_TWO, 40)
    light = versus_horde(s, BYZANTIUM, [1, 0, 0, 0, 0, 0, 0], [3, 2, 0, 0, 1, 0, 0], 40)
    assert heavy.win > 0.9 > light.win
    assert fought(HEAVY_THREE, [0] * 7, [], 0, 0, 0, 10).win == 1.0


def test_it_takes_the_settlement_next_to_its_army(match: Make) -> None:
    board = match()
    board.put("ADR", "byzantium", "heavy-infantry", 3)
    board.item("ADR", "byzantium", "war-wagon")
    board.s.circle = [4, 6, 8]
    board.hush().begin(CombatPhase())
    taken = play(board, Chancellor())
    assert "set-out-from:ADR" in taken
    assert any(board.s.conquered)
    assert board.honour("byzantium") == sum(LAND.settlement[place] for place in board.s.conquered)


def test_it_stays_where_a_horde_is_too_strong(match: Make) -> None:
    board = match()
    board.put("ADR", "byzantium", "light-infantry", 1)
    board.item("ADR", "byzantium", "war-wagon")
    board.s.circle = [3, 3, 3]
    board.hush().begin(CombatPhase())
    assert chosen(board) == "pass-combat"


def test_buildings_make_a_settlement_worth_conquering(match: Make) -> None:
    board = match().build("DAM", "mamluks", "city", "castle")
    assert glory(board.s, BYZANTIUM, LAND.number("DAM")) == 7
    assert glory(board.s, MAMLUKS, LAND.number("DAM")) == 0


def test_an_attack_without_war_costs_honour_and_war_is_declared_a_turn_before(match: Make) -> None:
    board = match()
    board.build("JER", "mamluks", "city", "castle")
    board.put("ACR", "byzantium", "heavy-infantry", 3)
    board.item("ACR", "byzantium", "war-wagon")
    assert rights(board.s, BYZANTIUM, MAMLUKS) > 2
    assert victim(board.s, BYZANTIUM) == MAMLUKS
    board.war("byzantium", "mamluks").turn(2)
    assert rights(board.s, BYZANTIUM, MAMLUKS) == 0
    board.turn(8)
    assert victim(board.s, BYZANTIUM) == NOBODY


def test_it_opens_the_longest_route_it_can_finish_and_none_too_late(match: Make) -> None:
    board = match()
    slot = board.item("CON", "byzantium", "caravan")
    cubes = [0] * len(GOODS)
    cubes[LAND.good[LAND.number("CON")]] = 1
    roads = Roads(board.s, BYZANTIUM, False)
    board.turn(1, 6)
    early = best_route(board.s, roads, slot, LAND.number("CON"), cubes)
    assert len(early) == 8
    assert len(set(early)) == 8
    board.turn(8, 6)
    assert best_route(board.s, roads, slot, LAND.number("CON"), cubes) == []


def test_a_route_is_followed_by_the_shortest_way(match: Make) -> None:
    board = match()
    roads = Roads(board.s, BYZANTIUM, False)
    stops = [LAND.number(name) for name in ("KON", "NIC")]
    end = LAND.number("ANT")
    assert order_of(roads, LAND.number("CON"), stops, end) == [LAND.number("NIC"), LAND.number("KON"), end]


def test_caravans_go_round_hordes(match: Make) -> None:
    board = match()
    straight = Roads(board.s, BYZANTIUM, False).far(LAND.number("CON"))[LAND.number("THE")]
    board.put("ADR", "barbarians", "light-infantry", 2)
    around = Roads(board.s, BYZANTIUM, False).far(LAND.number("CON"))[LAND.number("THE")]
    assert around > straight


def test_a_caravan_buys_and_opens_a_route_in_its_first_turn(match: Make) -> None:
    board = match()
    board.item("CON", "byzantium", "caravan")
    board.turn(1, 6).hush().begin(TradePhase())
    taken = play(board, Chancellor())
    assert "open-route" in taken
    assert len(board.s.route_steps[BYZANTIUM]) == 8


def test_it_keeps_florins_for_the_goods_of_a_route(match: Make) -> None:
    board = match()
    board.item("CON", "byzantium", "caravan")
    board.turn(1, 4).active("byzantium").hush().begin(PurchaseMenu(BYZANTIUM))
    play(board, Chancellor())
    assert 100 <= board.florins("byzantium") < 400


def test_it_pays_upkeep_and_disbands_the_cheapest_where_it_cannot(match: Make) -> None:
    board = match().put("CON", "byzantium", "cavalry").put("CON", "byzantium", "light-infantry")
    board.turn(2, 3).active("byzantium").begin(Upkeep(BYZANTIUM))
    assert chosen(board) == "pay-upkeep:40"
    board.money("byzantium", 30)
    board.begin(Upkeep(BYZANTIUM))
    assert chosen(board) == "disband:CON:light-infantry"


def test_peace_with_the_strong_is_worth_something_and_passage_is_not(match: Make) -> None:
    board = match().put("DAM", "mamluks", "cavalry", 8).put("CON", "byzantium", "archer")
    quiet = [0, NON_BELLIGERENCE, BYZANTIUM, MAMLUKS, 0, 0, 0, 0]
    passage = [0, PASSAGE, BYZANTIUM, MAMLUKS, 0, 0, 0, 0]
    gift = [0, PAYMENT, MAMLUKS, BYZANTIUM, 0, 0, 200, 0]
    assert worth(board.s, BYZANTIUM, [quiet], 3) > 0 > worth(board.s, BYZANTIUM, [passage], 3)
    assert worth(board.s, BYZANTIUM, [passage, gift], 2) > 0


def test_an_objective_is_claimed_as_soon_as_it_is_met(match: Make) -> None:
    board = match().give("byzantium", 23)
    board.s.objective[22], board.s.objective[43] = 43, 22
    board.give("byzantium", 1, 2, 3, 4, 5)
    board.turn(2, 4).active("byzantium").hush().begin(PurchaseMenu(BYZANTIUM))
    assert chosen(board).startswith("claim-objective:23:court-of-fame")
