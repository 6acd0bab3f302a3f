"""Dice lie on the table, and what they mean is not done yet (K.CARD.18).

The dice of attack values lie in the battle itself, as both sides have thrown before anybody may change them.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.moments import DiceLie, announce

THROWER: Final = 0
"""An owner."""
SIDES: Final = 1
MOST: Final = 2
"""The highest face that hits; 0 where every face means something of its own."""
SLOT: Final = 3
"""The transport or engine it is about, or NOBODY."""
FACES: Final = 4
"""Of a row; the faces are all from there on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Roller(Frame[MedioevoState]):
    """A frame that throws dice which others may still change."""

    abstract: ClassVar[bool] = True

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        """Nobody changes them any more; the frame is at the step after the throw."""
        raise NotImplementedError


class Lying(Frame[MedioevoState]):
    """Stands on the frame that threw them, whose rows it holds; rows are replaced, never written to."""

    steps: ClassVar[tuple[str, ...]] = ("lie", "land")

    def __init__(self, rows: list[list[int]] | None = None) -> None:
        super().__init__()
        self.rows: list[list[int]] = rows if rows is not None else []

    def run(self, s: MedioevoState) -> None:
        if self.step == "lie":
            self.next(s)
            announce(s, DiceLie(s.from_active()))
            return
        s.pop()
        roller = s.frames[-1]
        assert isinstance(roller, Roller)
        roller.landed(s, self.rows)


def row(thrower: int, sides: int, faces: list[int], most: int = 0, slot: int = NOBODY) -> list[int]:
    return [thrower, sides, most, slot, *faces]


def let_lie(s: MedioevoState, roller: Roller, rows: list[list[int]]) -> None:
    """The roller, which is on top, hears of the dice when they have landed."""
    if rows:
        s.push(Lying(rows))
    else:
        roller.landed(s, rows)


def lying(s: MedioevoState) -> Lying | None:
    """The dice that were thrown last, if they still lie there."""
    for frame in s.running():
        if isinstance(frame, Lying):
            return frame
    return None
