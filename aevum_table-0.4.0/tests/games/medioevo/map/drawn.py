"""The drawn map as tests look at it: who touches whom, from the outlines alone."""

from functools import cache

from aevum.kit.shapes import Shape, Shapes, load

PACKAGE = "aevum.games.medioevo"
Pair = frozenset[str]


@cache
def shapes() -> Shapes:
    return load(PACKAGE)


def named(kind: str) -> list[Shape]:
    return [shape for shape in shapes().places.values() if shape.kind == kind]


@cache
def touching() -> dict[Pair, set[int]]:
    """The arcs that each two places share."""
    owners: dict[int, list[str]] = {}
    for shape in shapes().places.values():
        for polygon in shape.polygons:
            for ring in polygon:
                for number in ring:
                    owners.setdefault(max(number, ~number), []).append(shape.name)
    found: dict[Pair, set[int]] = {}
    for number, names in owners.items():
        assert len(names) <= 2, f"arc {number} bounds {names}"
        if len(names) == 2:
            found.setdefault(frozenset(names), set()).add(number)
    return found
