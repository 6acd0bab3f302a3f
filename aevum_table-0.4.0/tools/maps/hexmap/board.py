"""The board: every hex in play with what the game asks of it. The stages in order."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.maps.hexmap import ground, water
from tools.maps.hexmap.inputs import HexInputs
from tools.maps.hexmap.lattice import Cell, Lattice
from tools.maps.hexmap.places import Places, settle
from tools.maps.hexmap.settings import HexSettings
from tools.maps.hexmap.world import World


@dataclass(frozen=True)
class HexBoard:
    lattice: Lattice
    land: dict[Cell, str]  # why it is land; with land out of play
    places: Places
    rough: dict[Cell, str]  # why
    passes: dict[Cell, str]
    sea: dict[Cell, str]  # by name
    gates: dict[Cell, Cell]  # of river ports
    rivers: water.Sides
    straits: water.Sides

    @property
    def in_play(self) -> set[Cell]:
        return {cell for cell, region in self.places.region.items() if region}


def build(settings: HexSettings, inputs: HexInputs, world: World) -> HexBoard:
    lattice = Lattice(settings)
    parts = ground.shares(lattice, world)
    land = ground.land(settings, inputs, lattice, world, parts)
    places = settle(inputs, lattice, world, land)
    in_play = {cell for cell, region in places.region.items() if region}
    rough = ground.rough(inputs, lattice, world, sorted(in_play))
    passes = {ground.cell_of(lattice, world, found.at): found.name for found in inputs.passes}
    sea = water.seas(settings, inputs, lattice, world, set(land), in_play)
    bodies = ground.bodies(inputs, lattice, world, parts, land)
    straits, nameless = water.straits(inputs, lattice, world, bodies, in_play)
    if nameless:
        raise SystemExit(f"land meets land over water without a strait; force a hex to sea: {nameless}")
    return HexBoard(
        lattice,
        land,
        places,
        rough,
        {cell: name for cell, name in passes.items() if cell in rough},
        sea,
        _gates(lattice, world, places, sea),
        {side: name for side, name in water.rivers(lattice, world, in_play).items() if side not in straits},
        straits,
    )


def _gates(lattice: Lattice, world: World, places: Places, sea: dict[Cell, str]) -> dict[Cell, Cell]:
    """The sea hex nearest to where each river port meets the sea; a coast port must touch the sea itself."""
    found = {}
    for cell, burg in places.burg.items():
        if burg.gate is not None:
            at = world.plane.point(burg.gate)
            found[cell] = min(sorted(sea), key=lambda c: math.dist(lattice.centre(c), (at.x, at.y)))
        elif burg.port and not any(other in sea for other in lattice.around(cell)):
            raise SystemExit(f"{burg.name} is a port of the coast without a sea hex beside it")
    return found
