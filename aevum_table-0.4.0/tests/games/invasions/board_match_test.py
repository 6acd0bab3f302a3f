"""A whole match in the terminal: where the turn stands, the tables of nations, cards and income."""

from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.board import BOARD
from aevum.games.invasions.board.regions import regions
from aevum.games.invasions.board.tables import Choice
from aevum.games.invasions.rules.troops import NATIONS
from aevum.terminal.lines import WIDTH
from aevum.terminal.players import Players
from aevum.terminal.session import Session
from aevum.words import Words
from tests.games.invasions.conftest import table_of
from tests.narrow import of_kind

SEED = 15
ROME = NATIONS.index("rome")


def shown(table: Table, seat: str) -> list[str]:
    words = Words("en", GAME.name, table.seats)
    return Text.from_markup(of_kind(str, BOARD.board(table.view(seat), words))).plain.splitlines()


def page(table: Table, seat: str, name: str) -> str:
    words = Words("en", GAME.name, table.seats)
    return Text.from_markup(BOARD.pages[name](table.view(seat), words)).plain


@pytest.fixture(scope="module")
def screens() -> dict[str, list[str]]:
    """The first picture of each question in a match of random choices up to the third turn, for its seat."""
    table = table_of(Table(GAME, "350", {}, SEED))
    rng = Random(SEED)
    found: dict[str, list[str]] = {}
    while table.state.world.turn < 3:
        ask = table.asks()[0]
        seat = table.seats[ask.seat]
        if ask.key not in found and table.state.fight_now is None:
            found[ask.key] = shown(table, seat)
            assert BOARD.covered(table.view(seat)) <= {option.id for option in ask.options}
        table.choose(seat, rng.choice(ask.options))
    return found


@pytest.fixture(scope="module")
def start() -> Table:
    """At the first council of the Romans."""
    table = table_of(Table(GAME, "350", {}, SEED))
    while table.asks()[0].key != "counsel":
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], ask.options[0])
    return table


def test_the_head_tells_turn_phase_gold_and_points(start: Table) -> None:
    lines = shown(start, "roman")
    assert lines[0] == "Turn 1 of 12 · Time phase: diplomacy"
    assert lines[1] == "Rome: 20 gold · Byzantium: 20 gold"
    assert lines[2].startswith("Points · Romans 0 · Huns ")


def test_the_first_council_shows_how_the_own_nations_stand(start: Table) -> None:
    lines = [line.split() for line in shown(start, "roman")]
    rome = next(line for line in lines if line[:2] == ["Rome", "Empire"])
    assert rome[2:7] == ["4", "young", "20", "Roma", "18"]
    text = "\n".join(shown(start, "roman"))
    assert "Byzantium: clients Armenians; allied with Rome" in text
    assert "Rome, Catholic heresy: Africa" in text


def test_cards_on_offer_say_what_they_do(start: Table) -> None:
    text = "\n".join(shown(start, "roman"))
    assert "Rome: offer a Foedus         Barbarians may settle here as federates" in text


def test_no_picture_of_a_question_is_too_wide_or_has_a_gap(screens: dict[str, list[str]]) -> None:
    assert {"counsel", "policy", "purchases", "deploy"} <= set(screens)
    for key, lines in screens.items():
        assert [line for line in lines if len(line) > WIDTH or "⟦" in line] == [], key


def test_the_policy_is_chosen_with_the_income_in_sight(screens: dict[str, list[str]]) -> None:
    text = " ".join(screens["policy"])
    assert "income if it came now: +" in text
    assert "let the ruler march" in text


def test_many_places_stand_by_their_areas(start: Table) -> None:
    w = table_of(start).state.world
    choices = [Choice(n, p) for n, p in enumerate(range(w.land.provinces), 1) if w.owner[p] == ROME]
    lines = regions(w, choices, Words("en", GAME.name, start.seats))
    assert any(line.startswith("Italia: ") for line in lines)
    assert "Latium (Roma 3, walls 1, capital; 1 unit)" in " ".join(lines)
    assert max(len(line) for line in lines) <= WIDTH


def test_purchases_show_the_reserve(screens: dict[str, list[str]]) -> None:
    head = next(line for line in screens["purchases"] if "reserve" in line)
    assert head.split() == ["unit", "gold", "reserve", "map"]


@pytest.mark.parametrize("seat", ["roman", "hun", "persian", "goth"])
@pytest.mark.parametrize("name", sorted(BOARD.pages))
def test_every_page_for_every_seat(start: Table, seat: str, name: str) -> None:
    text = page(start, seat, name)
    assert text
    assert "⟦" not in text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_the_page_of_cards_shows_the_own_hand_alone(start: Table) -> None:
    held = sum(at == 0 for at in table_of(start).state.realm.event_at)
    text = page(start, "roman", "cards")
    assert text.count("\n") >= held
    assert "In other hands: Huns " in text


def test_the_page_of_goals_counts_what_is_held(start: Table) -> None:
    assert "Objectives count at the end of turn 3, 6, 9 and 12" in page(start, "roman", "goals")


def test_a_single_fight_has_no_pages() -> None:
    table = Table(GAME, "nisibis", {}, 1)
    assert page(table, "attacker", "nations") == "There is nothing of the kind in this scenario."


def test_a_lone_answer_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(Table(GAME, "350", {}, SEED))
    players = Players(GAME.name, table.seats, dict.fromkeys(table.seats[1:], "random"))
    session = Session(table, Words("en", GAME.name, table.seats), players, Console(quiet=True))
    rng = Random(SEED)
    while len(table.asks()[0].options) > 1 or table.asks()[0].seat:
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    before = len(table.choices)
    monkeypatch.setattr("aevum.terminal.turn.read_line", lambda *_: pytest.fail("asked"))
    session._step(table.asks()[0])
    assert table.choices[before] == ("roman", "pass")
