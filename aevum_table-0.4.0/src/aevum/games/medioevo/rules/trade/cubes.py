"""Cubes are added to settlements (6.CUBE)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import addable, colours
from aevum.games.medioevo.rules.protection import cube, lift, pass_on
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.grounds import in_supply


def to_add(s: MedioevoState, place: int, offered: int) -> list[int]:
    """6.CUBE.01, 6.CUBE.02: of the colours offered those of which a cube may be added there."""
    if LAND.is_sea(place) or not LAND.settlement[place]:
        return []
    fit = addable(offered, s.market[place], LAND.good[place])
    return [good for good in range(len(GOODS)) if fit >> good & 1 and in_supply(s, good) > 0]


def leaves_cube(s: MedioevoState, slot: int) -> None:
    """6.CUBE.01: a transport is about to leave where it is, be it in passing."""
    place = s.item_at[slot]
    carried = colours(cargo_of(s, slot))
    if to_add(s, place, carried):
        s.push(AddCube(owner(slot), place, carried))


def send_cube(s: MedioevoState, good: int, a: int, b: int) -> None:
    """A cube of a market goes to another; who protects it still does (K.CARD.20)."""
    s.market[a] &= ~(1 << good)
    s.market[b] |= 1 << good
    pass_on(s, cube(a, good), cube(b, good))
    lift(s, cube(a, good))


class AddCube(Frame[MedioevoState]):
    """The owner of a transport adds a cube of one of the colours `offered`, and must (R-097)."""

    def __init__(self, seat: int = 0, place: int = 0, offered: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.offered = offered
        """Bits, one for each good."""

    def run(self, s: MedioevoState) -> None:
        if not to_add(s, self.place, self.offered):
            s.pop()
            return
        s.ask(self.seat, "add-cube", "6.CUBE.01", {"place": LAND.names[self.place]})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fit = to_add(s, self.place, self.offered)
        return [Option("add-cube", {"good": GOODS[good]}, "6.CUBE.01") for good in fit]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        s.market[self.place] |= 1 << GOODS.index(str(option.args["good"]))
        told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.place]}
        s.tell("cube-added", {**told, **option.args}, "6.CUBE.01")
