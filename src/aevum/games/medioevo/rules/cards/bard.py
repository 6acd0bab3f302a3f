"""Bard (K.CARD.17)."""

from typing import ClassVar

from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.held import was_used
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.turning import turning


class MakeReady(Power):
    """44 and 45: a card that was used in this turn is made ready, one that is just turned at once (R-107)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("other_card",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        running = turning(s)
        if running is not None and running.card == card:
            running = turning(s, 1)  # it gives points already, and by a Princess both
        if running is not None:
            return [[CARD_NAMES[running.card]]] if s.turned[running.card] else []
        return [
            [CARD_NAMES[other]]
            for other in range(len(s.holder))
            if s.holder[other] != DECK and was_used(s, other) and other != card
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        other = CARD_NAMES.index(targets[0])
        s.turned[other] = 0
        told: dict[str, object] = {"seat": s.seats[seat], "card": targets[0]}
        s.tell("card-made-ready", {**told, "owner_seat": s.seats[s.holder[other]]}, "K.CARD.17")
