"""The painted ground of a board of hexes, with the rose of the compass and the title."""

from __future__ import annotations

from pathlib import Path

import shapely
from PIL import Image

from tools.maps.draw.fonts import FAMILY, Fonts
from tools.maps.draw.labels import Label
from tools.maps.draw.ornament import rose
from tools.maps.draw.relief import base
from tools.maps.draw.sheet import document, rasterise
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.survey import Boxes
from tools.maps.draw.svg import number, text
from tools.maps.hexmap import painting
from tools.maps.hexmap.shapes import Shapes
from tools.maps.hexmap.units import Units
from tools.maps.hexmap.world import World


def paint(
    units: Units,
    shapes: Shapes,
    world: World,
    rivers: list[tuple[str, shapely.Geometry]],
    names: tuple[list[Label], Boxes],
    style: Style,
    fonts: Fonts,
) -> Image.Image:
    board = painting.board(units, shapes, rivers)
    ground = base(board, style, painting.metres(units, world), *names, style.number("sheet.fine"), fonts)
    return adorned(ground, (board.width, board.height), style, fonts)


def adorned(ground: Image.Image, size: tuple[float, float], style: Style, fonts: Fonts) -> Image.Image:
    """With the rose of the compass and the title; `size` of the board in map units."""
    ornaments = rasterise(document(rose(style) + _title(style), (0, 0, *size), ground.width), fonts)
    ornaments = ornaments.resize(ground.size)
    return Image.alpha_composite(ground.convert("RGBA"), ornaments).convert("RGB")


def _title(style: Style) -> str:
    x, y = (value * POINT for value in style.get("title.at"))
    colour = style.colour("title.colour")
    out = ""
    for line, size in style.get("title.lines"):
        spacing = size * POINT * 0.08
        font = f'font-family="{FAMILY["cinzel"]}" font-weight="600" text-anchor="middle" fill="{colour}"'
        more = f'{font} fill-opacity=".82" letter-spacing="{number(spacing)}"'
        out += text(x + spacing / 2, y, line, size * POINT, more)
        y += size * POINT * 0.5 + 24 * POINT
    return out


def save(picture: Image.Image, folder: Path, quality: list[int]) -> list[Path]:
    half = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
    written = []
    for image, name, value in (
        (half, "relief-1.webp", quality[0]),
        (picture, "relief-2.webp", quality[1]),
    ):
        image.save(folder / name, "WEBP", quality=value, method=6)
        written.append(folder / name)
    return written
