"""Draws the board over its geometry: relief pictures, label places, and the pictures of the documentation.

The last stage of `python -m tools.maps GAME`; `python -m tools.maps.draw GAME` runs it alone."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from tools.maps.draw.board import Board, read, spread
from tools.maps.draw.check import overlaps
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.heights import Sampler
from tools.maps.draw.layout import place, write
from tools.maps.draw.pieces import reach
from tools.maps.draw.relief import base
from tools.maps.draw.sheet import Sheet
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.survey import Survey
from tools.maps.placement import Placement
from tools.maps.relief import Relief
from tools.maps.settings import ROOT, Settings


def draw(settings: Settings) -> list[Path]:
    """The files written. Reads geometry.json, the gazetteer and the placement that the build left behind."""
    out, style = settings.output, Style()
    fonts = Fonts()
    board = load(settings, style)
    labels, fixed = place(board, style, fonts, Survey(board))
    wrong = overlaps(board, labels, fixed)
    if wrong:
        raise SystemExit("labels that overlap:\n" + "\n".join(wrong))
    write(labels, board, out / "labels.json")
    fine = base(board, style, _metres(settings), labels, fixed, style.number("sheet.fine"), fonts)
    half = fine.resize((fine.width // 2, fine.height // 2), Image.Resampling.LANCZOS)
    quality = style.get("sheet.quality")
    written = [out / "labels.json"]
    for picture, name, value in ((half, "relief-1.webp", quality[0]), (fine, "relief-2.webp", quality[1])):
        written.append(_save(picture, out / name, value))
    sheet = Sheet(board, style, fonts, labels, fine)
    folder = ROOT / "docs" / "map"
    folder.mkdir(parents=True, exist_ok=True)
    whole = style.get("docs.whole")
    for show in ("base", "full"):
        written.append(_save(sheet.whole(show, whole["width"]), folder / f"{show}.webp", whole["quality"]))
    body = sheet.overlay("base", ornaments=False)
    for view in style.get("docs.views"):
        picture = sheet.picture(body, tuple(v * POINT for v in view["box"]), view["width"])
        written.append(_save(picture, folder / f"{view['name']}.webp", view["quality"]))
    return written


def load(settings: Settings, style: Style) -> Board:
    topology = json.loads((settings.output / "geometry.json").read_text(encoding="utf-8"))
    board = read(topology, settings.data)
    spread(board, lambda province: reach(province, style), 3 * POINT)
    return board


def _metres(settings: Settings) -> Sampler:
    heights, world = Relief(settings.window), Placement.load(settings)
    return lambda x, y: heights.at(*world.to_lonlat(x, y))


def _save(picture: Image.Image, path: Path, quality: int) -> Path:
    picture.save(path, "WEBP", quality=quality, method=6)
    return path
