"""Losses (T11.3): the owner picks units until the strength asked for is met."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.casualties import destroy, fall
from aevum.games.charlemagne.rules.counters import MIGHT
from aevum.games.charlemagne.rules.groups import picked, units_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState


class Losses(Frame[CharlemagneState]):
    """A side loses units worth `amount`; its leaders fall with the last of them (20.4.a)."""

    steps: ClassVar[tuple[str, ...]] = ("lose", "leaders")

    def __init__(self, seat: int = 0, hex: int = 0, amount: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        """Where they stand."""
        self.amount = amount
        self.pieces: list[int] = pieces[:] if pieces is not None else []
        """Those that may be lost, in the order of their numbers, and the leaders with them."""

    def run(self, s: CharlemagneState) -> None:
        if self.step == "leaders":
            s.pop()
            fall(s, self.pieces)
        elif self.amount <= 0:
            self.next(s)
        elif self.amount >= printed(self.pieces):
            destroy(s, self.pieces)
            self.amount = 0
        else:
            told: dict[str, object] = {"place": LAND.names[self.hex], "strength": self.amount}
            s.ask(self.seat, "losses", "T11.3.choice", told)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return units_of(self.pieces, "lose", "T11.3.choice")

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        lost = picked(self.pieces, option)
        self.pieces.remove(lost)
        # T11.3.printed
        self.amount -= MIGHT[lost]
        destroy(s, [lost])
