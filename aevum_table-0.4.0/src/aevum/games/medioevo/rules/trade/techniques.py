"""Trade, Market, Control and Guilds (B.YELL)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import addable
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.technologies import use
from aevum.games.medioevo.rules.trade.buying import Purchase
from aevum.games.medioevo.rules.trade.cubes import send_cube
from aevum.games.medioevo.rules.trade.deals import deal_of
from aevum.games.medioevo.rules.trade.prices import may_haggle
from aevum.games.medioevo.rules.trade.routes_state import open_steps, traders, turn_marker
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.trade.sums import civil_level
from aevum.games.medioevo.rules.uses.registry import Technique

_RAISE: Final = "raise"
_LOWER: Final = "lower"


def _counts(most: int) -> list[list[str]]:
    return [[str(count)] for count in range(1, most + 1)]


class Trade(Technique):
    """B.YELL.1: so many cubes of a sale, whosever it is, pay more [M77]."""

    __slots__ = ()

    moment: ClassVar[str] = "deal"
    rule: ClassVar[str] = "B.YELL.1"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        deal = deal_of(s)
        if not isinstance(deal, Sale) or civil_level(s, deal.area) == 0:
            return []
        return _counts(sum(deal.cubes) - deal.raised)

    def points(self, s: MedioevoState, seat: int, number: int, targets: list[str]) -> int:
        return use(number, int(targets[0]))

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        deal = deal_of(s)
        if deal is not None:
            deal.raised += int(targets[0])


class Market(Technique):
    """B.YELL.2: the sum of a deal, whosever it is, is so many times 50 florins higher or lower [M77]."""

    __slots__ = ()

    moment: ClassVar[str] = "deal"
    rule: ClassVar[str] = "B.YELL.2"
    names: ClassVar[tuple[str, ...]] = ("way", "count")

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        deal = deal_of(s)
        if deal is None:
            return []
        most = 0
        while may_haggle(deal.total(s), most + 1, False):
            most += 1
        found: list[list[str]] = []
        # Nobody pays to spoil an own deal; to others' deals one may be a friend or a foe.
        if deal.seat != seat or isinstance(deal, Purchase):
            found.extend([[_LOWER, *count] for count in _counts(most)])
        if deal.seat != seat or not isinstance(deal, Purchase):
            # It may rise without limit: as many steps at once as it could fall, and once more after that.
            found.extend([[_RAISE, *count] for count in _counts(max(1, most))])
        return found

    def points(self, s: MedioevoState, seat: int, number: int, targets: list[str]) -> int:
        return use(number, int(targets[1]))

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        deal = deal_of(s)
        if deal is not None:
            dearer = targets[0] == _RAISE
            steps = int(targets[1])
            deal.haggling += steps if dearer != isinstance(deal, Purchase) else -steps


class Control(Technique):
    """B.YELL.3: a cube goes from a Great Market, where the seat has a transport, to a neighbour."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[tuple[str, ...]] = ("instant",)
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
    also: ClassVar[tuple[str, ...]] = ("instant",)
    rule: ClassVar[str] = "B.YELL.4"
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [[LAND.names[place]] for place in open_steps(s, seat)]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        turn_marker(s, seat, LAND.number(targets[0]), "B.YELL.4")
