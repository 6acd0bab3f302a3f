"""Land as polygons, and what belongs to whom on it before borders become lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from scipy import ndimage

from tools.maps import natural_earth
from tools.maps.grid import STEPS, Grid, Labels
from tools.maps.growth import CellSeed, despeckle, grow, spread
from tools.maps.inputs import Inputs, LonLat
from tools.maps.projection import Floats, Projection
from tools.maps.relief import Relief
from tools.maps.settings import Settings
from tools.maps.walls import cut_links

HOLE_MIN = 60.0  # km2: smaller waters within land are filled

Points = list[tuple[int, shapely.Point]]  # label and place of each seed


@dataclass(frozen=True)
class Land:
    polygons: list[shapely.Polygon]  # largest first
    lakes: list[tuple[str, shapely.Geometry]]
    pieces: Labels  # number + 1 of the polygon at each cell


def load(settings: Settings, plane: Projection, grid: Grid, inputs: Inputs, seeds: Points) -> Land:
    whole, lakes = natural_earth.water(settings, plane)
    coast = settings.coast
    simple = shapely.simplify(shapely.union_all(whole), coast.tolerance)
    if inputs.channels:
        simple = shapely.difference(simple, channels(plane, inputs.channels, coast.channel))
    tree = shapely.STRtree([point for _, point in seeds])
    polygons = []
    for part in shapely.get_parts(simple):
        if part.area >= coast.island_min or len(tree.query(part.buffer(3), predicate="intersects")):
            holes = [ring for ring in part.interiors if shapely.Polygon(ring).area > HOLE_MIN]
            polygons.append(shapely.Polygon(part.exterior, holes))
    polygons.sort(key=lambda p: (-round(p.area, 3), round(p.bounds[0], 3)))
    return Land(polygons, lakes, grid.raster(polygons))


def channels(plane: Projection, lines: list[tuple[LonLat, ...]], width: float) -> shapely.Geometry:
    """Straits too narrow for the scale, cut as water."""
    return shapely.union_all([plane.line(line).buffer(width / 2, cap_style="flat") for line in lines])


def hardness(grid: Grid, plane: Projection, settings: Settings) -> Floats:
    """What a km costs a front: noise, and ridges that stand out of their surroundings."""
    growth = settings.growth
    cost = np.clip(1 + growth.noise * grid.noise((240, 120, 60, 30), growth.seed), 0.45, 2.2)
    height = np.clip(Relief(settings.window).at(*plane.inverse(*grid.centres())), 0, None)
    above = height - ndimage.gaussian_filter(height, 72 / grid.cell)
    return cost * (1 + 0.9 * np.clip(above / 500.0, 0, 1.5))


def tolls(
    grid: Grid, settings: Settings, rivers: list[shapely.Geometry], ranges: list[shapely.Geometry]
) -> Floats:
    """Km that a front loses on each link that crosses a river or a crest."""
    extra = np.zeros((len(STEPS), *grid.shape))
    extra[cut_links(grid, rivers)] += settings.growth.river_cost
    extra[cut_links(grid, ranges)] += settings.growth.range_cost
    return extra


def place_seeds(grid: Grid, land: Land, seeds: Points) -> tuple[list[CellSeed], dict[int, set[int]]]:
    """The cell of each point, on the land mass it lies on or next to; and the labels of each land mass."""
    tree = shapely.STRtree(land.polygons)
    cells: list[CellSeed] = []
    labels: dict[int, set[int]] = {}
    for label, point in seeds:
        hits = tree.query(point, predicate="intersects")
        piece = int(hits[0]) if len(hits) else int(tree.nearest(point))
        labels.setdefault(piece, set()).add(label)
        at = nearest_cell(land.pieces, piece + 1, grid.at(point))
        if at is not None:  # else an island smaller than a cell, whose owner is known without growing
            cells.append((*at, label))
    return cells, labels


def nearest_cell(cells: Labels, value: int, at: tuple[int, int], reach: int = 15) -> tuple[int, int] | None:
    """The cell of this value next to the given one."""
    if cells[at] == value:
        return at
    top, left = max(0, at[0] - reach), max(0, at[1] - reach)
    rows, columns = np.nonzero(cells[top : at[0] + reach + 1, left : at[1] + reach + 1] == value)
    if not len(rows):
        return None
    best = int(np.argmin((rows + top - at[0]) ** 2 + (columns + left - at[1]) ** 2))
    return int(rows[best]) + top, int(columns[best]) + left


def settle(
    grid: Grid, land: Land, seeds: Points, cost: Floats, extra: Floats
) -> tuple[Labels, dict[int, int]]:
    """Labels of all cells, spread over the sea too, and the owner of each land mass that has only one."""
    cells, of_piece = place_seeds(grid, land, seeds)
    grown = despeckle(grow(land.pieces, cost, extra, cells, grid.cell), cells)
    labels = spread(grown)
    owners = {}
    for number, polygon in enumerate(land.polygons):
        mine = of_piece.get(number, set())
        if len(mine) == 1:
            owners[number] = min(mine)
        elif not mine:  # an island without a point goes to the nearest place
            owners[number] = int(labels[grid.at(polygon.representative_point())])
    return labels, owners
