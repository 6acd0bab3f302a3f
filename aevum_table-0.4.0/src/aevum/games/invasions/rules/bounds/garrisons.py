"""XXXIV.0.17, VI.K.5 Units that are bound to some Areas."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import KINDS, NATION_ROMAN, NATIONS, PACKAGE, kind_name, kind_of
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import NOBODY, World
from aevum.kit.tables import rows

BOUND: Final[dict[str, list[str]]] = {
    row["unit"]: row["areas"].split("; ") for row in rows(PACKAGE, "units") if row["areas"]
}
_IS_BOUND: Final[list[bool]] = [kind in BOUND for kind in KINDS]
_HALVES: Final[set[str]] = {row["unit"] for row in rows(PACKAGE, "units") if row["half"]}
_OF_A_HALF: Final[list[bool]] = [kind in _HALVES for kind in KINDS]


def is_bound(code: int) -> bool:
    return _IS_BOUND[kind_of(code)]


def is_of_a_half(code: int) -> bool:
    return _OF_A_HALF[kind_of(code)]


def why_out_of_bounds(w: World, unit: int, to: int) -> Refusal | None:
    if not is_bound(w.code[unit]):
        return None
    areas = BOUND[kind_name(w.code[unit])]
    area = w.land.area[to]
    if area != NO_AREA and w.land.areas[area] in areas:
        return None
    args: dict[str, object] = {"unit": kind_name(w.code[unit]), "place": w.land.names[to]}
    return Refusal("out-of-bounds", args, "XXXIV.0.17")


def why_not_other_half(w: World, unit: int, to: int) -> Refusal | None:
    """VI.K.5, F230: Guards and Themata do not march into the other half of one Empire; out of it they may."""
    code = w.code[unit]
    if not is_of_a_half(code):
        return None
    own = nation_of(code)
    other = _other_half(w, own, to)
    if other == NOBODY or _other_half(w, own, w.place[unit]) != NOBODY:
        return None
    args: dict[str, object] = {"unit": kind_name(code), "place": w.land.names[to], "people": NATIONS[other]}
    return Refusal("other-half", args, "VI.K.5")


def _other_half(w: World, own: int, place: int) -> int:
    """The Roman ally to whom the Area of a province belongs, or NOBODY."""
    area = w.land.area[place] if w.land.is_province(place) else NO_AREA
    holder = w.area_owner[area] if area != NO_AREA else NOBODY
    if holder == NOBODY or not NATION_ROMAN[holder] or not w.allies[own] >> holder & 1:
        return NOBODY
    return holder
