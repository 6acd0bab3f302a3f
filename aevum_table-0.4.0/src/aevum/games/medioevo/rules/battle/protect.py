"""The owner of a military building chooses what it protects against (5.FORT.02)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import Fight, running
from aevum.games.medioevo.rules.battle.fort import CHOICES, KINDS
from aevum.games.medioevo.rules.battle.shelter import kinds, spares
from aevum.games.medioevo.rules.state import MedioevoState


class ChooseShelter(Frame[MedioevoState]):
    """Before each round, one kind of attack; two with the Scientist (K.CARD.04)."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.chosen: list[int] = []

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if fight.is_horde(self.side) or fight.at_sea():
            s.pop()
            return
        seat = fight.owner(self.side)
        points = spares(s, fight.area, seat)
        if points == 0 or len(self.chosen) >= kinds(s, fight.area, seat):
            s.pop()
        else:
            s.ask(seat, "choose-shelter", "5.FORT.02", {"points": points})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("shelter", {"damage": KINDS[kind]}, "5.FORT.02")
            for kind in CHOICES
            if kind not in self.chosen
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.chosen.append(KINDS.index(str(option.args["damage"])))
        protect_against(s, running(s), self.side, option)


def protect_against(s: MedioevoState, fight: Fight, side: int, option: Option) -> None:
    """5.FORT.01: the troops of a side are spared the kind of damage that was chosen."""
    shield = fight.shield[side][:]
    shield[KINDS.index(str(option.args["damage"]))] = spares(s, fight.area, fight.owner(side))
    fight.shield[side] = shield
    s.tell("protected", {**fight.told(s, side), **option.args}, "5.FORT.02")


def crumble(s: MedioevoState, fight: Fight, side: int) -> None:
    """A building that was destroyed protects nobody for the rest of the round."""
    left = spares(s, fight.area, fight.owner(side))
    fight.shield[side] = [min(points, left) for points in fight.shield[side]]
