"""The lines of the map that nobody picks: borders by their kinds, straits, lakes, land beyond the board."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING, Any

from aevum.games.invasions.scene.ground import closed, opened, outline, shapes
from aevum.kit import map_marks
from aevum.scene.board import Line

if TYPE_CHECKING:
    from aevum.games.invasions.rules.world.land import Land

UNDER = ("sea", "coast", "limit", "open")
"""Kinds of borders from the least to the most telling; what the rules look at lies on top."""
SPREAD = 0.45
"""Half the angle of an arrow's head."""


def lines(board: Land, style: dict[str, Any]) -> list[Line]:
    """In the order in which they are drawn."""
    by_kind, area = _arcs(board)
    found = [Line("beyond", _beyond(board)), *_lakes()]
    found += [_merged(kind, by_kind.get(kind, [])) for kind in UNDER]
    found += [_merged("area", area), _merged("river", by_kind.get("river", []))]
    ranges = by_kind.get("range", [])
    found += [_merged("range", ranges), Line("peak", _peaks(ranges, style))]
    found += [Line("strait", _arrow(one["arrow"], style), one["name"]) for one in _straits(board)]
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


def _peaks(arcs: list[int], style: dict[str, Any]) -> str:
    how, unit = style["border"]["range"], style["unit"]
    size, every = how["peak"] * unit, how["every"] * unit
    wide, high = round(size * 0.55), round(size)
    found = ""
    for arc in arcs:
        line = [(float(x), float(y)) for x, y in shapes().arc(arc)]
        for x, y in map_marks.peaks(line, size, every):
            found += f"M{round(x - wide)} {round(y + size * 0.4)}l{wide}-{high} {wide} {high}z"
    return found


def _straits(board: Land) -> list[dict[str, Any]]:
    every = shapes().document["straits"]
    return [one for one in every if all(0 <= board.number(name) < board.places for name in one["between"])]


def _arrow(ends: list[int], style: dict[str, Any]) -> str:
    """A line with a head at both ends: one may cross either way."""
    x0, y0, x1, y1 = ends
    head = style["border"]["strait"]["head"] * style["unit"]
    turn = atan2(y1 - y0, x1 - x0)
    path = f"M{x0} {y0}L{x1} {y1}"
    for x, y, angle in ((x0, y0, turn + pi), (x1, y1, turn)):
        left, right = (
            (round(x - head * cos(angle + side)), round(y - head * sin(angle + side)))
            for side in (-SPREAD, SPREAD)
        )
        path += f"M{left[0]} {left[1]}L{x} {y}L{right[0]} {right[1]}"
    return path
