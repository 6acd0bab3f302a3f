"""Files that the page fetches by their names: pictures of a game's map, and the fonts of all maps."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

FONTS = files("aevum.scene").joinpath("fonts")
"""One file of each, for the page, the maps and their pixels alike."""
FAMILIES = {"cinzel.ttf": "Cinzel", "fell-italic.ttf": "Aevum Fell", "fell-sc.ttf": "Aevum Fell SC"}


def map_file(package: str, name: str, known: Collection[str]) -> bytes | None:
    """None for one that the board does not name."""
    if name not in known:
        return None
    folder = FONTS if name in FAMILIES else files(package).joinpath("map")
    return folder.joinpath(name).read_bytes()


def font_files() -> list[str]:
    """Where the fonts lie, for pixels: with its own a drawing looks the same everywhere."""
    return [str(FONTS.joinpath(name)) for name in FAMILIES]
