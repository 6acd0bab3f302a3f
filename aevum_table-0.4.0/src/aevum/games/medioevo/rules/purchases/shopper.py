"""What a seat can buy with: its land, its technologies and points, the limits it has left."""

from typing import Final

from aevum.games.medioevo.rules.buildings import CIVIL, MILITARY
from aevum.games.medioevo.rules.diplomacy.pacts import allows
from aevum.games.medioevo.rules.items import SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.property import may_mark
from aevum.games.medioevo.rules.purchases.behind import ITEM, LEVEL, UNIT, waiting
from aevum.games.medioevo.rules.purchases.limits import muster_place, unit_limit
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, LEVELS, NOBODY, RELIGION
from aevum.games.medioevo.rules.technologies import (
    BRANCH,
    FOR_BUILDING,
    FOR_ENGINE,
    FOR_TRANSPORT,
    FOR_UNIT,
    POINTS,
    TECHNOLOGIES,
)
from aevum.games.medioevo.rules.terms import CIVIL_CONTROL, MILITARY_CONTROL
from aevum.games.medioevo.rules.things import further_markers, marked
from aevum.games.medioevo.rules.uses.lent import within_reach
from aevum.games.medioevo.rules.uses.mastery import BORROWED, LACKING, TEMPORAL_POWER, mastery
from aevum.games.medioevo.rules.works.standing import built

_NEEDED: Final = [
    number for number in {*FOR_BUILDING, *FOR_ENGINE, *FOR_TRANSPORT, *FOR_UNIT} if number != NOBODY
]
"""The technologies with which things are designed."""


class Shopper:
    """Made once for each look at a menu, as all of it takes some finding out."""

    __slots__ = (
        "access",
        "civil_hosts",
        "lands",
        "marks",
        "military_hosts",
        "money",
        "muster",
        "reach",
        "room",
        "seat",
        "used",
    )

    def __init__(self, s: MedioevoState, seat: int) -> None:
        self.seat = seat
        self.money = s.money[seat]
        self.lands: list[int] = s.controlled(seat)
        self.muster: list[int] = [place for place in self.lands if can_muster(s, place)]
        """Where units and engines come to the board (4.ARM.03, 4.SGE.03)."""
        self.military_hosts: list[int] = _hosts(s, MILITARY_CONTROL, seat)
        """Seats in whose land it may place military things too (C.PACT.06)."""
        self.civil_hosts: list[int] = _hosts(s, CIVIL_CONTROL, seat)
        """C.PACT.07"""
        self.room = units_left(s, seat, self.lands)
        self.used: list[int] = _used(s, seat)
        """Things of levels I, II and III that bear a property marker, or will (4.TRN.07, 4.SGE.04)."""
        spare, further = sum(self.used) < SLOTS, further_markers(s)
        self.marks: list[bool] = [
            spare and may_mark(self.used, level, further) for level in range(1, LEVELS + 1)
        ]
        """By level whether a marker is free for one more."""
        self.access: list[int] = [LACKING] * len(TECHNOLOGIES)
        """Of the technologies that design things (B.PURP.4)."""
        self.reach: list[int] = [0] * len(BRANCHES)
        """Points of each colour that it can have without florins, as far as they are of use."""
        for number in _NEEDED:
            self.access[number] = mastery(s, seat, number)
            if self.access[number] != LACKING:
                self._count(s, BRANCH[number])
        if BORROWED in self.access:
            self._count(s, RELIGION)

    def _count(self, s: MedioevoState, colour: int) -> None:
        if not self.reach[colour]:
            self.reach[colour] = within_reach(s, self.seat, colour)

    def lacking(self, technology: int, points: int) -> int:
        """The points that florins must make up for (4.TECH.07)."""
        branch = BRANCH[technology]
        short = max(0, points - self.reach[branch])
        if self.access[technology] == BORROWED:
            short += max(0, POINTS[TEMPORAL_POWER] - self.reach[RELIGION])
        return short


def can_muster(s: MedioevoState, place: int) -> bool:
    return muster_place(LAND.settlement[place], built(s, place, MILITARY))


def most_units(s: MedioevoState, lands: list[int]) -> int:
    """4.ARM.04: how many units may be bought in a turn by who controls these territories."""
    return unit_limit([built(s, place, CIVIL) for place in lands])


def units_left(s: MedioevoState, seat: int, lands: list[int]) -> int:
    """How many more units a seat may buy, with those that wait behind its screen."""
    return most_units(s, lands) - s.bought[seat] - len(waiting(s, seat, UNIT))


def _used(s: MedioevoState, seat: int) -> list[int]:
    used = marked(s, seat)
    for row in waiting(s, seat, ITEM):
        used[row[LEVEL] - 1] += 1
    return used


def _hosts(s: MedioevoState, kind: int, seat: int) -> list[int]:
    if not s.terms:
        return []
    return [host for host in range(s.players()) if host != seat and allows(s, kind, host, seat)]
