"""A force in operation (12.2-12.6): it rolls for points and spends them on any mix of actions.

Each may be repeated while the points last (12.6.a); what an enemy zone forbids (12.5.g), the actions refuse.
"""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.strength import land_units, printed
from aevum.games.charlemagne.rules.borders import strays
from aevum.games.charlemagne.rules.conversion import operation as conversion
from aevum.games.charlemagne.rules.groups import leaders_of, picked, units_of, words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement import move
from aevum.games.charlemagne.rules.movement.entry import Enter
from aevum.games.charlemagne.rules.movement.points import points
from aevum.games.charlemagne.rules.pillage import operation as pillage
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS, parameter

BATTLE: Final = parameter("battle-cost")
PILLAGE: Final = parameter("pillage-cost")
CONVERSION: Final = parameter("conversion-cost")


class Operation(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("roll", "points", "act", "entered", "fought")

    def __init__(self, seat: int = 0, hex: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        """Where it stands."""
        self.pieces: list[int] = pieces[:] if pieces is not None else []
        """In the order of their numbers: units, then leaders."""
        self.points = 0
        self.target = hex
        """The hex that it moves into or attacks."""

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "roll":
                self.next(s)
                # 12.1
                s.acted = sorted([*s.acted, *self.pieces])
                s.push(Throw("operations-roll", "T5.points", self.seat, 1, "", LAND.names[self.hex]))
            case "points":
                self.next(s)
                items: list[Modifier] = []
                self.points = points(s, self.pieces, s.result, items)
                s.tell("operations-points", self._told(), "T5.points", modifiers=items)
            case "act":
                self._act(s)
            case "entered":
                self.hex = self.target
                self.step = "act"
            case _:
                self._fought(s)

    def _told(self) -> dict[str, object]:
        return {"seat": SEATS[self.seat], "place": LAND.names[self.hex], "points": self.points}

    def _act(self, s: CharlemagneState) -> None:
        cheapest = min(LAND.cost[self.hex], default=PILLAGE)
        if self.points < min(cheapest + move.exit_cost(s, self.seat, self.hex), PILLAGE):
            self._stop(s)
        else:
            # Guarded: that a conversion is possible is known to its player alone.
            s.ask(self.seat, "operate", "12.3", self._told(), guarded=True)

    def _stop(self, s: CharlemagneState) -> None:
        """12.3: what is left is lost."""
        s.tell("force-stops", self._told(), "12.3")
        s.pop()

    def _fought(self, s: CharlemagneState) -> None:
        """After a battle the force is what advanced (13.6), else what stood fast; a retreat ends it."""
        advanced = [piece for piece in self.pieces if s.at[piece] == self.target]
        self.pieces = advanced or [piece for piece in self.pieces if s.at[piece] == self.hex]
        if advanced:
            self.hex = self.target
        # A leader whom his force did not outlive (20.4.d) has left it.
        if land_units(self.pieces):
            self.step = "act"
        else:
            s.pop()

    # What it may do

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for hex in LAND.near[self.hex]:
            place = LAND.names[hex]
            found.append(Option("move", {"place": place}, "12.4.a"))
            if s.side_in(hex) not in (self.seat, NOBODY):
                found.append(Option("attack", {"place": place}, "13.1.a"))
        found += [Option("pillage", None, "15.1"), Option("convert", None, "16.3")]
        found += units_of(self.pieces, "drop", "12.2.b")
        found += leaders_of(self.pieces, "drop-leader", "12.2.b")
        return [*found, Option("stop", None, "12.3")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "move":
            to = LAND.number(str(option.args["place"]))
            return move.refusal(s, self.seat, self.pieces, self.hex, to, self.points)
        room = no_room(s, self.seat, self.hex, self.pieces)
        if room is not None:
            # 3.5.c: whoever cannot stay in a hex can only pass through it.
            return room
        match option.key:
            case "attack":
                return self._no_attack(s, LAND.number(str(option.args["place"])))
            case "pillage":
                return pillage.refusal(s, self.seat, self.hex, self.pieces, self.points)
            case "convert":
                return conversion.refusal(s, self.seat, self.hex, self.points)
            case "drop" | "drop-leader":
                if len(self.pieces) == 1:
                    return Refusal("last-of-force", {"place": LAND.names[self.hex]}, "12.2.b")
        return None

    def _no_attack(self, s: CharlemagneState, target: int) -> Refusal | None:
        told: dict[str, object] = {"place": LAND.names[target], "cost": BATTLE, "points": self.points}
        if not move.fights(self.pieces):
            return Refusal("leader-alone-attack", told, "13.1.b")
        if s.land_side(target) == NOBODY:
            return Refusal("only-fleets", told, "13.7.a")
        if strays(self.seat, self.pieces, self.hex, target):
            return move.far_from_home(self.pieces, target)
        if self.points < BATTLE:
            return Refusal("too-few-points", told, "T5.battle")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        match option.key:
            case "move":
                self._move(s, LAND.number(str(option.args["place"])))
            case "attack":
                self.points -= BATTLE
                self.target = LAND.number(str(option.args["place"]))
                self.step = "fought"
                s.push(Battle(self.seat, self.hex, self.target, self.pieces))
            case "pillage":
                self.points -= PILLAGE
                s.push(pillage.Pillage(self.seat, self.hex, printed(self.pieces)))
            case "convert":
                self.points -= CONVERSION
                s.push(conversion.Conversion(self.seat, self.hex))
            case "stop":
                self._stop(s)
            case _:
                dropped = picked(self.pieces, option)
                self.pieces.remove(dropped)
                told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}
                if option.key == "drop":
                    s.tell("unit-dropped", {**told, **words_of(dropped)}, "12.2.b")
                else:
                    s.tell("leader-dropped", {**told, **words_of(dropped)}, "12.2.b")

    def _move(self, s: CharlemagneState, to: int) -> None:
        self.points -= move.cost(s, self.seat, self.hex, to)
        told: dict[str, object] = {"seat": SEATS[self.seat], "from_place": LAND.names[self.hex]}
        s.tell("force-moves", {**told, "place": LAND.names[to], "points": self.points}, "12.4.a")
        self.target = to
        self.step = "entered"
        s.push(Enter(self.seat, to, self.pieces))
