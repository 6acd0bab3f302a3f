"""A way as a nation would march it: closed lands, and the time that straits cost."""

from __future__ import annotations

from itertools import pairwise

from aevum.engine.refusal import BadData
from aevum.games.invasions.atlas import PROVINCE, STRAIT, Atlas
from aevum.games.invasions.atlas_options import Options, blocked_straits, check, flag, number
from aevum.games.invasions.rules.bounds.closed import why_not_enter
from aevum.games.invasions.rules.movement.straits import activations, within_reach
from aevum.games.invasions.rules.reaction.interception import FARTHEST
from aevum.games.invasions.rules.troops import NATION_STATUS, NATIONS
from aevum.kit.maps import OPEN, SHUT

OPTIONS = ("nation", "turn", "raid", "paces")
TURNS = 12
PACES = 9
"""More than any stack has."""


class March:
    """Who marches, when and how fast; without a nation no land is closed."""

    def __init__(self, options: Options) -> None:
        check(options, OPTIONS)
        nation = options.get("nation")
        if nation is not None and nation not in NATIONS:
            raise BadData(f"options.nation: there is no nation '{nation}'")
        self.nation = NATIONS.index(str(nation)) if nation is not None else -1
        self.turn = number(options, "turn", TURNS) or 1
        self.paces = number(options, "paces", PACES)
        self.raid = flag(options, "raid")

    def places(self, atlas: Atlas) -> list[int]:
        """Which places the nation may enter."""
        mask = [OPEN] * len(atlas.graph.names)
        if self.nation < 0:
            return mask
        for province in atlas.provinces:
            status = NATION_STATUS[self.nation]
            why = why_not_enter(province.area, province.name, self.nation, status, self.raid, self.turn)
            if why is not None:
                mask[province.number] = SHUT
        return mask

    def way(self, atlas: Atlas, a: int, b: int) -> list[int]:
        """As `Atlas.way`, around what is closed; a closed start is no hindrance, a closed end is one."""
        if self.nation < 0 or PROVINCE not in (atlas.graph.kinds[a], atlas.graph.kinds[b]):
            return atlas.way(a, b)
        return atlas.land.path(a, b, self.places(atlas))

    def moves(self, atlas: Atlas, path: list[int]) -> int | None:
        """Activations that a way by land takes; None where nobody said how fast."""
        if not self.paces or len(path) < 2 or atlas.graph.kinds[path[0]] != PROVINCE:
            return None
        steps = [atlas.graph.border(p, q) == STRAIT for p, q in pairwise(path)]
        return activations(steps, self.paces)


def reach(atlas: Atlas, province: int, options: Options) -> dict[str, list[str]]:
    """Who a stack in a province could intercept, or where it could flee: names by distance."""
    check(options, ("reach", "blocked"))
    if atlas.graph.kinds[province] != PROVINCE:
        raise BadData(f"options.reach: {atlas.graph.names[province]} is no province")
    paces = number(options, "reach", PACES) or FARTHEST
    near = [atlas.land.neighbours(p.number) for p in atlas.provinces]
    rings = within_reach(province, paces, near, blocked_straits(atlas, options))
    return {str(n): [atlas.graph.names[p] for p in ring] for n, ring in enumerate(rings) if n}
