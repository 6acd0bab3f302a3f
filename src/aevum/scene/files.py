"""Files of a game's map that the page fetches by their names: pictures and fonts."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

FOLDERS = {".webp": ("map",), ".woff2": ("map", "fonts")}


def map_file(package: str, name: str, known: Collection[str]) -> bytes | None:
    """None for one that the board does not name."""
    if name not in known:
        return None
    return files(package).joinpath(*FOLDERS[name[name.rindex(".") :]], name).read_bytes()
