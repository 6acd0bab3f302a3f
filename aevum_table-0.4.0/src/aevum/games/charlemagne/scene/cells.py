"""Cells that many panels and cards share: a region, a hex, a side, a marker, each of which opens its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import FAITHS, NEUTRAL, SIDES
from aevum.games.charlemagne.telling import icons
from aevum.scene.panel import Cell
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.words import Words

OWNER, PLACE, REGION, PIECE, CARD = "owner", "place", "region", "piece", "card"
KEYS: tuple[str, ...] = ("owner-empire", "owner-tribal", "owner-neutral")


def place(hex: int, words: Words) -> Cell:
    name = LAND.names[hex]
    return Cell(value(words, "place", name), place=name, card=f"{PLACE}/{name}")


def region(r: int, words: Words) -> Cell:
    """It is shown on the map by a hex in its middle."""
    name = REGIONS[r]
    hexes = LAND.burgs[r] or LAND.hexes[r]
    at = LAND.names[hexes[len(hexes) // 2]]
    return Cell(value(words, "region", name), place=at, card=f"{REGION}/{name}")


def side(number: int, words: Words) -> Cell:
    name = SIDES[number]
    tone = "dim" if number == NEUTRAL else ""
    return Cell(said(words, f"owner-{name}"), owner=name, card=f"{OWNER}/{name}", tone=tone)


def faith(number: int, words: Words) -> Cell:
    name = FAITHS[number]
    return Cell(title(value(words, "faith", name)), icon=icons.FAITH[name])


def marker(kind: int, words: Words, count: int = 1) -> Cell:
    name = NAMES[kind]
    text = value(words, "marker", name)
    note = said(words, f"use-{name}")
    return Cell(
        f"{count} × {text}" if count > 1 else text, note, icon=icons.MARKERS[name], card=f"{CARD}/{name}"
    )
