"""XII.D.6 Hostility in Barbarian Areas, declared when a nation activates and kept for the turn."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.atlas import BY_LAND
from aevum.games.invasions.rules.control.stance import COUNT, defy, refresh_stances
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import Land
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import ACTIVE, World

REACH: Final = 5
"""Paces beyond which a declaration cannot matter in a turn (F82)."""


_AROUND: Final[dict[tuple[bool, int], list[int]]] = {}


def peoples_in_reach(w: World, nation: int) -> list[int]:
    """Nations at peace with this one in Barbarian Areas alone, near enough to break it; by initiative."""
    peaceful = w.foes[nation] & ~w.wild_foes[nation]
    if not peaceful:
        return []
    reach = _reach(w, nation)
    found = 0
    for p, near in enumerate(reach):
        if near:
            found |= w.camps[p]
            i = w.first[p]
            while i:
                found |= 1 << w.master[i]
                i = w.following[i]
    return sorted(members(found & peaceful), key=lambda n: w.initiative[n])


def _reach(w: World, nation: int) -> list[bool]:
    """By province whether others there are near: on one side at least in Barbarian land."""
    own = [False] * w.land.provinces
    if w.horde[nation] >= 0:
        own[w.horde[nation]] = True
    for i, p in enumerate(w.place):
        if 0 <= p < w.land.provinces and w.master[i] == nation:
            own[p] = True
    found = [False] * w.land.provinces
    for p, here in enumerate(own):
        for q in around(w.land, p) if here else []:
            if w.land.wild[p] or w.land.wild[q]:
                found[q] = True
    return found


def around(land: Land, place: int) -> list[int]:
    """The provinces at most REACH paces away."""
    key = (land.east, place)
    found = _AROUND.get(key)
    if found is None:
        found = list(land.graph.net(BY_LAND).within(place, REACH))
        _AROUND[key] = found
    return found


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
