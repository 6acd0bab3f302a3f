"""The pieces on the map: units alike in one counter, captains, transports and engines, and their ids.

Units are named by their area, their owner and what they are, `CON:byzantium:archer`, with a star where they
have moved; a transport or engine by its slot, `item:13`; so option focuses find them without a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.items import ENGINE, FREE, is_ship, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, UNITS, kind_of, level_of
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_name
from aevum.games.medioevo.telling import icons
from aevum.games.medioevo.telling.cells import LEVELS
from aevum.games.medioevo.telling.owners import owner_of
from aevum.scene.position import Mark, Piece
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

MOVED = "*"


def unit_id(s: MedioevoState, area: int, whose: int, piece: int, moved: bool = False) -> str:
    return f"{LAND.names[area]}:{owner_of(s, whose)}:{PIECE_NAMES[piece]}{MOVED if moved else ''}"


def item_id(slot: int) -> str:
    return f"item:{slot}"


def unit(id: str, piece: int, whose: str, count: int, words: Words) -> Piece:
    name = PIECE_NAMES[piece]
    return Piece(
        id,
        "leader" if piece >= CAPTAIN else "unit",
        icons.UNITS[UNITS[kind_of(piece)]],
        title(value(words, "unit", name)),
        whose,
        LEVELS[level_of(piece)],
        count=count,
    )


def units_of(s: MedioevoState, area: int, whose: int, words: Words) -> list[Piece]:
    """Those that have not moved in this turn apart from those that have (5.FLOW.05)."""
    force, spent = s.force(area, whose), s.spent(area, whose)
    found: list[Piece] = []
    for piece in reversed(range(FORCE)):
        for moved, count in ((False, force[piece] - spent[piece]), (True, spent[piece])):
            if count > 0:
                one = unit(unit_id(s, area, whose, piece, moved), piece, owner_of(s, whose), count, words)
                one.spent = moved
                found.append(one)
    return found


def item(s: MedioevoState, slot: int, words: Words) -> Piece:
    kind, level = s.item_kind[slot], s.item_level[slot]
    name = item_name(kind, level)
    found = Piece(
        item_id(slot),
        "fleet" if is_ship(kind) else "works",
        icons.ITEMS[name],
        title(said(words, "scene-item", item=name, level=LEVELS[level])),
        owner_of(s, owner(slot)),
        LEVELS[level],
        weight=0,
        marks=_cargo(s, slot, words),
    )
    if item_safe(s, slot):
        found.marks.append(Mark(icons.MARKS["protected"], said(words, "scene-mark-protected"), tone="good"))
    return found


def _cargo(s: MedioevoState, slot: int, words: Words) -> list[Mark]:
    """Cubes aboard, by good."""
    return [
        Mark(icons.good(name), said(words, "scene-cargo", count=count, good=name), str(count))
        for name, count in zip(GOODS, cargo_of(s, slot), strict=True)
        if count
    ]


def items_at(s: MedioevoState) -> dict[int, list[int]]:
    """The slots in use by area, engines last."""
    found: dict[int, list[int]] = {}
    for slot, area in enumerate(s.item_at):
        if s.item_kind[slot] != FREE and area != FREE:
            found.setdefault(area, []).append(slot)
    for slots in found.values():
        slots.sort(key=lambda slot: s.item_kind[slot] == ENGINE)
    return found


def pieces_at(s: MedioevoState, area: int, slots: list[int], words: Words) -> list[Piece]:
    units = [piece for whose in s.owners(area) for piece in units_of(s, area, whose, words)]
    return [*units, *(item(s, slot, words) for slot in slots)]
