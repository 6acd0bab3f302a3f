"""Pictures of a map: the shapes of its geometry in the colours of its style, as one SVG."""

from typing import Any

from aevum.kit import map_marks
from aevum.kit.map_labels import Labels
from aevum.kit.map_marks import number
from aevum.kit.map_scene import Scene
from aevum.kit.shapes import Point, Shapes, ring_path

View = tuple[float, float, float, float]
"""Left, top, right, bottom."""
SHARPEST = 0.4
"""Pixels for one map unit at most, however small the part that a picture shows."""
LONG_SIDE = 2400
"""Pixels of the longer side where that is not sharper still; a large part has one for a point."""


class Drawing:
    """A part of a board of provinces as it is to be drawn now."""

    def __init__(self, shapes: Shapes, style: dict[str, Any], scene: Scene, view: View) -> None:
        self.shapes = shapes
        self.style = style
        self.scene = scene
        self.view = view
        self.unit = float(style["unit"])
        self.seen = [name for name in shapes.places if _meet(shapes.box(name), view)]

    def svg(self) -> str:
        """The whole picture."""
        x0, y0, x1, y1 = self.view
        wide, high = x1 - x0, y1 - y0
        box = f"{number(x0)} {number(y0)} {number(wide)} {number(high)}"
        scale = min(SHARPEST, max(1 / self.unit, LONG_SIDE / max(wide, high)))
        size = f'width="{round(wide * scale)}" height="{round(high * scale)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
        labels = Labels(self.shapes, self.style, self.scene, self.seen)
        parts = [head, self._fonts(), self._rect(self.style["paper"]), *self._ground(), *self._tints()]
        parts += self._realms()
        parts += [*self._borders(), *self._straits(), *labels.marks(), *labels.names(), "</svg>"]
        return "\n".join(part for part in parts if part) + "\n"

    def _size(self, points: float) -> str:
        return number(points * self.unit)

    def _rect(self, colour: str) -> str:
        x0, y0, x1, y1 = self.view
        at = f'x="{number(x0)}" y="{number(y0)}" width="{number(x1 - x0)}" height="{number(y1 - y0)}"'
        return f'<rect {at} fill="{colour}"/>'

    def _fonts(self) -> str:
        faces = [
            f"@font-face{{font-family:'{family}';src:url({address})}}"
            for family, address in self.scene.fonts.items()
        ]
        return f"<style>{''.join(faces)}</style>" if faces else ""

    def _ground(self) -> list[str]:
        beyond = self.style["beyond"]
        parts: list[str] = []
        if self.scene.relief:
            _, _, wide, high = self.shapes.document["bbox"]
            parts.append(f'<image href="{self.scene.relief}" width="{wide}" height="{high}"/>')
        veil = f'fill="{beyond["fill"]}" fill-opacity="{beyond["opacity"] if self.scene.relief else 1}"'
        for name in self.seen:
            fill = self.scene.fills.get(name, "")
            if not fill and not (self.scene.relief and not name):  # the relief knows what lies beyond
                parts.append(f'<path d="{self.shapes.path(name)}" {veil}/>')
            elif not self.scene.relief:
                parts.append(f'<path d="{self.shapes.path(name)}" fill="{fill}"/>')
        if not self.scene.relief:
            lakes = self.shapes.document["objects"]["lakes"]["geometries"]
            water = self.style["lake"]["fill"]
            parts += [f'<path d="{_area(self.shapes, lake)}" fill="{water}"/>' for lake in lakes]
        return parts

    def _tints(self) -> list[str]:
        tint = self.style["tint"]
        parts = []
        for name in self.seen:
            colour = self.scene.tints.get(name, "")
            if colour:
                how = f'fill="{colour}" fill-opacity="{tint["opacity"]}" stroke="{colour}"'
                edge = f'stroke-width="{self._size(tint["edge"])}" stroke-linejoin="round"'
                parts.append(f'<path d="{self.shapes.path(name)}" {how} {edge}/>')
        return parts

    def _realms(self) -> list[str]:
        """Clipped to the realm, so that two that touch do not cover each other's band."""
        parts = []
        for i, realm in enumerate(self.scene.realms):
            members = [name for name in realm.places if name in self.seen and name in self.scene.fills]
            if not members:
                continue
            rim = [
                arc
                for border in self.shapes.document["borders"]
                if sum(name in realm.places for name in border["between"]) == 1
                for arc in border["arcs"]
            ]
            inside = "".join(self.shapes.path(name) for name in members)
            wash = self.style["realm"]
            parts.append(f'<clipPath id="realm-{i}"><path d="{inside}"/></clipPath>')
            parts.append(f'<path d="{inside}" fill="{realm.colour}" fill-opacity="{wash["wash"]}"/>')
            parts.append(f'<g clip-path="url(#realm-{i})">')
            for width, opacity in wash["bands"]:
                parts.append(self._stroke(rim, realm.colour, width, opacity=opacity))
            parts.append("</g>")
        return parts

    def _borders(self) -> list[str]:
        """Thin lines first, so that what the rules look at lies on top."""
        seen = {name for name in self.seen if name in self.scene.fills}
        by_kind: dict[str, list[int]] = {}
        area: list[int] = []
        for border in self.shapes.document["borders"]:
            if any(name in seen for name in border["between"]):
                by_kind.setdefault(border["kind"], []).extend(border["arcs"])
                if border.get("area"):
                    area += border["arcs"]
        style = self.style["border"]
        band = style["area"]
        parts = [self._stroke(area, band["colour"], band["band"], opacity=0.3 * band["opacity"])]
        for kind in ("sea", "coast", "limit", "open", "point"):
            how = style.get(kind, style["open"])
            parts.append(self._stroke(by_kind.get(kind, []), how["colour"], how["width"], how.get("dash")))
        parts.append(self._stroke(area, band["colour"], band["width"], opacity=band["opacity"]))
        river = style["river"]
        arcs = by_kind.get("river", [])
        parts.append(self._stroke(arcs, river["casing"], river["casing_width"]))
        parts.append(self._stroke(arcs, river["colour"], river["width"]))
        ridge = style["range"]
        arcs = by_kind.get("range", [])
        parts.append(self._stroke(arcs, ridge["colour"], ridge["width"]))
        size, every = ridge["peak"] * self.unit, ridge["every"] * self.unit
        peaks = [spot for arc in arcs for spot in map_marks.peaks(self._floats(arc), size, every)]
        if peaks:
            parts.append(f'<path d="{map_marks.peak_path(peaks, size)}" fill="{ridge["colour"]}"/>')
        return parts

    def _floats(self, arc: int) -> list[tuple[float, float]]:
        return [(float(x), float(y)) for x, y in self.shapes.arc(arc)]

    def _stroke(
        self,
        arcs: list[int],
        colour: str,
        width: float,
        dash: list[float] | None = None,
        opacity: float = 1.0,
    ) -> str:
        if not arcs:
            return ""
        how = f'fill="none" stroke="{colour}" stroke-width="{self._size(width)}" stroke-linejoin="round"'
        if dash:
            how += f' stroke-dasharray="{" ".join(self._size(length) for length in dash)}"'
        else:
            how += ' stroke-linecap="round"'
        if opacity < 1.0:
            how += f' stroke-opacity="{opacity:.2f}"'
        return f'<path d="{"".join(_line(self.shapes.arc(arc)) for arc in arcs)}" {how}/>'

    def _straits(self) -> list[str]:
        how = self.style["border"]["strait"]
        parts = []
        for strait in self.shapes.document["straits"]:
            if all(name in self.scene.fills for name in strait["between"]):
                x0, y0, x1, y1 = strait["arrow"]
                width, head = how["width"] * self.unit, how["head"] * self.unit
                parts.append(map_marks.arrow((x0, y0), (x1, y1), width, head, how["colour"]))
        return parts


def _line(points: list[Point]) -> str:
    """A ring's path, but not closed: an arc that is a ring comes back to its start by itself."""
    closed = ring_path([*points, points[0]])
    return closed[:-1]


def _area(shapes: Shapes, geometry: dict[str, Any]) -> str:
    polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
    return "".join(
        ring_path([point for number in ring for point in shapes.arc(number)])
        for rings in polygons
        for ring in rings
    )


def _meet(a: View, b: View) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def around(shapes: Shapes, names: list[str], frame: View, margin: float) -> View:
    """The part of the map that holds these places with a margin, no more of it than the frame."""
    boxes = [shapes.box(name) for name in names if name in shapes.places]
    if not boxes:
        return frame
    return (
        max(frame[0], min(box[0] for box in boxes) - margin),
        max(frame[1], min(box[1] for box in boxes) - margin),
        min(frame[2], max(box[2] for box in boxes) + margin),
        min(frame[3], max(box[3] for box in boxes) + margin),
    )
