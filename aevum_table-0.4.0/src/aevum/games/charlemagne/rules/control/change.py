"""A region changes hands (6.3): its units turn or go elsewhere, and leaders left alone flee."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.control.places import homes, must_leave, room
from aevum.games.charlemagne.rules.counters import FLEET, KIND, KINDS, alike, is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import LeaderFlees, stranded
from aevum.games.charlemagne.rules.markers import MARKER, NAMES, PAPAL
from aevum.games.charlemagne.rules.regions import REGIONS, ST_PETER
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, SIDES, TRIBAL

WON: Final = ("T8.V", "T8.C.neutral")
"""18.8.b: a vassal, not a rebel who joins the other side."""


def _offer_crown(s: CharlemagneState, seat: int) -> None:
    """18.8.b"""
    for marker in range(len(s.holder)):
        if s.holder[marker] == PAPAL:
            s.holder[marker] = seat
            s.tell("crown-offered", {"seat": SIDES[seat], "marker": NAMES[MARKER[marker]]}, "18.8.b")


class ControlChanges(Frame[CharlemagneState]):
    """`side` is EMPIRE, TRIBAL or NEUTRAL; `rule` says why it happens (6.2)."""

    steps: ClassVar[tuple[str, ...]] = ("turn", "leave", "flee")

    def __init__(self, region: int = 0, side: int = NEUTRAL, rule: str = "") -> None:
        super().__init__()
        self.region = region
        self.side = side
        self.rule = rule
        self.leaving: list[int] = []
        """Units that have to go elsewhere, those of one hex in a row."""
        self.leaders: list[int] = []
        """Leaders who stood with units of the region."""

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "turn":
                self._turn(s)
                self.next(s)
            case "leave":
                self._leave(s)
            case _:
                self._flee(s)

    def _turn(self, s: CharlemagneState) -> None:
        """6.3.a"""
        units = [unit for kind in range(len(KINDS)) for unit in alike(self.region, kind) if s.on_map(unit)]
        hexes = sorted({s.at[unit] for unit in units})
        self.leaders = [piece for hex in hexes for piece in s.pieces(hex) if is_leader(piece)]
        told: dict[str, object] = {"region": REGIONS[self.region], "from_side": SIDES[s.control[self.region]]}
        s.control[self.region] = self.side
        s.tell("control-changes", {**told, "side": SIDES[self.side]}, self.rule)
        if self.region == ST_PETER and self.rule in WON:
            _offer_crown(s, self.side)
        leaving = [unit for unit in units if must_leave(s, unit)]
        # Those inside the region first (6.3.b before 6.3.c), then hex by hex, fleets after land units.
        self.leaving = [
            unit
            for inside in (True, False)
            for hex in hexes
            for fleets in (False, True)
            for unit in leaving
            if s.at[unit] == hex
            and (LAND.region[hex] == self.region) == inside
            and (KIND[unit] == FLEET) == fleets
        ]

    def _group(self, s: CharlemagneState) -> list[int]:
        """The next units to go, which go together as far as there is room."""
        first = self.leaving[0]
        return [
            unit
            for unit in self.leaving
            if s.at[unit] == s.at[first] and (KIND[unit] == FLEET) == (KIND[first] == FLEET)
        ]

    def _homes(self, s: CharlemagneState) -> list[int]:
        group = self._group(s)
        return homes(s, self.region, s.at[group[0]], len(group), KIND[group[0]] == FLEET)

    def _told(self, s: CharlemagneState, group: list[int]) -> dict[str, object]:
        return {"region": REGIONS[self.region], "from_place": LAND.names[s.at[group[0]]], "count": len(group)}

    def _leave(self, s: CharlemagneState) -> None:
        if not self.leaving:
            self.next(s)
            return
        group = self._group(s)
        if self._homes(s):
            # 6.3.e: for neutral units the Tribal player chooses.
            chooser = TRIBAL if self.side == NEUTRAL else self.side
            s.ask(chooser, "settle-units", "6.3.e", self._told(s, group))
            return
        s.tell("units-disband", self._told(s, group), "6.3.f")
        self._move(s, group, POOL)

    def _move(self, s: CharlemagneState, group: list[int], to: int) -> None:
        for unit in group:
            s.put(unit, to)
        self.leaving = [unit for unit in self.leaving if unit not in group]

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        rule = "6.3.b" if LAND.region[s.at[self.leaving[0]]] == self.region else "6.3.c"
        return [Option("settle", {"place": LAND.names[hex]}, rule) for hex in self._homes(s)]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        place = str(option.args["place"])
        hex = LAND.number(place)
        group = self._group(s)[: room(s, hex, self.region)]
        s.tell("units-settle", {**self._told(s, group), "place": place}, option.rule)
        self._move(s, group, hex)

    def _flee(self, s: CharlemagneState) -> None:
        """6.3.d"""
        while self.leaders:
            leader = self.leaders[0]
            self.leaders = self.leaders[1:]
            if leader in stranded(s, s.at[leader]):
                s.push(LeaderFlees(leader))
                return
        s.pop()
