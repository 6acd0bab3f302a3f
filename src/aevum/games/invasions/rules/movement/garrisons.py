"""XXXIV.0.17 Units that are bound to some Areas."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import KINDS, PACKAGE, kind_name, kind_of
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import World
from aevum.kit.tables import rows

BOUND: Final[dict[str, list[str]]] = {
    row["unit"]: row["areas"].split("; ") for row in rows(PACKAGE, "units") if row["areas"]
}
_IS_BOUND: Final[list[bool]] = [kind in BOUND for kind in KINDS]


def is_bound(code: int) -> bool:
    return _IS_BOUND[kind_of(code)]


def why_out_of_bounds(w: World, unit: int, to: int) -> Refusal | None:
    if not is_bound(w.code[unit]):
        return None
    areas = BOUND[kind_name(w.code[unit])]
    area = w.land.area[to]
    if area != NO_AREA and w.land.areas[area] in areas:
        return None
    args: dict[str, object] = {"unit": kind_name(w.code[unit]), "place": w.land.names[to]}
    return Refusal("out-of-bounds", args, "XXXIV.0.17")
