"""Who can reach a threatened territory, by land and by sea (K.CARD.09)."""

from aevum.games.medioevo.rules.combat.group import free_exit, galleys, sea_room
from aevum.games.medioevo.rules.combat.hired import own
from aevum.games.medioevo.rules.combat.marching import shift
from aevum.games.medioevo.rules.diplomacy.war import hostile
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import FAR, LAND, STEP
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses import effects


def by_land(s: MedioevoState, seat: int, target: int, points: int) -> list[int]:
    """Places from which the target is within reach, over ground that is open to the seat [M52]."""
    far = [FAR] * LAND.places
    far[target] = 0
    edge = [target]
    while edge:
        following: list[int] = []
        for b in edge:
            for a in LAND.near[b]:
                step = 0 if free_exit(s, seat, a) else LAND.entry(a, b, s.settings[TERRAIN] > 0)
                if s.open[a] and far[b] + step < far[a] and far[b] + step <= points:
                    far[a] = far[b] + step
                    if _open_way(s, seat, a):
                        following.append(a)
        edge = following
    return [
        place
        for place in range(LAND.places)
        if place != target and far[place] <= points and not _held(s, place)
    ]


def _held(s: MedioevoState, area: int) -> bool:
    """K.CARD.01: nobody leaves where a Bishop forbids it."""
    return effects.holds(s, effects.NO_MOVEMENT, area)


def _open_way(s: MedioevoState, seat: int, place: int) -> bool:
    lord = s.lord[place]
    if _held(s, place):
        return False
    return lord == seat or (lord != NOBODY and s.admits(lord, seat))


def by_sea(s: MedioevoState, seat: int, target: int, points: int) -> list[int]:
    """Sea zones and ports with galleys of the seat, from which the port of the target is within reach."""
    far = [FAR] * LAND.size
    far[target] = 0
    edge = [target]
    while edge:
        following: list[int] = []
        for b in edge:
            for a in LAND.ports[b] + LAND.sea_near[b]:
                if s.open[a] and far[b] + STEP < far[a] and far[b] + STEP <= points:
                    far[a] = far[b] + STEP
                    if LAND.is_sea(a) and _calm(s, seat, a):
                        following.append(a)
        edge = following
    return [
        area
        for area in range(LAND.size)
        if area != target
        and far[area] <= points
        and galleys(s, s.items_at(area, seat))
        and not _held(s, area)
    ]


def _calm(s: MedioevoState, seat: int, sea: int) -> bool:
    """No enemy bars the way."""
    for other in s.owners(sea):
        if other == BARBARIANS or (other != seat and hostile(s, seat, other)):
            return False
    return True


def send_fleet(s: MedioevoState, seat: int, area: int, target: int) -> int:
    """All galleys go, with what is aboard, or with as many units of their port as they hold; how many."""
    things = s.items_at(area, seat)
    ships = galleys(s, things)
    held = sum([sea_room(s, slot) for slot in ships])
    if LAND.is_sea(area):
        ships = ships + [slot for slot in things if not is_ship(s.item_kind[slot])]
    force = own(s, seat, area)
    units = nothing()
    for piece in range(FORCE - 1, -1, -1):
        units[piece] = min(force[piece], held - sum(units))
    for slot in ships:
        s.item_at[slot] = target
    shift(s, seat, area, target, units)
    return sum(units)
