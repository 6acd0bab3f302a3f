"""Fleets under way (17.2, 17.3): from hex to hex, until their points are used or they stop."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.casualties import destroy, fall
from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.groups import picked, units_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.entry import Enter
from aevum.games.charlemagne.rules.ports import no_berth
from aevum.games.charlemagne.rules.sea.courses import courses, price, refusal
from aevum.games.charlemagne.rules.sea.naval import NavalBattle, SeaAttack
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS, parameter
from aevum.games.charlemagne.rules.under_way import UnderWay

CAPACITY: Final = parameter("transport-capacity")


class Sailing(UnderWay):
    steps: ClassVar[tuple[str, ...]] = ("look", "overboard", "sail")

    def __init__(
        self,
        seat: int = 0,
        hex: int = 0,
        fleets: list[int] | None = None,
        cargo: list[int] | None = None,
        points: int = 0,
    ) -> None:
        super().__init__(seat, hex)
        self.fleets: list[int] = fleets[:] if fleets is not None else []
        self.cargo: list[int] = cargo[:] if cargo is not None else []
        """Troops and leaders aboard."""
        self.points = points

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "look":
                self._look(s)
            case "overboard":
                told: dict[str, object] = {"place": LAND.names[self.hex], "count": self._excess()}
                s.ask(self.seat, "overboard", "17.4.e", told)
            case _:
                told = {"place": LAND.names[self.hex], "points": self.points}
                s.ask(self.seat, "sail", "17.2", told)

    def _look(self, s: CharlemagneState) -> None:
        """After whatever happened: who is left, and where are they now?"""
        self.fleets = [fleet for fleet in self.fleets if s.on_map(fleet)]
        if self.fleets:
            self.hex = s.at[self.fleets[0]]
        self.cargo = [piece for piece in self.cargo if s.at[piece] == self.hex]
        if not self.fleets:
            if LAND.sea[self.hex]:
                self._drown(s, "17.4.e")
            s.pop()
        else:
            self.step = "overboard" if self._excess() else "sail"

    def _excess(self) -> int:
        aboard = sum(1 for piece in self.cargo if not is_leader(piece))
        return max(0, aboard - CAPACITY * len(self.fleets))

    def _drown(self, s: CharlemagneState, rule: str) -> None:
        if self.cargo:
            s.tell("cargo-lost", {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}, rule)
            destroy(s, self.cargo)
            fall(s, self.cargo)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "overboard":
            return units_of(self.cargo, "lose", "17.4.e")
        found = courses(s, self.seat, self.hex, len(self.cargo) > 0)
        return [*found, Option("stop", None, "17.1.b")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if self.step == "overboard":
            return None
        if option.key == "stop":
            return self._no_stop(s)
        return self._refusal(s, option)

    def _refusal(self, s: CharlemagneState, option: Option) -> Refusal | None:
        return refusal(s, self.seat, self.hex, self.fleets, self.cargo, self.points, option)

    def _no_stop(self, s: CharlemagneState) -> Refusal | None:
        """17.5: as long as there is another way, nobody abandons troops at sea."""
        if not LAND.sea[self.hex]:
            return None
        if not self.cargo:
            return no_berth(s, self.seat, self.hex, self.fleets)
        if any(self._refusal(s, option) is None for option in courses(s, self.seat, self.hex, True)):
            return Refusal("cargo-aboard", {"place": LAND.names[self.hex]}, "17.5")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if self.step == "overboard":
            destroy(s, [picked(self.cargo, option)])
            self.step = "look"
            return
        if option.key == "stop":
            self._stop(s)
            return
        self.points -= price(self.hex, option, len(self.cargo) > 0)
        self.step = "look"
        to = LAND.number(str(option.args["place"]))
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[to]}
        match option.key:
            case "sail-to":
                s.tell("fleet-sails", {**told, "points": self.points}, "17.1.a")
                for piece in [*self.fleets, *self.cargo]:
                    s.put(piece, to)
            case "assail":
                leaders = [piece for piece in self.cargo if is_leader(piece)]
                s.push(NavalBattle(self.seat, self.hex, to, [*self.fleets, *leaders], land_units(self.cargo)))
            case "attack":
                s.push(SeaAttack(self.seat, self.hex, to, self.cargo, self.fleets))
            case "land":
                s.tell("troops-land", told, "17.3.d")
                # 17.3.e: whoever landed has left the force, and was activated with it.
                landing, self.cargo = self.cargo, []
                s.push(Enter(self.seat, to, landing))
            case _:
                s.tell("fleet-puts-in", told, "17.2")
                landing, self.cargo = self.cargo, []
                s.push(Enter(self.seat, to, sorted([*self.fleets, *landing])))

    def _stop(self, s: CharlemagneState) -> None:
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}
        s.tell("fleets-stop", {**told, "points": self.points}, "12.3")
        if LAND.sea[self.hex]:
            self._drown(s, "17.5")
        s.pop()
