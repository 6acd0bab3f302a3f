"""Colours and sizes: drawing.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).parent
POINT = 8.0  # map units
Raster: TypeAlias = NDArray[np.float32]


class Style:
    def __init__(self, own: Path | None = None) -> None:
        """`own`: a file with what a game has otherwise."""
        self._table: dict[str, Any] = _read(HERE / "drawing.toml")
        if own is not None:
            _merge(self._table, _read(own))

    def get(self, key: str) -> Any:
        """The entry at a dotted key, as it stands in the file."""
        found: Any = self._table
        for part in key.split("."):
            found = found[part]
        return found

    def number(self, key: str) -> float:
        return float(self.get(key))

    def colour(self, key: str) -> str:
        return str(self.get(key))

    def rgb(self, key: str) -> Raster:
        return rgb(self.colour(key))

    def size(self, key: str) -> float:
        """A size in map units."""
        return self.number(key) * POINT

    def sizes(self, key: str) -> list[float]:
        return [float(value) * POINT for value in self.get(key)]


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _merge(table: dict[str, Any], other: dict[str, Any]) -> None:
    for key, value in other.items():
        if isinstance(value, dict) and isinstance(table.get(key), dict):
            _merge(table[key], value)
        else:
            table[key] = value


def rgb(colour: str) -> Raster:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32)
