"""Battles between fleets (17.4): the battle table with their strengths (17.4.b), and no ground."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.casualties import destroy, fall
from aevum.games.charlemagne.rules.control.violation import violate, violates
from aevum.games.charlemagne.rules.counters import IS_FLEET, is_leader
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.entry import catch_leaders
from aevum.games.charlemagne.rules.ports import fleets_in, no_berth, ports_at, waters
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS


class NavalBattle(Battle):
    """`attackers` are fleets and the leaders aboard; who wins the hex goes into it, with the cargo."""

    roll_key: ClassVar[str] = "sea-battle-roll"

    def __init__(
        self,
        seat: int = 0,
        source: int = 0,
        target: int = 0,
        attackers: list[int] | None = None,
        cargo: list[int] | None = None,
    ) -> None:
        super().__init__(seat, source, target, attackers)
        self.cargo: list[int] = cargo[:] if cargo is not None else []
        """Land units aboard: they do not fight, and go where their fleets go."""

    def defending(self, s: CharlemagneState) -> list[int]:
        fleets = fleets_in(s, self.target)
        if s.land_side(self.target) != NOBODY:
            return fleets  # C59: a leader stands with the garrison, which takes no part
        aboard = [p for p in s.pieces(self.target) if is_leader(p) and s.side_of(p) == 1 - self.seat]
        return [*fleets, *aboard]

    def shelter(self, s: CharlemagneState, items: list[Modifier] | None = None) -> int:
        return 0  # 17.4.c

    def declare(self, s: CharlemagneState) -> None:
        told: dict[str, object] = {"seat": SEATS[self.seat], "from_place": LAND.names[self.source]}
        s.tell("fleets-attack", {**told, "place": LAND.names[self.target]}, "17.4.a")
        if violates(s, self.seat, self.target):
            violate(s, self.seat, LAND.region[self.target])

    def retreat(self, s: CharlemagneState) -> None:
        steps = table.RETREAT[self.code]
        if steps and table.LOSER[self.code] == table.DEFENDER:
            give_way(s, NavalRetreat(1 - self.seat, self.target, steps, self.defenders))
        elif steps:
            give_way(s, NavalRetreat(self.seat, self.source, steps, [*self.attackers, *self.cargo]))

    def advance(self, s: CharlemagneState) -> None:
        left = [piece for piece in [*self.attackers, *self.cargo] if s.at[piece] == self.source]
        # 17.4.f: a port that troops hold is not entered.
        if fleets_among(left) and s.side_in(self.target) == NOBODY:
            for piece in left:
                s.put(piece, self.target)
            told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.target]}
            s.tell("fleets-take-hex", told, "17.4.a")


def fleets_among(pieces: list[int]) -> list[int]:
    return [piece for piece in pieces if IS_FLEET[piece]]


def give_way(s: CharlemagneState, retreat: "NavalRetreat") -> None:
    """In a port with a burg the fleets may stay (T11.4.burg)."""
    s.push(retreat)
    if fleets_among([p for p in retreat.pieces if s.on_map(p)]) and has_burg(s, retreat.start):
        s.push(HoldPort(retreat.seat, retreat.start))


class HoldPort(Frame[CharlemagneState]):
    """Lies on the retreat of fleets in a burg, which ends here if they stay."""

    def __init__(self, seat: int = 0, start: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.start = start

    def run(self, s: CharlemagneState) -> None:
        s.ask(self.seat, "hold-burg", "T11.4.burg", {"place": LAND.names[self.start]})

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("hold", None, "T11.4.burg"), Option("give-way", None, "17.4.d")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        below = s.frames[ask.depth - 1]
        assert isinstance(below, NavalRetreat)
        if option.key == "hold" or below.leads_on(s, self.start, below.left):
            return None
        return Refusal("retreat-no-way", {"place": LAND.names[self.start]}, "T11.4.none")

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        s.pop()
        if option.key == "hold":
            s.tell("holds-burg", {"seat": SEATS[self.seat], "place": LAND.names[self.start]}, "T11.4.burg")
            s.pop()


class SeaAttack(Battle):
    """Troops attack a coast from their ships (17.3.f); the ships are no party to it."""

    def __init__(
        self,
        seat: int = 0,
        source: int = 0,
        target: int = 0,
        attackers: list[int] | None = None,
        fleets: list[int] | None = None,
    ) -> None:
        super().__init__(seat, source, target, attackers, True)
        self.fleets: list[int] = fleets[:] if fleets is not None else []

    def retreat(self, s: CharlemagneState) -> None:
        """T11.3.AA: the beaten force goes back two hexes, by ship (C44)."""
        super().retreat(s)
        steps = table.RETREAT[self.code]
        if steps and table.LOSER[self.code] == table.ATTACKER and printed(self._left(s)):
            s.push(NavalRetreat(self.seat, self.source, steps, sorted([*self.fleets, *self.attackers])))

    def _left(self, s: CharlemagneState) -> list[int]:
        return [piece for piece in self.attackers if s.on_map(piece)]


class NavalRetreat(Frame[CharlemagneState]):
    """Beaten fleets go two sea or port hexes, together (17.4.d)."""

    def __init__(self, seat: int = 0, start: int = 0, left: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.start = start
        self.left = left
        """Steps that they have to go still."""
        self.pieces: list[int] = pieces[:] if pieces is not None else []

    def run(self, s: CharlemagneState) -> None:
        self.pieces = [piece for piece in self.pieces if s.on_map(piece)]
        fleets = fleets_among(self.pieces)
        if not self.left or not fleets:
            s.pop()
        elif self.leads_on(s, s.at[fleets[0]], self.left):
            s.ask(self.seat, "fleets-retreat", "17.4.d", {"place": LAND.names[s.at[fleets[0]]]})
        else:
            s.tell(
                "fleets-trapped", {"seat": SEATS[self.seat], "place": LAND.names[self.start]}, "T11.4.none"
            )
            destroy(s, self.pieces)
            fall(s, self.pieces)

    def _steps(self, s: CharlemagneState, at: int) -> list[int]:
        ports = ports_at(s, at) if LAND.sea[at] else []
        return [hex for hex in [*waters(at), *ports] if hex != self.start and self._open(s, hex)]

    def _open(self, s: CharlemagneState, hex: int) -> bool:
        if s.side_in(hex) not in (self.seat, NOBODY):
            return False
        if LAND.sea[hex]:
            return no_berth(s, self.seat, hex, fleets_among(self.pieces)) is None
        return no_room(s, self.seat, hex, self.pieces) is None

    def leads_on(self, s: CharlemagneState, at: int, steps: int) -> bool:
        return steps == 0 or any(self.leads_on(s, hex, steps - 1) for hex in self._steps(s, at))

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        at = s.at[fleets_among(self.pieces)[0]]
        return [Option("retreat", {"place": LAND.names[hex]}, "17.4.d") for hex in self._steps(s, at)]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        place = str(option.args["place"])
        if not self.leads_on(s, LAND.number(place), self.left - 1):
            return Refusal("retreat-no-way", {"place": place}, "17.4.d")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        to = LAND.number(str(option.args["place"]))
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[to]}
        s.tell("fleets-retreat", told, "17.4.d")
        for piece in self.pieces:
            s.put(piece, to)
        catch_leaders(s, self.seat, to)
        self.left -= 1
