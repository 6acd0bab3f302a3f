"""Infiltrator 15: a rebellion in a neighbouring territory (K.CARD.05)."""

from typing import ClassVar

from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.land import LAND, NEIGHBOUR, spread
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Power


class Incite(Power):
    """Of another player's territory; its owner loses no honour points for it [M24]."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        far = spread(s.controlled(seat), LAND.all_near)
        return [
            [LAND.names[place]]
            for place in range(LAND.places)
            if far[place] <= NEIGHBOUR and s.lord[place] not in (NOBODY, seat)
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        s.push(Rebellion(s.lord[place], False, place))
