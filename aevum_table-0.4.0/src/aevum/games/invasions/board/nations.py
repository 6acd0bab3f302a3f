"""A small table of nations: what they are, own and are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.realm.nations import areas_of, provinces_of, reserve
from aevum.games.invasions.rules.status.ageing import SECTIONS, section
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.world import FREE, NOWHERE, TIE_NAMES, World
from aevum.games.invasions.telling.nations import COLUMNS, minor_nations, own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.terminal.lines import Cell, cell, fold, grid, heads, paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

WIDTHS = (12, 9, 9, 4, 16, 3, 7, 5, 6)
KEYS: tuple[str, ...] = (
    "section-young", "section-mature", "section-old",
    "board-decline-level", "board-tie-of", "board-horde-in",
    "board-also", "board-of-seat", "board-nation-legend",
)  # fmt: skip


def table(s: InvasionsState, nations: list[int], words: Words) -> list[str]:
    rows = [heads(COLUMNS, WIDTHS, words)]
    return grid([*rows, *(_row(s, n, words) for n in nations)], WIDTHS) if nations else []


def _row(s: InvasionsState, n: int, words: Words) -> list[Cell]:
    w = s.world
    texts = [
        str(w.gold[n]),
        _seat_of_power(w, n, words),
        str(sum(1 for i in range(1, len(w.code)) if w.place[i] >= 0 and nation_of(w.code[i]) == n)),
        str(len(reserve(w, n))),
        f"{len(provinces_of(w, n))}/{len(areas_of(w, n))}",
        str(s.realm.points[n]),
    ]
    first = [cell(words.value("people", NATIONS[n]), WIDTHS[0], "bold"), _status(w, n, words)]
    age = cell(_age(w, n, words), WIDTHS[2])
    return [*first, age, *(cell(text, width) for text, width in zip(texts, WIDTHS[3:], strict=True))]


def _status(w: World, n: int, words: Words) -> Cell:
    found = cell(words.value("status", STATUS_NAMES[w.status[n]]), WIDTHS[1])
    if w.decline[n]:
        found += cell(words.say("board-decline-level", decline=w.decline[n]), WIDTHS[1], "red")
    if w.tie[n] != FREE:
        tie = words.say("board-tie-of", tie=TIE_NAMES[w.tie[n]], people=NATIONS[w.lord[n]])
        found += cell(tie, WIDTHS[1], "yellow")
    return found


def _age(w: World, n: int, words: Words) -> str:
    if w.status[n] == BARBARIAN:
        return str(w.age[n])
    return f"{w.age[n]} {words.value('section', SECTIONS[section(w.age[n])])}"


def _seat_of_power(w: World, n: int, words: Words) -> str:
    """The capital, or where the horde is."""
    if w.capital[n] != NOWHERE:
        return w.land.site[w.capital[n]] or w.land.names[w.capital[n]]
    if w.horde[n] != NOWHERE:
        return words.say("board-horde-in", place=w.land.names[w.horde[n]])
    return "–"


def own_table(s: InvasionsState, seat: int, words: Words) -> list[str]:
    """The nations of a seat, and in a line those that only defend or raid."""
    w = s.world
    lines = table(s, own_nations(w, seat), words)
    minors = [NATIONS[n] for n in minor_nations(w, seat)]
    if minors:
        lines += [paint(part) for part in fold((words.say("board-also", peoples=minors), "dim"))]
    return lines


def page(view: View, words: Words) -> str:
    """All seats, the own one first."""
    s = seen(view)
    seats = sorted(range(len(s.seats)), key=lambda seat: (seat != view.seat, seat))
    lines: list[str] = []
    for seat in seats:
        title = words.say("board-of-seat", seat=s.seats[seat], points=s.points[seat])
        lines += [paint((title, "bold cyan")), *own_table(s, seat, words), ""]
    return "\n".join([*lines, paint((words.say("board-nation-legend"), "dim"))])
