"""How many paces lie between provinces, whoever holds them. The board never changes, so this is kept."""

from __future__ import annotations

from aevum.games.invasions.rules.world.land import Land

FAR = 8
"""Farther than anything that is asked for."""

_FOUND: dict[tuple[bool, int], dict[int, int]] = {}


def distances(land: Land, place: int) -> dict[int, int]:
    """Provinces nearer than FAR, itself included."""
    key = (land.east, place)
    found = _FOUND.get(key)
    if found is None:
        found = {place: 0}
        ring = [place]
        for paces in range(1, FAR):
            ring = sorted({q for p in ring for q in land.near[p]} - found.keys())
            found.update(dict.fromkeys(ring, paces))
        _FOUND[key] = found
    return found
