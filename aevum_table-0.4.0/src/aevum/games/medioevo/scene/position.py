"""The position: what stands where now, as far as one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.scene import marks, tracks
from aevum.games.medioevo.scene.routes import ways
from aevum.games.medioevo.telling.owners import owner_of
from aevum.games.medioevo.telling.pieces import items_at, pieces_at
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.position import PlaceNow, Position

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

CONTESTED = "stripe"


def position(view: View, words: Words) -> Position:
    s = seen(view)
    found = Position(
        tracks.headline(view, words),
        tracks.tracks(view, words),
        tracks.scores(view, words),
        _places(s, words),
    )
    found.ways = ways(s, words)
    found.closed = [LAND.names[area] for area in range(LAND.size) if not s.open[area]]
    found.active = owner_of(s, s.active)
    return found


def _places(s: MedioevoState, words: Words) -> dict[str, PlaceNow]:
    things = items_at(s)
    found: dict[str, PlaceNow] = {}
    for area in range(LAND.size):
        if not s.open[area]:
            continue
        now = PlaceNow(pieces=pieces_at(s, area, things.get(area, []), words))
        now.marks = marks.place_marks(s, area, words)
        if area < LAND.places:
            now.city = marks.settlement(s, area, words)
            now.owner = owner_of(s, s.lord[area])
            if now.owner and any(whose != s.lord[area] for whose in s.owners(area)):
                now.hold = CONTESTED
        if now.owner or now.pieces or now.city or now.marks:
            found[LAND.names[area]] = now
    return found
