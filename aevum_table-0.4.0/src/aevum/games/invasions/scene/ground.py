"""The places of the map with their outlines, names and room for counters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.rules.world.land import NO_AREA, Land
from aevum.kit.undrawn import Patch, patches
from aevum.scene.board import BoardPlace
from aevum.scene.outlines import closed, label, thinned

if TYPE_CHECKING:
    from aevum.kit.shapes import Shapes


@cache
def shapes() -> Shapes:
    return thinned(PACKAGE)


def outline(name: str) -> str:
    return closed(ring for polygon in shapes().rings(name) for ring in polygon)


Room = tuple[float, float, float]


def _drawn(name: str) -> tuple[str, list[Room], tuple[float, float]]:
    """Its outline, where counters stand, and its middle."""
    about = shapes().places[name].properties
    rooms = [(float(x), float(y), float(r)) for x, y, r in about["counters"]]
    middle = rooms[0][:2] if rooms else (float(about["label"]["x"]), float(about["label"]["y"]))
    return outline(name), rooms, middle


def _added(board: Land) -> dict[str, Patch]:
    """Round patches for places that a pack adds."""
    names = board.names[: board.places]
    near = {name: [board.names[q] for q in _neighbours(board, p)] for p, name in enumerate(names)}
    at = {name: _drawn(name)[2] for name in names if name in shapes().places}
    left, top, right, bottom = shapes().document["frames"]["full" if board.east else "base"]
    lacking = [name for name in names if name not in at]
    return patches(lacking, near, at, (left, top, right, bottom)) if lacking else {}


def places(board: Land, labels: dict[str, Any]) -> list[BoardPlace]:
    added = _added(board)
    return [_place(board, p, labels, added.get(board.names[p])) for p in range(board.places)]


def _place(board: Land, p: int, labels: dict[str, Any], patch: Patch | None) -> BoardPlace:
    name = board.names[p]
    if patch is None:
        path, rooms, middle = _drawn(name)
    else:
        path, rooms, middle = patch.path(), [(patch.x, patch.y, patch.radius)], (patch.x, patch.y)
    found = BoardPlace(
        name,
        name,
        TERRAINS[board.terrain[p]],
        path,
        middle,
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
        own = shapes().places[name].properties if patch is None else {}
        x, y = labels["icons"]["city"].get(site) or own.get("city", middle)
        found.city = (float(x), float(y))
        found.city_label = label(labels["cities"].get(site), "city")
    return found


def _neighbours(board: Land, p: int) -> list[int]:
    if p < board.provinces:
        return [*board.near[p], *board.seas_of[p]]
    return [*board.sea_near[p], *board.shores[p]]
