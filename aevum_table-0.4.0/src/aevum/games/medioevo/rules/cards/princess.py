"""Princess (K.CARD.24): she acts as another card is turned (R-107)."""

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_NAMES, CARD_POINTS, POWER
from aevum.games.medioevo.rules.uses.points import ANY_POINTS
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.turning import AS_POINTS, Turning, abilities, turning


class BothWays(Power):
    """59: it gives its ability and its points."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        running = turning(s)
        if running is None or running.void or running.both or running.card == card:
            return []
        if running.way == AS_POINTS:
            return [[]] if abilities(s, running.seat, running.card) else []
        return [[]] if CARD_POINTS[running.card] > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        running = turning(s)
        assert running is not None
        running.both = True
        s.tell("card-works-both-ways", _told(s, seat, running), "K.CARD.24")


class DoublePoints(Power):
    """60: its points count twice."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        running = turning(s)
        if running is None or running.void or running.factor > 1 or running.card == card:
            return []
        gives_points = running.way == AS_POINTS or running.both or POWER[running.card] == ANY_POINTS
        return [[]] if gives_points else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        running = turning(s)
        assert running is not None
        running.factor = AMOUNT[card]
        s.tell("card-points-doubled", _told(s, seat, running), "K.CARD.24")


def _told(s: MedioevoState, seat: int, running: Turning) -> dict[str, object]:
    return {"seat": s.seats[seat], "other_seat": s.seats[running.seat], "card": CARD_NAMES[running.card]}
