"""The picture of the documentation: the map as the package itself draws it, in a frame."""

from __future__ import annotations

import base64
import csv
import sys
import tomllib
from pathlib import Path
from typing import Any

from PIL import Image

from tools.maps.draw.fonts import Fonts
from tools.maps.draw.ornament import MARGIN, frame
from tools.maps.draw.sheet import document as page
from tools.maps.draw.sheet import rasterise
from tools.maps.draw.style import Style, rgb
from tools.maps.hexmap.settings import HexSettings
from tools.maps.settings import ROOT


def write(settings: HexSettings, chart: dict[str, Any], style: Style, fonts: Fonts) -> Path:
    whole = style.get("docs.whole")
    left, top, right, bottom = map(float, chart["box"])
    box = (left, top, right, bottom)
    view = (box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN)
    scale = whole["width"] / (view[2] - view[0])
    inner = rasterise(_drawing(settings, chart), fonts).convert("RGB")
    inner = inner.resize((round(box[2] * scale), round(box[3] * scale)), Image.Resampling.LANCZOS)
    paper = tuple(rgb(style.colour("sheet.paper")).astype(int))
    sheet = Image.new("RGB", (whole["width"], round((view[3] - view[1]) * scale)), paper)
    sheet.paste(inner, (round(MARGIN * scale), round(MARGIN * scale)))
    rim = rasterise(page(frame(box, style), view, whole["width"]), fonts)
    sheet.paste(rim, (0, 0), rim)
    path = ROOT / "docs" / "map" / f"{settings.game}.webp"
    sheet.save(path, "WEBP", quality=whole["quality"], method=6)
    return path


def _drawing(settings: HexSettings, chart: dict[str, Any]) -> str:
    if str(ROOT / "src") not in sys.path:  # the package is not installed where maps are built
        sys.path.insert(0, str(ROOT / "src"))
    from aevum.kit.map_hex_svg import HexDrawing, HexPicture, around
    from aevum.kit.map_hexes import HexChart

    with (settings.data / "hexes.csv").open(encoding="utf-8", newline="") as file:
        picture = HexPicture({row["hex"]: row["terrain"] or "sea" for row in csv.DictReader(file)})
    relief = base64.b64encode((settings.output / "relief-2.webp").read_bytes()).decode()
    picture.relief = f"data:image/webp;base64,{relief}"
    style = tomllib.loads((settings.output / "style.toml").read_text(encoding="utf-8"))
    board = HexChart(chart)
    return HexDrawing(board, style, picture, around(board, [], 0.0)).svg()
