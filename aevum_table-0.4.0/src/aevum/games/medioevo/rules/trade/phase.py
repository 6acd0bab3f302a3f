"""Trade (6)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.journey import IDLE, TRADE, Journey
from aevum.games.medioevo.rules.trade.lost import RoutesLost
from aevum.games.medioevo.rules.trade.moving import out_of_castle
from aevum.games.medioevo.rules.trade.routes_state import UNCLAIMED, give_up, has_route, take_over, traders
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.words import item_words, slot_of


class TradePhase(Frame[MedioevoState]):
    """6.FLOW.01: in turn order."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "seats", "end")

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[int] = []

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "begin":
                self.next(s)
                self.waiting = s.order[:]
                s.push(RoutesLost())
            case "seats":
                if s.over or not self.waiting:
                    s.active = NOBODY
                    self.next(s)
                    s.push(RoutesLost())
                    return
                s.active = self.waiting.pop(0)
                # A Scientist may make a caravan of a wagon (K.CARD.04).
                if traders(s, s.active) or offers(s, s.active, TRADE, afford=False):
                    effects.take_away(s, effects.DONE_LATE, s.active, 0)
                    s.push(TradeTurn(s.active))
            case _:
                s.pop()


class TradeTurn(Menu):
    """Which transport is next; one that was chosen and spent nothing rests until another has."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "back")
    serves: ClassVar[tuple[str, ...]] = TRADE

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.chosen = NOBODY
        self.resting: list[int] = []

    def run(self, s: MedioevoState) -> None:
        if self.step == "back":
            self.step = "choose"
            # Once another has done something, what it brought may be of use to those that rest.
            self.resting = [*self.resting, self.chosen] if s.result == IDLE else []
        if s.over:
            s.pop()
            return
        s.ask(self.seat, "choose-trader", "6.FLOW.01", guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = offers(s, self.seat, TRADE, afford=True)
        for slot in traders(s, self.seat):
            found.append(Option("choose-trader", item_words(s, slot), "6.FLOW.01"))
            if s.route_item[self.seat] == UNCLAIMED:
                found.append(Option("take-over-route", item_words(s, slot), "K.CARD.11"))
        if has_route(s, self.seat):
            found.append(Option("drop-route", None, "6.ROUTE.09"))
        found.append(Option("end-trade", None, "6.FLOW.01"))
        return found

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "choose-trader":
            slot = slot_of(self.seat, str(option.args["slot"]))
            if (s.item_left[slot] == 0 and not out_of_castle(s, slot)) or slot in self.resting:
                return Refusal("trader-rests", item_words(s, slot), "6.MOVE.02")
        return None

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "choose-trader":
                self.chosen = slot_of(self.seat, str(option.args["slot"]))
                self.step = "back"
                s.push(Journey(self.seat, self.chosen, s.item_left[self.chosen]))
            case "take-over-route":
                take_over(s, self.seat, slot_of(self.seat, str(option.args["slot"])))
            case "drop-route":
                give_up(s, self.seat, "6.ROUTE.09")
            case _:
                s.pop()
