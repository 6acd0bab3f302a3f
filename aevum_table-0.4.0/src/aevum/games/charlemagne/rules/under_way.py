"""Fleets that are under way now, as the rules know them that have nothing to do with the sea."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.state import CharlemagneState


class UnderWay(Frame[CharlemagneState]):
    abstract: ClassVar[bool] = True

    def __init__(self, seat: int = 0, hex: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
