"""XII.D.6 Hostility in Barbarian Areas, declared when a nation activates and kept for the turn."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import (
    COUNT,
    HOSTILE,
    NEUTRAL,
    defy,
    refresh_stances,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, World

REACH: Final = 5
"""Paces beyond which a declaration cannot matter in a turn (F82)."""


def peoples_in_reach(w: World, nation: int) -> list[int]:
    """Nations at peace with this one in Barbarian Areas alone, near enough to break it; by initiative."""
    own = _places(w, nation)
    around = _within(w, own)
    around_wild = _within(w, [p for p in own if w.land.wild[p]])
    found: list[int] = []
    for other in range(COUNT):
        at = nation * COUNT + other
        if w.stance[at] != HOSTILE or w.wild_stance[at] != NEUTRAL:
            continue
        if any(p in around_wild or (w.land.wild[p] and p in around) for p in _places(w, other)):
            found.append(other)
    return sorted(found, key=lambda n: w.initiative[n])


def _places(w: World, nation: int) -> list[int]:
    """Provinces with units or the horde of a nation."""
    found = {w.place[i] for i in range(1, len(w.code)) if w.master[i] == nation}
    found.add(w.horde[nation])
    return [p for p in found if 0 <= p < w.land.provinces]


def _within(w: World, places: list[int]) -> set[int]:
    seen = set(places)
    ring = places
    for _ in range(REACH):
        following: list[int] = []
        for p in ring:
            for q in w.land.near[p]:
                if q not in seen:
                    seen.add(q)
                    following.append(q)
        ring = following
    return seen


def forget_defiance(w: World) -> None:
    """The turn is over."""
    if any(w.defied):
        w.defied = [0] * COUNT
        refresh_stances(w)


class Defiance(Frame[InvasionsState]):
    """D4: first the active nation declares, then the others against it, in the order of initiative."""

    __slots__ = ("nation", "waiting")

    steps: ClassVar[tuple[str, ...]] = ("own", "begin", "others")
    fields: ClassVar[tuple[str, ...]] = ("nation", "waiting")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.waiting: list[int] = []
        """Nations that have yet to be asked."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "own":
                if peoples_in_reach(w, self.nation):
                    s.ask(w.seat[self.nation], "defiance", "XII.D.6", {"people": NATIONS[self.nation]})
                else:
                    self.next(s)
            case "begin":
                self.waiting = [
                    n
                    for n in peoples_in_reach(w, self.nation)
                    if w.role[n] == ACTIVE and w.seat[n] != w.seat[self.nation]
                ]
                self.next(s)
            case _:
                if not self.waiting:
                    s.pop()
                    return
                s.ask(w.seat[self.waiting[0]], "defiance", "XII.D.6", {"people": NATIONS[self.waiting[0]]})

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        enemies = peoples_in_reach(s.world, self.nation) if self.step == "own" else [self.nation]
        found = [Option("peace", None, "XII.D.6")]
        found.extend([Option("defy", {"people": NATIONS[n]}, "XII.D.6") for n in enemies])
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        who = self.nation if self.step == "own" else self.waiting[0]
        if option.key == "defy":
            enemy = NATIONS.index(str(option.args["people"]))
            defy(w, who, enemy)
            s.tell("defies", {"people": NATIONS[who], "other_people": NATIONS[enemy]}, "XII.D.6")
        if self.step == "own":
            if option.key == "peace":
                self.next(s)
        else:
            self.waiting = self.waiting[1:]
