"""The board as the painter of tools/maps/draw takes it: two kinds of country, one sea, land beyond."""

from __future__ import annotations

import shapely

from tools.maps.draw.board import Board, Border, Province, Sea
from tools.maps.draw.heights import Sampler
from tools.maps.hexmap.shapes import Shapes
from tools.maps.hexmap.units import Units
from tools.maps.hexmap.world import World


def board(units: Units, shapes: Shapes, rivers: list[tuple[str, shapely.Geometry]]) -> Board:
    box = (0.0, 0.0, float(units.width), float(units.height))
    found = Board(box[2], box[3], {"base": box, "full": box})
    dry = shapely.intersection(shapes.land, shapes.in_play)
    found.provinces = {
        "clear": _country("clear", "plain", shapely.difference(dry, shapes.rough)),
        "rough": _country("rough", "mountain", shapely.intersection(dry, shapes.rough)),
    }
    found.seas = {"sea": Sea("sea", False, _areas(shapes.water), 0)}
    found.void = _areas(shapely.difference(shapes.land, shapes.in_play))
    found.lakes = shapes.lakes
    shore = shapely.MultiLineString(list(shapely.get_parts(shapely.boundary(shapes.water))))
    found.borders = [Border(("", ""), "coast", False, shore)]
    found.borders += [Border(("", ""), "river", False, line) for _, line in rivers]
    return found


def _country(name: str, terrain: str, shape: shapely.Geometry) -> Province:
    return Province(
        name,
        area="",
        east=False,
        shape=_areas(shape),
        terrain=terrain,
        income="",
        city="",
        level=0,
        walls=False,
        city_at=None,
        port_sea="",
        port_at=None,
        granary=False,
        caravan=False,
    )


def _areas(shape: shapely.Geometry) -> shapely.MultiPolygon:
    return shapely.MultiPolygon([p for p in shapely.get_parts(shape) if p.geom_type == "Polygon"])


def metres(units: Units, world: World) -> Sampler:
    return lambda x, y: world.relief.at(*world.plane.inverse(*units.to_km(x, y)))
