"""What the Income step would bring if it came now, item by item, and what unrest costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.religion.heresy import heretical_areas
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.marks import SIDES
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    """Of the own nations; an onlooker sees all of them, for nothing of it is hidden."""
    s = seen(view)
    seats = [view.seat] if view.seat >= 0 else list(range(len(s.seats)))
    nations = [n for seat in seats for n in own_nations(s.world, seat)]
    found = [block for n in nations for block in nation_income(s, n, words)]
    return found or [Block(text=words.say("board-no-income"))]


def nation_income(s: InvasionsState, n: int, words: Words) -> list[Block]:
    items = forecast(s, n)
    people = cells.people(n, words).text
    found: list[Block] = []
    if items:
        net = sum(item.value for item in items)
        heads = [words.say("scene-head-item"), words.say("scene-head-gold")]
        rows = [
            [Cell(words.modifier(item), rule=item.rule), cells.number(item.value, True)] for item in items
        ]
        title = words.say("scene-income-of", people=people, net=f"{net:+d}", gold=s.world.gold[n])
        found.append(Block(title, table=Grid(heads, rows, [1]), rule="XIV.H.3"))
    troubles = unrest(s, n)
    if troubles:
        found.append(Block(words.say("scene-unrest-of", people=people), cells=troubles, rule="XVI.E.2"))
    return found


def unrest(s: InvasionsState, n: int) -> list[Cell]:
    """Revolts and heresies."""
    w = s.world
    found: list[Cell] = []
    for p in provinces_of(w, n):
        if w.revolt[p]:
            cell = cells.place(w.land.names[p], "bad")
            cell.text += f" {SIDES[w.revolt[p]]}"
            found.append(cell)
    return found + [cells.region(w.land.areas[area], "warn") for area in heretical_areas(s, n)]


KEYS: tuple[str, ...] = ()
"""Modifier keys come from the rules, which declare them."""
