"""Cards of kingdoms, and of the barbarians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.games.medioevo.rules.taxes.due import units_of
from aevum.games.medioevo.telling import cells
from aevum.games.medioevo.telling.owners import HORDE, OWNERS, looks, owner_name
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def card(view: View, id: str, words: Words) -> Card | None:
    if id not in OWNERS:
        return None
    s = seen(view)
    found = Card("owner", id, owner_name(id, words), owner=id, icon=looks()[id].sign)
    if id == HORDE:
        hordes = [cells.place(area, words) for area in range(LAND.size) if s.count(area, BARBARIANS)]
        found.blocks = [Block(said(words, "scene-hordes"), cells=hordes, rule="E.BARB")]
        return found
    kingdom = KINGDOMS.index(id)
    found.title = value(words, "kingdom", id)
    seat = s.seat_of[kingdom]
    homes = [cells.place(place, words) for place in LAND.homes[kingdom]]
    found.blocks = [*_player(s, seat, words), Block(said(words, "scene-home"), cells=homes, rule="0.KING.01")]
    return found


def _player(s: MedioevoState, seat: int, words: Words) -> list[Block]:
    if seat == NOBODY:
        return [Block(text=said(words, "scene-unplayed"))]
    land = s.controlled(seat)
    facts = [
        (said(words, "scene-head-honour"), Cell(str(s.honour[seat]), rule="V")),
        (said(words, "scene-head-land"), Cell(str(len(land)), rule="3.TAX.04")),
        (said(words, "scene-head-army"), Cell(str(units_of(s, seat)), rule="0.COMP.01")),
    ]
    abroad = [cells.place(place, words) for place in land if s.home(place) != seat]
    found = [Block(facts=facts)]
    if abroad:
        found.append(Block(said(words, "scene-abroad"), cells=abroad))
    return found
