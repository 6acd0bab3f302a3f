"""An army flees: what it needs for it, and where it goes (5.FLEE)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import Fight
from aevum.games.medioevo.rules.hired import flee_too
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import WAGON
from aevum.games.medioevo.rules.words import item_words, slot_of

NOWAY: Final = 99
"""More movement points than anything has."""


def refuges(s: MedioevoState, fight: Fight, side: int) -> dict[int, int]:
    """5.FLEE.01, 5.FLEE.03: where an army may flee to, and for how many movement points, nearest first.

    Areas free of enemies, by way of such, that all units of a side have the points for. By galley an army may
    also flee from a port to sea, and from the sea into an own port [M60].
    """
    if effects.holds(s, effects.NO_MOVEMENT, fight.area):
        return {}  # K.CARD.01
    seat = fight.owner(side)
    most = max([0, *[s.item_left[slot] for slot in s.items_at(fight.area, seat)]])
    far = _ways(s, fight, seat, LAND.sea_near[fight.area] + LAND.ports[fight.area], most)
    if not fight.at_sea():
        far = {area: points for area, points in far.items() if LAND.is_sea(area)}
        far.update(_ways(s, fight, seat, LAND.near[fight.area], most))
    units = fight.units(s, side)
    near = sorted(far, key=lambda area: (far[area], LAND.is_sea(area), area))
    return {area: far[area] for area in near if _room(s, fight, seat, area, far[area]) >= units}


def _ways(s: MedioevoState, fight: Fight, seat: int, first: list[int], most: int) -> dict[int, int]:
    """By area the points to it, by land or by water as the first step is (W.TERR.02)."""
    far: dict[int, int] = {}
    edge = [(fight.area, area, 0) for area in first]
    while edge:
        a, b, spent = edge.pop(0)
        points = spent + LAND.entry(a, b, s.settings[TERRAIN])
        if b == fight.area or points > min(most, far.get(b, most + 1) - 1):
            continue
        if not s.open[b] or not _free(s, seat, b):
            continue
        far[b] = points
        ashore = LAND.is_sea(a) and not LAND.is_sea(b)
        if not ashore and not effects.holds(s, effects.NO_MOVEMENT, b):
            following = LAND.sea_near[b] + LAND.ports[b] if LAND.is_sea(b) else LAND.near[b]
            edge.extend([(b, c, points) for c in following])
    return far


def _free(s: MedioevoState, seat: int, area: int) -> bool:
    """Where no horde stands or would appear, and whoever stands there lets the army in [M60]."""
    for other in s.owners(area):
        if other != seat and (other == BARBARIANS or not s.admits(other, seat)):
            return False
    if LAND.is_sea(area):
        return True
    lord = s.lord[area]
    return lord == seat or (lord != NOBODY and s.admits(lord, seat))


def carriers(s: MedioevoState, fight: Fight, seat: int, refuge: int, points: int) -> list[int]:
    """Galleys where there is water, else what supplies units, with the movement points for it (R-018)."""
    here = [slot for slot in s.items_at(fight.area, seat) if s.item_left[slot] >= points]
    return [slot for slot in here if _holds(s, fight, slot, refuge) > 0]


def _holds(s: MedioevoState, fight: Fight, slot: int, refuge: int) -> int:
    """5.MOVE.13, and by land what a card makes a war wagon (K.CARD.04, K.CARD.21)."""
    return sea_room(s, slot) if _by_water(fight, refuge) else land_room(s, slot)


def _by_water(fight: Fight, refuge: int) -> bool:
    return fight.at_sea() or LAND.is_sea(refuge)


def _room(s: MedioevoState, fight: Fight, seat: int, refuge: int, points: int) -> int:
    return sum([_holds(s, fight, slot, refuge) for slot in carriers(s, fight, seat, refuge, points)])


def move_away(s: MedioevoState, fight: Fight, side: int) -> None:
    """5.FLEE.04: the survivors go, with all that can still move as far."""
    seat = fight.owner(side)
    force = fight.force(s, side)
    there = s.force(fight.refuge, seat)
    spent = s.spent(fight.refuge, seat)
    things = _along(s, fight, seat)
    room = _room(s, fight, seat, fight.refuge, fight.flight) - sum(force)
    s.set_force(fight.area, seat, nothing())
    s.set_force(fight.refuge, seat, [there[piece] + force[piece] for piece in range(FORCE)])
    s.set_spent(fight.refuge, seat, [spent[piece] + force[piece] for piece in range(FORCE)])
    flee_too(s, seat, fight.area, fight.refuge)
    for slot in things:
        s.item_at[slot] = fight.refuge
        s.item_left[slot] = max(0, s.item_left[slot] - fight.flight)
    told: dict[str, object] = {"seat": s.seats[seat], "units": sum(force)}
    s.tell("fled", told, "5.FLEE.04")
    if _by_water(fight, fight.refuge):
        s.push(Embark(seat, fight.area, fight.refuge, room))


def _along(s: MedioevoState, fight: Fight, seat: int) -> list[int]:
    """By land engines go by themselves (5.MOVE.14); by water `Embark` says what else."""
    moving = carriers(s, fight, seat, fight.refuge, fight.flight)
    if _by_water(fight, fight.refuge):
        return moving
    here = s.items_at(fight.area, seat)
    engines = [slot for slot in here if s.item_kind[slot] == ENGINE and slot not in moving]
    return moving + [slot for slot in engines if _keeps_up(s, slot, fight.flight)]


def _keeps_up(s: MedioevoState, slot: int, points: int) -> bool:
    """With the points for it, or hauled along by the army (K.CARD.21)."""
    return s.item_left[slot] >= points or effects.holds(s, effects.HAULED, slot)


class Embark(Frame[MedioevoState]):
    """5.MOVE.16: of wagons and engines the owner says which have room aboard galleys that flee."""

    def __init__(self, seat: int = 0, area: int = 0, refuge: int = 0, room: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.refuge = refuge
        self.room = room
        """For so many."""

    def run(self, s: MedioevoState) -> None:
        things = self._things(s)
        if self.room <= 0 or not things:
            s.pop()
        elif self.room >= len(things):
            self._take(s, things[0])
        else:
            s.ask(self.seat, "embark", "5.MOVE.16", {"count": self.room})

    def _things(self, s: MedioevoState) -> list[int]:
        here = s.items_at(self.area, self.seat)
        return [slot for slot in here if s.item_kind[slot] in (WAGON, ENGINE)]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("embark", item_words(s, slot), "5.MOVE.16") for slot in self._things(s)]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self._take(s, slot_of(self.seat, str(option.args["slot"])))

    def _take(self, s: MedioevoState, slot: int) -> None:
        self.room -= 1
        s.item_at[slot] = self.refuge
