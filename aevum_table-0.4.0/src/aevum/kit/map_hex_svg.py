"""Pictures of a map of hexes as one SVG: ground, grid, lines, signs and names (docs/map-format.md)."""

from typing import Any
from xml.sax.saxutils import escape

from aevum.kit import map_marks
from aevum.kit.map_hexes import HexChart, Mark, Stroke
from aevum.kit.map_marks import number

View = tuple[float, float, float, float]
"""Left, top, right, bottom."""
SHARPEST = 0.4
"""Pixels for one map unit at most, however small the part that a picture shows."""
LONG_SIDE = 2600
"""Pixels of the longer side where that is not sharper still; a large part has one for a point."""
CASTLE = "M-.86.85V-.85h.42v.3h.24v-.3h.4v.3h.24v-.3h.42V.85h-.56V.42a.3.3 0 0 0-.6 0V.85z"
GAP = "M-.62-.8Q-.05 0-.62.8M.62-.8Q.05 0 .62.8"
"""Signs two wide around their middle: a castle is a burg, two slopes that leave a way are a pass."""
RISE = 0.83
"""How far above the middle of a hex its number stands, in halves of the height."""


class HexPicture:
    """Hexes by kind of ground (`sea` is one), tints by hex, relief and fonts as data addresses."""

    def __init__(self, grounds: dict[str, str]) -> None:
        self.grounds = grounds
        self.tints: dict[str, str] = {}
        self.relief = ""
        self.fonts: dict[str, str] = {}


class HexDrawing:
    """A part of a board of hexes as it is to be drawn now."""

    def __init__(self, chart: HexChart, style: dict[str, Any], picture: HexPicture, view: View) -> None:
        self.chart = chart
        self.style = style
        self.picture = picture
        self.view = view
        self.unit = float(style["unit"])
        self.seen = [name for name in picture.grounds if self._meets(name)]

    def _meets(self, name: str) -> bool:
        x0, y0, x1, y1 = self.chart.view(name)
        return x0 < self.view[2] and self.view[0] < x1 and y0 < self.view[3] and self.view[1] < y1

    def svg(self) -> str:
        """The whole picture."""
        x0, y0, x1, y1 = self.view
        wide, high = x1 - x0, y1 - y0
        scale = min(SHARPEST, max(1 / self.unit, LONG_SIDE / max(wide, high)))
        size = f'width="{round(wide * scale)}" height="{round(high * scale)}"'
        box = f"{number(x0)} {number(y0)} {number(wide)} {number(high)}"
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>', self._fonts()]
        parts += [*self._ground(), *self._tints(), *self._grid()]
        parts += [part for stroke in self.chart.strokes() for part in self._stroke(stroke)]
        parts += [
            *self._numbers(),
            *[self._mark(mark) for mark in self.chart.marks],
            *self._names(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _fonts(self) -> str:
        faces = [
            f"@font-face{{font-family:'{family}';src:url({address})}}"
            for family, address in self.picture.fonts.items()
        ]
        return f"<style>{''.join(faces)}</style>" if faces else ""

    def _ground(self) -> list[str]:
        _, _, wide, high = self.chart.box
        if self.picture.relief:
            return [f'<image href="{self.picture.relief}" width="{wide}" height="{high}"/>']
        parts = [f'<rect width="{wide}" height="{high}" fill="{self.style["paper"]}"/>']
        for ground, colour in self.style["terrain"].items():
            parts.append(f'<path d="{self._hexes(ground)}" fill="{colour}"/>')
        return parts

    def _hexes(self, *grounds: str) -> str:
        return "".join(self.chart.path(name) for name in self.seen if self.picture.grounds[name] in grounds)

    def _tints(self) -> list[str]:
        how = self.style["tint"]
        by_colour: dict[str, str] = {}
        for name in self.seen:
            colour = self.picture.tints.get(name, "")
            if colour:
                by_colour[colour] = by_colour.get(colour, "") + self.chart.path(name)
        return [
            f'<path d="{path}" fill="{colour}" fill-opacity="{how["opacity"]}" stroke="{colour}"'
            f' stroke-width="{self._size(how["edge"])}" stroke-opacity="{how["opacity"]}"/>'
            for colour, path in by_colour.items()
        ]

    def _grid(self) -> list[str]:
        land = [ground for ground in self.style["terrain"] if ground != "sea"]
        lines = (("sea-grid", self._hexes("sea")), ("grid", self._hexes(*land)))
        return [part for kind, path in lines for part in self._stroke(Stroke(kind, path))]

    def _size(self, points: float) -> str:
        return number(points * self.unit)

    def _stroke(self, stroke: Stroke) -> list[str]:
        how = self.style["line"][stroke.kind]
        if not stroke.path:
            return []
        if stroke.kind == "strait":
            ends = [float(v) for v in stroke.path[1:].replace("L", " ").split()]
            width, head = how["width"] * self.unit, how["head"] * self.unit
            return [map_marks.arrow((ends[0], ends[1]), (ends[2], ends[3]), width, head, how["colour"])]
        pen = f'fill="none" stroke="{stroke.colour or how["colour"]}" stroke-linejoin="round"'
        pen += f' stroke-width="{self._size(how["width"])}" stroke-opacity="{how.get("opacity", 1)}"'
        if "dash" in how:
            pen += f' stroke-dasharray="{" ".join(self._size(length) for length in how["dash"])}"'
        else:
            pen += ' stroke-linecap="round"'
        parts = [f'<path d="{stroke.path}" {pen}/>']
        if "casing" in how:
            rim = f'stroke="{how["casing"]}" stroke-width="{self._size(how["casing_width"])}"'
            round_ = 'stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".8"'
            parts.insert(0, f'<path d="{stroke.path}" fill="none" {rim} {round_}/>')
        return parts

    def _mark(self, mark: Mark) -> str:
        how = self.style["sign"][mark.kind]
        size = how["size"] * self.unit
        if mark.kind == "anchor":
            return map_marks.icon("anchor", mark.x, mark.y, size, how["colour"])
        put = f'transform="translate({mark.x} {mark.y}) scale({number(size)})"'
        if mark.kind == "pass":
            pen = 'fill="none" stroke-linecap="round"'
            halo = f'<path d="{GAP}" stroke="{map_marks.PAPER}" stroke-width=".62"/>'
            return f'<g {put} {pen}>{halo}<path d="{GAP}" stroke="{how["colour"]}" stroke-width=".3"/></g>'
        halo = f'<path d="{CASTLE}" stroke="{how["door"]}" stroke-width=".6" stroke-linejoin="round"/>'
        edge = f'stroke="{how["edge"]}" stroke-width=".14" stroke-linejoin="round"'
        return f'<g {put}>{halo}<path d="{CASTLE}" fill="{how["colour"]}" {edge}/></g>'

    def _numbers(self) -> list[str]:
        how = self.style["label"]["hex"]
        font = f'font-family="{how["font"]}" font-size="{self._size(how["size"])}" text-anchor="middle"'
        texts = ""
        for name in self.seen:
            if self.picture.grounds[name] != "sea":
                x, y = self.chart.middle(name)
                texts += f'<text x="{x}" y="{round(y - RISE * self.chart.half_height + 30)}">{name}</text>'
        return [
            f'<g {font} font-style="italic" fill="{how["colour"]}" opacity="{how["opacity"]}">{texts}</g>'
        ]

    def _names(self) -> list[str]:
        return [
            self._name(kind, entry)
            for kind in ("sea", "region", "burg")
            for entry in self.chart.labels[kind].values()
        ]

    def _name(self, kind: str, entry: dict[str, Any]) -> str:
        how = self.style["label"][kind]
        size, lines, spacing = float(entry["size"]), entry["lines"], float(entry.get("spacing", 0))
        x, y = entry["x"] + spacing / 2, float(entry["y"])
        spans = ""
        for i, line in enumerate(lines):
            base = y + ((i - (len(lines) - 1) / 2) * self.chart.leading + self.chart.rise) * size
            spans += f'<tspan x="{number(x)}" y="{number(base)}">{escape(line)}</tspan>'
        more = f'font-family="{how["font"]}" font-size="{number(size)}" text-anchor="middle"'
        more += f' fill="{how["colour"]}" opacity="{how.get("opacity", 1)}"'
        if how.get("italic"):
            more += ' font-style="italic"'
        if spacing:
            more += f' letter-spacing="{number(spacing)}"'
        if entry.get("angle"):
            more += f' transform="rotate({entry["angle"]} {number(x)} {number(y)})"'
        if how["halo_width"]:
            more += f' stroke="{how["halo"]}" stroke-width="{self._size(how["halo_width"])}"'
            more += ' stroke-linejoin="round" paint-order="stroke"'
        return f"<text {more}>{spans}</text>"


def around(chart: HexChart, names: list[str], margin: float) -> View:
    """The part of the map that holds these hexes with a margin; all of it where none is named."""
    left, top, right, bottom = chart.box
    if not names:
        return float(left), float(top), float(right), float(bottom)
    views = [chart.view(name) for name in names]
    return (
        max(left, min(view[0] for view in views) - margin),
        max(top, min(view[1] for view in views) - margin),
        min(right, max(view[2] for view in views) + margin),
        min(bottom, max(view[3] for view in views) + margin),
    )
