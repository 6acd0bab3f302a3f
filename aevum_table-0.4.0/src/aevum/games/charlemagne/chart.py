"""The drawn map of the game: its chart, style, pictures and fonts. Nothing here is law; `data/` is."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from aevum.kit.map_hexes import HexChart

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE = "aevum.games.charlemagne"
PICTURES = (("relief-1.webp", 2), ("relief-2.webp", 1))
"""The painted grounds, each over the whole box, and how many points of the style one pixel of each is."""
FACES = (
    ("Aevum Fell", "fell-italic.ttf", "400", "italic"),
    ("Cinzel", "cinzel.ttf", "600", "normal"),
)
"""Family, file in `scene/fonts`, weight, style."""


def home() -> Traversable:
    return files(PACKAGE).joinpath("map")


@cache
def chart() -> HexChart:
    return HexChart(json.loads(home().joinpath("chart.json").read_text(encoding="utf-8")))


@cache
def style() -> dict[str, Any]:
    return tomllib.loads(home().joinpath("style.toml").read_text(encoding="utf-8"))
