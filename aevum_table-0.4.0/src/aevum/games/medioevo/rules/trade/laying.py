"""A trade route is laid out (6.ROUTE)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.routes import POINTS
from aevum.games.medioevo.rules.trade.routes_state import lay, traders
from aevum.games.medioevo.rules.words import item_words, slot_of


def free_settlements(s: MedioevoState, taken: list[int]) -> list[int]:
    """6.ROUTE.02, R-099: settlements in play where a marker may lie."""
    return [place for place in LAND.settlements if s.open[place] and place not in taken]


class OpenRoute(Frame[MedioevoState]):
    """6.ROUTE.01: whether, by which steps, and for which transport. It may be left until it is laid."""

    steps: ClassVar[tuple[str, ...]] = ("whether", "steps", "transport")

    def __init__(self, seat: int = 0, slot: int = 0, origin: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.origin = origin
        self.chosen: list[int] = []

    def run(self, s: MedioevoState) -> None:
        place: dict[str, object] = {"place": LAND.names[self.origin]}
        match self.step:
            case "whether":
                s.ask(self.seat, "open-route", "6.ROUTE.01", place)
            case "steps":
                if len(self.chosen) == max(POINTS):
                    self.next(s)
                    return
                so_far: dict[str, object] = {"count": len(self.chosen)}
                so_far["places"] = [LAND.names[step] for step in self.chosen]
                s.ask(self.seat, "route-steps", "6.ROUTE.02", {**place, **so_far})
            case _:
                s.ask(self.seat, "route-transport", "6.ROUTE.03")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        match self.step:
            case "whether":
                return [Option("open-route", None, "6.ROUTE.01"), Option("no-route", None, "6.ROUTE.01")]
            case "steps":
                found = [
                    Option("route-step", {"place": LAND.names[place]}, "6.ROUTE.02")
                    for place in free_settlements(s, [self.origin, *self.chosen])
                ]
                if len(self.chosen) in POINTS:
                    told: dict[str, object] = {"count": len(self.chosen), "points": POINTS[len(self.chosen)]}
                    found.append(Option("close-route", told, "6.ROUTE.06"))
                found.append(Option("no-route", None, "6.ROUTE.01"))
                return found
            case _:
                return [
                    Option("route-transport", item_words(s, slot), "6.ROUTE.03")
                    for slot in traders(s, self.seat)
                ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "no-route":
                s.pop()
            case "route-step":
                self.chosen.append(LAND.number(str(option.args["place"])))
            case "route-transport":
                s.pop()
                slot = slot_of(self.seat, str(option.args["slot"]))
                lay(s, self.seat, self.origin, self.chosen, slot)
            case _:
                self.next(s)
