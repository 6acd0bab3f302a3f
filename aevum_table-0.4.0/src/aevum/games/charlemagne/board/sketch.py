"""The hexes around one of them, drawn in letters.

Of each hex two lines: the ground and who stands there, and below it the number of the option that goes there,
the beginning of the burg's name, or the region.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape

from aevum.games.charlemagne.board.names import LETTER, STYLE
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import FLEET, KIND, UNITS
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState

CELL = 6
NAME = 5
SIGNS = {"sea": ("~", "blue"), "clear": ("·", "dim"), "rough": ("^", "green"), "pass": ("v", "green")}
BURG, RUIN, COURT = "■", "×", "*"
Spot = tuple[str, str]
"""A letter and its style."""


class Marks:
    """What is to be seen beside the board itself."""

    def __init__(self, here: int = -1) -> None:
        self.here = here
        self.numbers: dict[int, Spot] = {}
        """By hex the number of an option, and its style."""


def sketch(s: CharlemagneState, middle: int, across: int, down: int, marks: Marks) -> list[str]:
    """Rich markup, line by line: `across` columns to either side, `down` half hexes up and down."""
    width, height = (2 * across + 1) * CELL, 2 * down + 2
    canvas: list[list[Spot]] = [[(" ", "")] * width for _ in range(height)]
    column, level = LAND.cells[middle][0], _level(middle)
    for hex in range(LAND.size):
        x, y = LAND.cells[hex][0] - column + across, _level(hex) - level + down
        if 0 <= x <= 2 * across and 0 <= y <= 2 * down:
            _write(canvas[y], x * CELL, _top(s, hex))
            _write(canvas[y + 1], x * CELL, _bottom(s, hex, marks))
    return [_painted(line) for line in canvas]


def _level(hex: int) -> int:
    """Half hexes from the top of the map: every second column lies lower."""
    column, row = LAND.cells[hex]
    return 2 * row + (1 if column % 2 == 0 else 0)


def _write(line: list[Spot], start: int, parts: list[Spot]) -> None:
    at = start
    for text, style in parts:
        for letter in text[: start + CELL - at]:
            line[at] = (letter, style)
            at += 1


def _top(s: CharlemagneState, hex: int) -> list[Spot]:
    sign = SIGNS[LAND.ground(hex)]
    if hex in s.pillaged:
        sign = (RUIN, "red")
    elif has_burg(s, hex):
        sign = (BURG, "bold")
    if hex in s.civilized:
        sign = (COURT, "bold cyan")
    return [sign, *_standing(s, hex)]


def _standing(s: CharlemagneState, hex: int) -> list[Spot]:
    pieces = s.pieces(hex)
    if not pieces:
        return []
    side = s.side_of(pieces[0])
    fleets = [p for p in pieces if p < UNITS and KIND[p] == FLEET]
    strength = printed([piece for piece in pieces if piece not in fleets])
    text = f"{LETTER[side]}{strength or ''}{'+' if pieces[-1] >= UNITS else ''}{'f' if fleets else ''}"
    return [(text, STYLE[side])]


def _bottom(s: CharlemagneState, hex: int, marks: Marks) -> list[Spot]:
    name = LAND.burg[hex][:NAME]
    if not LAND.sea[hex] and not name:
        name = REGIONS[LAND.region[hex]].lower()
    if hex == marks.here:
        return [((name or LAND.names[hex])[:NAME], "reverse")]
    if hex in marks.numbers:
        return [marks.numbers[hex]]
    return [(name, "" if LAND.burg[hex] else "dim")]


def _painted(line: list[Spot]) -> str:
    """Letters of one style together."""
    found = ""
    run, style = "", ""
    for letter, how in [*line, ("", "end")]:
        if how != style and run:
            found += f"[{style}]{escape(run)}[/]" if style and run.strip() else escape(run)
            run = ""
        run, style = run + letter, how
    return found
