"""Dice that cards throw."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, CARD_RULE, DIE
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.games.medioevo.rules.uses.thrown import FACES, Roller, let_lie, row

_HALF: Final = 2
_THREE: Final = 3


def by_pairs(face: int) -> int:
    """What two faces of a die mean together: 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3."""
    return (face + 1) // _HALF


class CardDie(Roller):
    """The die of a card that somebody uses; its power hears of it, with a `target` of its own meaning."""

    steps: ClassVar[tuple[str, ...]] = ("throw", "land")

    def __init__(self, seat: int = 0, card: int = 0, target: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.target = target

    def run(self, s: MedioevoState) -> None:
        self.next(s)
        let_lie(s, self, [row(self.seat, DIE[self.card], [self._throw(s)])])

    def _throw(self, s: MedioevoState) -> int:
        """R-106: a die of three is one of six, halved and rounded up."""
        told: dict[str, object] = {"seat": s.seats[self.seat], "card": CARD_NAMES[self.card]}
        sides = DIE[self.card]
        if sides != _THREE:
            return s.roll("card-die", sides, 1, CARD_RULE[self.card], None, told)[0]
        return by_pairs(s.roll("card-die", _HALF * sides, 1, CARD_RULE[self.card], None, told)[0])

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        s.pop()
        POWERS[self.card].thrown(s, self.seat, self.card, self.target, rows[0][FACES])
