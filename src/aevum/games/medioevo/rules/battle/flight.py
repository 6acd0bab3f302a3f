"""An army flees: what it needs for it, and where it goes (5.FLEE)."""

from aevum.games.medioevo.rules.battle.fight import Fight
from aevum.games.medioevo.rules.combat.group import land_room, sea_room
from aevum.games.medioevo.rules.combat.hired import flee_too
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.transports import WAGON
from aevum.games.medioevo.rules.uses import effects


def cost(s: MedioevoState, area: int, refuge: int) -> int:
    """5.FLEE.03, W.TERR.02"""
    return LAND.entry(area, refuge, s.settings[TERRAIN])


def refuges(s: MedioevoState, fight: Fight, side: int) -> list[int]:
    """5.FLEE.01: adjacent areas free of enemies that all units of a side have movement points for.

    By galley an army may also flee from a port to sea, and from the sea into an own port [M60].
    """
    if effects.holds(s, effects.NO_MOVEMENT, fight.area):
        return []  # K.CARD.01
    seat = fight.owner(side)
    near = LAND.sea_near[fight.area] if fight.at_sea() else LAND.near[fight.area]
    units = fight.units(s, side)
    return [
        area
        for area in near + LAND.ports[fight.area]
        if s.open[area] and _free(s, seat, area) and _room(s, fight, seat, area) >= units
    ]


def _free(s: MedioevoState, seat: int, area: int) -> bool:
    """Where no horde stands or would appear, and whoever stands there lets the army in [M60]."""
    for other in s.owners(area):
        if other != seat and (other == BARBARIANS or not s.admits(other, seat)):
            return False
    if LAND.is_sea(area):
        return True
    lord = s.lord[area]
    return lord == seat or (lord != NOBODY and s.admits(lord, seat))


def carriers(s: MedioevoState, fight: Fight, seat: int, refuge: int) -> list[int]:
    """Galleys where there is water, else what supplies units, with the movement points for it (R-018)."""
    points = cost(s, fight.area, refuge)
    here = [slot for slot in s.items_at(fight.area, seat) if s.item_left[slot] >= points]
    return [slot for slot in here if _holds(s, fight, slot, refuge) > 0]


def _holds(s: MedioevoState, fight: Fight, slot: int, refuge: int) -> int:
    """5.MOVE.13, and by land what a card makes a war wagon (K.CARD.04, K.CARD.21)."""
    return sea_room(s, slot) if _by_water(fight, refuge) else land_room(s, slot)


def _by_water(fight: Fight, refuge: int) -> bool:
    return fight.at_sea() or LAND.is_sea(refuge)


def _room(s: MedioevoState, fight: Fight, seat: int, refuge: int) -> int:
    return sum([_holds(s, fight, slot, refuge) for slot in carriers(s, fight, seat, refuge)])


def move_away(s: MedioevoState, fight: Fight, side: int) -> None:
    """5.FLEE.04: the survivors go, with all that can still move as far."""
    seat = fight.owner(side)
    force = fight.force(s, side)
    there = s.force(fight.refuge, seat)
    spent = s.spent(fight.refuge, seat)
    things = _along(s, fight, seat, sum(force))
    s.set_force(fight.area, seat, nothing())
    s.set_force(fight.refuge, seat, [there[piece] + force[piece] for piece in range(FORCE)])
    s.set_spent(fight.refuge, seat, [spent[piece] + force[piece] for piece in range(FORCE)])
    flee_too(s, seat, fight.area, fight.refuge)
    for slot in things:
        s.item_at[slot] = fight.refuge
        s.item_left[slot] = max(0, s.item_left[slot] - fight.flight)
    told: dict[str, object] = {"seat": s.seats[seat], "units": sum(force)}
    s.tell("fled", told, "5.FLEE.04")


def _along(s: MedioevoState, fight: Fight, seat: int, units: int) -> list[int]:
    """By land engines go by themselves (5.MOVE.14); aboard there is room for some of them (5.MOVE.16)."""
    moving = carriers(s, fight, seat, fight.refuge)
    others = [slot for slot in s.items_at(fight.area, seat) if s.item_kind[slot] in (WAGON, ENGINE)]
    if _by_water(fight, fight.refuge):
        return moving + others[: max(0, _room(s, fight, seat, fight.refuge) - units)]
    engines = [slot for slot in others if s.item_kind[slot] == ENGINE and slot not in moving]
    return moving + [slot for slot in engines if _keeps_up(s, slot, fight.flight)]


def _keeps_up(s: MedioevoState, slot: int, points: int) -> bool:
    """With the points for it, or hauled along by the army (K.CARD.21)."""
    return s.item_left[slot] >= points or effects.holds(s, effects.HAULED, slot)
