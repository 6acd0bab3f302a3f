"""The advance after battle (13.6): any part of the force enters the empty hex at no cost."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.groups import leaders_of, picked, units_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.entry import Enter
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS


class Advance(Frame[CharlemagneState]):
    """Who does not advance stays where he attacked from."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, seat: int = 0, hex: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        """The hex that was attacked."""
        self.pieces: list[int] = pieces[:] if pieces is not None else []
        """Those that still advance."""

    def run(self, s: CharlemagneState) -> None:
        s.ask(self.seat, "advance", "13.6", {"place": LAND.names[self.hex]})

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [
            Option("advance", {"place": LAND.names[self.hex]}, "13.6"),
            *units_of(self.pieces, "stay", "13.6"),
            *leaders_of(self.pieces, "stay-leader", "13.6"),
            Option("no-advance", None, "13.6"),
        ]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "stay" and len(land_units(self.pieces)) == 1:
            return Refusal("last-to-advance", {"place": LAND.names[self.hex]}, "13.6")
        if option.key == "advance":
            # Fleets may carry more than a hex can hold.
            return no_room(s, self.seat, self.hex, self.pieces)
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        match option.key:
            case "advance":
                s.pop()
                count = len([piece for piece in self.pieces if not is_leader(piece)])
                told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}
                s.tell("advances", {**told, "units": count}, "13.6")
                s.push(Enter(self.seat, self.hex, self.pieces))
            case "no-advance":
                s.pop()
            case _:
                self.pieces.remove(picked(self.pieces, option))
