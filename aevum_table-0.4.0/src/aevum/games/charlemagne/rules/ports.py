"""Where fleets lie and where they may go from there (17.1, 13.7)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.casualties import destroy, fall
from aevum.games.charlemagne.rules.counters import HOME, IS_FLEET
from aevum.games.charlemagne.rules.ground import has_port
from aevum.games.charlemagne.rules.land import LAND, NO_GATE, RIVER_PORT
from aevum.games.charlemagne.rules.stacking import STACKING
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS, TRIBAL, parameter

PORT_COST: Final = parameter("port-cost")
RIVER_PORT_COST: Final = parameter("river-port-cost")
_GATES: Final[dict[int, list[int]]] = {}
for _hex in range(LAND.size):
    if LAND.gate[_hex] != NO_GATE:
        _GATES.setdefault(LAND.gate[_hex], []).append(_hex)


def fleets_in(s: CharlemagneState, hex: int) -> list[int]:
    return [piece for piece in s.pieces(hex) if IS_FLEET[piece]]


def fleet_side(s: CharlemagneState, hex: int) -> int:
    """Whose fleets lie in a hex, NOBODY where none does."""
    for piece in s.pieces(hex):
        if IS_FLEET[piece]:
            return s.side_of(piece)
    return NOBODY


def waters(hex: int) -> list[int]:
    """The sea hexes that a fleet can go to from a hex: out of a river port only its gate (2.3)."""
    if LAND.sea[hex]:
        return LAND.sea_near[hex]
    if LAND.port[hex] == RIVER_PORT:
        return [LAND.gate[hex]]
    return LAND.shores[hex]


def ports_at(s: CharlemagneState, hex: int) -> list[int]:
    """The ports that open on a sea hex."""
    near = [port for port in LAND.shores[hex] if LAND.port[port] != RIVER_PORT and has_port(s, port)]
    return near + [port for port in _GATES.get(hex, []) if has_port(s, port)]


def port_cost(hex: int) -> int:
    """17.2: what entering or leaving a port costs; nothing at sea."""
    if LAND.sea[hex]:
        return 0
    return RIVER_PORT_COST if LAND.port[hex] == RIVER_PORT else PORT_COST


def no_berth(s: CharlemagneState, seat: int, hex: int, fleets: list[int]) -> Refusal | None:
    """Why fleets cannot stay in a sea hex with those there; what is aboard takes no room (C63)."""
    others = [fleet for fleet in fleets_in(s, hex) if fleet not in fleets]
    if seat == TRIBAL and any(HOME[fleet] != HOME[fleets[0]] for fleet in others):
        return Refusal("tribes-apart", {"place": LAND.names[hex]}, "3.6.b")
    if len(others) + len(fleets) > STACKING:
        return Refusal("stack-full", {"place": LAND.names[hex]}, "3.5.a")
    return None


def sheltered(s: CharlemagneState, hex: int, seat: int) -> bool:
    """17.1.b"""
    if LAND.sea[hex]:
        return any(s.land_side(shore) == seat for shore in LAND.shores[hex])
    return has_port(s, hex) or s.land_side(hex) == seat


def strand(s: CharlemagneState, seat: int) -> None:
    """The end of a player's Operations Phase: fleets without shelter are lost."""
    for hex in sorted(s.here):
        if fleet_side(s, hex) == seat and not sheltered(s, hex, seat):
            s.tell("fleets-stranded", {"seat": SEATS[seat], "place": LAND.names[hex]}, "17.1.b")
            destroy(s, fleets_in(s, hex))
            if LAND.sea[hex]:
                fall(s, s.pieces(hex))


class FleetsLeave(Frame[CharlemagneState]):
    """An enemy force comes into their port: all fleets there put to sea together, and leaders with them
    (13.7.b, C71)."""

    def __init__(self, hex: int = 0) -> None:
        super().__init__()
        self.hex = hex

    def run(self, s: CharlemagneState) -> None:
        fleets = fleets_in(s, self.hex)
        owner = fleet_side(s, self.hex)
        if self._exits(s, owner):
            s.ask(owner, "fleets-leave", "13.7.b", {"place": LAND.names[self.hex]})
            return
        s.tell("fleets-trapped", {"seat": SEATS[owner], "place": LAND.names[self.hex]}, "13.7.b")
        destroy(s, fleets)
        s.pop()

    def _exits(self, s: CharlemagneState, owner: int) -> list[int]:
        fleets = fleets_in(s, self.hex)
        return [
            sea
            for sea in waters(self.hex)
            if fleet_side(s, sea) in (owner, NOBODY) and no_berth(s, owner, sea, fleets) is None
        ]

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("put-out", {"place": LAND.names[sea]}, "13.7.b") for sea in self._exits(s, ask.seat)]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        to = LAND.number(str(option.args["place"]))
        for piece in s.pieces(self.hex)[:]:
            s.put(piece, to)
        told: dict[str, object] = {"seat": SEATS[ask.seat], "place": LAND.names[to]}
        s.tell("fleets-put-out", {**told, "from_place": LAND.names[self.hex]}, "13.7.b")
        s.pop()
