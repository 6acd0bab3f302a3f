"""6.FLOW.01 Journeys as whole decisions: this transport to that place, where its deals are another decision,
or to a market where it sells all that it can."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Run, Step, step
from aevum.games.medioevo.rules.diplomacy.war import barred, may_attack
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.runs.marches import between, kind_of_way, why_no_farther
from aevum.games.medioevo.rules.runs.position import Position, may_answer
from aevum.games.medioevo.rules.runs.reach import by_place, nearest, reach
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.journey import Journey
from aevum.games.medioevo.rules.trade.moving import cost
from aevum.games.medioevo.rules.words import item_words, where

KEYS: tuple[str, ...] = ("run-trader-march", "run-trader-embark", "run-trader-land", "run-trader-sail")
CHOOSING: Final = "choose-trader"
TRADING: Final = ("trader-acts", "trader-at-sea")
_SELL: Final = "sell-all"
_DONE: Final = "leave-trader"


class Trading(Position):
    """`depth` is where its `Journey` stands."""

    goes: ClassVar[tuple[str, ...]] = ("trader-goes", "trader-sails")

    @property
    def slot(self) -> int:
        frame = self.s.frames[self.depth]
        assert isinstance(frame, Journey)
        return frame.slot

    def like(self, s: MedioevoState) -> Position:
        return Trading(s, self.seat, self.depth)

    def found_at(self) -> int:
        slot = self.slot
        return self.s.item_at[slot] if self.s.item_kind[slot] != FREE else NOBODY

    def runs_on(self) -> bool:
        frame = self.s.frames[self.depth]
        return isinstance(frame, Journey) and frame.seat == self.seat

    def halted(self) -> bool:
        return len(self.s.frames) <= self.depth or not self.runs_on() or self.found_at() != self.place

    def price(self, to: int) -> int:
        return cost(self.s, self.slot, to)

    def worth(self, to: int) -> list[int]:
        return [0, self.s.item_left[self.slot] - self.price(to)]

    def ends(self) -> list[Step] | None:
        """Where it may stay; whether it is done there is another decision."""
        ask = self.ask()
        return self.steps if ask is None or ask.find(_DONE) is not None else None

    def stops_at(self, after: Position) -> list[Refusal]:
        s, area = after.s, after.place
        waits = [may_answer(s, area, ask) for ask in s.live() if ask.seat != self.seat]
        there = s.owners(area)
        if BARBARIANS in there:
            return [self._falls_to("barbarians", area)]
        hostile = [other for other in there if other != self.seat and _seizes(s, other, self.seat)]
        return [self._falls_to(s.seats[other], area) for other in hostile] if hostile else waits

    def _falls_to(self, whom: str, area: int) -> Refusal:
        told: dict[str, object] = {"other_seat": whom, **where(area)}
        return Refusal(
            "trader-falls-to-at-sea" if LAND.is_sea(area) else "trader-falls-to", told, "6.MOVE.04"
        )


def _seizes(s: MedioevoState, other: int, seat: int) -> bool:
    return may_attack(s, other, seat) and not barred(s, other, seat)


def journeys(game: Game, s: MedioevoState, seat: int) -> list[Run]:
    """Of the transport that is being asked about, or of each that may be chosen."""
    found: list[Run] = []
    for start in starts(game, s, seat):
        for end in [start, *by_place(reach(game, start))]:
            found.extend(_runs(start, end))
    return found


def starts(game: Game, s: MedioevoState, seat: int) -> list[Trading]:
    """The transports that may set out, each chosen in a copy of its own."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None:
        return []
    if ask.key in TRADING:
        return [Trading(s, seat, ask.depth)]
    if ask.key != CHOOSING:
        return []
    return [_chosen(game, s, ask, option) for option in ask.options if option.key == CHOOSING]


def _chosen(game: Game, s: MedioevoState, ask: Ask, option: Option) -> Trading:
    copy = s.copy()
    assert isinstance(copy, MedioevoState)
    game.choose(copy, ask.seat, option.id)
    start = Trading(copy, ask.seat, ask.depth + 1)
    start.steps = [step(ask, option)]
    return start


def _runs(start: Trading, end: Position) -> list[Run]:
    """There, and there with a sale or a purchase; none for where it may not stay."""
    steps = end.ends()
    if steps is None:
        return []
    assert isinstance(end, Trading)
    args: dict[str, object] = {**item_words(start.s, start.slot), **between(start.place, end)}
    ask = end.ask()
    found: list[Run] = []
    if end is not start:
        args["left"] = end.s.item_left[end.slot] if ask is not None else 0
        found.append(
            Run(KEYS[kind_of_way(start.place, end.place)].removeprefix("run-"), args, steps, end.stops)
        )
    if ask is None or not steps:
        return found
    deal = _sale(ask)
    if deal is not None:
        told: dict[str, object] = {**args, "count": deal.args.get("count", 1)}
        found.append(Run("trader-sells", told, [*steps, step(ask, deal)], end.stops))
    deal = _purchase(ask)
    if deal is not None:
        found.append(Run("trader-buys", {**args, **deal.args}, [*steps, step(ask, deal)], end.stops))
    return found


def _sale(ask: Ask) -> Option | None:
    """Of all that can be sold; a single cube has an answer of its own."""
    single = [option for option in ask.options if option.key == "sell-cube"]
    for option in ask.options:
        if option.key == _SELL:
            return option
    return single[0] if len(single) == 1 else None


def _purchase(ask: Ask) -> Option | None:
    """As many cubes as there is room and money for: the last of its answers."""
    found: Option | None = None
    for option in ask.options:
        if option.key == "buy-cubes":
            found = option
    return found


def why_no_journey(game: Game, s: MedioevoState, seat: int, goal: int) -> Refusal:
    """What keeps the transport, or the nearest of those that may be chosen, from an area."""
    found: list[Position] = [*starts(game, s, seat)]
    first = nearest(found, goal)
    if first is None:
        return Refusal("no-trader-goes", None, "6.MOVE.02")
    end = nearest([first, *reach(game, first)], goal)
    assert end is not None
    return why_no_farther(game, end, goal, _DONE)
