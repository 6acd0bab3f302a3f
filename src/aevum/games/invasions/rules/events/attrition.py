"""Famine, plague and waves: every stack of a stricken Area or sea that is too large loses a unit."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import adrift, eliminate, goes_down
from aevum.games.invasions.rules.realm.nations import active
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import World


def stricken(w: World, places: list[int], spared: int) -> list[int]:
    """Pairs of place and nation: stacks of more units than are spared (X.B.6: of active nations)."""
    found: list[int] = []
    for place in places:
        counts: dict[int, int] = {}
        i = w.first[place]
        while i:
            counts[w.master[i]] = counts.get(w.master[i], 0) + 1
            i = w.following[i]
        for n in sorted(counts):
            if counts[n] > spared and active(w, n):
                found += [place, n]
    return found


class Attrition(Frame[InvasionsState]):
    """Each nation chooses what it loses."""

    steps: ClassVar[tuple[str, ...]] = ("loss", "leaders")

    def __init__(self, stacks: list[int] | None = None) -> None:
        super().__init__()
        self.stacks = stacks[:] if stacks is not None else []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if not self.stacks:
            s.pop()
            return
        place, nation = self.stacks[0], self.stacks[1]
        if self.step == "leaders":
            self.step = "loss"
            self.stacks = self.stacks[2:]
            settle(w, place)
            for i in adrift(w, place, nation):  # on land nobody loses his whole stack
                goes_down(s, i)
            return
        args: dict[str, object] = {"people": NATIONS[nation], "place": w.land.names[place]}
        s.ask(w.seat[nation], "attrition", "X.B.4", args)

    def _units(self, w: World) -> list[int]:
        return commanded_at(w, self.stacks[0], 1 << self.stacks[1])

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        kinds = one_of_each([w.code[unit] for unit in self._units(w)])
        return [Option("attrition-loss", label(code), "X.B.4") for code in kinds]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        place = w.land.names[self.stacks[0]]
        for unit in self._units(w):
            if label(w.code[unit]) == option.args:
                s.tell("lost-to-event", {**option.args, "place": place}, "X.B.4")
                eliminate(w, unit)
                break
        self.next(s)
