"""What a side loses to the plague in one region (T2.1.3)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import HOME, KIND, KINDS, LEADERS, UNITS, is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import eliminate
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, TRIBAL


class PlagueLosses(Frame[CharlemagneState]):
    """AMB-4: half, the loss rounded up; fleets in port and leaders count as units."""

    steps: ClassVar[tuple[str, ...]] = ("count", "lose")

    def __init__(self, region: int = 0, side: int = NEUTRAL) -> None:
        super().__init__()
        self.region = region
        self.side = side
        self.left = 0

    def run(self, s: CharlemagneState) -> None:
        if self.step == "count":
            self.left = (len(self._pieces(s)) + 1) // 2
            self.next(s)
        elif self.left == 0:
            s.pop()
        else:
            chooser = TRIBAL if self.side == NEUTRAL else self.side
            told: dict[str, object] = {"region": REGIONS[self.region], "count": self.left}
            s.ask(chooser, "plague-loss", "T2.1.3", told)

    def _pieces(self, s: CharlemagneState) -> list[int]:
        hexes = sorted(hex for hex in s.here if LAND.region[hex] == self.region)
        return [piece for hex in hexes for piece in s.pieces(hex) if s.side_of(piece) == self.side]

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: dict[str, Option] = {}
        for piece in self._pieces(s):
            option = _option(s, piece)
            found.setdefault(option.id, option)
        return list(found.values())

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        self.left -= 1
        for piece in self._pieces(s):
            if _option(s, piece).id == option.id:
                _lose(s, piece, option)
                return


def _option(s: CharlemagneState, piece: int) -> Option:
    """Units of one kind, region and hex are alike."""
    place = LAND.names[s.at[piece]]
    if is_leader(piece):
        return Option("give-up-leader", {"place": place, "leader": LEADERS[piece - UNITS]}, "T2.1.3")
    args: dict[str, object] = {"place": place, "region": REGIONS[HOME[piece]], "unit": KINDS[KIND[piece]]}
    return Option("give-up", args, "T2.1.3")


def _lose(s: CharlemagneState, piece: int, option: Option) -> None:
    if is_leader(piece):
        eliminate(s, piece, "20.4.a")
    else:
        s.put(piece, POOL)
        s.tell("lost-to-plague", dict(option.args), "T2.1.3")
