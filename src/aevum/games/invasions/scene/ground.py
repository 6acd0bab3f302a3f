"""The places of the map with their outlines, names and room for counters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.rules.world.land import NO_AREA, Land
from aevum.scene.board import BoardPlace
from aevum.scene.outlines import closed, label, thinned

if TYPE_CHECKING:
    from aevum.kit.shapes import Shapes


@cache
def shapes() -> Shapes:
    return thinned(PACKAGE)


def outline(name: str) -> str:
    return closed(ring for polygon in shapes().rings(name) for ring in polygon)


def places(board: Land, labels: dict[str, Any]) -> list[BoardPlace]:
    return [_place(board, p, labels) for p in range(board.places)]


def _place(board: Land, p: int, labels: dict[str, Any]) -> BoardPlace:
    name = board.names[p]
    about = shapes().places[name].properties
    rooms = [(float(x), float(y), float(r)) for x, y, r in about["counters"]]
    found = BoardPlace(
        name,
        name,
        TERRAINS[board.terrain[p]],
        outline(name),
        rooms[0][:2] if rooms else (float(about["label"]["x"]), float(about["label"]["y"])),
        rooms,
        next=[board.names[q] for q in _neighbours(board, p)],
    )
    if p >= board.provinces:
        found.label = label(labels["seas"].get(name), "sea")
        return found
    found.label = label(labels["provinces"].get(name), "province")
    if board.area[p] != NO_AREA:
        found.region = board.areas[board.area[p]]
    site = board.site[p]
    if site:
        x, y = labels["icons"]["city"].get(site) or about["city"]
        found.city = (float(x), float(y))
        found.city_label = label(labels["cities"].get(site), "city")
    return found


def _neighbours(board: Land, p: int) -> list[int]:
    if p < board.provinces:
        return [*board.near[p], *board.seas_of[p]]
    return [*board.sea_near[p], *board.shores[p]]
