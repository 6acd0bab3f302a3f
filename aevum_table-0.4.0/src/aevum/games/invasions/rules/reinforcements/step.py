"""IV.0.4, IX The Reinforcements step: nation by nation, in the order of activation."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.timeline import (
    arrivals_of,
    has_more,
    invades,
    reinforcements_of,
)
from aevum.games.invasions.rules.events.targets import keep_migrating
from aevum.games.invasions.rules.income.remains import collapsed
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.reinforcements.leaders import Leaders, leaders_due, newly_due
from aevum.games.invasions.rules.reinforcements.levy import ONE_A_TURN, Levy
from aevum.games.invasions.rules.reinforcements.mercenaries import push_replacements
from aevum.games.invasions.rules.reinforcements.minor import Rebuild, is_minor
from aevum.games.invasions.rules.reinforcements.stage import claim
from aevum.games.invasions.rules.reinforcements.vanished import Vanished, has_vanished
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.games.invasions.rules.vassalage.ties import home
from aevum.games.invasions.rules.world.world import ACTIVE, INACTIVE, NOBODY, NOWHERE, World

OLDEST: Final = 13
"""XXVII.C.1: minor kingdoms come before all other Kingdoms."""


def turn_order(w: World, newcomers: list[int]) -> list[int]:
    """VI.G with the newcomers as what they will be, young Barbarians; A80: order is nothing to minors."""
    found = [n for n in range(len(w.role)) if w.role[n] in (ACTIVE, INACTIVE) or n in newcomers]
    return sorted(found, key=lambda n: _place_in_order(w, n, n in newcomers))


def _place_in_order(w: World, n: int, new: bool) -> tuple[int, int, int]:
    if is_minor(w, n):
        return KINGDOM, -OLDEST, w.initiative[n]
    return w.status[n], -1 if new else -w.age[n], w.initiative[n]


def entitled(w: World, nation: int, listed: list[tuple[int, str]], more: bool) -> list[tuple[int, str]]:
    """IX.D.1, IX.D.3: what is listed, and one unit a turn when nothing is any more.

    IX.E.1, VII.D.11: nothing for a nation that is, or has become, Civilized.
    """
    if w.status[nation] != BARBARIAN or home(w, nation) == NOWHERE:
        return []
    return listed if listed or more else [(ONE_A_TURN, "")]


def set_invasions(w: World) -> None:
    """XVIII.H.1, VI.H.4: Barbarians only, and this turn only."""
    w.invading = [int(w.status[n] == BARBARIAN and invades(w.turn, n)) for n in range(len(NATIONS))]


class ReinforcementStep(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("begin", "nations", "collapsed")

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.places: list[int] = []
        """For each of the queue where it arrives; NOWHERE for those who are there."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "begin":
            w.moving = 0
            set_invasions(w)
            keep_migrating(s)
            coming = {n: w.land.number(place) for n, place, _ in arrivals_of(w.turn) if is_new(w, n)}
            self.queue = turn_order(w, list(coming))
            self.places = [coming.get(n, NOWHERE) for n in self.queue]
            self.next(s)
        elif self.step == "nations" and self.queue:
            s.push(Reinforced(self.queue.pop(0), self.places.pop(0)))
        elif self.step == "nations":
            self.queue = collapsed(s)  # IX.G.1: those who took service with others outlive their nation
            self.next(s)
        elif self.queue:
            s.push(Vanished(self.queue.pop(0)))
        else:
            s.pop()


def is_new(w: World, nation: int) -> bool:
    """F127: a nation whose horde or capital is on the map only gets what is listed for it."""
    return w.seat[nation] != NOBODY and w.horde[nation] == NOWHERE and w.capital[nation] == NOWHERE


class Reinforced(Frame[InvasionsState]):
    """IX.A.1, VI.H.6: what one nation receives. `place`: where it arrives; NOWHERE if it is there already."""

    steps: ClassVar[tuple[str, ...]] = (
        "arrival",
        "units",
        "claim",
        "leaders",
        "mercenaries",
        "vanished",
        "end",
    )

    def __init__(self, nation: int = 0, place: int = NOWHERE) -> None:
        super().__init__()
        self.nation = nation
        self.place = place

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        step = self.step
        if step == "end":
            s.pop()
            return
        self.next(s)
        match step:
            case "arrival":
                if self.place != NOWHERE:
                    s.push(Arrival(n, self.place))
            case "units":
                self._units(s)
            case "claim":
                if self.place != NOWHERE:
                    claim(w, n, self.place)
            case "leaders":
                if w.role[n] == ACTIVE:  # F93
                    s.push(Leaders(n, leaders_due(w.turn, n), newly_due(w, n)))
            case "mercenaries":
                push_replacements(s, n)
            case _:
                if has_vanished(w, n):
                    s.push(Vanished(n))

    def _units(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        if is_minor(w, n):
            s.push(Rebuild(n))
            return
        units = entitled(w, n, reinforcements_of(w.turn, n), has_more(w.turn, n))
        if units:
            s.push(Levy(n, [count for count, _ in units], [kind for _, kind in units]))
