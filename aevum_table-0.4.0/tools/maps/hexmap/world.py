"""The world as far as the board reaches, on the plane: land masses, lakes, rivers, ranges, heights."""

from __future__ import annotations

from dataclasses import dataclass

import shapely

from tools.maps import natural_earth
from tools.maps.hexmap.inputs import HexInputs
from tools.maps.hexmap.settings import HexSettings
from tools.maps.projection import Azimuthal, Plane
from tools.maps.relief import Relief

SHORE_ISLAND = 8000.0  # km2: no larger land is an island of a shore
NEAR = 8.0  # km


@dataclass(frozen=True)
class World:
    plane: Plane
    bodies: list[shapely.Geometry]  # land, parted only where water parts it on the board
    ends: list[tuple[int, int]]  # the bodies on both sides of each strait
    lakes: list[tuple[str, shapely.Geometry]]
    rivers: list[tuple[str, shapely.Geometry]]
    ranges: list[shapely.Geometry]
    relief: Relief


def load(settings: HexSettings, inputs: HexInputs) -> World:
    plane = Azimuthal(settings.middle)
    land, lakes = natural_earth.water(settings, plane)
    masses = [part for part in shapely.get_parts(shapely.union_all(land)) if part.geom_type == "Polygon"]
    bodies, ends = _bodies(inputs, plane, masses)
    courses = natural_earth.rivers(settings, plane, inputs.rivers)
    ranges = [plane.geometry(shapely.Polygon(found.outline)) for found in inputs.ranges]
    names = [river.name for river in inputs.rivers]
    rivers = list(zip(names, courses, strict=True))
    return World(plane, bodies, ends, lakes, rivers, ranges, Relief(settings.window))


def _bodies(
    inputs: HexInputs, plane: Plane, masses: list[shapely.Polygon]
) -> tuple[list[shapely.Geometry], list[tuple[int, int]]]:
    """Islands near a shore are one with it, unless a strait of the game lies between."""
    masses = sorted(masses, key=lambda p: (-round(p.area, 3), round(p.bounds[0], 3)))
    tree = shapely.STRtree(masses)
    ends = [[int(tree.nearest(plane.point(end))) for end in strait.ends] for strait in inputs.straits]
    alone = {mass for pair in ends for mass in pair}
    owner: list[int] = []
    for number, mass in enumerate(masses):
        owner.append(number)
        if number in alone or mass.area > SHORE_ISLAND:
            continue
        near = [n for n in tree.query(mass, predicate="dwithin", distance=NEAR) if n < number]
        if near:
            owner[number] = owner[min(near, key=lambda n: (round(mass.distance(masses[n]), 3), n))]
    heads = sorted(set(owner))
    joint = [
        shapely.MultiPolygon([masses[n] for n, head in enumerate(owner) if head == one]) for one in heads
    ]
    return joint, [(heads.index(owner[a]), heads.index(owner[b])) for a, b in ends]
