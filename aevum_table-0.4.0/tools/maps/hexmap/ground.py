"""What each hex is made of: land or sea, clear or rough, and which land masses it holds."""

from __future__ import annotations

import numpy as np
import shapely

from tools.maps.hexmap.inputs import HexInputs
from tools.maps.hexmap.lattice import Cell, Lattice
from tools.maps.hexmap.settings import HexSettings
from tools.maps.hexmap.world import World

Shares = dict[Cell, dict[int, float]]  # part of a hex that each body of land covers, by its number


def shares(lattice: Lattice, world: World) -> Shares:
    outlines = [lattice.outline(cell) for cell in lattice.cells]
    tree = shapely.STRtree(outlines)
    found: Shares = {cell: {} for cell in lattice.cells}
    for number, body in enumerate(world.bodies):
        shapely.prepare(body)
        for at in sorted(tree.query(body, predicate="intersects")):
            part = shapely.intersection(body, outlines[at]).area / outlines[at].area
            if part > 0:
                found[lattice.cells[at]][number] = float(part)
    return found


def land(
    settings: HexSettings, inputs: HexInputs, lattice: Lattice, world: World, parts: Shares
) -> dict[Cell, str]:
    """The land hexes, each with the reason why it is one."""
    found = {
        cell: f"{round(100 * sum(bodies.values()))} per cent land"
        for cell, bodies in parts.items()
        if sum(bodies.values()) >= settings.land_share
    }
    for burg in inputs.burgs:
        found.setdefault(cell_of(lattice, world, burg.at), f"holds {burg.name}")
    for forced in inputs.forced:
        cell = cell_of(lattice, world, forced.at)
        if forced.kind == "land":
            found[cell] = forced.reason
        else:
            found.pop(cell, None)
    return found


def bodies(
    inputs: HexInputs, lattice: Lattice, world: World, parts: Shares, land: dict[Cell, str]
) -> dict[Cell, int]:
    """The body that each land hex belongs to: that of its burg, else the one with the largest share."""
    found = {cell: max(parts[cell], key=parts[cell].__getitem__) for cell in land if parts[cell]}
    tree = shapely.STRtree(world.bodies)
    for burg in inputs.burgs:
        found[cell_of(lattice, world, burg.at)] = int(tree.nearest(world.plane.point(burg.at)))
    return found


def cell_of(lattice: Lattice, world: World, at: tuple[float, float]) -> Cell:
    point = world.plane.point(at)
    return lattice.at((point.x, point.y))


def rough(inputs: HexInputs, lattice: Lattice, world: World, cells: list[Cell]) -> dict[Cell, str]:
    """The rough hexes, each with the range that makes it so."""
    points = np.array([lattice.samples(cell) for cell in cells])  # cells, samples, 2
    heights = world.relief.at(*world.plane.inverse(points[..., 0], points[..., 1]))
    found: dict[Cell, str] = {}
    for entry, outline in zip(inputs.ranges, world.ranges, strict=True):
        inside = shapely.contains_xy(outline, points[..., 0], points[..., 1])
        count = (inside & (heights >= entry.least)).sum(axis=1)
        for at in np.nonzero(count >= entry.points)[0]:
            found.setdefault(cells[int(at)], f"{entry.name}, {count[at]} of 7 points")
    return found
