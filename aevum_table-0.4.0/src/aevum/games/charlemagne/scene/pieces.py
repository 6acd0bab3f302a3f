"""The pieces on the map: units alike in one, and leaders, and their ids.

A piece of units is named by its hex, region and kind, `2117:AUS.militia`; a leader by his name; so option
focuses find them without a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.battle.strength import LEADER, OF_CHARLEMAGNE
from aevum.games.charlemagne.rules.counters import (
    CHARLEMAGNE,
    FLEET,
    HOME,
    KIND,
    KINDS,
    LEADERS,
    OPERATIONS,
    STRENGTH,
    UNITS,
)
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.points import WITH_CHARLEMAGNE, WITH_LEADER
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.telling import icons
from aevum.scene.position import Mark, Piece
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

ACTED = "*"
"""Ends the id of units that were activated already in this phase."""


def piece_id(s: CharlemagneState, piece: int) -> str:
    if piece >= UNITS:
        return leader_id(LEADERS[piece - UNITS])
    place = LAND.names[s.at[piece]] if s.at[piece] >= 0 else ""
    return f"{place}:{kind_id(piece)}{ACTED if piece in s.acted else ''}"


def leader_id(name: str) -> str:
    return f"leader:{name}"


def kind_id(unit: int) -> str:
    return f"{REGIONS[HOME[unit]]}.{KINDS[KIND[unit]]}"


def groups(s: CharlemagneState, pieces: Iterable[int]) -> dict[str, list[int]]:
    """By the id of a piece the units, or the leader, that it stands for; leaders first."""
    found: dict[str, list[int]] = {}
    for piece in sorted(pieces, key=lambda piece: (piece < UNITS, piece)):
        found.setdefault(piece_id(s, piece), []).append(piece)
    return found


def pieces_of(s: CharlemagneState, pieces: Iterable[int], words: Words) -> list[Piece]:
    found: list[Piece] = []
    for id, members in groups(s, pieces).items():
        first = members[0]
        piece = _leader(s, first, words) if first >= UNITS else _unit(s, id, first, len(members), words)
        piece.spent = first in s.acted
        found.append(piece)
    return found


def unit_name(home: int, kind: int, words: Words) -> str:
    return title(said(words, "scene-unit", region=REGIONS[home], unit=KINDS[kind]))


def ratings(kind: int) -> str:
    """3.2: strength and operations, as the counters print them."""
    return f"{STRENGTH[kind]}-{OPERATIONS[kind]}"


def _unit(s: CharlemagneState, id: str, unit: int, count: int, words: Words) -> Piece:
    kind = KIND[unit]
    at = s.at[unit]
    return Piece(
        id,
        "fleet" if kind == FLEET else "unit",
        icons.UNITS[KINDS[kind]],
        unit_name(HOME[unit], kind, words),
        SIDES[s.side_of(unit)],
        ratings(kind),
        REGIONS[HOME[unit]],
        count,
        # 13.7.a: in port fleets do not fight.
        0 if kind == FLEET and at >= 0 and not LAND.sea[at] else STRENGTH[kind],
    )


def leader_ratings(leader: int) -> str:
    """20.2: what he adds in battle, and by how much he multiplies the operations die."""
    if leader == CHARLEMAGNE:
        return f"+{OF_CHARLEMAGNE} ×{WITH_CHARLEMAGNE}"
    return f"+{LEADER} ×{WITH_LEADER}"


def _leader(s: CharlemagneState, leader: int, words: Words) -> Piece:
    name = LEADERS[leader - UNITS]
    icon = icons.CROWN if leader == CHARLEMAGNE else icons.WARLORD
    side = s.lead[leader - UNITS]
    found = Piece(
        leader_id(name),
        "leader",
        icon,
        value(words, "leader", name),
        SIDES[side] if side != NOBODY else "",
        leader_ratings(leader),
        weight=0,
    )
    if s.augustus == leader:
        found.marks = [Mark(icons.MARKS["augustus"], said(words, "scene-mark-augustus"), tone="good")]
    return found
