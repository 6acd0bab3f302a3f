"""The three dice of the barbarians, and the horde that they call up (2.DICE)."""

from itertools import combinations
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.horde.muster import DICE, muster
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.thrown import FACES, Roller, let_lie, row
from aevum.games.medioevo.rules.words import PIECE_NAMES

_THROW: Final = "throw-again-"
KEYS: tuple[str, ...] = (
    "option-throw-again-4",
    "option-throw-again-6",
    "option-throw-again-8",
    "option-throw-again-4-6",
    "option-throw-again-4-8",
    "option-throw-again-6-8",
    "option-throw-again-4-6-8",
)


class WarCircle(Roller):
    steps: ClassVar[tuple[str, ...]] = ("roll", "again", "lie", "horde")

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "roll":
                s.circle = [self._throw(s, die) for die in range(len(DICE))]  # 2.DICE.01
                self.next(s)
            case "again":
                s.ask(s.order[0], "barbarian-dice", "2.DICE.03", {"dice": s.circle[:]})
            case "lie":
                self.next(s)
                faces = s.circle
                let_lie(s, self, [row(BARBARIANS, DICE[die], [faces[die]]) for die in range(len(DICE))])
            case _:
                horde = muster(s.circle)
                units = [PIECE_NAMES[unit] for unit in range(FORCE) for _ in range(horde[unit])]
                s.tell("war-circle", {"units": units, "dice": s.circle[:]}, "2.DICE.04")
                s.pop()

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        s.circle = [lies[FACES] for lies in rows]

    def _throw(self, s: MedioevoState, die: int) -> int:
        return s.roll("barbarian-die", DICE[die], 1, "2.DICE.01", None, {"sides": DICE[die]})[0]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        """Every set of dice, told by their sides."""
        found = [Option("keep-dice", None, "2.DICE.03")]
        for count in range(1, len(DICE) + 1):
            for dice in combinations(DICE, count):
                found.append(Option(_THROW + "-".join([str(sides) for sides in dice]), None, "2.DICE.03"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        """R-037: all at the same time, each once."""
        self.next(s)
        if option.key.startswith(_THROW):
            sides = [int(text) for text in option.key.removeprefix(_THROW).split("-")]
            circle = s.circle[:]
            for die in range(len(DICE)):
                if DICE[die] in sides:
                    circle[die] = self._throw(s, die)
            s.circle = circle
