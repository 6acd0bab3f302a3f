"""The markers of a trade route are laid out anew (K.CARD.11)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.laying import free_settlements


class MoveMarkers(Frame[MedioevoState]):
    """Salesman 31: markers go elsewhere, each once and with the side up that it has; not the destination.

    Where one is laid on another that has not moved yet, that one is lifted, and goes elsewhere next [M117].
    """

    steps: ClassVar[tuple[str, ...]] = ("lift", "lay")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.moved: list[int] = []
        """Numbers of the steps whose markers have been laid anew."""
        self.lifted = NOBODY
        """The number of the step whose marker is in the hand, and"""
        self.came = NOBODY
        """where it lay."""

    def run(self, s: MedioevoState) -> None:
        if self.step == "lift":
            if not self._still(s):
                s.pop()
                return
            s.ask(self.seat, "lift-marker", "K.CARD.11")
        else:
            s.ask(self.seat, "lay-marker", "K.CARD.11", {"place": LAND.names[self.came]})

    def _still(self, s: MedioevoState) -> list[int]:
        """Steps with markers that have not been laid anew."""
        return [at for at in range(len(s.route_steps[self.seat]) - 1) if at not in self.moved]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        steps = s.route_steps[self.seat]
        if self.step == "lift":
            found = [
                Option("lift-marker", {"place": LAND.names[steps[at]]}, "K.CARD.11") for at in self._still(s)
            ]
            found.append(Option("markers-stay", None, "K.CARD.11"))
            return found
        still = self._still(s)
        taken = [steps[at] for at in range(len(steps)) if at not in still]
        return [
            Option("lay-marker", {"place": LAND.names[place]}, "K.CARD.11")
            for place in free_settlements(s, [s.route_from[self.seat], *taken])
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "markers-stay":
            s.pop()
            return
        place = LAND.number(str(option.args["place"]))
        steps = s.route_steps[self.seat]
        if option.key == "lift-marker":
            self._lift(steps.index(place), place)
            return
        told: dict[str, object] = {"seat": s.seats[self.seat], "from_place": LAND.names[self.came]}
        s.tell("marker-moved", {**told, "place": LAND.names[place]}, "K.CARD.11")
        laid = self.lifted
        self.moved.append(laid)
        self.step = "lift"
        for at in self._still(s):
            if steps[at] == place:
                self._lift(at, place)
        s.route_steps[self.seat] = [*steps[:laid], place, *steps[laid + 1 :]]

    def _lift(self, at: int, place: int) -> None:
        self.lifted = at
        self.came = place
        self.step = "lay"
