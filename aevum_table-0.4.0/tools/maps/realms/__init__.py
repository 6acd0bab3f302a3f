"""Draws a board of territories over its geometry: label places, painted ground, the documentation's picture.

The last stage of `python -m tools.maps GAME` for a game with the tables of tools/maps/territories.py."""

from __future__ import annotations

import json
from pathlib import Path

from tools.maps.draw.check import overlaps
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.relief import base
from tools.maps.draw.style import Style
from tools.maps.draw.survey import Survey
from tools.maps.hexmap.picture import adorned, save
from tools.maps.placement import Placement
from tools.maps.realms import board, layout, sheet
from tools.maps.relief import Relief
from tools.maps.settings import Settings


def draw(settings: Settings) -> list[Path]:
    """The files written. Reads geometry.json, the tables and the placement that the build left behind."""
    out, style = settings.output, Style(settings.folder / "drawing.toml")
    fonts = Fonts()
    topology = json.loads((out / "geometry.json").read_text(encoding="utf-8"))
    found = board.read(topology, settings.data, style)
    labels, fixed = layout.place(found, style, fonts, Survey(found))
    wrong = overlaps(found, labels, fixed)
    if wrong:
        raise SystemExit("labels that overlap:\n" + "\n".join(wrong))
    layout.write(labels, found, style, out / "labels.json")
    heights, world = Relief(settings.window), Placement.load(settings)
    ground = base(
        found,
        style,
        lambda x, y: heights.at(*world.to_lonlat(x, y)),
        labels,
        fixed,
        style.number("sheet.fine"),
        fonts,
    )
    picture = adorned(ground, (found.width, found.height), style, fonts)
    written = [out / "labels.json", *save(picture, out, style.get("sheet.quality"))]
    written.append(sheet.write(settings, style, fonts))
    return written
