"""The position: what stands where now, as far as one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members, units_at
from aevum.games.invasions.rules.world.world import NOBODY, World
from aevum.games.invasions.scene import marks, tracks
from aevum.games.invasions.scene.pieces import pieces_at
from aevum.games.invasions.telling.seen import seen
from aevum.scene.position import PlaceNow, Position

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

CONTESTED = "stripe"


def position(view: View, words: Words) -> Position:
    s = seen(view)
    if s.world_now is None:
        return Position(tracks.headline(view, words), scores=tracks.scores(view, words))
    w = s.world
    found = Position(
        tracks.headline(view, words),
        tracks.tracks(view, words),
        tracks.scores(view, words),
        _places(s, words),
    )
    found.regions = {w.land.areas[area]: NATIONS[n] for area, n in enumerate(w.area_owner) if n != NOBODY}
    if s.realm_now is not None:
        found.region_marks = marks.area_marks(w, s.realm, words)
    acting = members(w.moving)
    found.active = NATIONS[acting[0]] if acting else ""
    return found


def _places(s: InvasionsState, words: Words) -> dict[str, PlaceNow]:
    w = s.world
    leaders: dict[int, list[int]] = {}
    for i, p in enumerate(w.leader_place):
        if p >= 0:
            leaders.setdefault(p, []).append(i)
    laid = marks.fight_marks(s, words)
    if s.realm_now is not None:
        for p, caravan in marks.caravan_marks(w, s.realm, words).items():
            laid.setdefault(p, []).extend(caravan)
    found: dict[str, PlaceNow] = {}
    for p in range(w.land.places):
        now = PlaceNow(pieces=pieces_at(w, p, leaders.get(p, []), words))
        if p < w.land.provinces:
            if w.owner[p] != NOBODY:
                now.owner = NATIONS[w.owner[p]]
                now.hold = CONTESTED if contested(w, p) else ""
            now.city = marks.city(w, p, words)
            now.marks = marks.place_marks(w, p, words) + laid.get(p, [])
        if now.owner or now.pieces or now.city or now.marks:
            found[w.land.names[p]] = now
    return found


def contested(w: World, p: int) -> bool:
    """Units of somebody whom the owner does not stack with stand there."""
    friends = w.friends[w.owner[p]]
    return any(not friends >> w.master[i] & 1 for i in units_at(w, p))
