"""XXV.F.1 A fleet may block a strait: its owner says whether it does, when enemies ask to cross."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.movement.legality import Stack, blockaded, why_not_beyond_blockade
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import DENIED
from aevum.games.invasions.rules.world.world import NOBODY, World

BARRED: Final = 0
"""What `Passage` reports when somebody blocks; else the province beyond, and one more."""


def passages(w: World, stack: Stack) -> list[Option]:
    """Provinces beyond a blockaded strait to which the stack may ask to be let through, once a movement."""
    if not w.land.strait[stack.place] or not stack.units:
        return []
    if any(w.march[unit] & DENIED for unit in stack.units):
        return []
    found: list[Option] = []
    for to in w.land.near[stack.place]:
        if not blockaded(w, stack.nation, stack.place, to):
            continue
        asked = admirals(w, stack.nation, w.land.strait_sea(stack.place, to))
        if NOBODY not in asked and why_not_beyond_blockade(w, stack, to) is None:
            found.append(Option("ask-passage", {"place": w.land.names[to]}, "XXV.F.1"))
    return found


def admirals(w: World, nation: int, sea: int) -> list[int]:
    """The seats whose fleets may block a strait of this sea against a nation; never its own (F247)."""
    found: list[int] = []
    i = w.first[sea]
    while i:
        seat = w.seat[w.master[i]]
        if stance(w, nation, w.master[i], sea) == HOSTILE and seat != w.seat[nation] and seat not in found:
            found.append(seat)
        i = w.following[i]
    return sorted(found)


class Passage(Frame[InvasionsState]):
    """Every seat with such fleets must agree."""

    steps: ClassVar[tuple[str, ...]] = ("blockade",)

    def __init__(self, nation: int = 0, units: list[int] | None = None, sea: int = 0, to: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.sea = sea
        self.to = to
        self.agreed = 0
        """Mask of the seats that let them pass."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        for seat in admirals(w, self.nation, self.sea):
            if not self.agreed >> seat & 1:
                s.ask(seat, "blockade", "XXV.F.1", {**self._named(w), "units": len(self.units)})
                return
        s.tell("let-through", self._named(w), "XXV.F.1")
        s.pop(self.to + 1)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.to]}

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("block-strait", None, "XXV.F.1"), Option("let-through", None, "XXV.F.1")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "let-through":
            self.agreed |= 1 << ask.seat
            return
        for unit in self.units:
            w.march[unit] |= DENIED
        s.tell("strait-blocked", self._named(w), "XXV.F.1")
        s.pop(BARRED)
