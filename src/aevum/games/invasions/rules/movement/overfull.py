"""XVII.A.7, XVII.A.8 Stacks that are too large when their movement is over."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.room import counted, excess
from aevum.games.invasions.rules.combat.telling import each, given_up, given_up_by
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.muster import code_of, way_in
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, piece, with_crossing
from aevum.games.invasions.rules.world.pieces import (
    USED,
    commanded_at,
    in_order,
    members,
)
from aevum.games.invasions.rules.world.world import World


class Overfull(Frame[InvasionsState]):
    """Nobody could move the excess away any more: its owner chooses what is lost."""

    steps: ClassVar[tuple[str, ...]] = ("excess",)

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
        """Those of one seat at a time, and first of the last to move of those who came in this sub-step.

        XVII.A.7: it is checked whenever a nation is done, and allies of several seats move in turn (F99).
        """
        here = commanded_at(w, self.place, self.nations)
        came = [unit for unit in here if w.march[unit] & USED]
        there = {w.seat[w.master[unit]] for unit in came or here}
        order = dict.fromkeys([w.seat[n] for n in in_order(w, members(self.nations))])
        seats = [seat for seat in order if seat in there]
        return [unit for unit in here if w.seat[w.master[unit]] == seats[-1]]

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
