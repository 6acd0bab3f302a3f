"""The lines of the map that nobody picks: borders by their kinds, the homes of kingdoms, straits, lakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.games.medioevo.scene.ground import shapes
from aevum.scene.board import Line
from aevum.scene.outlines import closed, opened

if TYPE_CHECKING:
    from collections.abc import Iterable

UNDER = ("sea", "coast", "limit", "open")
"""Kinds of borders from the least to the most telling; what the rules look at lies on top."""
HOME = "home-"
"""Before the name of a kingdom: the outline of its home (0.KING.01)."""


def lines(kingdoms: Iterable[str]) -> list[Line]:
    """In the order in which they are drawn; homes are those of kingdoms that are played."""
    by_kind: dict[str, list[int]] = {}
    homes: dict[int, list[int]] = {}
    for border in shapes().document["borders"]:
        by_kind.setdefault(border["kind"], []).extend(border["arcs"])
        sides = {_home(name) for name in border["between"]}
        if len(border["between"]) == 1:
            sides.add(NOBODY)
        if len(sides) > 1:
            for kingdom in sides - {NOBODY}:
                homes.setdefault(kingdom, []).extend(border["arcs"])
    found = [*_lakes(), *(_merged(kind, by_kind.get(kind, [])) for kind in UNDER)]
    found += [_merged(f"{HOME}{name}", homes.get(KINGDOMS.index(name), [])) for name in kingdoms]
    found.append(_merged("river", by_kind.get("river", [])))
    found += [
        Line("strait", "M{} {}L{} {}".format(*one["arrow"]), one["name"])
        for one in shapes().document["straits"]
    ]
    return [line for line in found if line.path]


def _home(name: str) -> int:
    if name not in LAND.names or LAND.is_sea(LAND.number(name)):
        return NOBODY
    return LAND.home[LAND.number(name)]


def _merged(kind: str, arcs: list[int]) -> Line:
    return Line(kind, opened(shapes().arc(arc) for arc in arcs))


def _lakes() -> list[Line]:
    found: list[Line] = []
    for lake in shapes().document["objects"]["lakes"]["geometries"]:
        polygons = [lake["arcs"]] if lake["type"] == "Polygon" else lake["arcs"]
        rings = [
            [point for number in ring for point in shapes().arc(number)]
            for rings in polygons
            for ring in rings
        ]
        found.append(Line("lake", closed(rings), lake["id"]))
    return found
