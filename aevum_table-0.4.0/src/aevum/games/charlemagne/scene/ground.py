"""The hexes of the map as places, and the outlines of regions and of the grid made of them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from aevum.games.charlemagne.chart import chart
from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.scene.board import BoardPlace, Label, Line
from aevum.scene.spoken import value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.words import Words

Spot = tuple[int, int]
Step = tuple[Spot, Spot]
BLOCK = 8
"""The grid is drawn in squares of so many columns and rows: what is off the screen is then not painted."""


def places(words: Words) -> list[BoardPlace]:
    return [_place(hex, words) for hex in range(LAND.size)]


def _place(hex: int, words: Words) -> BoardPlace:
    name = LAND.names[hex]
    x, y = chart().middle(name)
    found = BoardPlace(
        name,
        value(words, "place", name),
        LAND.ground(hex),
        chart().path(name),
        (x, y),
        [chart().room(name)],
        next=_neighbours(hex),
    )
    if LAND.region[hex] != AT_SEA:
        found.region = REGIONS[LAND.region[hex]]
    if LAND.burg[hex]:
        found.city = _burgs().get(name, (x, y + chart().half_height / 2))
        found.city_label = label(chart().labels["burg"].get(LAND.burg[hex]), "burg")
    return found


def _neighbours(hex: int) -> list[str]:
    """Those of the same row first: of two that lie equally well ahead the arrow keys take the first, and so
    keep to their row."""
    near = [*LAND.near[hex], *LAND.shores[hex], *LAND.sea_near[hex]]
    row = LAND.cells[hex][1]
    return [LAND.names[other] for other in sorted(near, key=lambda other: LAND.cells[other][1] != row)]


@cache
def _burgs() -> dict[str, tuple[float, float]]:
    """By hex where the sign of its burg stands."""
    return {mark.hex: (mark.x, mark.y) for mark in chart().marks if mark.kind == "burg"}


def label(entry: dict[str, Any] | None, style: str) -> Label | None:
    if entry is None:
        return None
    angle, spacing = entry.get("angle", 0), entry.get("spacing", 0)
    return Label(list(entry["lines"]), entry["x"], entry["y"], entry["size"], angle, spacing, style)


def _steps(name: str) -> list[Step]:
    """The six sides of a hex, clockwise."""
    x, y = chart().middle(name)
    a, h = chart().half_side, chart().half_height
    corners = [(x + 2 * a, y), (x + a, y + h), (x - a, y + h), (x - 2 * a, y), (x - a, y - h), (x + a, y - h)]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def outline(region: int) -> str:
    """Around all hexes of a region; hexes run the same way round, so an inner side is walked back as well."""
    steps = {step for hex in LAND.hexes[region] for step in _steps(LAND.names[hex])}
    after: dict[Spot, list[Spot]] = {}
    for start, end in steps:
        if (end, start) not in steps:
            after.setdefault(start, []).append(end)
    path = ""
    while after:
        first = at = next(iter(after))
        ring: list[Spot] = []
        while at in after:
            ring.append(at)
            ends = after[at]
            following = ends.pop()
            if not ends:
                del after[at]
            at = following
        assert at == first
        path += _line(ring) + "z"
    return path


def _line(points: list[Spot]) -> str:
    steps = [f"{x - old_x} {y - old_y}" for (old_x, old_y), (x, y) in pairwise(points)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}".replace(" -", "-")


def grid() -> list[Line]:
    """Every side of a hex once; those between two seas in a style of their own."""
    lands: dict[tuple[int, int], list[Step]] = {}
    waters: dict[tuple[int, int], list[Step]] = {}
    known: set[Step] = set()
    for hex in sorted(range(LAND.size), key=lambda hex: LAND.sea[hex]):
        column, row = LAND.cells[hex]
        into = waters if LAND.sea[hex] else lands
        for start, end in _steps(LAND.names[hex]):
            if (end, start) not in known:
                known.add((start, end))
                into.setdefault((column // BLOCK, row // BLOCK), []).append((start, end))
    found = [Line("sea-grid", _joined(steps)) for steps in waters.values()]
    return found + [Line("grid", _joined(steps)) for steps in lands.values()]


def _joined(steps: Iterable[Step]) -> str:
    """Sides that follow each other in one stroke. The pen is lifted by relative steps, so that the page keeps
    all of it in one piece."""
    path = ""
    stroke: list[Spot] = []
    at: Spot | None = None
    for start, end in steps:
        if stroke and stroke[-1] == start:
            stroke.append(end)
            continue
        path, at = _lifted(path, at, stroke), stroke[-1] if stroke else at
        stroke = [start, end]
    return _lifted(path, at, stroke)


def _lifted(path: str, at: Spot | None, stroke: list[Spot]) -> str:
    if not stroke:
        return path
    if at is None:
        return path + _line(stroke)
    moved = _line(stroke)
    return f"{path}m{stroke[0][0] - at[0]} {stroke[0][1] - at[1]}{moved[moved.index('l') :]}".replace(
        " -", "-"
    )
