"""XX.K Recovery of losses and repair of elites."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.combat.telling import among_its_own
from aevum.games.invasions.rules.fight import Side
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    DAMAGED,
    NATION_ROMAN,
    can_repair,
    label,
    nation,
    nation_name,
    one_of_each,
)

ONE_EMPIRE_THROUGH: Final = 2
"""C22: Rome and Byzantium fight as one nation until they part on turn 3."""


class Recovery(Frame[InvasionsState]):
    """One side takes back some of its eliminated units (XX.K.1); elites return damaged (XX.K.2)."""

    steps: ClassVar[tuple[str, ...]] = ("recover",)

    def __init__(self, side: int = 0, chooser: int = 0, count: int = 0) -> None:
        super().__init__()
        self.side = side
        self.chooser = chooser
        self.count = count

    def run(self, s: InvasionsState) -> None:
        side = s.fight.sides[self.side]
        if self.count == 0 or not side.lost:
            s.pop()
            return
        seat = s.fight.sides[self.chooser].seat
        s.ask(seat, "recovery", "XX.K.1", {**s.fight.named(self.side), "count": self.count})

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        lost = s.fight.sides[self.side].lost
        return [_recover(lost, code) for code in one_of_each(lost)]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return self.options(s, ask)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        side = s.fight.sides[self.side]
        for code in side.lost:
            if _recover(side.lost, code).id == option.id:
                side.lost.remove(code)
                side.units.append(code)
                break
        self.count -= 1
        s.tell("recovered", {**s.fight.named(self.side), **option.args}, "XX.K.1")


class Repair(Frame[InvasionsState]):
    """Each Civilized nation of a side may turn one damaged elite up again (XX.K.6)."""

    steps: ClassVar[tuple[str, ...]] = ("repair",)

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.done: list[int] = []

    def run(self, s: InvasionsState) -> None:
        side = s.fight.sides[self.side]
        if s.fight.field.naval:
            self._all_fleets(s, side)
            s.pop()
            return
        for code in side.units:
            people = combat_nation(code, s.fight.field.turn)
            if can_repair(code) and people not in self.done:
                self.done.append(people)
                args: dict[str, object] = {**s.fight.named(self.side), "nation": nation_name(code)}
                s.ask(side.seat, "repair", "XX.K.6", args)
                return
        s.pop()

    def _all_fleets(self, s: InvasionsState, side: Side) -> None:
        for i, code in enumerate(side.units):
            if can_repair(code):
                side.units[i] = code & ~DAMAGED
                s.tell("repaired", {**s.fight.named(self.side), **label(code)}, "XX.K.7")

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        people = self.done[-1]
        turn = s.fight.field.turn
        units = s.fight.sides[self.side].units
        mine = [c for c in units if can_repair(c) and combat_nation(c, turn) == people]
        found = [_repair(units, code) for code in one_of_each(mine)]
        found.append(Option("no-repair", None, "XX.K.6"))
        return found

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return self.options(s, ask)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "no-repair":
            return
        units = s.fight.sides[self.side].units
        for i, code in enumerate(units):
            if _repair(units, code).id == option.id:
                units[i] = code & ~DAMAGED
                break
        s.tell("repaired", {**s.fight.named(self.side), **option.args}, "XX.K.6")


def _recover(lost: list[int], code: int) -> Option:
    return Option("recover-mercenary" if among_its_own(lost, code) else "recover", label(code), "XX.K.1")


def _repair(units: list[int], code: int) -> Option:
    return Option("repair-mercenary" if among_its_own(units, code) else "repair", label(code), "XX.K.6")


def combat_nation(code: int, turn: int) -> int:
    people = nation(code)
    if turn <= ONE_EMPIRE_THROUGH and NATION_ROMAN[people]:
        return NATION_ROMAN.index(True)
    return people
