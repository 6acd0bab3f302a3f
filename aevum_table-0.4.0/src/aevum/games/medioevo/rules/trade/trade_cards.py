"""Salesmen and Camel 64 (K.CARD.11, K.CARD.26)."""

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.deals import deal_of
from aevum.games.medioevo.rules.trade.prices import USUAL
from aevum.games.medioevo.rules.trade.relaying import MoveMarkers
from aevum.games.medioevo.rules.trade.routes_state import UNCLAIMED, has_route
from aevum.games.medioevo.rules.uses.registry import Power


class KeepRoute(Power):
    """Salesman 30: finished steps stay finished, for another transport."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if has_route(s, seat) and s.route_item[seat] == NOBODY else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.route_item[seat] = UNCLAIMED
        s.tell("route-kept", {"seat": s.seats[seat]}, "K.CARD.11")


class LayRouteAnew(Power):
    """Salesman 31"""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if has_route(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(MoveMarkers(seat))


class BothBonuses(Power):
    """Camel 64, 6.GMKT.04"""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        deal = deal_of(s)
        if deal is None or deal.seat != seat or not deal.finishing or deal.both or deal.price != USUAL:
            return []
        return [[]] if s.market[deal.area] else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        deal = deal_of(s)
        if deal is not None:
            deal.both = True
