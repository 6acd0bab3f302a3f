"""The Operations Phase of a seat: which force sets out, with whom, and what it does; plans are kept."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import place_of
from aevum.games.charlemagne.bots.country import AVERAGE, Country
from aevum.games.charlemagne.bots.garrisons import KING_GUARD, lone, movers
from aevum.games.charlemagne.bots.marching import Plan, best_plan, staying
from aevum.games.charlemagne.bots.voyages import load, orders, setting_out
from aevum.games.charlemagne.bots.worth import hold
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, IS_LAND, MIGHT, UNITS
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.points import points
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.operations.gathering import Gathering
from aevum.games.charlemagne.rules.sea.sailing import Sailing
from aevum.games.charlemagne.rules.sea.voyage import Voyage
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState

WORTHWHILE = 0.08
"""What a march must bring more than staying."""
SAILING = 0.05
"""What a voyage must bring more than lying in port."""


class Campaign:
    """What one seat means to do in this phase. `careful`: plans are made anew after every operation."""

    def __init__(self, careful: bool) -> None:
        self._careful = careful
        self._plans: list[tuple[float, int, bool]] = []
        """Gain, hex, and whether only a garrison acts; the best last."""
        self._phase = (-1, -1)
        self._orders: list[str] = []
        """Options of the operation that are still to be taken."""
        self._garrison = False
        self._laden = False
        """Whether the fleets that sail take troops aboard."""
        self._country: Country | None = None

    def _look(self, s: CharlemagneState, seat: int, anew: bool) -> Country:
        """The lie of the land; in haste as it was at the beginning of the phase."""
        c = self._country
        if c is None or anew or c.seat != seat:
            c = self._country = Country(s, seat)
        c.s = s
        return c

    def activate(self, s: CharlemagneState, ask: Ask) -> Option:
        crown = of_key(ask, "crown")
        if crown is not None:
            return crown
        self._orders = []
        # A bot may play several matches, so the turn alone does not tell that a phase is new.
        new = not s.acted or self._phase != (s.turn, ask.seat)
        c = self._look(s, ask.seat, new or self._careful)
        offered = {place_of(option): option for option in ask.options if option.key == "force"}
        if new:
            self._plans = sorted(self._weigh(c, list(offered)))
            self._phase = (s.turn, ask.seat)
        found = self._next(c, offered)
        voyage = self._voyage(c, ask) if new or found < 0 else None
        if voyage is not None and (found < 0 or self._laden):
            if found >= 0:
                # Its turn comes after the ships'.
                insort(self._plans, (WORTHWHILE, found, self._garrison))
            return voyage
        return offered[found] if found >= 0 else of_key(ask, "end-operations") or ask.options[-1]

    def _next(self, c: Country, offered: dict[int, Option]) -> int:
        """The hex whose force sets out next, -1 where none is worth it."""
        while self._plans and self._plans[-1][0] >= WORTHWHILE:
            _, hex, garrison = self._plans.pop()
            if hex not in offered:
                continue
            if self._careful:
                # Much may have changed since: it sets out only if it is still the best.
                now = max(self._weigh(c, [hex]), default=(0.0, hex, garrison))
                if now[0] < WORTHWHILE or (self._plans and now[0] < self._plans[-1][0] - WORTHWHILE):
                    if now[0] >= WORTHWHILE:
                        insort(self._plans, now)
                    continue
                garrison = now[2]
            self._garrison = garrison
            return hex
        self._plans = []
        return -1

    def _voyage(self, c: Country, ask: Ask) -> Option | None:
        """The fleets that have most to gain at sea, where there are such; troops board before they march."""
        best = SAILING
        found: Option | None = None
        for option in ask.options:
            if option.key == "sail":
                gain, laden = setting_out(c, place_of(option))
                if gain > best:
                    best, found, self._laden = gain, option, laden
        return found

    def load(self, s: CharlemagneState, ask: Ask) -> Option:
        frame = s.frames[ask.depth]
        assert isinstance(frame, Voyage)
        return load(self._look(s, ask.seat, self._careful), ask, frame, self._laden)

    def sail(self, s: CharlemagneState, ask: Ask) -> Option:
        if not self._orders:
            frame = s.frames[ask.depth]
            assert isinstance(frame, Sailing)
            self._orders = orders(self._look(s, ask.seat, self._careful), frame)
        option = ask.find(self._orders[0]) if self._orders else None
        self._orders = self._orders[1:]
        return option or of_key(ask, "put-in", "stop") or ask.options[0]

    def _weigh(self, c: Country, hexes: list[int]) -> list[tuple[float, int, bool]]:
        found: list[tuple[float, int, bool]] = []
        for hex in hexes:
            force = movers(c.s, c.seat, hex)
            if force:
                found.append((self._gain(c, force, hex), hex, False))
                continue
            guard = lone(c.s, c.seat, hex)
            gain = c.blessing(hex) if guard else 0.0
            if gain > 0:
                found.append((gain, hex, True))
        return found

    def _gain(self, c: Country, force: list[int], hex: int) -> float:
        expected = points(c.s, force, AVERAGE)
        return best_plan(c, force, hex, c.reach(force, hex, expected)).value - staying(
            c, force, hex, expected
        )

    def gather(self, s: CharlemagneState, ask: Ask) -> Option:
        """Whoever is not to go is left, one after the other."""
        frame = s.frames[ask.depth]
        assert isinstance(frame, Gathering)
        wanted = lone(s, ask.seat, frame.hex) if self._garrison else movers(s, ask.seat, frame.hex)
        for piece in frame.pieces:
            if piece not in wanted and wanted:
                key = "leave" if piece < UNITS else "leave-leader"
                option = _named(ask, key, piece)
                if option is not None:
                    return option
        return of_key(ask, "set-out") or ask.options[0]

    def operate(self, s: CharlemagneState, ask: Ask) -> Option:
        if self._orders:
            option = ask.find(self._orders[0])
            if option is not None:
                self._orders = self._orders[1:]
                return option
        frame = s.frames[ask.depth]
        assert isinstance(frame, Operation)
        self._orders = self._think(self._look(s, ask.seat, self._careful), frame)
        option = ask.find(self._orders[0]) if self._orders else None
        self._orders = self._orders[1:]
        return option or of_key(ask, "stop") or ask.options[-1]

    def _think(self, c: Country, frame: Operation) -> list[str]:
        """Go on with all, or without the weakest who stays as a garrison, or stop."""
        s, hex, force = c.s, frame.hex, frame.pieces
        stay = staying(c, force, hex, 0)
        found = c.reach(force, hex, frame.points)
        plan = best_plan(c, force, hex, found)
        units = [piece for piece in force if piece < UNITS]
        others = [p for p in s.pieces(hex) if IS_LAND[p] and p not in force]
        leaving = hold(s, hex, c.seat) if not others else 0.0
        goes = bool(plan.way) or plan.act == "attack"
        if self._garrison and goes:
            goes, plan = False, Plan(stay, [], "convert")
        if goes and leaving > 0:
            spare = printed(units) > KING_GUARD if CHARLEMAGNE in force else len(units) > 1
            if spare:
                guard = min(units, key=lambda piece: MIGHT[piece])
                rest = [piece for piece in force if piece != guard]
                fewer = best_plan(c, rest, hex, found)
                if (fewer.way or fewer.act) and fewer.value - staying(c, rest, hex, 0) > WORTHWHILE:
                    return [_drop(guard), *_steps(fewer)]
            if plan.act != "attack" or plan.way:
                plan.value -= leaving
        if plan.act in ("pillage", "convert") and not plan.way:
            return _steps(plan)
        if plan.value - stay < WORTHWHILE:
            return []
        return _steps(plan)


def _steps(plan: Plan) -> list[str]:
    found = [f"move:{LAND.names[hex]}" for hex in plan.way]
    if plan.act == "attack":
        found.append(f"attack:{LAND.names[plan.target]}")
    elif plan.act:
        found.append(plan.act)
    return found


def _drop(piece: int) -> str:
    return ":".join(["drop", *(str(value) for value in words_of(piece).values())])


def _named(ask: Ask, key: str, piece: int) -> Option | None:
    return ask.find(":".join([key, *(str(value) for value in words_of(piece).values())]))
