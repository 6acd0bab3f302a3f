"""The markers of a trade route are laid out anew (K.CARD.11)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.laying import free_settlements


class MoveMarkers(Frame[MedioevoState]):
    """Salesman 31: markers go elsewhere, each once and with the side up that it has; not the destination."""

    __slots__ = ("lifted", "moved", "seat")

    steps: ClassVar[tuple[str, ...]] = ("lift", "lay")
    fields: ClassVar[tuple[str, ...]] = ("seat", "moved", "lifted")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.moved: list[int] = []
        """Places where markers have been laid anew."""
        self.lifted = NOBODY

    def run(self, s: MedioevoState) -> None:
        if self.step == "lift":
            if not self._still(s):
                s.pop()
                return
            s.ask(self.seat, "lift-marker", "K.CARD.11")
        else:
            s.ask(self.seat, "lay-marker", "K.CARD.11", {"place": LAND.names[self.lifted]})

    def _still(self, s: MedioevoState) -> list[int]:
        return [place for place in s.route_steps[self.seat][:-1] if place not in self.moved]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "lift":
            found = [
                Option("lift-marker", {"place": LAND.names[place]}, "K.CARD.11") for place in self._still(s)
            ]
            found.append(Option("markers-stay", None, "K.CARD.11"))
            return found
        taken = [s.route_from[self.seat], *s.route_steps[self.seat]]
        taken.remove(self.lifted)
        return [
            Option("lay-marker", {"place": LAND.names[place]}, "K.CARD.11")
            for place in free_settlements(s, taken)
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "markers-stay":
            s.pop()
            return
        place = LAND.number(str(option.args["place"]))
        if option.key == "lift-marker":
            self.lifted = place
            self.step = "lay"
            return
        steps = s.route_steps[self.seat]
        s.route_steps[self.seat] = [place if step == self.lifted else step for step in steps]
        told: dict[str, object] = {"seat": s.seats[self.seat], "from_place": LAND.names[self.lifted]}
        s.tell("marker-moved", {**told, "place": LAND.names[place]}, "K.CARD.11")
        self.moved.append(place)
        self.step = "lift"
