"""Trade, Market, Control and Guilds (B.YELL)."""

from typing import ClassVar

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases.technologies import use
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.trade.buying import Purchase
from aevum.games.medioevo.rules.trade.cubes import send_cube
from aevum.games.medioevo.rules.trade.deals import Deal, deal_of
from aevum.games.medioevo.rules.trade.market import addable
from aevum.games.medioevo.rules.trade.prices import may_haggle
from aevum.games.medioevo.rules.trade.routes_state import open_steps, traders, turn_marker
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.trade.sums import civil_level
from aevum.games.medioevo.rules.uses.registry import Technique


def _own_deal(s: MedioevoState, seat: int) -> Deal | None:
    """B.YELL.1, B.YELL.2: of the player's own deals [M77]."""
    deal = deal_of(s)
    return deal if deal is not None and deal.seat == seat else None


def _counts(most: int) -> list[list[str]]:
    return [[str(count)] for count in range(1, most + 1)]


class Trade(Technique):
    """B.YELL.1: so many cubes of a sale pay more."""

    __slots__ = ()

    moment: ClassVar[str] = "deal"
    rule: ClassVar[str] = "B.YELL.1"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        deal = _own_deal(s, seat)
        if not isinstance(deal, Sale) or civil_level(s, deal.area) == 0:
            return []
        return _counts(sum(deal.cubes) - deal.raised)

    def points(self, s: MedioevoState, seat: int, number: int, targets: list[str]) -> int:
        return use(number, int(targets[0]))

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        deal = _own_deal(s, seat)
        if deal is not None:
            deal.raised += int(targets[0])


class Market(Technique):
    """B.YELL.2: so many times 50 florins more for a sale, or less for a purchase."""

    __slots__ = ()

    moment: ClassVar[str] = "deal"
    rule: ClassVar[str] = "B.YELL.2"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        deal = _own_deal(s, seat)
        if deal is None:
            return []
        most = 0
        while may_haggle(deal.total(s), most + 1, False):
            most += 1
        # A sale may rise without limit: as many steps at once as it could fall, and once more after that.
        return _counts(most if isinstance(deal, Purchase) else max(1, most))

    def points(self, s: MedioevoState, seat: int, number: int, targets: list[str]) -> int:
        return use(number, int(targets[0]))

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        deal = _own_deal(s, seat)
        if deal is not None:
            deal.haggling += int(targets[0])


class Control(Technique):
    """B.YELL.3: a cube goes from a Great Market, where the seat has a transport, to a neighbour."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[str] = "instant"
    rule: ClassVar[str] = "B.YELL.3"
    names: ClassVar[tuple[str, ...]] = ("good", "from_place", "place")

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        found: list[list[str]] = []
        markets: list[int] = []
        for slot in traders(s, seat):
            area = s.item_at[slot]
            if not LAND.is_sea(area) and s.market[area] and area not in markets:
                markets.append(area)
        for market in markets:
            for place in LAND.settlements:
                if not s.open[place] or not LAND.neighbours(market, place):
                    continue
                if seat not in (s.lord[market], s.lord[place]):
                    continue
                fit = addable(s.market[market], s.market[place], LAND.good[place])
                for good in range(len(GOODS)):
                    if fit >> good & 1:
                        found.append([GOODS[good], LAND.names[market], LAND.names[place]])
        return found

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        good = GOODS.index(targets[0])
        send_cube(s, good, LAND.number(targets[1]), LAND.number(targets[2]))
        told: dict[str, object] = {"seat": s.seats[seat], "good": targets[0], "from_place": targets[1]}
        s.tell("cube-sent", {**told, "place": targets[2]}, "B.YELL.3")


class Guilds(Technique):
    """B.YELL.4: a step of the own route counts as done."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[str] = "instant"
    rule: ClassVar[str] = "B.YELL.4"
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [[LAND.names[place]] for place in open_steps(s, seat)]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        turn_marker(s, seat, LAND.number(targets[0]), "B.YELL.4")
