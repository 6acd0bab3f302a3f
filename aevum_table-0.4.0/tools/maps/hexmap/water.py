"""The sea hexes in play, and the rivers and straits along hexsides."""

from __future__ import annotations

import math

import numpy as np
import shapely

from tools.maps.hexmap.inputs import HexInputs
from tools.maps.hexmap.lattice import Cell, Lattice
from tools.maps.hexmap.places import pieces
from tools.maps.hexmap.settings import HexSettings
from tools.maps.hexmap.world import World

Sides = dict[tuple[Cell, Cell], str]  # with the name


def seas(
    settings: HexSettings,
    inputs: HexInputs,
    lattice: Lattice,
    world: World,
    land: set[Cell],
    in_play: set[Cell],
) -> dict[Cell, str]:
    """Sea hexes that can be sailed from land in play, by name: that of the nearest anchor."""
    front, reached = set(in_play), set(in_play)
    for _ in range(settings.sea_reach):
        front = {n for cell in front for n in lattice.around(cell) if n not in land} - reached
        reached |= front
    rest = set(lattice.cells) - land - reached
    for hole in pieces(lattice, rest):
        if all(len(lattice.around(cell)) == 6 for cell in hole):
            reached |= hole
    wet = pieces(lattice, reached - in_play)[0]
    marks = [(anchor.name, world.plane.point(anchor.at)) for anchor in inputs.seas]
    found = {}
    for cell in sorted(wet):
        x, y = lattice.centre(cell)
        found[cell] = min(marks, key=lambda mark: math.hypot(mark[1].x - x, mark[1].y - y))[0]
    return found


def rivers(lattice: Lattice, world: World, in_play: set[Cell]) -> Sides:
    """A hexside is a river if the line between the middles crosses one an odd number of times. Each row of
    rivers.csv counts alone: two that run side by side do not cancel each other."""
    pairs = [(a, b) for a, b in lattice.pairs() if a in in_play and b in in_play]
    lines = shapely.linestrings(np.array([[lattice.centre(a), lattice.centre(b)] for a, b in pairs]))
    tree = shapely.STRtree(lines)
    found: dict[int, str] = {}
    for name, course in world.rivers:
        count: dict[int, int] = {}
        for part in shapely.get_parts(course):
            for at in tree.query(part, predicate="intersects"):
                crossings = shapely.get_num_geometries(shapely.intersection(lines[at], part))
                count[int(at)] = count.get(int(at), 0) + int(crossings)
        for at, times in count.items():
            if times % 2:
                found.setdefault(at, name)
    return {pairs[at]: found[at] for at in sorted(found)}


def straits(
    inputs: HexInputs, lattice: Lattice, world: World, bodies: dict[Cell, int], in_play: set[Cell]
) -> tuple[Sides, list[tuple[Cell, Cell]]]:
    """Hexsides between land hexes of different bodies: the named straits, and those that have no name."""
    named = {frozenset(ends): strait.name for ends, strait in zip(world.ends, inputs.straits, strict=True)}
    found: Sides = {}
    nameless = []
    for a, b in lattice.pairs():
        if a in in_play and b in in_play and bodies[a] != bodies[b]:
            name = named.get(frozenset((bodies[a], bodies[b])), "")
            if name:
                found[a, b] = name
            else:
                nameless.append((a, b))
    return found, nameless
