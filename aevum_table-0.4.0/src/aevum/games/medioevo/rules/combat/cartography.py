"""Cartography: one more step, also into a battle (B.BLUE.4)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.combat.group import ONE_STEP
from aevum.games.medioevo.rules.combat.joining import foes
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.combat.stepping_in import JoinBattle, helpers, stands
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import where


class Cartography(Technique):
    """A unit makes a step, or an engine, or a transport with units; not out of a battle."""

    __slots__ = ()
    moment: ClassVar[str] = "extra-step"
    also: ClassVar[tuple[str, ...]] = ("under-way",)
    rule: ClassVar[str] = "B.BLUE.4"

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        fight = battle_of(s)
        if fight is None:
            return [[]] if stands(s, seat) else []
        if fight.round == 1:
            return []  # before the first round it has been asked already
        takes_part = fight.side_of(seat) != NOBODY or len(foes(s, seat)) > 0
        return [[]] if takes_part and helpers(s, seat, fight.area) else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        if battle_of(s) is None:
            s.push(StepFrom(seat))
        else:
            s.push(JoinBattle(seat))


class StepFrom(Frame[MedioevoState]):
    """Where the step is made from."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "step-from", "B.BLUE.4")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("set-sail-from" if LAND.is_sea(area) else "set-out-from", where(area), "B.BLUE.4")
            for area in stands(s, self.seat)
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        area = LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))
        s.push(March(self.seat, area, ONE_STEP))
