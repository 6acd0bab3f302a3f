"""XXVI.B.7, XXVI.B.8 Former allies part."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import FRIENDLY, foes_in, stance
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.leave import (
    guests_in,
    nations_by_province,
    nations_in,
    push_out,
)
from aevum.games.invasions.rules.vassalage.ties import end_alliances, with_federates
from aevum.games.invasions.rules.world.pieces import commanded_at, members
from aevum.games.invasions.rules.world.world import World


def shared_by(w: World, a: int, b: int) -> list[int]:
    """Provinces where forces of both, federates among them, stand and may not any more."""
    mine, theirs = with_federates(w, a), with_federates(w, b)
    found: list[int] = []
    for p, here in enumerate(nations_by_province(w)):
        if here & mine and here & theirs and stance(w, a, b, p) != FRIENDLY:
            found.append(p)
    return found


def younger(w: World, a: int, b: int) -> int:
    """F84: the lower age; of the same age the one that acts later (VI.G.3)."""
    if w.age[a] != w.age[b]:
        return a if w.age[a] < w.age[b] else b
    return a if w.initiative[a] > w.initiative[b] else b


def strangers(w: World) -> list[tuple[int, int]]:
    """Pairs of enemies that stand together, because what kept the peace between them is gone."""
    found: list[tuple[int, int]] = []
    for p, here in enumerate(nations_by_province(w)):
        if here & (here - 1) == 0 or not (w.first[p] or w.camps[p]):
            continue
        for a in members(here):
            for b in members(here & foes_in(w, a, p)):
                if (a, b) not in found and (b, a) not in found:
                    found.append((a, b))
    return sorted(found)


def part_strangers(s: InvasionsState) -> None:
    """F225: enemies who stand together part as former allies do."""
    for a, b in strangers(s.world):
        s.push(Parting(a, b))


def part_unless_acting(s: InvasionsState) -> None:
    """F225: who acts may fight, and parts when the activation ends."""
    if not s.world.moving:
        part_strangers(s)


class Parting(Frame[InvasionsState]):
    """In each shared province the smaller force retreats."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "provinces")

    def __init__(self, a: int = 0, b: int = 0) -> None:
        super().__init__()
        self.a = a
        self.b = b
        self.places: list[int] = []

    def run(self, s: InvasionsState) -> None:
        if self.step == "begin":
            w = s.world
            mine, theirs = with_federates(w, self.a), with_federates(w, self.b)
            self.places = shared_by(w, self.a, self.b)
            self.places.extend(guests_in(w, mine, theirs))
            self.places.extend(guests_in(w, theirs, mine))
            self.next(s)
        elif self.places:
            place = self.places[0]
            self.places = self.places[1:]
            self._part(s, place)
        else:
            s.pop()

    def _part(self, s: InvasionsState, place: int) -> None:
        w = s.world
        here = nations_in(w, place)
        mine, theirs = with_federates(w, self.a), with_federates(w, self.b)
        more = len(commanded_at(w, place, mine)) - len(commanded_at(w, place, theirs))
        if not here & mine or not here & theirs:
            leaves, rule = (self.a if here & mine else self.b), "XXVI.B.7"
        elif more:
            leaves, rule = (self.b if more > 0 else self.a), "XXVI.B.7"
        else:
            leaves, rule = self._drawn(s, place), "XXVI.B.8"
        s.tell("must-part", {"people": NATIONS[leaves], "place": w.land.names[place]}, rule)
        mask = mine if leaves == self.a else theirs
        for n in range(len(w.seat)):
            if mask >> n & 1 and here >> n & 1:
                push_out(s, n, place)

    def _drawn(self, s: InvasionsState, place: int) -> int:
        w = s.world
        young = younger(w, self.a, self.b)
        old = self.b if young == self.a else self.a
        args: dict[str, object] = {
            "people": NATIONS[young],
            "other_people": NATIONS[old],
            "place": w.land.names[place],
        }
        return young if d2(s, "parting-check", "XXVI.B.8", args) else old


def part_company(s: InvasionsState, nation: int, lost: list[int]) -> None:
    """XXVI.B.7: from the allies it lost; C22: while Rome is one, its other half does so too."""
    for other in lost:
        for own in (nation, *members(s.world.allies[nation])):
            s.push(Parting(own, other))


def leave_alliance(s: InvasionsState, nation: int, rule: str) -> None:
    """XXVI.B.7, XXXVI.B.1: a nation loses its allies, and they part at once, whatever the phase."""
    lost = end_alliances(s, nation, rule)
    settle_all(s.world)
    part_company(s, nation, lost)
