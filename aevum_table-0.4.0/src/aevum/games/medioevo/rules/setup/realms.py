"""Who plays which kingdom, where the table has not agreed on it (0.KING)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.kingdoms import choices
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.shuffling import lot, shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY


def taken(s: MedioevoState) -> list[int]:
    """The kingdoms that are given out."""
    return [kingdom for kingdom in s.kingdoms if kingdom != NOBODY]


def crown(s: MedioevoState, seat: int, kingdom: int, rule: str) -> None:
    s.kingdoms[seat] = kingdom
    s.tell("takes-kingdom", {"seat": s.seats[seat], "kingdom": KINGDOMS[kingdom]}, rule)


def enthrone(s: MedioevoState) -> None:
    """0.KING.05: with the kingdoms the map is known, and who controls what."""
    s.enthrone()
    for place in range(LAND.places):
        s.settle(place)


def draw_kingdoms(s: MedioevoState) -> None:
    """0.KING.07, 0.KING.08: by lot, so that all stay connected."""
    for seat in range(s.players()):
        if s.kingdoms[seat] == NOBODY:
            free = choices(taken(s), s.players())
            crown(s, seat, lot(s, free, "kingdom-drawn", "0.KING.07"), "0.KING.07")


class ChooseKingdoms(Frame[MedioevoState]):
    """0.KING.07: chosen one after the other, in an order that is drawn by lot [M20]."""

    steps: ClassVar[tuple[str, ...]] = ("lots", "choose")

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[int] = []

    def run(self, s: MedioevoState) -> None:
        if self.step == "lots":
            self.waiting = shuffled(s, s.order, "lots-drawn", "0.KING.07")
            s.tell("chooses-in-order", {"seats": [s.seats[seat] for seat in self.waiting]}, "0.KING.07")
            self.next(s)
        elif self.waiting:
            s.ask(self.waiting[0], "choose-kingdom", "0.KING.07")
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        chosen = taken(s)
        return [
            Option("choose-kingdom", {"kingdom": name}, "0.KING.07")
            for kingdom, name in enumerate(KINGDOMS)
            if kingdom not in chosen
        ]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        kingdom = KINGDOMS.index(str(option.args["kingdom"]))
        if kingdom not in choices(taken(s), s.players()):
            return Refusal("kingdom-apart", {"kingdom": KINGDOMS[kingdom]}, "0.KING.08")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.waiting = self.waiting[1:]
        crown(s, ask.seat, KINGDOMS.index(str(option.args["kingdom"])), "0.KING.07")
