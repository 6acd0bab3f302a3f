"""The nations of a seat, and what is told of each."""

from __future__ import annotations

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, OUT, World

COLUMNS = ("nation", "status", "age", "gold", "seat", "map", "reserve", "lands", "points")
KEYS: tuple[str, ...] = (
    "column-nation", "column-status", "column-age", "column-gold", "column-seat", "column-map",
    "column-reserve", "column-lands", "column-points",
)  # fmt: skip


def own_nations(w: World, seat: int) -> list[int]:
    """Those of a seat that act by themselves, Empires first."""
    found = [n for n in range(len(NATIONS)) if w.seat[n] == seat and w.role[n] == ACTIVE]
    return sorted(found, key=lambda n: (-w.status[n], n))


def minor_nations(w: World, seat: int) -> list[int]:
    """Those of a seat that only defend or raid."""
    return [n for n in range(len(NATIONS)) if w.seat[n] == seat and w.role[n] not in (OUT, ACTIVE)]
