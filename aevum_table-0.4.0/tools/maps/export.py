"""geometry.json: what docs/map-format.md describes."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import shapely

from tools.maps import anchors
from tools.maps.borders import EDGE
from tools.maps.graph import Graph
from tools.maps.partition import Partition
from tools.maps.placement import Placement
from tools.maps.topology import Topology

MARGIN = 60  # units between the outermost base province and the edge of the base frame


class Exporter:
    def __init__(self, part: Partition, place: Placement, shapes: Topology, graph: Graph) -> None:
        self.part, self.place, self.shapes, self.graph = part, place, shapes, graph
        self.names = part.names
        self.base = self._base_frame()

    def document(self) -> dict[str, Any]:
        frame = [0, 0, self.place.width, self.place.height]
        places = [self._place(label) for label in sorted(self.shapes.places)]
        objects = {
            "places": places,
            "lakes": self._lakes(),
            "rivers": self._lines(self.part.inputs.rivers, self.part.rivers),
            "ranges": self._lines(self.part.inputs.ranges, self.part.ranges),
        }
        return {
            "type": "Topology",
            "format": 1,
            "bbox": frame,
            "units_per_km": self.place.units,
            "frames": {"base": self.base, "full": frame},
            "transform": {"scale": [1, 1], "translate": [0, 0]},
            "objects": {name: {"type": "GeometryCollection", "geometries": g} for name, g in objects.items()},
            "borders": self._borders(),
            "straits": self._straits(),
            "arcs": [_steps(arc) for arc in self.shapes.arcs],
        }

    def _base_frame(self) -> list[int]:
        if self.part.settings.form == "territories":
            return [0, 0, self.place.width, self.place.height]
        base = [
            shape
            for label, shape in self.shapes.shapes.items()
            if self.names.kind(label) == "province" and self.graph.maps[self.names.name(label)] == "base"
        ]
        edge = shapely.total_bounds(np.array(base))[2]
        return [0, 0, min(round(float(edge)) + MARGIN, self.place.width), self.place.height]

    def _place(self, label: int) -> dict[str, Any]:
        name, kind, shape = self.names.name(label), self.names.kind(label), self.shapes.shapes[label]
        about: dict[str, Any] = {"kind": kind}
        if kind not in ("void", "water"):
            about |= {"map": self.graph.maps[name]}
            city = self._city(name, shape)
            if self.graph.maps[name] == "base":  # a sea may reach beyond: names and counters stay in view
                shape = shapely.intersection(shape, shapely.box(*self.base))
            limits = self.part.settings.export
            title = self.graph.titles.get(name, name)
            text = anchors.label(title, shape, city, limits.label_min, limits.label_max)
            box = {"x": text.x, "y": text.y, "angle": text.angle, "width": text.width, "height": text.height}
            about["label"] = {key: round(value) for key, value in box.items()}
            about["label"] |= {"lines": list(text.lines), "fits": text.fits}
            about["counters"] = [[round(v) for v in spot] for spot in anchors.counters(shape, text, city)]
            if kind == "province":
                about["area"] = self.graph.areas[name]
            if city is not None:
                about["city"] = [round(city.x), round(city.y)]
            harbour = self._harbour(name) or city
            if name in self.graph.ports and harbour is not None:
                about["port"] = self._port(label, self.graph.ports[name], harbour)
                if self.part.inputs.harbours:
                    about["port_sea"] = self.graph.ports[name]
        return {"type": "MultiPolygon", "id": name, "properties": about, "arcs": self.shapes.places[label]}

    def _city(self, name: str, shape: shapely.Geometry) -> shapely.Point | None:
        city = self.part.inputs.cities.get(name)
        if city is None:
            return None
        return anchors.inside(shape, shapely.Point(self.place.point(self.part.plane.point(city.at))))

    def _harbour(self, name: str) -> shapely.Point | None:
        at = self.part.inputs.harbours.get(name)
        return None if at is None else shapely.Point(self.place.point(self.part.plane.point(at)))

    def _port(self, label: int, sea: str, city: shapely.Point) -> list[int]:
        arcs = self.shapes.of_pair[label, self.names.label[sea]]
        shore = shapely.MultiLineString([self.shapes.arcs[number] for number in arcs])
        at, _ = shapely.shortest_line(shore, city).coords
        return [round(at[0]), round(at[1])]

    def _borders(self) -> list[dict[str, Any]]:
        found = []
        for (a, b), arcs in sorted(self.shapes.of_pair.items()):
            ends = [self.names.name(label) for label in (a, b) if label != EDGE]
            kind, name = self._kind(a, b)
            entry: dict[str, Any] = {"between": ends, "kind": kind, "arcs": arcs}
            if name:
                entry["name"] = name
            if self.names.kind(a or b) == self.names.kind(b) == "province" and a != EDGE:
                entry["area"] = self.graph.areas[ends[0]] != self.graph.areas[ends[1]]
            found.append(entry)
        return found

    def _kind(self, a: int, b: int) -> tuple[str, str]:
        if a == EDGE:
            return "frame", ""
        kinds = {self.names.kind(a), self.names.kind(b)}
        if "water" in kinds or (kinds == {"void", "sea"} and self.part.settings.form == "territories"):
            return ("sea" if kinds <= {"sea", "water"} else "coast"), ""
        if "void" in kinds:
            return "limit", ""
        if "sea" in kinds:
            return ("sea" if kinds == {"sea"} else "coast"), ""
        return self.graph.borders.get(frozenset((self.names.name(a), self.names.name(b))), ("point", ""))

    def _straits(self) -> list[dict[str, Any]]:
        drawn = {frozenset(arrow.between): arrow for arrow in self.part.inputs.arrows}
        found = []
        for pair, (name, sea) in sorted(self.graph.straits.items(), key=lambda item: sorted(item[0])):
            ends = sorted(pair)
            a, b = (self.shapes.shapes[self.names.label[name]] for name in ends)
            hand = drawn.get(pair)
            if hand is not None:
                points = hand.ends if list(hand.between) == ends else hand.ends[::-1]
                spots = [shapely.Point(self.place.point(self.part.plane.point(at))) for at in points]
                start, end = anchors.inside(a, spots[0], 8), anchors.inside(b, spots[1], 8)
                arrow = start.x, start.y, end.x, end.y
            else:
                arrow = anchors.arrow(a, b)
            found.append({"between": ends, "name": name, "sea": sea, "arrow": [round(v) for v in arrow]})
        return found

    def _lakes(self) -> list[dict[str, Any]]:
        found = []
        for _, lake in self.part.lakes:
            shape = shapely.simplify(self.place.geometry(lake), self.part.settings.export.line_tolerance)
            polygons = [
                [[self._arc(ring)] for ring in shapely.get_rings(part)]
                for part in shapely.get_parts(shape)
                if part.geom_type == "Polygon"
            ]
            found.append({"type": "MultiPolygon", "id": "", "properties": {}, "arcs": polygons})
        return found

    def _lines(self, entries: list[Any], lines: list[shapely.Geometry]) -> list[dict[str, Any]]:
        found = []
        for entry, line in zip(entries, lines, strict=True):
            parts = shapely.get_parts(shapely.line_merge(shapely.multilinestrings(shapely.get_parts(line))))
            moved = [
                shapely.simplify(self.place.geometry(part), self.part.settings.export.line_tolerance)
                for part in parts
            ]
            arcs = [[self._arc(part)] for part in moved if part.length >= 1]
            about = {"role": entry.role}
            found.append({"type": "MultiLineString", "id": entry.name, "properties": about, "arcs": arcs})
        return found

    def _arc(self, line: shapely.Geometry) -> int:
        return self.shapes.add_line(line)


def _steps(arc: list[tuple[float, float]]) -> list[list[int]]:
    points = np.round(np.array(arc)).astype(int)
    steps = np.vstack([points[:1], np.diff(points, axis=0)])
    moves = np.abs(steps).sum(axis=1) > 0
    moves[0] = True
    found: list[list[int]] = steps[moves].tolist()
    return found


def dump(document: dict[str, Any]) -> str:
    """One member, place, border or arc a line: small, and a change shows as one line."""
    parts = []
    for key, value in document.items():
        if key in ("borders", "straits", "arcs"):
            text = "[\n" + ",\n".join(_compact(item) for item in value) + "\n]"
        elif key == "objects":
            groups = [
                f'{_compact(name)}:{{"type":"GeometryCollection","geometries":[\n'
                + ",\n".join(_compact(item) for item in group["geometries"])
                + "\n]}"
                for name, group in value.items()
            ]
            text = "{\n" + ",\n".join(groups) + "\n}"
        else:
            text = _compact(value)
        parts.append(f"{_compact(key)}:{text}")
    return "{" + ",\n".join(parts) + "}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
