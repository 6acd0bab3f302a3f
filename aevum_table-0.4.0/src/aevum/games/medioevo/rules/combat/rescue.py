"""Who can reach a threatened territory, by land and by sea (K.CARD.09)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.group import free_exit
from aevum.games.medioevo.rules.diplomacy.war import hostile
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import FAR, LAND, STEP
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import sea_room


def by_land(s: MedioevoState, seat: int, target: int, points: int) -> list[int]:
    """By place the movement points to the target, over ground that is open to the seat; else FAR [M52]."""
    far = [FAR] * LAND.places
    far[target] = 0
    edge = [target]
    while edge:
        following: list[int] = []
        for b in edge:
            for a in LAND.near[b]:
                step = 0 if free_exit(s, seat, a) else LAND.entry(a, b, s.settings[TERRAIN])
                if s.open[a] and far[b] + step < far[a] and far[b] + step <= points:
                    far[a] = far[b] + step
                    if _open_way(s, seat, a):
                        following.append(a)
        edge = following
    return [far[place] if place != target and not _held(s, place) else FAR for place in range(LAND.places)]


def _held(s: MedioevoState, area: int) -> bool:
    """K.CARD.01: nobody leaves where a Bishop forbids it."""
    return effects.holds(s, effects.NO_MOVEMENT, area)


def _open_way(s: MedioevoState, seat: int, place: int) -> bool:
    lord = s.lord[place]
    if _held(s, place):
        return False
    return lord == seat or (lord != NOBODY and s.admits(lord, seat))


def by_sea(s: MedioevoState, seat: int, target: int, points: int) -> list[int]:
    """By sea zone and port the movement points to the port of the target, by galley; else FAR."""
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
    return [far[area] if area != target and not _held(s, area) else FAR for area in range(LAND.size)]


def _calm(s: MedioevoState, seat: int, sea: int) -> bool:
    """No enemy bars the way."""
    for other in s.owners(sea):
        if other == BARBARIANS or (other != seat and hostile(s, seat, other)):
            return False
    return True


def stranded(s: MedioevoState, seat: int, sea: int, slots: list[int], units: int) -> bool:
    """5.MOVE.06: whether something would stay at sea without a galley if these things and units left."""
    stay = [slot for slot in s.items_at(sea, seat) if slot not in slots]
    aboard = s.count(sea, seat) - units + len([slot for slot in stay if not is_ship(s.item_kind[slot])])
    return aboard > sum([sea_room(s, slot) for slot in stay])
