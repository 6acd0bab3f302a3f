"""Infiltrator 15: a rebellion in a neighbouring territory (K.CARD.05)."""

from typing import ClassVar

from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.horde.placing import call_up
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Power


class Incite(Power):
    """Anywhere near, also among barbarians [M24]; a rebellion like any other (V.LOSS.05)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        own = s.controlled(seat)
        # 0.DEF.10: an own territory is near where another own one is.
        return [
            [LAND.names[place]]
            for place in range(LAND.places)
            if s.open[place] and any(LAND.neighbours(place, other) for other in own)
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        if s.lord[place] != NOBODY:
            s.push(Rebellion(s.lord[place], True, place))
        elif call_up(s, place) > 0:
            s.push(HordeArrives(place))
