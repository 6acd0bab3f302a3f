"""Camel 63 (K.CARD.26)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colour
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.trade.cubes import send_cube
from aevum.games.medioevo.rules.uses.nearby import around
from aevum.games.medioevo.rules.uses.registry import Power


def _destinations(s: MedioevoState, place: int) -> list[int]:
    """Neighbouring settlements in play that lack a colour of a market, printed or as a cube (6.GMKT.03)."""
    market = s.market[place]
    return [
        other
        for other in around(place)
        if LAND.settlement[other] and s.open[other] and market & ~(s.market[other] | colour(LAND.good[other]))
    ]


class MoveCube(Power):
    """A cube of a market moves to a neighbouring settlement that does not have its colour."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [
            [LAND.names[place]]
            for place in LAND.settlements
            if s.market[place] and s.open[place] and _destinations(s, place)
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CubeMove(seat, LAND.number(targets[0])))


class CubeMove(Frame[MedioevoState]):
    """Which cube goes, and where to."""

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "move-cube", "K.CARD.26", {"place": LAND.names[self.place]})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for other in _destinations(s, self.place):
            lacking = s.market[self.place] & ~(s.market[other] | colour(LAND.good[other]))
            for good in range(len(GOODS)):
                if lacking & colour(good):
                    told: dict[str, object] = {"good": GOODS[good], "place": LAND.names[other]}
                    found.append(Option("move-cube", told, "K.CARD.26"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        good = GOODS.index(str(option.args["good"]))
        other = LAND.number(str(option.args["place"]))
        send_cube(s, good, self.place, other)
        told: dict[str, object] = {"seat": s.seats[self.seat], "good": GOODS[good]}
        places: dict[str, object] = {"place": LAND.names[self.place], "other_place": LAND.names[other]}
        s.tell("cube-moved", {**told, **places}, "K.CARD.26")
        s.pop()
