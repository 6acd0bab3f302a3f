"""XX.H Hits: each player chooses his own losses, one hit at a time."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.combat.recovery import ONE_EMPIRE_THROUGH
from aevum.games.invasions.rules.combat.telling import each, hit, hit_by
from aevum.games.invasions.rules.fight import Side
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    DAMAGED,
    FOREIGN,
    NATION_ROMAN,
    is_elite,
    label,
    nation,
    one_of_each,
)

PARTED: Final = ONE_EMPIRE_THROUGH + 1
"""The turn from which Rome and Byzantium are two nations."""


def capacity(side: Side) -> int:
    """Hits that the units and Limites of a side can take; a horde is hit after them all."""
    hits = len(side.units) + len(side.limes)
    for code in side.units:
        if is_elite(code):
            hits += 1
    return hits


def strike(side: Side, code: int) -> bool:
    """Put one hit on a unit (XX.H.5); True when it is eliminated."""
    if code in side.limes:
        side.limes.remove(code)
        side.limes_lost.append(code)
        return True
    at = side.units.index(code)
    if is_elite(code):
        side.units[at] = code | DAMAGED  # III.B.16
        return False
    del side.units[at]
    side.lost.append(code)
    return True


def wipe_out(side: Side, more: bool) -> bool:
    """Every unit is lost; with `more` hits a horde makes its nation submit (III.D.10). True when it does."""
    for code in side.units:
        side.lost.append(code | DAMAGED if is_elite(code) else code)
    side.limes_lost += side.limes
    side.units = []
    side.limes = []
    submits = more and bool(side.horde) and not side.submitted
    side.submitted = side.submitted or submits
    return submits


def why_not_hit(side: Side, code: int, turn: int = PARTED) -> Refusal | None:
    """XX.H.6: in a mixed stack a national unit is the first to be eliminated."""
    if is_elite(code) or side.eliminated() or _national(side, code, turn):
        return None
    for other in side.units:
        if _national(side, other, turn):
            return Refusal("first-loss-national", label(code), "XX.H.6")
    return None


def _national(side: Side, code: int, turn: int) -> bool:
    """Until they part, the two Roman halves are no mercenaries of each other (C22)."""
    if not code & FOREIGN:
        return True
    return turn < PARTED and NATION_ROMAN[side.nation] and NATION_ROMAN[nation(code)]


def targets(side: Side) -> list[int]:
    """One unit of each look."""
    return one_of_each(side.units + side.limes)


class Losses(Frame[InvasionsState]):
    """One side takes a number of hits."""

    steps: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, side: int = 0, hits: int = 0) -> None:
        super().__init__()
        self.side = side
        self.hits = hits

    def run(self, s: InvasionsState) -> None:
        side = s.fight.sides[self.side]
        room = capacity(side)
        if self.hits >= room:
            self._all_gone(s, side, self.hits > room)
        elif self.hits:
            s.ask(side.seat, "losses", "XX.H.4", {**s.fight.named(self.side), "hits": self.hits})
            return
        s.pop()

    def _all_gone(self, s: InvasionsState, side: Side, more: bool) -> None:
        if side.units or side.limes:
            s.tell("all-lost", s.fight.named(self.side), "XX.H.5")
        if wipe_out(side, more):
            s.tell("horde-submits", s.fight.named(self.side), "XX.H.7")

    def _stack(self, s: InvasionsState) -> list[int]:
        side = s.fight.sides[self.side]
        return side.units + side.limes

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        stack = self._stack(s)
        return [hit(stack, code) for code in each(stack)]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        code = hit_by(self._stack(s), option)
        return why_not_hit(s.fight.sides[self.side], code, s.fight.field.turn)

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        side = s.fight.sides[self.side]
        turn = s.fight.field.turn
        stack = self._stack(s)
        return [hit(stack, code) for code in each(stack) if why_not_hit(side, code, turn) is None]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        gone = strike(s.fight.sides[self.side], hit_by(self._stack(s), option))
        self.hits -= 1
        if s.log is not None:
            args: dict[str, object] = {**s.fight.named(self.side), **option.args}
            if gone:
                s.tell("eliminated", args, "XX.H.5")
            else:
                s.tell("damaged", args, "XX.H.5")
