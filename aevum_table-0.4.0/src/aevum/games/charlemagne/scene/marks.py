"""Burgs, and the markers that lie on hexes and regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.ground import has_port
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.tables import FAITHS, NOBODY, SIDES
from aevum.games.charlemagne.telling import icons
from aevum.scene.position import CitySign, Mark
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

BURG = 1
"""All burgs are of one size."""


def place_marks(s: CharlemagneState, hex: int, words: Words) -> list[Mark]:
    found: list[Mark] = []
    if hex in s.burgs:
        found.append(Mark(icons.MARKS["burg"], said(words, "scene-mark-burg"), tone="good"))
    if hex in s.civilized:
        found.append(Mark(icons.MARKS["civilization"], said(words, "scene-mark-civilization"), tone="good"))
    if hex in s.pillaged:
        found.append(Mark(icons.MARKS["pillage"], said(words, "scene-mark-pillage"), tone="bad"))
    return found


def burg(s: CharlemagneState, hex: int, words: Words) -> CitySign | None:
    """A printed one; a marker for another lies on its hex like all markers."""
    if not LAND.burg[hex]:
        return None
    side = s.land_side(hex)
    return CitySign(
        value(words, "place", LAND.names[hex]),
        BURG,
        owner=SIDES[side] if side != NOBODY else "",
        fallen=hex in s.pillaged,
        port=has_port(s, hex),
        marks=place_marks(s, hex, words),
        icon=icons.BURG,
    )


def region_marks(s: CharlemagneState, words: Words) -> dict[str, list[Mark]]:
    """16.4: a conversion marker lies where the faith is no longer the original one."""
    found: dict[str, list[Mark]] = {}
    for r, name in enumerate(REGIONS):
        if s.faith[r] != FAITH[r]:
            faith = FAITHS[s.faith[r]]
            found[name] = [
                Mark(icons.FAITH[faith], said(words, "scene-mark-converted", faith=faith), tone="warn")
            ]
    return found
