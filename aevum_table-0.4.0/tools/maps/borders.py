"""The common lines of places, and the proof that they cover the frame."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import numpy as np
import shapely

Pair = tuple[int, int]  # labels, the smaller first; (0, label) is the edge of the frame
EDGE = 0


def common_lines(places: dict[int, shapely.Geometry]) -> dict[Pair, shapely.MultiLineString]:
    """Each segment of an outline belongs to exactly two places, or to one and the frame."""
    owners: dict[tuple[tuple[float, float], ...], list[int]] = defaultdict(list)
    for label, shape in places.items():
        for ring in shapely.get_rings(shapely.get_parts(shape)):
            points = [tuple(point) for point in np.round(np.asarray(ring.coords)[:, :2], 4).tolist()]
            for a, b in pairwise(points):
                owners[(a, b) if a < b else (b, a)].append(label)
    segments: dict[Pair, list[tuple[tuple[float, float], ...]]] = defaultdict(list)
    for segment, labels in owners.items():
        if len(labels) > 2 or (len(labels) == 2 and labels[0] == labels[1]):
            raise SystemExit(f"overlap at {segment}: labels {labels}")
        low, high = sorted([EDGE, *labels][-2:])
        segments[low, high].append(segment)
    lines = {}
    for pair, parts in sorted(segments.items()):
        merged = shapely.line_merge(shapely.MultiLineString(sorted(parts)))
        lines[pair] = shapely.MultiLineString(list(shapely.get_parts(merged)))
    return lines


def prove(
    places: dict[int, shapely.Geometry], lines: dict[Pair, shapely.MultiLineString], frame: shapely.Polygon
) -> str:
    """No gap and no overlap, or the build ends."""
    edge = sum(line.length for pair, line in lines.items() if pair[0] == EDGE)
    gap = frame.area - sum(shape.area for shape in places.values())
    if abs(edge - frame.length) > 0.1 or abs(gap) > 0.1:
        raise SystemExit(
            f"the places leave {edge - frame.length:.1f} km of open edge and {gap:.1f} km2 of gaps"
        )
    return f"gaps 0, overlaps 0, outer edge {edge:.0f} km = frame"
