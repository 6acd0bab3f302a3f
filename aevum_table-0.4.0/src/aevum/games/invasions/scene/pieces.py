"""The pieces on the map: units alike in one, leaders, hordes, Limites and fleets, and their ids.

A piece of units is named by its place and its look, `Thracia:rome:rome.legion`; a leader by his name; so
option focuses find them without a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.leaders import (
    COMBAT,
    LEADER_NATION,
    LEADERS,
    MOUNTAIN,
    RANK,
    RANK_NAMES,
    STACKING,
)
from aevum.games.invasions.rules.troops import DAMAGED, DOUBLE, ELITE, FLEET, NATIONS, kind_name, look, traits
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import ASIDE, HALTED, paces_left, units_at
from aevum.games.invasions.rules.world.world import NOBODY, World
from aevum.games.invasions.telling.icons import MARKS, RANKS, UNITS, unit_icon
from aevum.games.invasions.telling.seen import said, value
from aevum.scene.position import Mark, Piece

if TYPE_CHECKING:
    from aevum.words import Words

ONE_ELITE, TWO_ELITES = "◆", "◆◆"
"""III.B.18: the diamonds of the counters."""


def leader_id(leader: int) -> str:
    return f"leader:{LEADERS[leader]}"


def horde_id(nation: int) -> str:
    return f"horde:{NATIONS[nation]}"


def limes_id(place: str) -> str:
    return f"{place}:limes"


def unit_id(place: str, master: int, code: int, spent: bool = False) -> str:
    tail = ("~" if code & DAMAGED else "") + ("*" if spent else "")
    return f"{place}:{NATIONS[master]}:{NATIONS[nation_of(code)]}.{kind_name(code)}{tail}"


def unit_name(code: int, words: Words) -> str:
    nation, kind = NATIONS[nation_of(code)], kind_name(code)
    if code & DAMAGED:
        return said(words, "scene-damaged-unit", nation=nation, unit=kind)
    return said(words, "scene-unit", nation=nation, unit=kind)


def diamonds(code: int) -> str:
    what = traits(code)
    return TWO_ELITES if what & DOUBLE else ONE_ELITE if what & ELITE else ""


def unit(id: str, code: int, master: int, count: int, words: Words) -> Piece:
    nation = nation_of(code)
    return Piece(
        id,
        "fleet" if traits(code) & FLEET else "unit",
        unit_icon(kind_name(code)),
        unit_name(code, words),
        NATIONS[nation],
        diamonds(code),
        count=count,
        master="" if master == nation else NATIONS[master],
        worn=code & DAMAGED != 0,
    )


def leader(i: int, words: Words) -> Piece:
    return Piece(
        leader_id(i),
        "leader",
        RANKS[RANK_NAMES[RANK[i]]],
        value(words, "leader", LEADERS[i]),
        NATIONS[LEADER_NATION[i]],
        ratings(i),
        weight=0,
    )


def ratings(i: int) -> str:
    """Combat and stacking, as the notation writes them."""
    return f"{COMBAT[i]}+{STACKING[i]}" + ("^" if MOUNTAIN[i] else "")


def horde(n: int, words: Words) -> Piece:
    name = said(words, "scene-horde", people=NATIONS[n])
    return Piece(horde_id(n), "horde", UNITS["horde"], name, NATIONS[n], weight=0)


def limes(place: str, n: int, words: Words) -> Piece:
    name = said(words, "scene-limes", people=NATIONS[n])
    return Piece(limes_id(place), "works", UNITS["limes"], name, NATIONS[n], weight=0)


def spent(w: World, i: int) -> bool:
    """A unit of who acts now that will not move on."""
    return w.moving >> w.master[i] & 1 == 1 and (
        w.march[i] & (HALTED | ASIDE) != 0 or paces_left(w, i, True) == 0
    )


def unit_groups(w: World, p: int) -> dict[str, list[int]]:
    """By the id of a piece the units that it stands for."""
    found: dict[str, list[int]] = {}
    for i in units_at(w, p):
        found.setdefault(unit_id(w.land.names[p], w.master[i], w.code[i], spent(w, i)), []).append(i)
    return found


def pieces_at(w: World, p: int, leaders: list[int], words: Words) -> list[Piece]:
    """Everything that stands in a place: who leads, who fights, and what does not move."""
    found = [leader(i, words) for i in leaders]
    groups = sorted(unit_groups(w, p).items(), key=lambda entry: _order(w, entry[1][0]))
    for id, units in groups:
        piece = unit(id, look(w.code[units[0]]), w.master[units[0]], len(units), words)
        piece.spent = spent(w, units[0])
        if w.march[units[0]] & ASIDE:
            piece.marks = [Mark(MARKS["aside"], said(words, "scene-mark-aside"))]
        found.append(piece)
    if p >= w.land.provinces:
        return found
    found += [horde(n, words) for n, at in enumerate(w.horde) if at == p]
    if w.limes[p] != NOBODY:
        found.append(limes(w.land.names[p], w.limes[p], words))
    return found


def _order(w: World, i: int) -> tuple[int, int, int, int]:
    """The owner's before mercenaries', strong ones first."""
    code = w.code[i]
    return w.master[i], int(nation_of(code) != w.master[i]), -len(diamonds(code)), look(code)
