"""Choices of a round when the dice lie: blood markers (W.BLOOD.02), superiority (5.BATTLE.15)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import enemy_of, running
from aevum.games.medioevo.rules.settings import BLOOD
from aevum.games.medioevo.rules.state import MedioevoState


class SpendBlood(Frame[MedioevoState]):
    """One marker after the other, before damage."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        seat = fight.owner(self.side)
        if not s.settings[BLOOD] or fight.is_horde(self.side) or s.blood[seat] == 0:
            s.pop()
        else:
            s.ask(seat, "spend-blood", "W.BLOOD.02", {"blood": s.blood[seat]})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("spend-blood", None, "W.BLOOD.02"), Option("keep-blood", None, "W.BLOOD.02")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "keep-blood":
            s.pop()
            return
        fight = running(s)
        s.blood[ask.seat] -= 1
        s.blood_left += 1
        fight.blood[self.side] += 1
        s.tell("blood-spent", fight.told(s, self.side), "W.BLOOD.02")


class Superiority(Frame[MedioevoState]):
    """`left` choices of the winner: more damage, or a casualty less; who fights barbarians chooses for them.

    What was chosen for damage is the frame's report.
    """

    def __init__(self, side: int = 0, left: int = 0) -> None:
        super().__init__()
        self.side = side
        self.left = left
        self.pressed = 0

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        told: dict[str, object] = {"choices": self.left}
        if self.left == 0:
            s.pop(self.pressed)
        elif fight.is_horde(self.side):
            s.ask(fight.owner(enemy_of(self.side)), "barbarian-superiority", "E.BARB.05", told)  # M59
        else:
            s.ask(fight.owner(self.side), "superiority", "5.BATTLE.15", told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("press-on", None, "5.BATTLE.15"), Option("hold-back", None, "5.BATTLE.15")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.left -= 1
        if option.key == "press-on":
            self.pressed += 1
        else:
            running(s).saved[self.side] += 1
