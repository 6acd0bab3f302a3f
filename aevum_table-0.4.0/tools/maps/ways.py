"""Points from which places grow because the graph wants it: neighbours reach out for each other.

Whoever has a graph that can be drawn with straight lines has neighbours that touch: each place holds its half
of every line. Where four or more places lie around a corner, each reaches for that corner."""

from __future__ import annotations

import numpy as np
import shapely

from tools.maps.grid import Grid, Labels
from tools.maps.inputs import Inputs
from tools.maps.projection import Projection

Points = list[tuple[int, shapely.Point]]

CLEAR = 7.0  # km that stay free on either side of the place where two meet


def seeds(
    inputs: Inputs,
    plane: Projection,
    grid: Grid,
    pieces: Labels,
    rivers: dict[str, shapely.Geometry],
    label: dict[str, int],
) -> Points:
    found: Points = []
    for way in inputs.ways:
        line = plane.line(way.line)
        meet = _meeting(line, way.share * line.length, rivers.get(way.river))
        first, second = (label[name] for name in way.between)
        found += _along(first, line, meet - CLEAR, grid.cell)
        found += _along(second, shapely.reverse(line), line.length - meet - CLEAR, grid.cell)
    anchors = {seed.name: seed.at for seed in reversed(inputs.land_seeds)}
    for corner in inputs.meetings:
        for name in corner.places:
            line = plane.line((anchors[name], corner.at))
            found += _along(label[name], line, line.length - CLEAR, grid.cell)
    return [(number, point) for number, point in found if pieces[grid.at(point)]]


def _meeting(line: shapely.LineString, wanted: float, river: shapely.Geometry | None) -> float:
    """How far along its line two places meet: at their river, as near to what is wanted as it comes."""
    if river is None:
        return wanted
    crossed = [shapely.line_locate_point(line, at) for at in _points(shapely.intersection(line, river))]
    inner = [float(at) for at in crossed if 0 < at < line.length]
    return min(inner, key=lambda at: abs(at - wanted), default=wanted)


def _points(shape: shapely.Geometry) -> list[shapely.Point]:
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Point"]


def _along(label: int, line: shapely.LineString, end: float, step: float) -> Points:
    return [(label, shapely.line_interpolate_point(line, at)) for at in np.arange(step, end, step)]
