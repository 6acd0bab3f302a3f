"""The places of the map with their outlines, names and room for counters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.medioevo.chart import labels
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, PACKAGE, TERRAINS
from aevum.kit.undrawn import Patch, patches
from aevum.scene.board import BoardPlace
from aevum.scene.outlines import closed, label, thinned
from aevum.scene.spoken import value

if TYPE_CHECKING:
    from aevum.kit.shapes import Shapes
    from aevum.words import Words

SEA = "sea"


@cache
def shapes() -> Shapes:
    return thinned(PACKAGE)


def outline(name: str) -> str:
    if name not in shapes().places:
        return _patches()[name].path()
    return closed(ring for polygon in shapes().rings(name) for ring in polygon)


@cache
def rooms(name: str) -> list[tuple[float, float, float]]:
    """Where counters stand; one round patch is all that a place has which a pack adds."""
    if name not in shapes().places:
        patch = _patches()[name]
        return [(patch.x, patch.y, patch.radius)]
    return [(float(x), float(y), float(r)) for x, y, r in shapes().places[name].properties["counters"]]


def middle(name: str) -> tuple[float, float]:
    if rooms(name):
        return rooms(name)[0][:2]
    about = shapes().places[name].properties["label"]
    return float(about["x"]), float(about["y"])


@cache
def _patches() -> dict[str, Patch]:
    drawn = shapes().places
    left, top, right, bottom = shapes().document["frames"]["base"]
    near = {LAND.names[a]: [LAND.names[b] for b in LAND.all_near[a]] for a in range(LAND.size)}
    at = {name: middle(name) for name in LAND.names if name in drawn}
    lacking = [name for name in LAND.names if name not in drawn]
    return patches(lacking, near, at, (left, top, right, bottom))


def places(words: Words) -> list[BoardPlace]:
    return [_place(area, words) for area in range(LAND.size)]


def _place(area: int, words: Words) -> BoardPlace:
    name = LAND.names[area]
    sea = LAND.is_sea(area)
    found = BoardPlace(
        name,
        value(words, "sea" if sea else "place", name),
        SEA if sea else TERRAINS[LAND.terrain[area]],
        outline(name),
        middle(name),
        rooms(name),
        next=[LAND.names[other] for other in LAND.all_near[area]],
    )
    if sea:
        found.label = label(labels()["seas"].get(name), "sea")
        return found
    found.label = label(labels()["provinces"].get(name), "province")
    if LAND.home[area] != NOBODY:
        found.region = KINGDOMS[LAND.home[area]]
    if LAND.settlement[area]:
        x, y = labels()["icons"]["settlement"].get(name, middle(name))[:2]
        found.city = (float(x), float(y))
    return found
