"""Lines of a drawn map that nobody picks: borders, straits and lakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aevum.scene.board import Line
from aevum.scene.outlines import closed, opened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.kit.shapes import Shapes

UNDER = ("sea", "coast", "limit", "open")
"""Kinds of borders from the least to the most telling; what the rules look at lies on top."""


def merged(shapes: Shapes, kind: str, arcs: Iterable[int]) -> Line:
    return Line(kind, opened(shapes.arc(arc) for arc in arcs))


def under(shapes: Shapes, by_kind: dict[str, list[int]]) -> list[Line]:
    return [merged(shapes, kind, by_kind.get(kind, [])) for kind in UNDER]


def lakes(shapes: Shapes) -> list[Line]:
    found: list[Line] = []
    for lake in shapes.document["objects"]["lakes"]["geometries"]:
        polygons = [lake["arcs"]] if lake["type"] == "Polygon" else lake["arcs"]
        rings = [
            [point for number in ring for point in shapes.arc(number)] for rings in polygons for ring in rings
        ]
        found.append(Line("lake", closed(rings), lake["id"]))
    return found


def straits(drawn: Iterable[dict[str, Any]]) -> list[Line]:
    return [Line("strait", "M{} {}L{} {}".format(*one["arrow"]), one["name"]) for one in drawn]
