"""XXV.A, XXV.B Why a naval stack may not do what it wants to. Every refusal names its rule."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.sea.stacks import (
    HOME_ZONES,
    ZONE_FLEETS,
    engaged,
    fleets_at,
    free_stacks,
    zones_from_home,
)
from aevum.games.invasions.rules.troops import NATIONS, kind_name
from aevum.games.invasions.rules.world.pieces import paces_left
from aevum.games.invasions.rules.world.world import World


def why_not_sail(w: World, nation: int, fleets: list[int], sea: int, to: int) -> Refusal | None:
    """Why the stack may not go from its zone to this place; None when it may."""
    land = w.land
    at: dict[str, object] = {"place": land.names[to]}
    if land.is_province(to):
        return Refusal("fleets-at-sea", at, "XXV.A.1")
    if to not in land.sea_near[sea]:
        return Refusal("seas-apart", {"from": land.names[sea], "place": land.names[to]}, "XXV.A.2")
    for i in fleets:
        if paces_left(w, i, False) == 0:
            return Refusal("no-paces", {"unit": kind_name(w.code[i])}, "XXV.A.2")
    if not near_home(w, nation, sea, to):
        return Refusal("far-from-port", {**at, "zones": HOME_ZONES}, "XXV.A.3")
    if not has_room(w, nation, fleets, to) and not _can_go_on(w, nation, fleets, to):
        return Refusal("sea-full", {**at, "fleets": ZONE_FLEETS}, "XXV.A.5")
    return None


def near_home(w: World, nation: int, sea: int, to: int) -> bool:
    """XXV.A.3, F66: within reach of a port, or on the way back to one that is left."""
    far = zones_from_home(w, nation, to)
    return far <= HOME_ZONES or far < zones_from_home(w, nation, sea)


def has_room(w: World, nation: int, fleets: list[int], sea: int) -> bool:
    """Whether this zone can hold the stack beside the fleets that are there."""
    others = [i for i in fleets_at(w, sea, nation) if i not in fleets]
    return len(others) + len(fleets) <= ZONE_FLEETS


def _can_go_on(w: World, nation: int, fleets: list[int], through: int) -> bool:
    """Whether the stack, once in this full zone, still reaches one that has room (F67)."""
    left = min([paces_left(w, i, False) for i in fleets]) - 1
    ring = {through}
    for _ in range(left):
        ring = {to for sea in ring for to in w.land.sea_near[sea] if near_home(w, nation, sea, to)}
        if any(has_room(w, nation, fleets, to) for to in ring):
            return True
    return False


def why_not_stay(w: World, nation: int, fleets: list[int], sea: int, staying: int) -> Refusal | None:
    """XXV.A.5: why some of the stack cannot stay here; it may where nothing else is left (F67)."""
    others = len(fleets_at(w, sea, nation)) - len(fleets)
    if others + staying <= ZONE_FLEETS:
        return None
    if all(why_not_sail(w, nation, fleets, sea, to) is not None for to in w.land.sea_near[sea]):
        return None
    return Refusal("sea-full", {"place": w.land.names[sea], "fleets": ZONE_FLEETS}, "XXV.A.5")


def why_not_intercept(w: World, nation: int, fleets: list[int], sea: int, enemy: int) -> Refusal | None:
    """XXV.B.4, XVIII.G.3: why the active stack may not go for a nation's fleets here."""
    if w.truce >> nation & 1:
        return Refusal("migration-peaceful", {"place": w.land.names[sea]}, "XVIII.G.3")
    if engaged(w, fleets):
        return Refusal("fleet-engaged", {"people": NATIONS[nation]}, "XXV.B.4")
    if not free_stacks(w, sea, enemy, False):
        return Refusal("fleet-engaged", {"people": NATIONS[enemy]}, "XXV.B.4")
    return None
