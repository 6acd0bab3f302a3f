"""All nations: what they are, own and are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.realm.nations import areas_of, provinces_of, reserve
from aevum.games.invasions.rules.status.ageing import SECTIONS, section
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.world import FREE, NOWHERE, ROLE_NAMES, TIE_NAMES, World
from aevum.games.invasions.scene import cells
from aevum.games.invasions.telling.nations import COLUMNS, minor_nations, own_nations
from aevum.games.invasions.telling.seen import said, seen, value
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

FIGURES = [3, 5, 6, 8]


def blocks(view: View, words: Words) -> list[Block]:
    """All seats, the own one first."""
    s = seen(view)
    found: list[Block] = []
    for seat in seats_from(s, view.seat):
        whose = words.say("board-of-seat", seat=s.seats[seat], points=s.points[seat])
        heads = [title(value(words, "column", name)) for name in COLUMNS]
        nations = own_nations(s.world, seat)
        block = Block(
            whose, table=Grid(heads, [row(s, n, words) for n in nations], FIGURES) if nations else None
        )
        block.cells = [_minor(s.world, n, words) for n in minor_nations(s.world, seat)]
        found.append(block)
    return [*found, Block(text=words.say("board-nation-legend"))]


def seats_from(s: InvasionsState, seat: int) -> list[int]:
    return sorted(range(len(s.seats)), key=lambda other: (other != seat, other))


def row(s: InvasionsState, n: int, words: Words) -> list[Cell]:
    w = s.world
    return [
        cells.people(n, words),
        status(w, n, words),
        Cell(age(w, n, words), rule="VI.A.6" if w.status[n] != BARBARIAN else "VI.A.5"),
        cells.number(w.gold[n]),
        seat_of_power(w, n, words),
        cells.number(len(afield(w, n))),
        cells.number(len(reserve(w, n))),
        Cell(f"{len(provinces_of(w, n))}/{len(areas_of(w, n))}"),
        cells.number(s.realm.points[n]),
    ]


def status(w: World, n: int, words: Words) -> Cell:
    found = Cell(value(words, "status", STATUS_NAMES[w.status[n]]), rule="VI.A.1")
    if w.decline[n]:
        found.text += f", {said(words, 'board-decline-level', decline=w.decline[n])}"
        found.tone = "bad"
    if w.tie[n] != FREE:
        found.note = said(words, "board-tie-of", tie=TIE_NAMES[w.tie[n]], people=NATIONS[w.lord[n]])
        found.text += f" ({found.note})"
        found.tone = found.tone or "warn"
    return found


def age(w: World, n: int, words: Words) -> str:
    if w.status[n] == BARBARIAN:
        return str(w.age[n])
    return f"{w.age[n]} {value(words, 'section', SECTIONS[section(w.age[n])])}"


def seat_of_power(w: World, n: int, words: Words) -> Cell:
    """The capital, or where the horde is."""
    at = w.capital[n] if w.capital[n] != NOWHERE else w.horde[n]
    if at == NOWHERE:
        return Cell("–")
    found = cells.place(w.land.names[at])
    if w.capital[n] != NOWHERE:
        found.text = w.land.site[at] or found.text
    else:
        found.text = said(words, "board-horde-in", place=w.land.names[at])
    return found


def afield(w: World, n: int) -> list[int]:
    """Its own units on the map, whomever they serve."""
    return [i for i in w.of_people[n] if w.place[i] >= 0 and nation_of(w.code[i]) == n]


def _minor(w: World, n: int, words: Words) -> Cell:
    found = cells.people(n, words)
    found.note = said(words, f"scene-role-{ROLE_NAMES[w.role[n]]}")
    found.tone = "dim"
    return found


KEYS: tuple[str, ...] = ("scene-role-inactive", "scene-role-raider", "scene-role-active", "scene-role-out")
