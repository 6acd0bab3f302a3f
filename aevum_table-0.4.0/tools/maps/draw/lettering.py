"""The names, as they were placed."""

from __future__ import annotations

from tools.maps.draw.board import Area, Board
from tools.maps.draw.fonts import FAMILY
from tools.maps.draw.labels import Label, baseline
from tools.maps.draw.pieces import anchor, axe, caravan, column, granary
from tools.maps.draw.plates import BADGE, PAD
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.svg import circle, number, rect, text

CAPITALS = f'font-family="{FAMILY["cinzel"]}" font-weight="600" text-anchor="middle"'


class Lettering:
    def __init__(self, board: Board, style: Style, hues: dict[str, str], frame: str) -> None:
        self.board, self.style, self.hues, self.frame = board, style, hues, frame

    def svg(self, label: Label) -> str:
        if label.kind == "anchor":
            return anchor(label.x, label.y, label.size, self.style)
        if label.kind == "granary":
            return granary(label.x, label.y, label.size)
        if label.kind == "caravan":
            return caravan(label.x, label.y, label.size)
        if label.kind == "area":
            return self._plate(label, self.board.areas[label.name])
        if label.kind == "province":
            return self._lines(label, "fell-sc", "label.province", 3.6) + self._income(label)
        if label.kind == "sea":
            return self._lines(label, "fell-italic", "label.sea", 0) + self._monopoly(label)
        return self._lines(label, "fell-italic", "label.city", 3.0)

    def _lines(self, label: Label, font: str, colour: str, halo: float) -> str:
        family = FAMILY[font]
        more = f'font-family="{family}" text-anchor="middle" fill="{self.style.colour(colour)}"'
        if font == "fell-italic":
            more += ' font-style="italic"'
        if label.spacing:
            more += f' letter-spacing="{number(label.spacing)}"'
        if label.angle:
            more += f' transform="rotate({number(label.angle)} {number(label.x)} {number(label.y)})"'
        if halo:
            edge = self.style.colour("label.halo")
            more += f' stroke="{edge}" stroke-width="{number(halo * POINT)}" stroke-opacity=".85"'
            more += ' stroke-linejoin="round" paint-order="stroke"'
        return "".join(
            text(label.x + label.spacing / 2, label.y + baseline(label, i), line, label.size, more)
            for i, line in enumerate(label.lines)
        )

    def _coin(self, label: Label, words: str) -> str:
        assert label.coin
        x, y, radius = label.coin
        style = self.style
        line = f'fill="{style.colour("label.coin")}" stroke="{style.colour("label.coin_edge")}"'
        font = f'{CAPITALS} fill="{style.colour("label.coin_text")}"'
        return circle(x, y, radius * 0.94, f'{line} stroke-width="{number(radius * 0.14)}"') + text(
            x, y + radius * 0.5, words, radius * 1.42, font
        )

    def _income(self, label: Label) -> str:
        return self._coin(label, self.board.provinces[label.name].income) if label.coin else ""

    def _monopoly(self, label: Label) -> str:
        return self._coin(label, str(self.board.seas[label.name].value)) if label.coin else ""

    def _plate(self, label: Label, area: Area) -> str:
        assert label.plate
        return plate(label, area, self.hues[area.name], self.frame)


def plate(label: Label, area: Area, hue: str, frame: str) -> str:
    assert label.plate
    kingdom, empire = area.incomes[frame]
    left, top, right, bottom = label.plate
    size, round_ = label.size, label.size * 0.22
    corner, drop = f'rx="{number(round_)}"', 3 * POINT
    shadow = rect(
        (left + drop, top + drop, right + drop, bottom + drop), f'{corner} fill="#2b1a10" fill-opacity=".28"'
    )
    body = rect(label.plate, f'{corner} fill="#f5e8c6" stroke="{hue}" stroke-width="{number(size * 0.13)}"')
    inset = size * 0.15
    inner = rect(
        (left + inset, top + inset, right - inset, bottom - inset),
        f'rx="{number(round_ * 0.6)}" fill="none" stroke="{hue}" stroke-width="{number(size * 0.04)}"',
    )
    middle = (top + bottom) / 2
    glyph = column if area.civilized else axe
    tall = min(bottom - top - 0.5 * size, 1.35 * size)
    out = shadow + body + inner + glyph(left + (PAD + 0.5) * size, middle, tall, hue)
    font = f'{CAPITALS} fill="#3a1d12" letter-spacing="{number(label.spacing)}"'
    for i, line in enumerate(label.lines):
        out += text(label.x + label.spacing / 2, label.y + baseline(label, i), line, size, font)
    x = right - (0.25 + BADGE / 2) * size
    number_font = f'{CAPITALS} fill="#fdf1d2"'
    if empire:
        half = 0.46 * size
        out += rect((x - half, middle - half, x + half, middle + half), 'fill="#2a211b"')
        out += text(x, middle + 0.27 * size, empire, 0.78 * size, number_font)
        x -= BADGE * size
    if kingdom:
        out += circle(x, middle, 0.52 * size, 'fill="#8c1d18"')
        out += text(x, middle + 0.27 * size, kingdom, 0.78 * size, number_font)
    return out
