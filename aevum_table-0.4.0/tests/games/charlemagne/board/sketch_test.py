"""The map in letters, and the news in short."""

from collections.abc import Callable

import pytest
from rich.text import Text

from aevum.engine import BadData, Event, Modifier, Roll
from aevum.engine.view import View
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.board import BOARD
from aevum.games.charlemagne.board.sketch import CELL, Marks, sketch
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.telling import TELLING
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]
PAVIA = LAND.of_burg("Pavia")


def drawn(m: ScriptedMatch, marks: Marks) -> list[str]:
    return [Text.from_markup(line).plain for line in sketch(m.s, PAVIA, 1, 2, marks)]


def test_each_hex_stands_where_it_lies(match: Match) -> None:
    """One column to either side: the neighbours are half a hex higher and lower."""
    m = match().clear().put("Pavia", "LOM field-army", 2).leader("Pavia", "tribal", "desiderius")
    m.s.control[LAND.region[PAVIA]] = 1
    marks = Marks(PAVIA)
    for number, hex in enumerate(LAND.near[PAVIA], 1):
        marks.numbers[hex] = (str(number), "")
    shown = drawn(m, marks)
    middle = shown[2][CELL : 2 * CELL], shown[3][CELL : 2 * CELL]
    assert [part.strip() for part in middle] == ["■T6+", "Pavia"]
    column, row = LAND.cells[PAVIA]
    for number, hex in enumerate(LAND.near[PAVIA], 1):
        dx = LAND.cells[hex][0] - column
        lower = (LAND.cells[hex][0] % 2 == 0) - (column % 2 == 0)
        y = 2 * (LAND.cells[hex][1] - row) + lower + 2
        assert shown[y + 1][(dx + 1) * CELL] == str(number)


def test_signs_tell_what_lies_on_a_hex(match: Match) -> None:
    m = match().clear()
    m.s.civilized = [PAVIA]
    assert drawn(m, Marks())[2][CELL] == "*"
    m.s.civilized, m.s.pillaged = [], [PAVIA]
    assert drawn(m, Marks())[2][CELL] == "×"


@pytest.mark.parametrize("wish", ["Pavia", "pavia", "3430", "LOM"])
def test_one_may_look_at_any_place(match: Match, wish: str) -> None:
    m = match()
    words = Words("en", GAME.name, m.table.seats)
    shown = Text.from_markup(BOARD.lookups["look"](m.table.view("empire"), words, wish)).plain
    assert "Lombardy (T)" in shown
    assert "⟦" not in shown


def test_a_place_that_is_not_there(match: Match) -> None:
    words = Words("en", GAME.name)
    with pytest.raises(BadData, match="did you mean Pavia"):
        BOARD.lookups["look"](match().table.view("empire"), words, "Pavio")


def moved(start: str, end: str, seat: str = "tribal") -> Event:
    return Event("force-moves", {"seat": seat, "from_place": start, "place": end, "points": 3}, "12.4.a")


def test_a_march_is_told_once() -> None:
    view = View(0, {}, None)
    events = [moved("3430", "3431"), moved("3431", "3432"), moved("2117", "2118")]
    told = TELLING.brief(events, view)
    assert [(event.args["from_place"], event.args["place"]) for event in told] == [
        ("3430", "3432"),
        ("2117", "2118"),
    ]
    assert TELLING.brief([moved("3430", "3431", "empire")], view) == []
    assert TELLING.worth([moved("3430", "3431", "empire"), events[0]], view) == [False, True]


def test_revolts_are_told_without_their_modifiers() -> None:
    event = Event("revolt-fails", {"region": "BAV"}, "T3.table", -1, Roll(0, [], [Modifier(1, "x", "T3")]))
    assert TELLING.brief([event], View(0, {}, None))[0].roll is None
