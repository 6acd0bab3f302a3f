"""Fleets under way (17.2, 17.3): from hex to hex, until their points are used or they stop."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.losses import destroy, fall
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.land import ENTER, LAND
from aevum.games.charlemagne.rules.operations.entry import Enter
from aevum.games.charlemagne.rules.operations.groups import picked, units_of
from aevum.games.charlemagne.rules.operations.move import barred
from aevum.games.charlemagne.rules.operations.room import no_room
from aevum.games.charlemagne.rules.sea.naval import NavalBattle
from aevum.games.charlemagne.rules.sea.passage import passes
from aevum.games.charlemagne.rules.sea.ports import fleet_side, no_berth, port_cost, ports_at, waters
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS, parameter

SEA: Final = ENTER["sea"]
BATTLE: Final = parameter("battle-cost")
LAND_PORT: Final = parameter("land-port")
LAND_COAST: Final = parameter("land-coast")
CAPACITY: Final = parameter("transport-capacity")


class Sailing(Frame[CharlemagneState]):
    __slots__ = ("cargo", "fleets", "hex", "points", "seat")

    steps: ClassVar[tuple[str, ...]] = ("look", "overboard", "sail")
    fields: ClassVar[tuple[str, ...]] = ("seat", "hex", "fleets", "cargo", "points")

    def __init__(
        self,
        seat: int = 0,
        hex: int = 0,
        fleets: list[int] | None = None,
        cargo: list[int] | None = None,
        points: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
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
        self.fleets = [fleet for fleet in self.fleets if s.at[fleet] >= 0]
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
        aboard = sum(1 for piece in self.cargo if piece < UNITS)
        return max(0, aboard - CAPACITY * len(self.fleets))

    def _drown(self, s: CharlemagneState, rule: str) -> None:
        if self.cargo:
            s.tell("cargo-lost", {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}, rule)
            destroy(s, self.cargo)
            fall(s, self.cargo)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "overboard":
            return units_of(self.cargo, "lose", "17.4.e")
        found: list[Option] = []
        for sea in waters(self.hex):
            hostile = fleet_side(s, sea) not in (self.seat, NOBODY)
            found.append(Option("assail" if hostile else "sail-to", {"place": LAND.names[sea]}, "17.2"))
        if LAND.sea[self.hex]:
            for port in ports_at(s, self.hex):
                hostile = fleet_side(s, port) not in (self.seat, NOBODY) and s.land_side(port) == NOBODY
                found.append(Option("assail" if hostile else "put-in", {"place": LAND.names[port]}, "17.2"))
            if self.cargo:
                for shore in LAND.shores[self.hex]:
                    place: dict[str, object] = {"place": LAND.names[shore]}
                    held = s.land_side(shore) not in (self.seat, NOBODY)
                    found.append(Option("attack" if held else "land", place, "17.3.f" if held else "17.3.d"))
        return [*found, Option("stop", None, "17.1.b")]

    def cost(self, option: Option) -> int:
        """17.2, 17.3.d, 17.3.f"""
        if option.key == "stop":
            return 0
        to = LAND.number(str(option.args["place"]))
        if option.key == "attack":
            return BATTLE
        if option.key == "land":
            return LAND_COAST
        way = port_cost(self.hex) + (port_cost(to) if not LAND.sea[to] else SEA)
        if option.key == "assail":
            return way + BATTLE
        return way + LAND_PORT if option.key == "put-in" and self.cargo else way

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if self.step == "overboard":
            return None
        if option.key == "stop":
            return self._no_stop(s, ask)
        crowd = no_berth(s, self.seat, self.hex, self.fleets) if LAND.sea[self.hex] else None
        if crowd is not None and option.key not in ("sail-to", "put-in"):
            # C63: whoever cannot stay can only pass through.
            return crowd
        price = self.cost(option)
        if price > self.points:
            return Refusal("too-few-points", {**option.args, "cost": price, "points": self.points}, "17.2")
        to = LAND.number(str(option.args["place"]))
        match option.key:
            case "sail-to":
                crowd = no_berth(s, self.seat, to, self.fleets)
                if crowd is not None and not passes(s, self.seat, self.fleets, to, self.points - price):
                    return crowd
            case "attack":
                if not land_units(self.cargo):
                    return Refusal("leader-alone-attack", dict(option.args), "13.1.b")
            case "put-in":
                if s.land_side(to) not in (self.seat, NOBODY):
                    return Refusal("held-by-others", dict(option.args), "17.1.b")
                return no_room(s, self.seat, to, [*self.fleets, *self.cargo])
            case "land":
                # 20.3: leaders alone do not land in an enemy zone, nor on an enemy.
                return barred(s, self.seat, self.cargo, to) or no_room(s, self.seat, to, self.cargo)
        return None

    def _no_stop(self, s: CharlemagneState, ask: Ask) -> Refusal | None:
        """17.5: as long as there is another way, nobody abandons troops at sea."""
        if not LAND.sea[self.hex]:
            return None
        crowd = no_berth(s, self.seat, self.hex, self.fleets)
        if crowd is not None or not self.cargo:
            return crowd
        for option in self.candidates(s, ask):
            if option.key != "stop" and self.check(s, ask, option) is None:
                return Refusal("cargo-aboard", {"place": LAND.names[self.hex]}, "17.5")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if self.step == "overboard":
            lost = picked(self.cargo, option)
            self.cargo.remove(lost)
            destroy(s, [lost])
            self.step = "look"
            return
        if option.key == "stop":
            self._stop(s)
            return
        self.points -= self.cost(option)
        self.step = "look"
        to = LAND.number(str(option.args["place"]))
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[to]}
        match option.key:
            case "sail-to":
                s.tell("fleet-sails", {**told, "points": self.points}, "17.1.a")
                for piece in [*self.fleets, *self.cargo]:
                    s.put(piece, to)
            case "assail":
                leaders = [piece for piece in self.cargo if piece >= UNITS]
                s.push(NavalBattle(self.seat, self.hex, to, [*self.fleets, *leaders], land_units(self.cargo)))
            case "attack":
                s.push(Battle(self.seat, self.hex, to, self.cargo, True))
            case "land":
                s.tell("troops-land", told, "17.3.d")
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
