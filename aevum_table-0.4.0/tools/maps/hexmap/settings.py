"""What a board of hexes is built with: `games/<game>/map.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.maps.settings import HERE, ROOT, Box

MARGIN = 1.5  # hexes of the world beyond the outermost ones that geometry is read for


@dataclass(frozen=True)
class HexSettings:
    game: str
    folder: Path
    middle: tuple[float, float]  # lon, lat
    window: Box  # lon, lat
    pitch: float  # km
    columns: int
    rows: int
    shift: tuple[float, float]  # km
    land_share: float
    sea_reach: int

    @property
    def frame(self) -> Box:
        """Km: every hex with a margin."""
        wide = (self.columns - 1) / 2 * self.pitch * 3**0.5 / 2 + MARGIN * self.pitch
        high = (self.rows - 0.5) / 2 * self.pitch + MARGIN * self.pitch
        x, y = self.shift
        return x - wide, y - high, x + wide, y + high

    @property
    def lake_min(self) -> float:
        return 150.0

    @property
    def sea_lakes(self) -> tuple[str, ...]:
        return ()

    @property
    def output(self) -> Path:
        return ROOT / "src" / "aevum" / "games" / self.game / "map"

    @property
    def data(self) -> Path:
        return ROOT / "src" / "aevum" / "games" / self.game / "data"


def load(game: str) -> HexSettings | None:
    """None if the game's board is not one of hexes."""
    path = HERE / "games" / game / "map.toml"
    if not path.exists():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if "hexes" not in data:
        return None
    plane, hexes, ground = data["projection"], data["hexes"], data["ground"]
    return HexSettings(
        game,
        path.parent,
        tuple(plane["azimuthal"]),
        tuple(plane["window"]),
        hexes["pitch"],
        hexes["columns"],
        hexes["rows"],
        tuple(hexes["shift"]),
        ground["land_share"],
        ground["sea_reach"],
    )
