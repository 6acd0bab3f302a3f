"""The lines of the map that nobody picks: borders by their kinds, straits, lakes, land beyond the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aevum.games.invasions.scene.ground import outline, shapes
from aevum.scene.board import Line
from aevum.scene.outlines import closed, opened

if TYPE_CHECKING:
    from aevum.games.invasions.rules.world.land import Land

UNDER = ("sea", "coast", "limit", "open")
"""Kinds of borders from the least to the most telling; what the rules look at lies on top."""


def lines(board: Land) -> list[Line]:
    """In the order in which they are drawn."""
    by_kind, area = _arcs(board)
    found = [Line("beyond", _beyond(board)), *_lakes()]
    found += [_merged(kind, by_kind.get(kind, [])) for kind in UNDER]
    found += [_merged("area", area), _merged("river", by_kind.get("river", []))]
    found.append(_merged("range", by_kind.get("range", [])))
    found += [Line("strait", "M{} {}L{} {}".format(*one["arrow"]), one["name"]) for one in _straits(board)]
    return [line for line in found if line.path]


def _arcs(board: Land) -> tuple[dict[str, list[int]], list[int]]:
    by_kind: dict[str, list[int]] = {}
    area: list[int] = []
    for border in shapes().document["borders"]:
        shown = [name for name in border["between"] if 0 <= board.number(name) < board.places]
        if not shown:
            continue
        kind = border["kind"]
        # Where the map in play ends is a limit, though the drawing goes on.
        if kind in ("open", "river", "range", "coast", "sea") and len(shown) < len(border["between"]):
            kind = "limit"
        by_kind.setdefault(kind, []).extend(border["arcs"])
        if border.get("area") and kind != "limit":
            area += border["arcs"]
    return by_kind, area


def _merged(kind: str, arcs: list[int]) -> Line:
    return Line(kind, opened(shapes().arc(arc) for arc in arcs))


def _beyond(board: Land) -> str:
    """Places of the extension where it is not played."""
    names = [name for name in shapes().places if name and not 0 <= board.number(name) < board.places]
    return "".join(outline(name) for name in names)


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


def _straits(board: Land) -> list[dict[str, Any]]:
    every = shapes().document["straits"]
    return [one for one in every if all(0 <= board.number(name) < board.places for name in one["between"])]
