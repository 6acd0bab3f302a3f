"""One step of a trade transport, which calls up no horde (6.MOVE.03)."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.cubes import leaves_cube
from aevum.games.medioevo.rules.trade.moving import astray, by_logistics, cost
from aevum.games.medioevo.rules.trade.plundered import Meeting
from aevum.games.medioevo.rules.trade.routes_state import arrive
from aevum.games.medioevo.rules.words import item_words, where


class Travel(Frame[MedioevoState]):
    """One step of a trade transport: a cube where it leaves, whoever stands where it comes, its route."""

    steps: ClassVar[tuple[str, ...]] = ("leave", "move", "arrive")

    def __init__(self, slot: int = 0, to: int = 0) -> None:
        super().__init__()
        self.slot = slot
        self.to = to

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "leave":
                self.next(s)
                leaves_cube(s, self.slot)
            case "move":
                self.next(s)
                self._move(s)
                s.push(Meeting(self.slot))
            case _:
                s.pop()
                if s.item_at[self.slot] == self.to:
                    arrive(s, self.slot)

    def _move(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"seat": s.seats[owner(self.slot)], **item_words(s, self.slot)}
        told = {**told, **where(self.to)}
        s.tell("trader-sailed" if LAND.is_sea(self.to) else "trader-went", told, "6.MOVE.02")
        if by_logistics(s, self.slot, self.to):
            effects.take_away(s, effects.AFLOAT, owner(self.slot), self.slot)
        points = cost(s, self.slot, self.to)
        if points == 0:
            effects.put(s, effects.LEFT_CASTLE, owner(self.slot), self.slot, s.item_at[self.slot])
        s.item_left[self.slot] -= points
        s.item_at[self.slot] = self.to


def turn_back(s: MedioevoState, slot: int, haven: int) -> None:
    """B.BLUE.2: what was stopped where it may not stay is back where it last might have stayed [M50]."""
    if astray(s, slot):
        s.item_at[slot] = haven
        told: dict[str, object] = {"seat": s.seats[owner(slot)], **item_words(s, slot), **where(haven)}
        s.tell("turned-back-at-sea" if LAND.is_sea(haven) else "turned-back", told, "B.BLUE.2")
