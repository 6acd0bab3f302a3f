"""The places of the map with their outlines, names and room for counters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.medioevo.chart import labels
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, PACKAGE, TERRAINS
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
    return closed(ring for polygon in shapes().rings(name) for ring in polygon)


def places(words: Words) -> list[BoardPlace]:
    return [_place(area, words) for area in range(LAND.size)]


def _place(area: int, words: Words) -> BoardPlace:
    name = LAND.names[area]
    about = shapes().places[name].properties
    rooms = [(float(x), float(y), float(r)) for x, y, r in about["counters"]]
    sea = LAND.is_sea(area)
    found = BoardPlace(
        name,
        value(words, "sea" if sea else "place", name),
        SEA if sea else TERRAINS[LAND.terrain[area]],
        outline(name),
        rooms[0][:2] if rooms else (float(about["label"]["x"]), float(about["label"]["y"])),
        rooms,
        next=[LAND.names[other] for other in LAND.all_near[area]],
    )
    if sea:
        found.label = label(labels()["seas"].get(name), "sea")
        return found
    found.label = label(labels()["provinces"].get(name), "province")
    if LAND.home[area] != NOBODY:
        found.region = KINGDOMS[LAND.home[area]]
    if LAND.settlement[area]:
        x, y, _ = labels()["icons"]["settlement"][name]
        found.city = (float(x), float(y))
    return found
