"""The picture of the documentation: the map as the package itself draws it, in a frame and with a legend."""

from __future__ import annotations

import base64
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from PIL import Image

from tools.maps.draw.board import rows
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.ornament import MARGIN, frame
from tools.maps.draw.sheet import document as page
from tools.maps.draw.sheet import rasterise
from tools.maps.draw.style import Style, rgb
from tools.maps.realms.legend import legend
from tools.maps.settings import ROOT, Settings


def write(settings: Settings, style: Style, fonts: Fonts) -> Path:
    topology = json.loads((settings.output / "geometry.json").read_text(encoding="utf-8"))
    whole, box = style.get("docs.whole"), _box(topology)
    view = (box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN)
    scale = whole["width"] / (view[2] - view[0])
    skin = tomllib.loads((settings.output / "style.toml").read_text(encoding="utf-8"))
    drawn = _drawing(settings, topology, skin)
    inner = rasterise(drawn.replace("</svg>", legend(settings, style, skin) + "</svg>"), fonts).convert("RGB")
    inner = inner.resize((round(box[2] * scale), round(box[3] * scale)), Image.Resampling.LANCZOS)
    paper = tuple(rgb(style.colour("sheet.paper")).astype(int))
    sheet = Image.new("RGB", (whole["width"], round((view[3] - view[1]) * scale)), paper)
    sheet.paste(inner, (round(MARGIN * scale), round(MARGIN * scale)))
    rim = rasterise(page(frame(box, style), view, whole["width"]), fonts)
    sheet.paste(rim, (0, 0), rim)
    path = ROOT / "docs" / "map" / f"{settings.game}.webp"
    sheet.save(path, "WEBP", quality=whole["quality"], method=6)
    return path


def _drawing(settings: Settings, topology: dict[str, Any], skin: dict[str, Any]) -> str:
    if str(ROOT / "src") not in sys.path:  # the package is not installed where maps are built
        sys.path.insert(0, str(ROOT / "src"))
    from aevum.kit.map_svg import Drawing
    from aevum.kit.map_territories import territories
    from aevum.kit.shapes import Shapes

    data = settings.data
    kingdoms = {row["kingdom"]: row["colour"] for row in rows(data / "kingdoms.csv")}
    goods = {row["good"]: row["colour"] for row in rows(data / "goods.csv")}
    scene = territories(rows(data / "places.csv"), rows(data / "seas.csv"), kingdoms, goods, skin)
    scene.labels = json.loads((settings.output / "labels.json").read_text(encoding="utf-8"))
    relief = base64.b64encode((settings.output / "relief-2.webp").read_bytes()).decode()
    scene.relief = f"data:image/webp;base64,{relief}"
    return Drawing(Shapes(topology), skin, scene, _box(topology)).svg()


def _box(topology: dict[str, Any]) -> tuple[float, float, float, float]:
    left, top, right, bottom = map(float, topology["bbox"])
    return left, top, right, bottom
