"""The shapes of the board in map units: land, water, lakes, and what the hexes make of them."""

from __future__ import annotations

from dataclasses import dataclass

import shapely

from tools.maps.hexmap.board import HexBoard
from tools.maps.hexmap.lattice import Cell
from tools.maps.hexmap.units import Units
from tools.maps.hexmap.world import World

ISLAND_MIN = 4500.0  # square units: smaller islands are not drawn
TOLERANCE = 9.0  # units of the coast
ROUND = 170.0  # units by which the corners of painted upland are rounded


@dataclass(frozen=True)
class Shapes:
    land: shapely.Geometry
    water: shapely.Geometry
    lakes: list[shapely.Geometry]
    in_play: shapely.Geometry  # hexes of land
    rough: shapely.Geometry  # painted ground, not hexes
    regions: dict[str, shapely.Geometry]  # hexes
    seas: dict[str, shapely.Geometry]  # hexes


def make(units: Units, board: HexBoard, world: World) -> Shapes:
    masses = [p for body in world.bodies for p in shapely.get_parts(body)]
    large = [p for p in masses if p.area * units.across * units.down >= ISLAND_MIN]
    land = shapely.simplify(units.geometry(shapely.MultiPolygon(large)), TOLERANCE)
    land = shapely.intersection(shapely.make_valid(land), units.box)
    water = shapely.difference(units.box, land)
    lakes = [
        shapely.simplify(shapely.intersection(units.geometry(lake), units.box), TOLERANCE)
        for _, lake in world.lakes
    ]
    rough = _hexes(units, sorted(board.rough)).buffer(-ROUND * 0.4).buffer(ROUND * 1.2).buffer(-ROUND * 0.8)
    in_play = _hexes(units, sorted(board.in_play))
    return Shapes(
        land,
        water,
        [lake for lake in lakes if not lake.is_empty],
        in_play,
        shapely.intersection(rough, in_play),
        {
            region: _hexes(units, [c for c in sorted(board.in_play) if board.places.region[c] == region])
            for region in sorted(set(board.places.region.values()) - {""})
        },
        {
            sea: _hexes(units, [c for c, name in board.sea.items() if name == sea])
            for sea in sorted(set(board.sea.values()))
        },
    )


def _hexes(units: Units, cells: list[Cell]) -> shapely.Geometry:
    return shapely.union_all([units.outline(cell) for cell in cells])
