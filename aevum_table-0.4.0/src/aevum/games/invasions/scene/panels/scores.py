"""Points of the seats, of this turn, and what objectives would bring now; the server adds the plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.scoring.count import tally
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.panels.nations import seats_from
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    seats = seats_from(s, view.seat)
    heads = [words.say(f"scene-head-{name}") for name in ("seat", "points", "turn", "objectives")]
    rows: list[list[Cell]] = []
    worth = {n: tally(s.world, n) for seat in seats for n in own_nations(s.world, seat)}
    for seat in seats:
        sure = sum(worth[n].points for n in own_nations(s.world, seat))
        row = [
            cells.number(s.points[seat]),
            cells.number(s.realm.turn_points[seat], True),
            cells.number(sure),
        ]
        rows.append([Cell(words.seat(s.seats[seat])), *row])
    found = [Block(table=Grid(heads, rows, [1, 2, 3]), rule="V.C.1")]
    for n, now in worth.items():
        if now.items or s.realm.points[n]:
            facts = [(words.modifier(item), Cell(f"{item.value:+d}", rule=item.rule)) for item in now.items]
            people = cells.people(n, words)
            won = (words.say("scene-points-so-far"), cells.number(s.realm.points[n]))
            found.append(Block(people.text, facts=[won, *facts]))
    return found


KEYS: tuple[str, ...] = ("scene-head-seat", "scene-head-points", "scene-head-turn", "scene-head-objectives")
