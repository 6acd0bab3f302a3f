"""The retreat of a beaten force (T11.4)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.battle.ways import bar, leads_on
from aevum.games.charlemagne.rules.casualties import destroy, fall
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.entry import catch_leaders
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS

_NO_WAY: Final = "retreat-no-way"


class Retreat(Frame[CharlemagneState]):
    """The whole force together (T11.4.together), hex by hex; in a burg its owner may refuse to go."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "burg", "go")

    def __init__(self, seat: int = 0, start: int = 0, left: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.start = start
        """The hex it leaves."""
        self.left = left
        """Steps that it has to go still."""
        self.pieces: list[int] = pieces[:] if pieces is not None else []

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "begin":
                # Whoever escaped from a force that is no more (20.4.d) does not retreat.
                left = [piece for piece in self.pieces if s.at[piece] == self.start]
                self.pieces = left if land_units(left) else []
                self.step = "burg" if self.pieces and has_burg(s, self.start) else "go"
            case "burg":
                s.ask(self.seat, "hold-burg", "T11.4.burg", {"place": LAND.names[self.start]})
            case _:
                self._go(s)

    def _go(self, s: CharlemagneState) -> None:
        if not self.pieces or not self.left:
            s.pop()
        elif self._way(s, s.at[self.pieces[0]], self.left):
            s.ask(self.seat, "retreat", "T11.4.steps", {"place": LAND.names[s.at[self.pieces[0]]]})
        else:
            s.tell("no-retreat", {"seat": SEATS[self.seat], "place": LAND.names[self.start]}, "T11.4.none")
            destroy(s, self.pieces)
            s.pop()
            fall(s, self.pieces)

    def _way(self, s: CharlemagneState, at: int, steps: int) -> bool:
        return leads_on(s, self.seat, self.pieces, at, self.start, steps)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "burg":
            return [Option("hold", None, "T11.4.burg"), Option("give-way", None, "T11.4.steps")]
        near = LAND.near[s.at[self.pieces[0]]]
        return [Option("retreat", {"place": LAND.names[hex]}, "T11.4.steps") for hex in near]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        at = s.at[self.pieces[0]]
        if option.key == "hold":
            return None
        if option.key == "give-way":
            if self._way(s, at, self.left):
                return None
            return Refusal(_NO_WAY, {"place": LAND.names[at]}, "T11.4.none")
        place = str(option.args["place"])
        to = LAND.number(place)
        if to == self.start:
            return Refusal("retreat-back", {"place": place}, "T11.4.steps")
        barred = bar(s, self.seat, self.pieces, at, to)
        if barred is not None:
            return barred
        if not self._way(s, to, self.left - 1):
            return Refusal(_NO_WAY, {"place": place}, "T11.4.steps")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "hold":
            s.tell("holds-burg", {"seat": SEATS[self.seat], "place": LAND.names[self.start]}, "T11.4.burg")
            s.pop()
        elif option.key == "give-way":
            self.step = "go"
        else:
            self._step(s, LAND.number(str(option.args["place"])))

    def _step(self, s: CharlemagneState, to: int) -> None:
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[to]}
        s.tell("retreats", {**told, "from_place": LAND.names[s.at[self.pieces[0]]]}, "T11.4.steps")
        for piece in self.pieces:
            s.put(piece, to)
        catch_leaders(s, self.seat, to)
        self.left -= 1
