"""The picture for the terminal: no wider than a screen, and every answer is to be seen with its number."""

import re
from random import Random

import pytest
from rich.text import Text

from aevum.engine import Table
from aevum.engine.view import View
from aevum.games.medioevo import GAME
from aevum.games.medioevo.board import BOARD
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.purchases.drawing import Drawing
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.telling import TELLING
from aevum.testing import rule
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import of_kind

WIDE = 80
CHOICES = 250


def text_of(markup: object) -> str:
    return Text.from_markup(of_kind(str, markup)).plain


def view_of(m: ScriptedMatch, seat: str) -> View:
    return GAME.view(m.s, m.seat(seat))


def seen(m: ScriptedMatch, seat: str) -> str:
    return text_of(BOARD.board(view_of(m, seat), Words("en", "medioevo", m.s.seats)))


def page(m: ScriptedMatch, name: str, seat: str = "byzantium", wish: str = "") -> str:
    view, words = view_of(m, seat), Words("en", "medioevo", m.s.seats)
    return text_of(BOARD.lookups[name](view, words, wish) if wish else BOARD.pages[name](view, words))


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [("introduction", 1), ("short", 2), ("short", 3)])
def test_a_match_fits_the_screen(scenario: str, seed: int) -> None:
    table = Table(GAME, scenario, {}, seed=seed)
    words, rng = Words("en", "medioevo", table.seats), Random(seed)
    while not table.over and len(table.choices) < CHOICES:
        ask = rng.choice([ask for ask in table.asks() if ask.answer is None])
        seat = table.seats[ask.seat]
        view = table.view(seat)
        picture = text_of(BOARD.board(view, words))
        assert "⟦" not in picture
        assert max(map(len, picture.splitlines())) <= WIDE, picture
        for number, option in enumerate(BOARD.ordered(ask), 1):
            alike = [other for other in ask.options if other.key == option.key]
            if option.id in BOARD.covered(view) and option.key != "bid":
                assert re.search(rf"(^| )\s*{number}[) ]", picture, re.M), (number, option.id, picture)
            else:
                assert option.key == "bid" or len(alike) <= 6
        if len(table.choices) % 50 == 0:
            for name, shown in BOARD.pages.items():
                found = text_of(shown(view, words))
                assert "⟦" not in found, name
                assert max(map(len, found.splitlines()), default=0) <= WIDE, found
        table.choose(seat, rng.choice(ask.options))
    view = table.view(None)
    assert text_of(BOARD.board(view, words))
    assert len(TELLING.brief(table.log, view)) < len(table.log)


def test_a_bid_is_a_range() -> None:
    match = Table(GAME, "introduction", {}, seed=1)
    view = match.view("byzantium")
    picture = text_of(BOARD.board(view, Words("en", "medioevo", match.seats)))
    assert "bid:N or just N, your figure: 0 florins … 1,600 florins" in picture
    assert len(BOARD.covered(view)) == 1601


@rule("2.DICE.06")
def test_a_step_into_barbarian_land_is_weighed(match: type[ScriptedMatch]) -> None:
    """The dice of the turn are known, and so is the horde they call up: one light infantry."""
    m = match().active("byzantium").put("CON", "byzantium", "heavy-infantry", 4)
    m.item("CON", "byzantium", "war-wagon", 3)
    m.begin(CombatPhase()).do("set-out-from:CON", "take-all", "go-to:ADR")
    picture = seen(m, "byzantium")
    assert re.search(r"\d+ Tarnovo +···", picture), picture
    assert "Battle with Bar, 1 light: won 100 %, lost 0 %" in picture


@rule("6.GMKT.02")
def test_a_way_says_what_the_cargo_would_bring(match: type[ScriptedMatch]) -> None:
    m = match().active("byzantium").turn(1, 6).market("THE", "furs", "salt")
    m.item("ADR", "byzantium", "caravan", 2, wine=2)
    m.begin(TradePhase()).do("choose-trader:caravan:2:1")
    assert "2 cubes would sell for 280 florins, profit 80" in seen(m, "byzantium")


def test_a_battle_shows_both_sides_and_the_odds(match: type[ScriptedMatch]) -> None:
    m = match().active("byzantium").put("TRO", "byzantium", "cavalry", 2)
    m.put("TRO", "hungary", "light-infantry", 3)
    m.begin(Battle(m.area("TRO"), m.seat("byzantium"), m.seat("hungary")))
    picture = seen(m, "byzantium")
    assert "Byzantium (attacker)" in picture
    assert "Hungary (defender)" in picture
    assert re.search(r"1\) Fight: .*%", picture)


def test_what_may_be_done_at_any_time_stands_aside(match: type[ScriptedMatch]) -> None:
    m = match().active("byzantium").put("CON", "byzantium", "archer").begin(CombatPhase())
    picture = seen(m, "byzantium")
    assert "Diplomacy: " in picture
    hidden = BOARD.covered(view_of(m, "byzantium"))
    assert "declare-war:mamluks" in hidden
    assert "pass-combat" not in hidden


def test_florins_of_others_stay_behind_their_screens(match: type[ScriptedMatch]) -> None:
    m = (
        match()
        .money("mamluks", 777)
        .put("CON", "byzantium", "archer")
        .active("byzantium")
        .begin(CombatPhase())
    )
    assert "777" not in seen(m, "byzantium") + page(m, "boards")
    assert "777" in seen(m, "mamluks")


def test_look_shows_a_place_and_its_neighbours(match: type[ScriptedMatch]) -> None:
    m = match().build("CON", "byzantium", "city", "castle").put("ADR", "hungary", "archer", 2)
    m.put("GAL", "byzantium", "cavalry").put("GAL", "barbarians", "archer").begin(CombatPhase())
    found = page(m, "look", wish="constantinople")
    assert "city; castle; port: textiles" in found
    assert re.search(r"Thrace +Hun 2 archer", found), found
    assert re.search(r"Gallipoli +··· Byz 1 cavalry; Bar 1 archer", found), found


def test_land_lists_a_kingdom_and_what_is_nobodys(match: type[ScriptedMatch]) -> None:
    m = match().begin(CombatPhase())
    assert page(m, "land", wish="mamluks").count("Mam") >= 7
    assert "Bosnia" in page(m, "land", wish="rest")


@rule("6.ROUTE.02")
def test_a_trader_sees_its_route(match: type[ScriptedMatch]) -> None:
    m = match().active("byzantium").turn(1, 6)
    slot = m.item("NIC", "byzantium", "caravan", 2, wine=2)
    seat = m.seat("byzantium")
    m.s.route_item[seat], m.s.route_from[seat] = slot, m.area("NIC")
    m.s.route_steps[seat] = [m.area(name) for name in ("THE", "CON", "CAI", "KIE")]
    m.s.route_done[seat] = 1
    m.begin(TradePhase()).do("choose-trader:caravan:2:1")
    assert "Trade route: ✓ Thessalonica · Constantinople · Cairo · Kiev" in seen(m, "byzantium")


def test_a_full_move_shows_what_could_set_out(match: type[ScriptedMatch]) -> None:
    m = match().active("byzantium").put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "war-wagon", 2)
    picture = seen(m.begin(CombatPhase()), "byzantium")
    assert re.search(r"\d+ Constantinople +Byz port: textiles; 2 archer, wagon II", picture), picture


@rule("4.CARD.04", "4.CARD.09", "4.CARD.14")
def test_cards_to_choose_from_tell_their_points_and_their_token(match: type[ScriptedMatch]) -> None:
    m = match().turn(2, 4)
    m.s.deck = [card for card in m.s.deck if card not in (7, 57)] + [7, 57]
    m.begin(Drawing(0))
    text = " ".join(seen(m, "byzantium").split())
    assert "Technology points: 2 points: yellow" in text
    assert text.count("It brings a token: ") == 2
    # Others see only that somebody looks at cards.
    assert "It brings a token" not in seen(m, "mamluks")


@rule("0.SETUP.12")
def test_the_deck_is_counted_without_cards_that_somebody_looks_at(match: type[ScriptedMatch]) -> None:
    m = match().turn(2, 4)
    before = len(m.s.deck)
    m.begin(Drawing(0))
    assert f"Cards in the deck: {before - 2}" in page(m, "cards")
