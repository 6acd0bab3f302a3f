"""What a map is built with: `games/<game>/map.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

Box = tuple[float, float, float, float]  # west, south, east, north


@dataclass(frozen=True)
class Growth:
    cell: float  # km
    seed: int
    river_cost: float  # km that a front loses when it crosses
    range_cost: float
    noise: float
    wiggle: float  # km, how far border lines wander
    snap: float  # km, how near a river a border must run to follow it
    pinch: float = 12.0  # km: a longer contact of places that are no neighbours needs other shape points


@dataclass(frozen=True)
class Coast:
    tolerance: float  # km
    island_min: float  # km2, smaller islands are dropped unless a point lies on them
    lake_min: float  # km2
    channel: float  # km, width of the water that channels.csv cuts
    seas: tuple[str, ...] = ("Aral Sea",)  # lakes that count as sea


@dataclass(frozen=True)
class Warp:
    strength: float
    blur: float  # km
    step: float  # km
    area_min: float  # km2: places below count as this large
    area_void: float


@dataclass(frozen=True)
class Export:
    units_per_km: float
    tolerance: float  # units; detail of places
    line_tolerance: float  # units; detail of rivers, crests and lakes
    label_min: float  # units, height of the smallest letters
    label_max: float


@dataclass(frozen=True)
class Settings:
    game: str
    form: str  # which tables the game has: `provinces` (graph.py) or `territories` (territories.py)
    folder: Path
    parallels: tuple[float, float]
    centre: tuple[float, float]  # lon, lat
    window: Box  # lon, lat
    anchor: Box  # km: the noise belongs to this part of the world, whatever the frame
    frame: Box  # km
    growth: Growth
    coast: Coast
    warp: Warp
    export: Export

    @property
    def lake_min(self) -> float:
        return self.coast.lake_min

    @property
    def sea_lakes(self) -> tuple[str, ...]:
        return self.coast.seas

    @property
    def output(self) -> Path:
        return ROOT / "src" / "aevum" / "games" / self.game / "map"

    @property
    def data(self) -> Path:
        return ROOT / "src" / "aevum" / "games" / self.game / "data"

    @property
    def scratch(self) -> Path:
        """What the build leaves behind for the drawing stages; not checked in."""
        return ROOT / "build" / "maps" / self.game


def load(game: str) -> Settings:
    folder = HERE / "games" / game
    path = folder / "map.toml"
    if not path.exists():
        known = sorted(p.parent.name for p in (HERE / "games").glob("*/map.toml"))
        raise SystemExit(f"there is no map of '{game}' to build; known: {', '.join(known)}")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    plane = data["projection"]
    return Settings(
        game,
        data.get("form", "provinces"),
        folder,
        tuple(plane["parallels"]),
        tuple(plane["centre"]),
        tuple(plane["window"]),
        tuple(data["frame"]["anchor"]),
        tuple(data["frame"]["full"]),
        Growth(**data["growth"]),
        Coast(**data["coast"]),
        Warp(**data["warp"]),
        Export(**data["export"]),
    )
