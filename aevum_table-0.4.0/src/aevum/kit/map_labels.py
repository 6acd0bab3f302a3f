"""The names, cities and figures of a map in SVG, where labels.json puts them (docs/map-format.md)."""

from typing import Any
from xml.sax.saxutils import escape

from aevum.kit import map_marks
from aevum.kit.map_marks import number
from aevum.kit.map_scene import City, Scene
from aevum.kit.shapes import Shapes

EM, LINE, RISE = 0.6, 1.1, 0.34
"""How wide a letter, how high a line and how far below its middle the baseline is, in sizes of the font."""
BADGE, RIM, GLYPH = 1.15, 0.25, 0.92
"""On the plate of an Area: width of a figure, margin behind the last, middle of the sign."""

GROUPS = {"province": "provinces", "sea": "seas"}
"""Where the names of a kind of place stand in labels.json; what lies beyond the board has none."""


class Labels:
    """Names and signs that stand upon the land."""

    def __init__(self, shapes: Shapes, style: dict[str, Any], scene: Scene, seen: list[str]) -> None:
        """`seen`: the places in the picture."""
        self.shapes = shapes
        self.style = style
        self.scene = scene
        self.unit = float(style["unit"])
        self.shown = [name for name in seen if name in scene.fills]
        self.groups: dict[str, Any] = scene.labels
        self.leading = float(self.groups.get("leading", LINE))
        self.rise = float(self.groups.get("rise", RISE))

    def marks(self) -> list[str]:
        """Cities, anchors and what else a place has."""
        parts: list[str] = []
        shown = set(self.shown)
        how = self.style["icon"]
        for kind, names in self.scene.icons.items():
            for name in names:
                at = self._icon(kind, name) if name in shown else None
                if at is not None:
                    colour = self.scene.icon_colours.get(kind, {}).get(name, how[kind])
                    parts.append(map_marks.icon(kind, at[0], at[1], at[2], colour))
        for name in self.shown:
            city = self.scene.cities.get(name)
            about = self.shapes.places[name].properties
            if city is not None and "city" in about:
                x, y = about["city"]
                parts.append(map_marks.city(x, y, city.level, city.fortified, self.style["city"], self.unit))
        return parts

    def _icon(self, kind: str, name: str) -> tuple[float, float, float] | None:
        at = self.groups.get("icons", {}).get(kind, {}).get(name)
        if at is not None:
            return float(at[0]), float(at[1]), float(at[2])
        port = self.shapes.places[name].properties.get("port")
        if kind != "anchor" or port is None:
            return None
        return float(port[0]), float(port[1]), self.style["icon"]["anchor_size"] * self.unit

    def names(self) -> list[str]:
        """Every name that is shown, plates of Areas first."""
        parts = [part for area in self.scene.plates for part in self._plate(area)]
        for name in self.shown:
            kind = str(self.shapes.places[name].kind)
            if kind not in GROUPS:
                continue
            entry = self.groups.get(GROUPS[kind], {}).get(name)
            parts += self._name(name, kind, entry or self._box(name, kind))
            city = self.scene.cities.get(name)
            if city is not None:
                parts += self._city(city)
        return parts

    def _name(self, name: str, kind: str, entry: dict[str, Any] | None) -> list[str]:
        if entry is None:
            return []
        parts = [self._text(kind, entry)]
        note = self.scene.notes.get(name, "")
        if note and "coin" in entry:
            x, y, radius = entry["coin"]
            parts.append(map_marks.figure("disc", x, y, radius, note, self.style["coin"]))
        return parts

    def _city(self, city: City) -> list[str]:
        entry = self.groups.get("cities", {}).get(city.name)
        return [self._text("city", entry)] if entry else []

    def _plate(self, area: str) -> list[str]:
        entry = self.groups.get("areas", {}).get(area)
        if entry is None:
            return []
        plate, how, size = self.scene.plates[area], self.style["plate"], float(entry["size"])
        left, top, right, bottom = entry["box"]
        middle = (top + bottom) / 2
        at = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{number(size * 0.3)}"'
        edge = f'stroke="{how["edge"]}" stroke-width="{number(size * 0.08)}"'
        parts = [f'<rect {at} fill="{how["fill"]}" fill-opacity="0.9" {edge}/>']
        parts.append(map_marks.icon(plate.sign, left + GLYPH * size, middle, size * 0.55, how["text"]))
        parts.append(self._text("area", entry))
        count = len(plate.figures)
        for i, (shape, text) in enumerate(plate.figures):
            x = right - (RIM + BADGE * (count - i - 0.5)) * size
            colours = {"fill": how[shape], "edge": how["edge"], "text": how["badge_text"]}
            parts.append(map_marks.figure(shape, x, middle, size * 0.5, text, colours))
        return parts

    def _box(self, name: str, kind: str) -> dict[str, Any] | None:
        """A label from the box that the geometry keeps free, for a map without labels.json."""
        box = self.shapes.places[name].properties.get("label")
        if box is None:
            return None
        lines: list[str] = box["lines"]
        most = self.style["label"][kind]["size"] * self.unit
        wide = box["width"] / (EM * max(len(line) for line in lines))
        return {**box, "size": min(most, wide, box["height"] / (LINE * len(lines)))}

    def _text(self, kind: str, entry: dict[str, Any]) -> str:
        how = self.style["label"][kind]
        size, lines = float(entry["size"]), entry["lines"]
        x, y = number(entry["x"]), float(entry["y"])
        spans = ""
        for i, line in enumerate(lines):
            base = y + ((i - (len(lines) - 1) / 2) * self.leading + self.rise) * size
            shown = escape(line.upper() if kind == "area" else line)
            spans += f'<tspan x="{x}" y="{number(base)}">{shown}</tspan>'
        font = f'font-family="{how["font"]}" font-size="{number(size)}" text-anchor="middle"'
        if how.get("italic"):
            font += ' font-style="italic"'
        if entry.get("spacing"):
            font += f' letter-spacing="{number(entry["spacing"])}"'
        if entry.get("angle"):
            font += f' transform="rotate({number(entry["angle"])} {x} {number(y)})"'
        ink = f'fill="{how["colour"]}"'
        if how["halo_width"]:
            width = number(how["halo_width"] * self.unit)
            ink += (
                f' stroke="{how["halo"]}" stroke-width="{width}" stroke-linejoin="round" paint-order="stroke"'
            )
        return f"<text {font} {ink}>{spans}</text>"
