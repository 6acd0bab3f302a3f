"""What a match remembers of a turn: effects that last a while, and deeds that objectives ask for.

A save keeps each as a row of its numbers, in the order in which they stand here. They are shared between
copies of a state: replaced, never written to.
"""

from typing import Final


class Effect:
    """`effects` has the codes, and what `subject` and `detail` mean for each."""

    __slots__ = ("code", "detail", "seat", "subject")

    def __init__(self, code: int, seat: int, subject: int = 0, detail: int = 0) -> None:
        self.code: Final = code
        self.seat: Final = seat
        self.subject: Final = subject
        self.detail: Final = detail

    def row(self) -> list[int]:
        return [self.code, self.seat, self.subject, self.detail]


class Deed:
    """`deeds` has the kinds, and what `value` means for each."""

    __slots__ = ("kind", "seat", "value")

    def __init__(self, seat: int, kind: int, value: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.value: Final = value

    def row(self) -> list[int]:
        return [self.seat, self.kind, self.value]


EFFECT_ROW: Final = 4
DEED_ROW: Final = 3


def effect_of(row: list[int]) -> Effect:
    return Effect(row[0], row[1], row[2], row[3])


def deed_of(row: list[int]) -> Deed:
    return Deed(row[0], row[1], row[2])
