"""Jester (K.CARD.19)."""

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.turning import turning


class CancelCard(Power):
    """48 and 49: a card that another player has just turned does nothing, be it a Jester (R-107)."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        running = turning(s)
        return [[]] if running is not None and running.seat != seat and not running.void else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        running = turning(s)
        assert running is not None
        running.void = True
        s.turned[running.card] = 1  # also one that was borrowed (M112)
        told: dict[str, object] = {"seat": s.seats[seat], "enemy_seat": s.seats[running.seat]}
        s.tell("card-cancelled", {**told, "card": CARD_NAMES[running.card]}, "K.CARD.19")
