"""The legend: a cartouche with the title and every sign of the map."""

from __future__ import annotations

from tools.maps.draw.board import Area, Box
from tools.maps.draw.edges import arrow
from tools.maps.draw.fonts import FAMILY, Fonts
from tools.maps.draw.lettering import plate
from tools.maps.draw.ornament import grown
from tools.maps.draw.pieces import anchor, caravan, city_mark, granary
from tools.maps.draw.plates import plate_label
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.svg import circle, dash, number, rect, text
from tools.maps.draw.symbols import use

TERRAINS = ("plain", "forest", "mountain", "marsh", "steppe", "desert")


class Legend:
    """A cartouche with the title and every sign of the map."""

    def __init__(self, style: Style, fonts: Fonts) -> None:
        self.style, self.fonts = style, fonts
        self.box: Box = tuple(v * POINT for v in style.get("legend.box"))
        self.ink = style.colour("sheet.ink")

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.box[0] + x * POINT, self.box[1] + y * POINT

    def words(
        self, x: float, y: float, words: str, size: float = 24, font: str = "fell-sc", more: str = ""
    ) -> str:
        px, py = self.at(x, y)
        return text(px, py, words, size * POINT, f'font-family="{FAMILY[font]}" fill="#2b1a10" {more}')

    def svg(self) -> str:
        body = rect(
            grown(self.box, 0),
            f'fill="#f0e2bd" fill-opacity=".95" stroke="{self.ink}" stroke-width="{3 * POINT}"',
        )
        body += rect(
            grown(self.box, -8 * POINT), f'fill="none" stroke="{self.ink}" stroke-width="{1.2 * POINT}"'
        )
        middle = (self.box[2] - self.box[0]) / POINT / 2
        centred = 'text-anchor="middle"'
        body += self.words(
            middle,
            66,
            "GENTES ET IMPERIA",
            46,
            "cinzel",
            f'{centred} letter-spacing="{5 * POINT}" font-weight="600"',
        )
        body += self.words(
            middle,
            100,
            "Orbis terrarum ab anno Domini CCCL usque ad DCL",
            25,
            "fell-italic",
            f'{centred} font-style="italic"',
        )
        return body + self.terrains() + self.borders() + self.signs() + self.plates()

    def terrains(self) -> str:
        out = ""
        for i, kind in enumerate(TERRAINS):
            x, y = self.at(34 + (i % 2) * 178, 126 + (i // 2) * 50)
            box = (x, y, x + 54 * POINT, y + 36 * POINT)
            out += rect(
                box,
                f'fill="{self.style.colour(f"terrain.{kind}")}" stroke="{self.ink}" stroke-width="{POINT}"',
            )
            if kind != "plain":
                size = self.style.size(f"symbols.{kind}.size") * 1.15
                out += use(kind, 0, x + 17 * POINT, y + 27 * POINT, size) + use(
                    kind, 1, x + 38 * POINT, y + 27 * POINT, size
                )
            out += self.words(34 + (i % 2) * 178 + 62, 126 + (i // 2) * 50 + 26, kind.capitalize())
        return out

    def borders(self) -> str:
        out = ""
        drawn = (self.open, self.river, self.range, self.area, self.strait, self.sea)
        words = ("Open border", "River", "Range", "Area border", "Strait", "Sea zones")
        for i, (draw, what) in enumerate(zip(drawn, words, strict=True)):
            x, y = self.at(400, 136 + i * 33)
            out += draw(x, y, x + 92 * POINT) + self.words(508, 144 + i * 33, what)
        return out

    def line(self, x: float, y: float, end: float, colour: str, width: float, more: str = "") -> str:
        data = f"M{number(x)} {number(y)}H{number(end)}"
        edge = f'stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"'
        return f'<path d="{data}" fill="none" {edge} {more}/>'

    def ruled(self, kind: str, x: float, y: float, end: float, more: str = "") -> str:
        """A line as the map has it."""
        style = self.style
        return self.line(x, y, end, style.colour(f"border.{kind}"), style.size(f"border.{kind}_width"), more)

    def open(self, x: float, y: float, end: float) -> str:
        return self.ruled("open", x, y, end, dash(self.style.sizes("border.open_dash")))

    def river(self, x: float, y: float, end: float) -> str:
        thin = self.style.size("border.river_width") * 0.3
        return self.ruled("river", x, y, end) + self.line(x, y, end, "#7fb2cf", thin)

    def range(self, x: float, y: float, end: float) -> str:
        size = self.style.size("border.peak_size")
        peaks = (use("ridge", k, x + (10 + 18 * k) * POINT, y + size * 0.45, size) for k in range(5))
        return self.ruled("range", x, y, end) + "".join(peaks)

    def area(self, x: float, y: float, end: float) -> str:
        band = self.line(x, y, end, "#26547c", 16 * POINT, 'stroke-opacity=".35"')
        return band + self.ruled("area", x, y, end)

    def strait(self, x: float, y: float, end: float) -> str:
        style = self.style
        return arrow((x, y), (end, y), style.size("border.strait_width"), style.colour("border.strait"))

    def sea(self, x: float, y: float, end: float) -> str:
        return self.ruled("sea", x, y, end, dash(self.style.sizes("border.sea_dash")))

    def signs(self) -> str:
        style, out = self.style, ""
        x, y = self.at(50, 306)
        out += city_mark(x, y, 0, False, style) + self.words(68, 314, "city site")
        x, y = self.at(188, 306)
        out += city_mark(x, y, 2, False, style) + self.words(206, 314, "city, level")
        x, y = self.at(52, 348)
        out += city_mark(x, y, 1, True, style) + self.words(74, 356, "walls")
        x, y = self.at(188, 348)
        out += anchor(x, y, style.size("city.anchor_size"), style) + self.words(206, 356, "port")
        x, y = self.at(52, 390)
        out += granary(x, y, style.size("city.icon")) + self.words(74, 398, "granary")
        x, y = self.at(188, 390)
        out += caravan(x, y, style.size("city.icon")) + self.words(206, 398, "caravan")
        x, y = self.at(415, 336)
        edge = f'stroke="{style.colour("label.coin_edge")}" stroke-width="{1.6 * POINT}"'
        coin = f'fill="{style.colour("label.coin")}" {edge}'
        out += circle(x, y, 10.5 * POINT, coin) + self.words(434, 344, "income, sea monopoly")
        x, y = self.at(415, 367)
        out += circle(x, y, 11.5 * POINT, 'fill="#8c1d18"') + self.words(434, 375, "kingdom income")
        x, y = self.at(415, 398)
        half = 10 * POINT
        return (
            out
            + rect((x - half, y - half, x + half, y + half), 'fill="#2a211b"')
            + self.words(434, 406, "empire income")
        )

    def plates(self) -> str:
        out = ""
        for x, area, hue in (
            (34, Area("civilized Area", True, {"base": ("12", "9")}), "#9e2a2b"),
            (400, Area("barbarian Area", False, {"base": ("4", "")}), "#26547c"),
        ):
            label = plate_label(self.fonts, area, (area.name.upper(),), 20.5 * POINT)
            assert label.plate
            left, middle = self.at(x, 447)
            out += plate(label.moved(left - label.plate[0], middle, label.boxes), area, hue, "base")
        return out
