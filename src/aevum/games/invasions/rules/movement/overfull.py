"""XVII.A.7, XVII.A.8 Stacks that are too large when their movement is over."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.combat.telling import each, given_up, given_up_by
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import friends_mask
from aevum.games.invasions.rules.military.casualties import eliminate
from aevum.games.invasions.rules.military.muster import code_of, way_in
from aevum.games.invasions.rules.stacking import BASE_MOUNTAIN
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, piece, with_crossing
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    USED,
    commanded_at,
    limit_at,
    members,
)
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, World


def counted(w: World, nations: int) -> int:
    """XVII.A.2: the active nations, their allies and their federates, or federators (XXVIII.D.2)."""
    found = nations
    for n in members(nations):
        found |= w.allies[n]
    for n in range(len(w.tie)):
        if w.tie[n] == FEDERATE:
            pair = 1 << n | 1 << w.lord[n]
            found |= pair if nations & pair else 0
    return found


def overfull(w: World, nations: int) -> list[int]:
    """Provinces where more units of these nations, with those who count, stand than may."""
    together = counted(w, nations)
    found: list[int] = []
    for p in range(w.land.provinces):
        i = w.first[p]
        while i and not nations >> w.master[i] & 1:
            i = w.following[i]
        if i and excess(w, p, together) > 0:
            found.append(p)
    return found


def excess(w: World, place: int, nations: int) -> int:
    """How many units too many stand here.

    Limites (XVII.C.1), hordes (XVII.C.2), markers (XVII.C.3) and leaders (XVII.C.4) are no units.
    """
    here = 0
    i = w.first[place]
    while i:
        if nations >> w.master[i] & 1 and not w.march[i] & ASIDE:
            here += 1
        i = w.following[i]
    return here - limit_at(w, place, nations) if here > BASE_MOUNTAIN else 0


def crowded(w: World, place: int) -> bool:
    """Whether the active side has more units here than may stay."""
    units = 0
    i = w.first[place]
    while i:
        units += 1
        i = w.following[i]
    return units > BASE_MOUNTAIN and excess(w, place, counted(w, w.moving)) > 0


def room(w: World, place: int, nation: int) -> int:
    """How many more units of a nation may come to stand here, beside its friends."""
    friends = friends_mask(w, nation, place) | 1 << nation
    here = 0
    for unit in commanded_at(w, place, friends):
        if not w.march[unit] & ASIDE:
            here += 1
    return max(0, limit_at(w, place, friends) - here)


class Overfull(Frame[InvasionsState]):
    """Nobody could move the excess away any more: its owner chooses what is lost."""

    __slots__ = ("nations", "place")

    steps: ClassVar[tuple[str, ...]] = ("excess",)
    fields: ClassVar[tuple[str, ...]] = ("place", "nations")

    def __init__(self, place: int = 0, nations: int = 0) -> None:
        super().__init__()
        self.place = place
        self.nations = nations

    def run(self, s: InvasionsState) -> None:
        w = s.world
        over = excess(w, self.place, counted(w, self.nations))
        here = self._own(w)
        if over <= 0 or not here:
            s.pop()
            return
        args: dict[str, object] = {
            "people": NATIONS[w.master[here[0]]],
            "place": w.land.names[self.place],
            "units": over,
        }
        s.ask(w.seat[w.master[here[0]]], "excess", "XVII.A.7", args)

    def _own(self, w: World) -> list[int]:
        """Those of one seat at a time, and first of one that came here in this sub-step."""
        here = commanded_at(w, self.place, self.nations)
        came = [unit for unit in here if w.march[unit] & USED]
        seat = w.seat[w.master[(came or here)[0]]] if here else NOBODY
        return [unit for unit in here if w.seat[w.master[unit]] == seat]

    def _codes(self, w: World) -> list[int]:
        """With the borders that they crossed, which a battle will ask for (XX.F.3)."""
        return [with_crossing(code_of(w, unit), way_in(w, unit, self.place)) for unit in self._own(w)]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        codes = self._codes(s.world)
        return [given_up(codes, code) for code in each(codes)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        unit = piece(given_up_by(self._codes(w), option))
        s.tell("gives-up", {"place": w.land.names[self.place], **label(w.code[unit])}, "XVII.A.7")
        eliminate(w, unit)
        settle(w, self.place)
