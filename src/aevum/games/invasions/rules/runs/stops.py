"""What stops a stack where its way has led it, each with its rule."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.room import counted, excess
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.confront import defenders, free_to_pass
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import AMPHIBIOUS, CROSSING_NAMES, NO_CROSSING, RIVER, traits
from aevum.games.invasions.rules.world.world import World


def stops_at(s: InvasionsState, place: int, before: InvasionsState, march: March) -> list[Refusal]:
    """Why the stack goes no farther; `before` and `march` are from before its last step, when nobody had fled
    or fallen yet."""
    w = before.world
    at: dict[str, object] = {"place": w.land.names[place]}
    found: list[Refusal] = []
    many = defenders(w, place, march.nation)
    if many and not free_to_pass(w, place, march.nation):
        found.append(Refusal("enemies-stand", {**at, "units": many}, "XVIII.C.1"))
        way = w.land.crossing(march.place, place)
        if way != NO_CROSSING and not (way == RIVER and _ignored(w, march.units)):
            found.append(Refusal("fights-across", {**at, "way": CROSSING_NAMES[way]}, "XX.F.3"))
    elif s.drawn != before.drawn:
        found.append(Refusal("dice-fall", at))
    if s.drawn == before.drawn:
        found.extend(too_many(s.world, place))
    return found


def _ignored(w: World, units: list[int]) -> bool:
    """XX.F.3, XX.F.5: the river hinders only where it hinders all of them."""
    return any(traits(w.code[unit]) & AMPHIBIOUS for unit in units)


def too_many(w: World, place: int) -> list[Refusal]:
    """XVII.A.7: who is too many when movement ends is lost."""
    if excess(w, place, counted(w, w.moving)) <= 0:
        return []
    return [Refusal("too-many", {"place": w.land.names[place]}, "XVII.A.7")]
