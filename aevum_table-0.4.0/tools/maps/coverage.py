"""One noded set of lines, cut into faces; faces joined to places. Gaps and overlaps cannot arise."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import shapely

from tools.maps.grid import Grid, Labels

SNAP = 0.05  # km: all lines meet on this grid
SLIVER = 220.0  # km2
SCRAP = 2500.0  # km2: a detached piece of a province without a point of its own

Edges = dict[int, dict[int, float]]


@dataclass
class Faces:
    shapes: list[shapely.Polygon]
    labels: list[int]
    wet: list[bool]


def cut(
    land: shapely.Geometry,
    borders: list[shapely.Geometry],
    sea_borders: list[shapely.Geometry],
    frame: shapely.Polygon,
) -> list[shapely.Polygon]:
    """Province borders count near land, sea borders near water; all are noded with the coast at once."""
    rough = shapely.simplify(land, 3)
    near, deep = shapely.buffer(rough, 10), shapely.buffer(rough, -10)
    lines = [
        *shapely.get_parts(shapely.boundary(land)),
        *(shapely.line_merge(shapely.intersection(line, near)) for line in borders),
        *(shapely.line_merge(shapely.difference(line, deep)) for line in sea_borders),
        frame.boundary,
    ]
    noded = shapely.union_all(lines, grid_size=SNAP)
    return [face for face in shapely.get_parts(shapely.polygonize([noded])) if face.area > 1e-6]


def name_faces(
    faces: list[shapely.Polygon],
    grid: Grid,
    land: shapely.Geometry,
    masses: list[shapely.Polygon],
    owners: dict[int, int],
    ground: Labels,
    seas: Labels,
) -> Faces:
    shapely.prepare(land)
    tree = shapely.STRtree(masses)
    labels, wet = [], []
    for face in faces:
        point = face.representative_point()
        dry = bool(land.contains(point))
        wet.append(not dry)
        if dry:
            labels.append(owners.get(int(tree.nearest(point))) or int(ground[grid.at(point)]))
        else:
            labels.append(int(seas[grid.at(point)]))
    return Faces(faces, labels, wet)


def common_edges(faces: Faces) -> Edges:
    """Km of common edge of faces that are both land or both sea."""
    tree = shapely.STRtree(faces.shapes)
    edges: Edges = defaultdict(dict)
    for a, b in zip(*tree.query(faces.shapes, predicate="intersects"), strict=True):
        if a < b and faces.wet[a] == faces.wet[b]:
            shared = shapely.intersection(faces.shapes[a].boundary, faces.shapes[b].boundary)
            if shared.length > 0:
                edges[int(a)][int(b)] = edges[int(b)][int(a)] = shared.length
    return edges


def absorb_slivers(faces: Faces, edges: Edges) -> None:
    """A sliver goes to the larger neighbour with the longest common edge."""
    for _ in range(3):
        changed = False
        for at, shape in enumerate(faces.shapes):
            larger = {b: km for b, km in edges[at].items() if faces.shapes[b].area > shape.area}
            if shape.area >= SLIVER or not larger or any(faces.labels[b] == faces.labels[at] for b in larger):
                continue
            faces.labels[at] = faces.labels[max(sorted(larger), key=lambda b: larger[b])]
            changed = True
        if not changed:
            return


def absorb_scraps(faces: Faces, edges: Edges, seeds: list[shapely.Point]) -> None:
    """A small piece cut off from its province and without a point of it goes to its main neighbour."""
    tree = shapely.STRtree(faces.shapes)
    seeded = {int(face) for face in tree.query(seeds, predicate="intersects")[1]}
    for _ in range(2):
        seen: set[int] = set()
        for start in range(len(faces.shapes)):
            if start in seen or faces.wet[start]:
                continue
            piece = _piece(start, faces, edges)
            seen |= piece
            around: dict[int, float] = defaultdict(float)
            for face in sorted(piece):
                for other, length in sorted(edges[face].items()):
                    if other not in piece:
                        around[faces.labels[other]] += length
            if around and not piece & seeded and sum(faces.shapes[f].area for f in piece) < SCRAP:
                heir = max(sorted(around), key=lambda label: around[label])
                for face in piece:
                    faces.labels[face] = heir


def _piece(start: int, faces: Faces, edges: Edges) -> set[int]:
    piece, todo = {start}, [start]
    while todo:
        for other in edges[todo.pop()]:
            if other not in piece and faces.labels[other] == faces.labels[start]:
                piece.add(other)
                todo.append(other)
    return piece


def join(faces: Faces, seeds: list[shapely.Point]) -> dict[int, shapely.Geometry]:
    """The faces of each place as one shape."""
    edges = common_edges(faces)
    absorb_slivers(faces, edges)
    absorb_scraps(faces, edges, seeds)
    groups: dict[int, list[shapely.Polygon]] = defaultdict(list)
    for shape, label in zip(faces.shapes, faces.labels, strict=True):
        groups[label].append(shape)
    return {label: shapely.coverage_union_all(np.array(group)) for label, group in sorted(groups.items())}
