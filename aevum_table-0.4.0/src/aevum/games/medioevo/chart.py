"""The drawn map of the game: its style, labels, pictures and fonts. Nothing here is law; `data/` is."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE = "aevum.games.medioevo"
PICTURES = (("relief-1.webp", 2), ("relief-2.webp", 1))
"""The painted grounds, each over the whole box, and how many points of the style one pixel of each is."""
FACES = (
    ("Aevum Fell SC", "fell-sc.ttf", "400", "normal"),
    ("Aevum Fell", "fell-italic.ttf", "400", "italic"),
    ("Cinzel", "cinzel.ttf", "600", "normal"),
)
"""Family, file in `scene/fonts`, weight, style."""


def home() -> Traversable:
    return files(PACKAGE).joinpath("map")


@cache
def labels() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(home().joinpath("labels.json").read_text(encoding="utf-8"))
    return found


@cache
def style() -> dict[str, Any]:
    return tomllib.loads(home().joinpath("style.toml").read_text(encoding="utf-8"))
