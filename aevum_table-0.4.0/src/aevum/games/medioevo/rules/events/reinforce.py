"""Where barbarians may be added, and which may be moved (2.BARB.03 to 2.BARB.09)."""

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.horde.muster import LEAST, NEVER, may_add
from aevum.games.medioevo.rules.horde.placing import coming
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import LIGHT, UNITS
from aevum.games.medioevo.rules.settings import BARBARIANS_ATTACK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import where


def empty(s: MedioevoState, place: int) -> bool:
    """0.DEF.09"""
    if s.owners(place) or sum(s.buildings[place * len(SORTS) : (place + 1) * len(SORTS)]) > 0:
        return False
    return all(not s.items_at(place, seat) for seat in range(s.players()))


def addable(s: MedioevoState) -> list[int]:
    """2.BARB.03: where a barbarian stands, or at a fire that nobody controls; else 2.BARB.04."""
    fires = [place for place in LAND.fires if s.open[place]]
    free = [place for place in fires if s.lord[place] == NOBODY]
    if not free:
        free = [place for place in range(LAND.places) if _wild(s, place) and empty(s, place)]
    return [place for place in range(LAND.places) if s.count(place, BARBARIANS) > 0 or place in free]


def _wild(s: MedioevoState, place: int) -> bool:
    """2.BARB.04: nobody controls it, and it is no player's home."""
    return s.open[place] and s.lord[place] == NOBODY and s.home(place) == NOBODY


def kinds_there(s: MedioevoState, place: int) -> list[int]:
    """What one might think of: light infantry anywhere, the others in a horde."""
    if s.count(place, BARBARIANS) == 0:
        return [LIGHT]
    return [kind for kind in range(len(UNITS)) if LEAST[kind] != NEVER]


def unit_refusal(s: MedioevoState, place: int, kind: int) -> Refusal | None:
    """2.BARB.05; what has run out would only be light infantry by another name."""
    if not may_add(kind, s.count(place, BARBARIANS)):
        return Refusal("horde-too-small", {"unit": UNITS[kind], "count": LEAST[kind]}, "2.BARB.05")
    if coming(s, kind) != kind:
        return Refusal("barbarians-run-out", {"unit": UNITS[kind]}, "2.BARB.05")
    return None


def move_refusal(s: MedioevoState, seat: int, area: int, to: int) -> Refusal | None:
    """What keeps the first player from moving the barbarians of an area to the next one."""
    others = [owner for owner in s.owners(area) if owner not in (seat, BARBARIANS)]
    if others:
        return Refusal("barbarians-beside-units", {"seat": s.seats[others[0]]}, "2.BARB.08")
    if s.count(area, seat) > 0 or (not LAND.is_sea(area) and seat in (s.home(area), s.marker[area])):
        return Refusal("barbarians-in-own-land", None, "2.BARB.09")  # M03
    if not LAND.is_sea(to) and not s.settings[BARBARIANS_ATTACK]:
        # E.BARB.01, R-015: not onto armies of others; onto their land they may, and onto own armies.
        there = [owner for owner in s.owners(to) if owner not in (seat, BARBARIANS)]
        if there:
            return Refusal("barbarians-onto-units", {"seat": s.seats[there[0]], **where(to)}, "E.BARB.01")
    if effects.holds(s, effects.NO_MOVEMENT, area):
        return Refusal("movement-forbidden", where(area), "K.CARD.01")
    return None
