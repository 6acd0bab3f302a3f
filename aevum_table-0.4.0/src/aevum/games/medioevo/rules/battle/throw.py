"""A side throws its three dice, and some of them again (5.BATTLE.07, 5.BATTLE.12)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.state import MedioevoState


def _choices() -> list[list[int]]:
    """Sets of dice that may be thrown again."""
    found: list[list[int]] = []
    for bits in range(1, 1 << len(DICE)):
        found.append([die for die in range(len(DICE)) if bits >> die & 1])
    return found


AGAIN: Final = _choices()
_NAMES: Final[list[str]] = ["+".join([f"d{DICE[die]}" for die in chosen]) for chosen in AGAIN]


class Throw(Frame[MedioevoState]):
    """Barbarians have the dice of the War Circle (5.BATTLE.18, E.BARB.04)."""

    steps: ClassVar[tuple[str, ...]] = ("throw", "again")

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.again: list[int] = []
        """Dice that were thrown a second time, which they are only once each (5.BATTLE.07)."""

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if fight.is_horde(self.side):
            fight.dice[self.side] = fight.circle[:]
            s.pop()
        elif self.step == "throw":
            self.next(s)
            self._throw(s, list(range(len(DICE))))
        elif len(self.again) == len(DICE):
            s.pop()
        else:
            told: dict[str, object] = {"dice": " ".join([str(face) for face in fight.dice[self.side]])}
            s.ask(fight.owner(self.side), "battle-dice", "5.BATTLE.07", told)

    def _throw(self, s: MedioevoState, chosen: list[int]) -> None:
        fight = running(s)
        dice = fight.dice[self.side][:] if fight.dice[self.side] else [0] * len(DICE)
        for die in chosen:
            dice[die] = s.roll("battle-die", DICE[die], 1, "5.BATTLE.07", args=fight.told(s, self.side))[0]
        fight.dice[self.side] = dice

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("let-lie", None, "5.BATTLE.07")]
        for at, chosen in enumerate(AGAIN):
            if not any(die in self.again for die in chosen):
                found.append(Option("rethrow", {"dice": _NAMES[at]}, "5.BATTLE.07"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "let-lie":
            s.pop()
            return
        chosen = AGAIN[_NAMES.index(str(option.args["dice"]))]
        self.again = self.again + chosen
        self._throw(s, chosen)
