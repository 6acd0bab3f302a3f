"""The position: what stands where now, as far as one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import NEUTRAL, NOBODY, SIDES
from aevum.games.charlemagne.scene import marks, tracks
from aevum.games.charlemagne.scene.pieces import pieces_of
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.position import PlaceNow, Position

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

CONTESTED = "stripe"


def position(view: View, words: Words) -> Position:
    s = seen(view)
    return Position(
        tracks.headline(view, words),
        tracks.tracks(view, words),
        tracks.scores(view, words),
        _places(s, words),
        {REGIONS[r]: SIDES[side] for r, side in enumerate(s.control) if side != NEUTRAL},
        marks.region_marks(s, words),
        SIDES[s.phasing],
    )


def _places(s: CharlemagneState, words: Words) -> dict[str, PlaceNow]:
    """Hexes belong to whoever controls their region; only those where others stand are told one by one."""
    printed = [hex for burgs in LAND.burgs for hex in burgs]
    found: dict[str, PlaceNow] = {}
    for hex in sorted({*s.here, *printed, *s.burgs, *s.civilized, *s.pillaged}):
        now = PlaceNow(pieces=pieces_of(s, s.pieces(hex), words), city=marks.burg(s, hex, words))
        if now.city is None:
            now.marks = marks.place_marks(s, hex, words)
        side = s.land_side(hex)
        if LAND.region[hex] != AT_SEA and side not in (NOBODY, s.control[LAND.region[hex]]):
            now.owner, now.hold = SIDES[side], CONTESTED
        found[LAND.names[hex]] = now
    return found
