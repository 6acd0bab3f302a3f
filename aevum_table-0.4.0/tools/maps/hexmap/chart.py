"""chart.json: what a board of hexes needs to be drawn, besides its hexes (docs/map-format.md)."""

from __future__ import annotations

import json
from typing import Any

import shapely

from tools.maps.draw.labels import LEADING, RISE, Label
from tools.maps.draw.svg import path
from tools.maps.hexmap import lines
from tools.maps.hexmap.board import HexBoard
from tools.maps.hexmap.lattice import Cell
from tools.maps.hexmap.shapes import Shapes
from tools.maps.hexmap.signs import arrows, signs
from tools.maps.hexmap.tables import name
from tools.maps.hexmap.units import HALF_HEIGHT, HALF_SIDE, RIM, Units

INSET = 17.0  # map units between a border and the colour inside it
SHORE = 40.0  # map units that a border may run out over the water
HUES = (
    "#9e2a2b",
    "#26547c",
    "#3f7a3a",
    "#7a3e82",
    "#c2701c",
    "#1e807a",
    "#b24e6c",
    "#6c6828",
    "#54548c",
    "#965228",
)


def document(
    units: Units,
    board: HexBoard,
    shapes: Shapes,
    rivers: list[tuple[str, shapely.Geometry]],
    labels: list[Label],
) -> dict[str, Any]:
    between = _between(board)
    inner = [units.side(a, b) for a, b in between if board.places.region[a] and board.places.region[b]]
    outer = [units.side(a, b) for a, b in between if not (board.places.region[a] and board.places.region[b])]
    hues = _hues(board, between)
    dry = shapely.buffer(shapes.land, SHORE)
    return {
        "format": 1,
        "box": [0, 0, units.width, units.height],
        "hex": {
            "columns": board.lattice.columns,
            "rows": board.lattice.rows,
            "half_side": HALF_SIDE,
            "half_height": HALF_HEIGHT,
            "rim": RIM,
        },
        "leading": LEADING,
        "rise": RISE,
        "coast": path(shapely.MultiLineString(_inside(units, shapely.boundary(shapes.water)))),
        "lakes": path(shapely.union_all(shapes.lakes)),
        "rivers": {river: path(line) for river, line in rivers},
        "borders": path(_dry(lines.chains(inner), dry)),
        "limits": path(_dry(lines.chains(outer), dry)),
        "regions": {
            region: {
                "hue": hues[region],
                "inset": path(_dry(_inset(units, board, shapes, region, between), dry)),
            }
            for region in shapes.regions
        },
        "straits": [
            {"name": strait, "between": [name(a), name(b)], "arrow": [round(v) for v in arrow]}
            for strait, a, b, arrow in arrows(units, board)
        ],
        "signs": [
            {"kind": sign.kind, "hex": name(sign.cell), "at": [round(sign.x), round(sign.y)]}
            for sign in signs(units, board)
        ],
        "labels": {
            kind: {label.name: _label(label) for label in labels if label.kind == kind}
            for kind in ("region", "sea", "burg")
        },
    }


def dump(document: dict[str, Any]) -> str:
    """One entry a line, so that a change is seen."""
    return "{\n" + ",\n".join(f" {json.dumps(k)}: {_value(v)}" for k, v in document.items()) + "\n}\n"


def _value(value: Any) -> str:
    if isinstance(value, dict) and len(value) > 5:
        return "{\n" + ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"  {json.dumps(item)}" for item in value) + "]"
    return json.dumps(value)


def _label(label: Label) -> dict[str, Any]:
    found = {key: value for key, value in label.to_json().items() if key not in ("box", "boxes", "angle")}
    return found | ({"angle": round(label.angle)} if label.angle else {})


def _between(board: HexBoard) -> list[tuple[Cell, Cell]]:
    """Neighbouring land hexes of different regions, or of one and of land out of play."""
    region = board.places.region
    return [
        (a, b) for a, b in board.lattice.pairs() if a in region and b in region and region[a] != region[b]
    ]


def _inset(
    units: Units, board: HexBoard, shapes: Shapes, region: str, between: list[tuple[Cell, Cell]]
) -> shapely.Geometry:
    own = [units.side(a, b) for a, b in between if region in (board.places.region[a], board.places.region[b])]
    return lines.inset(shapes.regions[region], lines.chains(own), INSET)


def _dry(border: shapely.Geometry, dry: shapely.Geometry) -> shapely.Geometry:
    """A border as far as there is land: the sides of hexes go on into the sea."""
    kept = shapely.line_merge(shapely.intersection(border, dry))
    parts = [part for part in shapely.get_parts(kept) if part.geom_type == "LineString"]
    return shapely.MultiLineString(sorted(parts, key=lambda line: list(line.coords)))


def _inside(units: Units, shore: shapely.Geometry) -> list[shapely.Geometry]:
    """The coast without the edge of the picture."""
    kept = shapely.intersection(shore, shapely.box(1, 1, units.width - 1, units.height - 1))
    merged = shapely.line_merge(kept) if kept.geom_type == "MultiLineString" else kept
    parts = [part for part in shapely.get_parts(merged) if part.geom_type == "LineString"]
    return sorted(parts, key=lambda line: list(line.coords))


def _hues(board: HexBoard, between: list[tuple[Cell, Cell]]) -> dict[str, str]:
    """A colour for each region, none shared by two that touch."""
    region = board.places.region
    near: dict[str, set[str]] = {name: set() for name in sorted(set(region.values()) - {""})}
    for a, b in between:
        if region[a] and region[b]:
            near[region[a]].add(region[b])
            near[region[b]].add(region[a])
    found: dict[str, str] = {}
    for one in sorted(near, key=lambda name: (-len(near[name]), name)):
        taken = {found[other] for other in near[one] if other in found}
        used = list(found.values())
        found[one] = min((h for h in HUES if h not in taken), key=lambda h: (used.count(h), HUES.index(h)))
    return found
