"""5 A group on the march, as a position of a search."""

from typing import ClassVar, Final

from aevum.engine.refusal import Refusal
from aevum.engine.run import Step, step
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.combat.group import galleys, on_land
from aevum.games.medioevo.rules.combat.meeting import barbarian_land, invaded, must_fight, others_at
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.combat.steps import FLOATING, ON_FOOT, cost_of, way_of
from aevum.games.medioevo.rules.diplomacy.war import may_attack
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.runs.position import Position, chance, may_answer
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import where

MARCHING: Final = ("march-on", "sail-on")
HALT: Final = "halt"


class Marching(Position):
    """`depth` is where its `March` stands."""

    goes: ClassVar[tuple[str, ...]] = ("go-to", "sail-to")

    @property
    def march(self) -> March:
        frame = self.s.frames[self.depth]
        assert isinstance(frame, March)
        return frame

    def like(self, s: MedioevoState) -> Position:
        return Marching(s, self.seat, self.depth)

    def found_at(self) -> int:
        return self.march.at

    def runs_on(self) -> bool:
        frame = self.s.frames[self.depth]
        return isinstance(frame, March) and frame.seat == self.seat

    def halted(self) -> bool:
        above = self.s.frames[self.depth :]
        return not above or any(isinstance(frame, Enter) and frame.halted for frame in above)

    def kind(self) -> int:
        """With galleys it is another force than without."""
        frame = self.s.frames[self.depth] if len(self.s.frames) > self.depth else None
        return len(galleys(self.s, frame.slots)) if isinstance(frame, March) else 0

    def price(self, to: int) -> int:
        return cost_of(self.s, self.march, to, way_of(self.s, self.march, to))

    def worth(self, to: int) -> list[int]:
        s, march = self.s, self.march
        way = way_of(s, march, to)
        cost = cost_of(s, march, to, way)
        ashore, ships = on_land(s, march.slots), galleys(s, march.slots)
        by_land = min([s.item_left[slot] for slot in ashore], default=FAR)
        by_sea = min([s.item_left[slot] for slot in ships], default=FAR)
        if way == ON_FOOT:
            return [0, by_land - cost, 0]
        if way == FLOATING:
            return [len(ships), by_land - cost, by_sea]
        return [len(ships), by_land, by_sea - cost]

    def left(self) -> int:
        """The points that whoever goes on has left."""
        ask = self.ask()
        slots = self.march.slots if ask is not None else []
        return min([self.s.item_left[slot] for slot in slots], default=0)

    def ends(self) -> list[Step] | None:
        ask = self.ask()
        if ask is None:
            return self.steps
        halt = ask.find(HALT)
        return [*self.steps, step(ask, halt)] if halt is not None else None

    def stops_here(self) -> list[Refusal]:
        """What may stop it, and whom it meets when it is seen after all (K.CARD.22)."""
        if self.ask() is None or not self.march.unmet:
            return self.stops
        return [*self.stops, *_met(self.s, self.seat, self.place, self.march.before, True)]

    def stops_at(self, after: Position) -> list[Refusal]:
        s, march = self.s, self.march
        place = after.place
        before = NOBODY if LAND.is_sea(place) else s.lord[place]
        found = _met(s, self.seat, place, before, sum(march.units) > 0)
        if found:
            return found
        if chance(after.s, s):
            sea = LAND.is_sea(place)
            return [Refusal("dice-fall-at-sea" if sea else "dice-fall", where(place), "5.BATTLE.01")]
        return [may_answer(after.s, place, ask) for ask in after.s.live() if ask.seat != self.seat]


def _met(s: MedioevoState, seat: int, area: int, lord: int, units: bool) -> list[Refusal]:
    """Whom it meets in an area that `lord` controls."""
    at = where(area)
    sea = LAND.is_sea(area)
    if not units:
        return [
            Refusal(
                "alone-among-at-sea" if sea else "alone-among",
                {"other_seat": _name(s, other), **at},
                "5.MOVE.07",
            )
            for other in s.owners(area)
            if other != seat
        ]
    found: list[Refusal] = []
    host = NOBODY if sea else invaded(s, seat, lord)
    if host != NOBODY:
        told: dict[str, object] = {"enemy_seat": s.seats[host], **at}
        if may_attack(s, seat, host):
            found.append(Refusal("enters-enemy-land", told, "5.MOVE.12"))
        else:
            found.append(Refusal("enters-unasked", told, "C.DIP.03"))
    if barbarian_land(s, area):
        found.append(Refusal("horde-wakes", at, "5.MOVE.10"))
    count = s.count(area, BARBARIANS)
    if count > 0:
        key = "5.MULTI.02"
        found.append(
            Refusal("barbarians-stand-at-sea" if sea else "barbarians-stand", {"count": count, **at}, key)
        )
    for other in others_at(s, seat, area):
        if must_fight(s, seat, other, area):
            told = {"enemy_seat": s.seats[other], "count": s.count(area, other), **at}
            found.append(Refusal("army-stands-at-sea" if sea else "army-stands", told, "5.MOVE.11"))
    return found


def _name(s: MedioevoState, owner: int) -> str:
    return "barbarians" if owner == BARBARIANS else s.seats[owner]
