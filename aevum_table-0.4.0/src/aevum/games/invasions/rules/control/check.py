"""What must be true of the map at any moment."""

from aevum.engine.refusal import EngineFault
from aevum.games.invasions.rules.control.areas import area_holder
from aevum.games.invasions.rules.control.provinces import NOT_ONE, hostile_force, is_empty, keeper, occupant
from aevum.games.invasions.rules.control.stance import COUNT, FRIENDLY, HOSTILE
from aevum.games.invasions.rules.troops import FLEET, NATIONS, piece, traits
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import NOBODY, World

_sound: list[tuple[bytes, bytes, list[int], list[int], list[int]]] = []
"""The tables that were looked at last: they are replaced as a whole, and seldom."""


def check_world(w: World, parting: bool) -> None:
    """`parting`: forces that may not stand together any more are on their way apart."""
    _check_units(w)
    _check_masks(w)
    _check_control(w, parting or w.moving != 0)


def _check_units(w: World) -> None:
    listed = 0
    for place in range(w.land.places):
        for unit in units_at(w, place):
            listed += 1
            if w.place[unit] != place:
                raise EngineFault(f"unit {unit} is listed in {w.land.names[place]}, but stands elsewhere")
            if bool(traits(w.code[unit]) & FLEET) != (place >= w.land.provinces):
                raise EngineFault(f"unit {unit} is on the wrong element in {w.land.names[place]}")
    if listed != sum(1 for p in w.place if p >= 0):
        raise EngineFault("a unit on the map is in no list")
    for unit in range(1, len(w.code)):
        if piece(w.code[unit]) != unit:
            raise EngineFault(f"unit {unit} bears the number {piece(w.code[unit])}")


def _check_masks(w: World) -> None:
    """What is kept beside the hordes and the stances must tell the same."""
    camps = [0] * w.land.provinces
    for n, p in enumerate(w.horde):
        if p >= 0:
            camps[p] |= 1 << n
    if camps != w.camps:
        raise EngineFault("a horde is not where its camp is")
    tables = (w.stance, w.wild_stance, w.foes, w.wild_foes, w.friends)
    if _sound and all(old is new for old, new in zip(_sound[-1], tables, strict=True)):
        return
    _sound[:] = [tables]
    for a in range(COUNT):
        row = a * COUNT
        foes = sum(1 << b for b in range(COUNT) if w.stance[row + b] == HOSTILE)
        wild_foes = sum(1 << b for b in range(COUNT) if w.wild_stance[row + b] == HOSTILE)
        friends = sum(1 << b for b in range(COUNT) if w.stance[row + b] == FRIENDLY)
        if (foes, wild_foes, friends) != (w.foes[a], w.wild_foes[a], w.friends[a]):
            raise EngineFault(f"the friends and foes of the {NATIONS[a]} are not those of the tables")


def _check_control(w: World, moving: bool) -> None:
    """XII.B, XII.C looked at afresh: what is kept must be what the rules say."""
    for p in range(w.land.provinces):
        if moving and not is_empty(w, p):
            continue  # somebody may just have come in, with nothing decided yet
        if occupant(w, p) == NOT_ONE:
            if _enemies_share(w, p):
                raise EngineFault(f"enemies share {w.land.names[p]} when nobody moves")
            continue  # neutrals that could not leave any more
        if keeper(w, p) != w.owner[p]:
            raise EngineFault(f"{w.land.names[p]} is kept for {_name(w.owner[p])} against XII.B")
    for area in range(len(w.land.areas)):
        if area_holder(w, area) != w.area_owner[area]:
            raise EngineFault(f"{w.land.areas[area]} is kept for {_name(w.area_owner[area])} against XII.C")


def _enemies_share(w: World, p: int) -> bool:
    here = {w.master[unit] for unit in units_at(w, p)} | {n for n, at in enumerate(w.horde) if at == p}
    return any(hostile_force(w, p, n) for n in here)


def _name(nation: int) -> str:
    return NATIONS[nation] if nation != NOBODY else "nobody"
