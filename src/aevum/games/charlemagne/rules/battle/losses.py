"""Losses (T11.3): the owner picks units until the strength asked for is met."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import MIGHT, is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import eliminate, escapes
from aevum.games.charlemagne.rules.operations.groups import picked, units_of, words_of
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState


class Losses(Frame[CharlemagneState]):
    """A side loses units worth `amount`; its leaders fall with the last of them (20.4.a)."""

    __slots__ = ("amount", "hex", "pieces", "seat")

    steps: ClassVar[tuple[str, ...]] = ("lose", "leaders")
    fields: ClassVar[tuple[str, ...]] = ("seat", "hex", "amount", "pieces")

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
            fall(s, self.pieces)
            s.pop()
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


def destroy(s: CharlemagneState, pieces: list[int]) -> None:
    """Units go back to their pools (3.3)."""
    for piece in pieces:
        if not is_leader(piece) and s.on_map(piece):
            s.tell("unit-lost", {"place": LAND.names[s.at[piece]], **words_of(piece)}, "3.3.b")
            s.put(piece, POOL)


def fall(s: CharlemagneState, pieces: list[int]) -> None:
    """20.4.a: leaders of a force without units are eliminated; Charlemagne may escape (20.4.d)."""
    if all(is_leader(piece) or not s.on_map(piece) for piece in pieces):
        for piece in pieces:
            if is_leader(piece) and not escapes(s, piece):
                eliminate(s, piece, "20.4.a")
