"""The region control chart: who controls each region, its faith, its group, its burgs and its levy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.regions import (
    AIM,
    CROWNED,
    FAITH,
    FAR,
    GROUP,
    KINGS_WAR,
    LEVY,
    LEVY_COUNT,
    REGIONS,
)
from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.rules.victory.score import land_worth
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

HEADS = ("region", "worth", "faith", "burgs", "levy", "group")
WORTH_RULE = {"": "19.2.a", KINGS_WAR: "19.2.e", FAR: "19.2.h"}
KEYS: tuple[str, ...] = (
    "scene-head-region", "scene-head-faith", "scene-head-burgs", "scene-head-levy", "scene-head-group",
    "scene-head-worth", "group-assembly", "group-pavia", "group-ring",
)  # fmt: skip


def blocks(view: View, words: Words) -> list[Block]:
    """One table a side, that of the seat first."""
    s = seen(view)
    order = sorted(range(len(SIDES)), key=lambda side: side != view.seat)
    found: list[Block] = []
    for side in order:
        rows = [_row(s, r, words) for r in range(len(REGIONS)) if s.control[r] == side]
        if rows:
            heads = [said(words, f"scene-head-{name}") for name in HEADS]
            text = f"{cells.side(side, words).text} ({len(rows)})"
            found.append(Block(text, table=Grid(heads, rows), rule="6.1"))
    return found


def _row(s: CharlemagneState, r: int, words: Words) -> list[Cell]:
    region = cells.region(r, words)
    region.owner = SIDES[s.control[r]]
    return [
        region,
        worth(r, words),
        faith(s, r, words),
        burgs(s, r, words),
        Cell(levy(r, words)),
        Cell(group(r, words)),
    ]


def worth(r: int, words: Words) -> Cell:
    """What control of it is worth to the Empire, and whether it has a crown of its own (9.1.e)."""
    found = Cell(str(land_worth(r)), rule=WORTH_RULE[AIM[r]])
    if CROWNED[r]:
        found.note = said(words, "scene-crowned")
    return found


def faith(s: CharlemagneState, r: int, words: Words) -> Cell:
    """Where a conversion marker lies the old faith is told beside it (16.4)."""
    found = cells.faith(s.faith[r], words)
    if s.faith[r] != FAITH[r]:
        found.tone = "warn"
        found.note = said(words, "scene-once", faith=cells.faith(FAITH[r], words).text)
        found.rule = "16.4.a"
    return found


def burgs(s: CharlemagneState, r: int, words: Words) -> Cell:
    """How many each side occupies, and how many there are."""
    every = burgs_of(s, r)
    held = [s.land_side(hex) for hex in every]
    parts = [
        said(words, "scene-burgs-of", count=held.count(side), side=SIDES[side])
        for side in range(len(SIDES))
        if side in held and side != s.control[r]
    ]
    text = f"{sum(1 for side in held if side != NOBODY and side == s.control[r])}/{len(every)}"
    return Cell(text, ", ".join(parts), tone="warn" if parts else "")


def levy(r: int, words: Words) -> str:
    units = words.together([value(words, "unit", unit) for unit in LEVY[r]])
    return f"{LEVY_COUNT[r]} × {units}" if LEVY_COUNT[r] > 1 and len(LEVY[r]) == 1 else units


def group(r: int, words: Words) -> str:
    """T9"""
    return said(words, f"group-{GROUP[r]}") if GROUP[r] else "–"
