"""XIX What the opponent does when a stack enters his province: he intercepts it, or he flees, or neither."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.movement.confront import WENT_ON, hostile_limes, passage_open
from aevum.games.invasions.rules.movement.leave import forget_leaves
from aevum.games.invasions.rules.reaction.flight import Flight
from aevum.games.invasions.rules.reaction.intercept import ARRIVED
from aevum.games.invasions.rules.reaction.naming import Naming
from aevum.games.invasions.rules.reaction.opponents import camps, garrisons, interceptors, of_seat
from aevum.games.invasions.rules.reaction.sit_out import Intercepted
from aevum.games.invasions.rules.state import InvasionsState

UNBEATEN: Final = 0
BEATEN: Final = 1
"""The stack lost to interceptors, or has to stop where they met it: its move is over (XIX.A.23)."""


class Reaction(Frame[InvasionsState]):
    """XIX.A.2, XIX.B.2: out of sequence, in the middle of the active stack's move."""

    steps: ClassVar[tuple[str, ...]] = ("interception", "flight", "no-battle", "battle")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        self.held = False
        """A Limes stops the stack even when it falls (XVIII.I.3)."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "interception":
                self.next(s)
                s.result = 0
                side = interceptors(w, self.place, self.nation)
                if side and camps(w, self.place, side):
                    self.held = hostile_limes(w, self.place, self.nation)
                    s.push(Naming(self.place, self.nation, self.units, self.leaders, side))
            case "flight":
                if s.result == ARRIVED:
                    self._meet(s)
                else:
                    self._let_flee(s)
            case "no-battle":
                forget_leaves(w, ~w.moving)
                s.pop(UNBEATEN)  # XIX.B.17
            case _:
                forget_leaves(w, ~w.moving)
                s.pop(UNBEATEN if s.result == WENT_ON else BEATEN)

    def _meet(self, s: InvasionsState) -> None:
        """XIX.A.20, XX.A.2: a battle in the middle of movement."""
        w = s.world
        self.step = "battle"
        nations = of_seat(w, w.moving, w.seat[self.nation])
        units = [unit for unit in self.units if w.place[unit] == self.place]
        leaders = [i for i in self.leaders if w.leader_place[i] == self.place]
        s.push(Intercepted(self.place, self.nation, nations, units, leaders, self.held))

    def _let_flee(self, s: InvasionsState) -> None:
        """Units that a passage in force holds down do not get away (XVIII.F.2)."""
        w = s.world
        self.next(s)
        if not passage_open(w, self.place, self.nation):
            for nations in reversed(garrisons(w, self.place, self.nation)):
                s.push(Flight(self.place, nations))
