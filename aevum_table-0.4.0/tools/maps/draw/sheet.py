"""Puts the layers together: relief below, borders, cities and names above; the whole map or a part of it."""

from __future__ import annotations

import io
from dataclasses import dataclass

import numpy as np
import resvg_py
from PIL import Image

from tools.maps.draw.board import Board, Box
from tools.maps.draw.check import eastern
from tools.maps.draw.edges import Edges, area_hues
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.labels import Label
from tools.maps.draw.legend import Legend
from tools.maps.draw.lettering import Lettering, plate
from tools.maps.draw.ornament import MARGIN, frame, rose
from tools.maps.draw.pieces import city
from tools.maps.draw.plates import off_map
from tools.maps.draw.style import Style, rgb
from tools.maps.draw.svg import number
from tools.maps.draw.symbols import definitions

ORDER = ("sea", "anchor", "granary", "caravan", "city", "province", "area")


def rasterise(svg: str, fonts: Fonts) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts.files)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def document(body: str, view: Box, width: int) -> str:
    left, top, right, bottom = view
    height = round(width * (bottom - top) / (right - left))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{number(left)} {number(top)} {number(right - left)} {number(bottom - top)}">{body}</svg>'
    )


@dataclass
class Sheet:
    board: Board
    style: Style
    fonts: Fonts
    labels: list[Label]
    relief: Image.Image  # of the whole board

    def overlay(self, show: str, ornaments: bool = True) -> str:
        """Everything above the relief, in map units. `show`: the frame, base or full."""
        board, style = self.board, self.style
        boxes = np.vstack([label.boxes for label in self.labels])
        edges = Edges(board, style, show, boxes)
        letters = Lettering(board, style, area_hues(board, style), show)
        parts = [definitions(), edges.svg(), edges.straits()]
        parts += [
            city(p, style) for p in board.provinces.values() if p.city_at and p.name not in edges.hidden
        ]
        for kind in ORDER:
            parts += [letters.svg(m) for m in self.labels if m.kind == kind and self.shown(m, show)]
        for label, area in off_map(self.fonts, style):
            if show in area.incomes:
                parts.append(plate(label, area, "#6b5a3a", show))
        if ornaments:
            parts += [rose(style), Legend(style, self.fonts).svg()]
        return "".join(parts)

    def shown(self, label: Label, show: str) -> bool:
        return show == "full" or not eastern(self.board, label)

    def picture(self, body: str, view: Box, width: int) -> Image.Image:
        """The overlay over the relief, for one view."""
        above = rasterise(document(body, view, width), self.fonts)
        across, down = self.relief.width / self.board.width, self.relief.height / self.board.height
        part = (view[0] * across, view[1] * down, view[2] * across, view[3] * down)
        below = self.relief.resize(above.size, Image.Resampling.LANCZOS, part)
        return Image.alpha_composite(below.convert("RGBA"), above).convert("RGB")

    def whole(self, show: str, width: int) -> Image.Image:
        """The map in its frame."""
        left, top, right, bottom = box = self.board.frames[show]
        view = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        scale = width / (view[2] - view[0])
        body = self.overlay(show)
        inner_width = round((right - left) * scale)
        inner = self.picture(body, box, inner_width)
        paper = rgb(self.style.colour("sheet.paper")).astype(int)
        sheet = Image.new("RGB", (width, round((view[3] - view[1]) * scale)), tuple(paper))
        sheet.paste(inner, (round(MARGIN * scale), round(MARGIN * scale)))
        rim = rasterise(document(frame(box, self.style), view, width), self.fonts)
        sheet.paste(rim, (0, 0), rim)
        return sheet
