"""Set-ups on the map, from TOML (docs/notation.md)."""

from aevum.games.invasions.mapset.read import CITY, NATION, TOP, MapSet, read_toml

__all__ = ["CITY", "NATION", "TOP", "MapSet", "read_toml"]
