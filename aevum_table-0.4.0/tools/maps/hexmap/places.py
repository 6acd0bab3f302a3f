"""Regions, burgs, ports and passes of the land hexes."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from tools.maps.hexmap.ground import cell_of
from tools.maps.hexmap.inputs import Burg, HexInputs
from tools.maps.hexmap.lattice import Cell, Lattice
from tools.maps.hexmap.world import World


@dataclass
class Places:
    region: dict[Cell, str] = field(default_factory=dict)  # "" is out of play
    why: dict[Cell, str] = field(default_factory=dict)
    burg: dict[Cell, Burg] = field(default_factory=dict)


def settle(inputs: HexInputs, lattice: Lattice, world: World, land: dict[Cell, str]) -> Places:
    """Each land hex goes to the region of the nearest burg or anchor; strays go to a neighbour."""
    found = Places()
    for burg in inputs.burgs:
        cell = cell_of(lattice, world, burg.at)
        if cell in found.burg:
            raise SystemExit(f"{burg.name} and {found.burg[cell].name} lie in one hex")
        found.burg[cell] = burg
    marks = [(burg.region, burg.name, world.plane.point(burg.at)) for burg in inputs.burgs]
    marks += [(anchor.name, "an anchor", world.plane.point(anchor.at)) for anchor in inputs.anchors]
    for cell in land:
        if cell in found.burg:
            found.region[cell], found.why[cell] = found.burg[cell].region, f"holds {found.burg[cell].name}"
            continue
        x, y = lattice.centre(cell)
        region, name, _ = min(marks, key=lambda mark: math.hypot(mark[2].x - x, mark[2].y - y))
        found.region[cell], found.why[cell] = region, f"nearest to {name}"
    seeds = {cell_of(lattice, world, anchor.at) for anchor in inputs.anchors} | set(found.burg)
    _gather(lattice, found, seeds)
    return found


def _gather(lattice: Lattice, places: Places, seeds: set[Cell]) -> None:
    """A piece of a region without a burg or anchor, cut off from the rest by others, goes to those."""
    for region in sorted(set(places.region.values())):
        for piece in pieces(lattice, {c for c, r in places.region.items() if r == region}):
            around = Counter(
                places.region[n] for c in sorted(piece) for n in lattice.around(c) if n in places.region
            )
            del around[region]
            if around and not piece & seeds:
                for cell in piece:
                    places.region[cell] = around.most_common(1)[0][0]
                    places.why[cell] = "cut off from its own region"


def pieces(lattice: Lattice, cells: set[Cell]) -> list[set[Cell]]:
    """The connected parts of a set of hexes, largest first."""
    left, found = set(cells), []
    while left:
        front = [min(left)]
        piece = set(front)
        while front:
            for n in lattice.around(front.pop()):
                if n in left and n not in piece:
                    piece.add(n)
                    front.append(n)
        found.append(piece)
        left -= piece
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))
