"""Who stands with whom: clients, federates, vassals, alliances and pacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.panels.nations import seats_from
from aevum.games.invasions.telling.nations import minor_nations, own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.games.invasions.telling.ties import ties
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    heads = [words.say("scene-head-nation"), words.say("scene-head-ties")]
    found: list[Block] = []
    for seat in seats_from(s, view.seat):
        rows: list[list[Cell]] = []
        for n in own_nations(s.world, seat) + minor_nations(s.world, seat):
            bound = ties(s, n, words)
            if bound:
                rows.append([cells.people(n, words), Cell("; ".join(bound))])
        title = words.seat(s.seats[seat])
        found.append(
            Block(title, table=Grid(heads, rows)) if rows else Block(title, words.say("board-no-ties"))
        )
    return found
