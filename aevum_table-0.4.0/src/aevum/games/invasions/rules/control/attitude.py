"""XII.D.8-XII.D.12 What a province is to a nation: friendly, neutral, hostile or empty."""

from aevum.games.invasions.rules.control.provinces import NOT_ONE, force_at, hostile_force, is_empty, occupant
from aevum.games.invasions.rules.control.stance import EMPTY, FRIENDLY, HOSTILE, NEUTRAL, foes_in, stance
from aevum.games.invasions.rules.world.world import NOBODY, World


def attitude(w: World, nation: int, p: int) -> int:
    """Of an empty province that no friend or neutral controls it is EMPTY (C24, XXXIV.0.6)."""
    owner = w.owner[p]
    here = force_at(w, p)
    if here & foes_in(w, nation, p):
        return HOSTILE  # XII.D.11
    to_owner = stance(w, nation, owner, p) if owner != NOBODY else HOSTILE
    if w.revolt[p] and to_owner == FRIENDLY:
        return HOSTILE  # XII.D.12, XVI.E.1
    if to_owner != HOSTILE:
        if here & foes_in(w, owner, p):
            return HOSTILE  # XII.D.11, F81: the owner's battle or siege
        if not here & ~w.friends[nation]:
            return to_owner  # XII.D.8, XII.D.9, XII.D.10
        holder = occupant(w, p)
        return to_owner if holder < 0 else max(to_owner, stance(w, nation, holder, p))  # XII.D.10, F81
    if not here:
        return EMPTY
    if w.level[p]:
        return HOSTILE  # somebody stands before a city that has not fallen (XII.D.11)
    holder = occupant(w, p)
    if holder == NOT_ONE:
        return NEUTRAL if owner == NOBODY else HOSTILE
    return stance(w, nation, holder, p)


def passable(w: World, nation: int, p: int) -> bool:
    """XIX.A.7, XIX.B.10, XX.L.2: empty, neutral or friendly; what is empty may be in revolt (F296)."""
    return attitude(w, nation, p) != HOSTILE or is_empty(w, p)


def enemy_controlled(w: World, nation: int, p: int) -> bool:
    """XIX.A.1, XXV.E.1: whose owner may react when this nation comes in."""
    return w.owner[p] != NOBODY and stance(w, nation, w.owner[p], p) == HOSTILE


def provokes(w: World, nation: int, p: int) -> bool:
    """XIX.A.1, XIX.B.1: the province has an owner, or a garrison, that can react."""
    return enemy_controlled(w, nation, p) or hostile_force(w, p, nation)


def rural(w: World, p: int) -> bool:
    """XXXIV.0.7"""
    return w.level[p] == 0


def open_country(w: World, nation: int, p: int) -> bool:
    """XX.L.5, XIX.B.14: both empty and rural, whoever controls it; it may be in revolt (F296)."""
    return rural(w, p) and is_empty(w, p) and attitude(w, nation, p) != FRIENDLY


def no_camp(w: World, nation: int, p: int) -> bool:
    """F95: neutral ground on which nobody rests: a city, or where others stand (XII.D.2)."""
    if attitude(w, nation, p) != NEUTRAL:
        return False
    return not rural(w, p) or force_at(w, p) & ~w.friends[nation] != 0


__all__ = [
    "EMPTY",
    "FRIENDLY",
    "HOSTILE",
    "NEUTRAL",
    "attitude",
    "enemy_controlled",
    "no_camp",
    "open_country",
    "passable",
    "provokes",
    "rural",
]
