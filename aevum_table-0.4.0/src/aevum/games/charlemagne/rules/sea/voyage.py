"""The activation of fleets: who sails and who is carried, then the roll (17.2, 17.3)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import HOME, IS_FLEET, is_leader
from aevum.games.charlemagne.rules.ground import has_port
from aevum.games.charlemagne.rules.groups import leaders_of, picked, units_of, words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.points import points
from aevum.games.charlemagne.rules.ports import fleet_side, fleets_in
from aevum.games.charlemagne.rules.sea.sailing import Sailing
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS, TRIBAL, parameter

CAPACITY: Final = parameter("transport-capacity")
EMBARK_PORT: Final = parameter("embark-port")
EMBARK_COAST: Final = parameter("embark-coast")


def fleets_ready(s: CharlemagneState, seat: int, hex: int) -> list[int]:
    """The fleets of a player in a hex that were not activated in this phase (12.1)."""
    if fleet_side(s, hex) != seat:
        return []
    return [fleet for fleet in fleets_in(s, hex) if fleet not in s.acted]


class Voyage(Frame[CharlemagneState]):
    """All ready fleets of a hex but those left behind; cargo comes aboard piece by piece."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "load", "rolled")

    def __init__(self, seat: int = 0, hex: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        self.fleets: list[int] = []
        self.cargo: list[int] = []

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "begin":
                self.fleets = fleets_ready(s, self.seat, self.hex)
                self.cargo = self._aboard(s)
                self.next(s)
            case "load":
                told: dict[str, object] = {"place": LAND.names[self.hex], "room": self._room()}
                s.ask(self.seat, "load", "17.3.a", told)
            case "rolled":
                self._set_sail(s, s.result)

    def _room(self) -> int:
        return CAPACITY * len(self.fleets) - sum(1 for piece in self.cargo if not is_leader(piece))

    def _aboard(self, s: CharlemagneState) -> list[int]:
        """C71: leaders who left a port with beaten fleets (17.4.d) are at sea still and sail with them."""
        return [piece for piece in s.pieces(self.hex) if is_leader(piece)] if LAND.sea[self.hex] else []

    def _on_shore(self) -> list[int]:
        """Hexes whose troops can come aboard: the port itself, or the coast beside the fleets."""
        return LAND.shores[self.hex] if LAND.sea[self.hex] else [self.hex]

    def _passengers(self, s: CharlemagneState, hex: int) -> list[int]:
        return [
            piece
            for piece in s.pieces(hex)
            if not IS_FLEET[piece]
            and s.side_of(piece) == self.seat
            and piece not in s.acted
            and piece not in self.cargo
        ]

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for hex in self._on_shore():
            troops = self._passengers(s, hex)
            place: dict[str, object] = {"place": LAND.names[hex]}
            for group in units_of(troops, "board", "17.3.a"):
                found.append(Option("board", {**group.args, **place}, "17.3.a"))
            for group in leaders_of(troops, "board-leader", "17.3.a"):
                found.append(Option("board-leader", {**group.args, **place}, "17.3.a"))
        return [*found, *units_of(self.fleets, "leave-fleet", "12.2.a"), Option("set-sail", None, "17.2")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "leave-fleet":
            if len(self.fleets) == 1:
                return Refusal("last-of-force", {"place": LAND.names[self.hex]}, "12.2.a")
            if self._room() < CAPACITY:
                return Refusal("fleet-is-laden", {}, "17.3.a")
        if option.key == "board":
            if self._room() < 1:
                return Refusal("no-room-aboard", {}, "17.3.a")
            if self.seat == TRIBAL and HOME[self._meant(s, option)] != HOME[self.fleets[0]]:
                return Refusal("tribes-apart", {"place": LAND.names[self.hex]}, "3.6.b")
        return None

    def _meant(self, s: CharlemagneState, option: Option) -> int:
        """The first piece of the hex that the option names."""
        wanted = {key: value for key, value in option.args.items() if key != "place"}
        troops = self._passengers(s, LAND.number(str(option.args["place"])))
        return next(piece for piece in troops if words_of(piece) == wanted)

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        match option.key:
            case "leave-fleet":
                self.fleets.remove(picked(self.fleets, option))
            case "set-sail":
                self.next(s)
                s.push(Throw("operations-roll", "17.2", self.seat, 1, "", LAND.names[self.hex]))
            case _:
                piece = self._meant(s, option)
                self.cargo.append(piece)
                told: dict[str, object] = {"seat": SEATS[self.seat], **words_of(piece)}
                s.tell("leader-boards" if is_leader(piece) else "unit-boards", told, "17.3.a")

    def _set_sail(self, s: CharlemagneState, die: int) -> None:
        """17.3.b: of the cargo only leaders count for the points."""
        items: list[Modifier] = []
        leaders = sorted(piece for piece in self.cargo if is_leader(piece))
        total = points(s, [*self.fleets, *leaders], die, items)
        if len(self.cargo) > len(self._aboard(s)):
            embarking = EMBARK_PORT if has_port(s, self.hex) else EMBARK_COAST
            items.append(Modifier(-embarking, "embarking", "17.3.c"))
            total -= embarking
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.hex], "points": total}
        s.tell("fleet-points", told, "17.2", modifiers=items)
        s.acted = sorted({*s.acted, *self.fleets, *self.cargo})
        for piece in self.cargo:
            s.put(piece, self.hex)
        s.pop()
        s.push(Sailing(self.seat, self.hex, self.fleets, sorted(self.cargo), total))
