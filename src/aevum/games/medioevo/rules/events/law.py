"""Law: a rebellion moves out of the realm (B.ORAN.2)."""

from typing import ClassVar

from aevum.games.medioevo.rules.events.rebellion import rebellion_of
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Technique


class Law(Technique):
    __slots__ = ()

    moment: ClassVar[str] = "rebellion"
    rule: ClassVar[str] = "B.ORAN.2"
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        rebellion = rebellion_of(s)
        if rebellion is None or rebellion.seat != seat or rebellion.moved:
            return []
        near: list[int] = []
        for home in LAND.homes[s.kingdoms[seat]]:
            near.extend(LAND.near[home])
        return [
            [LAND.names[place]]
            for place in sorted(set(near))
            if s.open[place] and s.lord[place] == NOBODY and not s.owners(place)
        ]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        rebellion = rebellion_of(s)
        assert rebellion is not None
        rebellion.area = LAND.number(targets[0])
        rebellion.victim = NOBODY
        rebellion.moved = True
        s.tell("rebellion-moved", {"seat": s.seats[seat], "place": targets[0]}, "B.ORAN.2")
