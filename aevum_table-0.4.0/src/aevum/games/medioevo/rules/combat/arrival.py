"""Barbarians come to an area (R-041, E.BARB.10)."""

from typing import ClassVar

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.combat.aftermath import (
    fought_barbarians,
    holders,
    intruder,
    nobody_left,
)
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.meeting import no_battle
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.moments import PlunderNear, Threatened, announce
from aevum.games.medioevo.rules.uses.threats import Threat
from aevum.games.medioevo.rules.waste import lay_waste
from aevum.games.medioevo.rules.works.markers import contest


class HordeArrives(Threat):
    """They fight whoever stands there, in turn order, and lay all waste where they are alone.

    `victim` is who controlled the territory that they were moved into, and may answer it first (K.CARD.09).
    """

    steps: ClassVar[tuple[str, ...]] = ("threat", "others", "come", "fight", "after", "end")

    def __init__(self, area: int = 0, victim: int = NOBODY) -> None:
        super().__init__(area, victim)
        self.enemy = NOBODY
        self.waiting: list[int] = []

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "threat":
                self.next(s)
                if self.victim != NOBODY:
                    announce(s, Threatened(s.from_active()))
            case "others":
                self.next(s)
                self._warn(s)
            case "come":
                self.next(s)
                self.victim = NOBODY
                contest(s, self.area)  # 5.TERR.03
                present = s.owners(self.area)
                self.waiting = [seat for seat in s.from_active() if seat in present]
            case "fight":
                self._fight(s)
            case "after":
                self.step = "fight"
                if self.enemy != NOBODY:
                    fought_barbarians(s, self.enemy, self.area, s.result, retaking=False)
            case _:
                s.pop()
                if s.owners(self.area) == [BARBARIANS]:
                    lay_waste(s, self.area, fought=self.enemy != NOBODY)
                elif self.enemy != NOBODY:
                    nobody_left(s, self.area)
                    self._yield(s)

    def _warn(self, s: MedioevoState) -> None:
        """K.CARD.20: where nobody fights them, who has things there and has not answered yet."""
        answered, self.victim = self.victim, NOBODY
        if s.owners(self.area) == [BARBARIANS]:
            owners = [seat for seat in s.from_active() if seat != answered and s.items_at(self.area, seat)]
            announce(s, PlunderNear(owners))

    def _yield(self, s: MedioevoState) -> None:
        """5.CONQ.01: after the battles an enemy of those who held the territory is alone there [M95]."""
        seat = intruder(s, self.area)
        if seat != NOBODY and s.lord[self.area] == seat:
            s.push(Conquest(seat, self.area, holders(s, self.area)))

    def _fight(self, s: MedioevoState) -> None:
        if s.over or not self.waiting or s.count(self.area, BARBARIANS) == 0 or no_battle(s, self.area):
            self.step = "end"
            return
        self.enemy = self.waiting.pop(0)
        if s.count(self.area, self.enemy) > 0:
            self.step = "after"
            s.push(Battle(self.area, BARBARIANS, self.enemy))
