"""Fleets: raids on coasts, troops to where they are wanted, leaders to Rome, battles with other fleets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.country import AVERAGE
from aevum.games.charlemagne.bots.fighting import Clash, sea_fight
from aevum.games.charlemagne.bots.garrisons import movers
from aevum.games.charlemagne.bots.marching import position
from aevum.games.charlemagne.bots.worth import COIN, turns_left
from aevum.games.charlemagne.rules.counters import FLEET, HIRE, HOME, IS_FLEET, MIGHT, UNITS
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.land import ENTER, LAND
from aevum.games.charlemagne.rules.movement.points import points
from aevum.games.charlemagne.rules.ports import (
    RIVER_PORT_COST,
    fleet_side,
    fleets_in,
    no_berth,
    port_cost,
    ports_at,
    sheltered,
    waters,
)
from aevum.games.charlemagne.rules.sea.courses import BATTLE, LAND_COAST, LAND_PORT
from aevum.games.charlemagne.rules.sea.sailing import CAPACITY, Sailing
from aevum.games.charlemagne.rules.sea.voyage import EMBARK_PORT, Voyage, fleets_ready
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.tables import NOBODY, TRIBAL
from aevum.games.charlemagne.rules.treasury.danegeld import GELD
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.bots.country import Country

SEA = ENTER["sea"]
ADRIFT = 0.2
"""The share of a fleet's worth that a landing risks."""
HARBOUR = 0.05
"""To lie in a port that is held rather than off a coast."""
OPENS = [LAND.sea[hex] and (bool(LAND.shores[hex]) or hex in set(LAND.gate)) for hex in range(LAND.size)]
"""Sea hexes that a port may open on."""
Waters = dict[int, tuple[int, int]]
"""Of each sea hex in reach: the points left there, and the hex before."""


class Course:
    """Sea hexes to sail through and what is done at their end: an option's key, and its place."""

    __slots__ = ("act", "target", "value", "way")

    def __init__(self, value: float, way: list[int], act: str = "", target: int = -1) -> None:
        self.value = value
        self.way = way
        self.act = act
        self.target = target

    def steps(self) -> list[str]:
        found = [f"sail-to:{LAND.names[hex]}" for hex in self.way]
        return [*found, f"{self.act}:{LAND.names[self.target]}"] if self.act else found


def ship(c: Country) -> float:
    """What a fleet is worth: its price, and the danegeld it takes or saves (10.6)."""
    return COIN * (HIRE[FLEET] / 2 + GELD * turns_left(c.s))


def passengers(c: Country, hex: int, fleets: list[int]) -> list[int]:
    """Who would go aboard in a port: of those who may leave it the strongest, and a leader."""
    if LAND.sea[hex]:
        return []
    able = movers(c.s, c.seat, hex)
    if c.seat == TRIBAL:
        able = [piece for piece in able if piece >= UNITS or HOME[piece] == HOME[fleets[0]]]
    units = sorted([p for p in able if p < UNITS], key=lambda p: -MIGHT[p])[: CAPACITY * len(fleets)]
    return sorted([*units, *(p for p in able if p >= UNITS)]) if units else []


def setting_out(c: Country, hex: int) -> tuple[float, bool]:
    """What the fleets of a hex may gain by sailing, and whether with troops aboard."""
    fleets = fleets_ready(c.s, c.seat, hex)
    found = [(0.0, False)]
    for cargo in ([], passengers(c, hex, fleets)):
        if cargo or not found[1:]:
            leaders = [piece for piece in cargo if piece >= UNITS]
            left = points(c.s, [*fleets, *leaders], AVERAGE) - (EMBARK_PORT if cargo else 0)
            stay = position(c, hex, cargo) if cargo else 0.0
            best = course(c, fleets, cargo, hex, left)
            if best.act not in ("", "put-in") or cargo:
                found.append((best.value - stay, bool(cargo)))
    return max(found)


def reach(c: Country, fleets: list[int], hex: int, left: int) -> Waters:
    s, here = c.s, c.s.here
    found: Waters = {hex: (left, hex)}
    todo = [hex]
    for at in todo:
        rest = found[at][0] - port_cost(at) - SEA
        if rest < 0:
            continue
        for to in waters(at):
            if to in found:
                continue
            if to in here and (
                fleet_side(s, to) == 1 - c.seat or no_berth(s, c.seat, to, fleets) is not None
            ):
                continue
            found[to] = (rest, at)
            todo.append(to)
    return found


def course(c: Country, fleets: list[int], cargo: list[int], start: int, left: int) -> Course:
    """The best that fleets can do with so many points; with nothing to gain they go to a port."""
    found = reach(c, fleets, start, left)
    best = Course(-100.0, [])
    troops = [piece for piece in cargo if piece < UNITS]
    at_stake = ADRIFT * ship(c) * len(fleets)
    for hex, (rest, _) in found.items():
        acts = _calls(c, fleets, cargo, hex, rest) if OPENS[hex] else []
        if not cargo:
            acts += _fights(c, fleets, hex, rest, 2 * rest - left)
        elif troops and LAND.sea[hex]:
            # Who can be back where it came from risks no ship.
            back = rest - LAND_COAST >= left - rest
            acts += _raids(c, cargo, troops, hex, rest, 0.0 if back else at_stake)
        for value, act, target in acts:
            if value > best.value:
                best = Course(value, _way(found, start, hex), act, target)
    return best


def _calls(
    c: Country, fleets: list[int], cargo: list[int], hex: int, left: int
) -> list[tuple[float, str, int]]:
    """At ports that are open to them."""
    s, seat = c.s, c.seat
    found: list[tuple[float, str, int]] = []
    for port in ports_at(s, hex):
        side = s.land_side(port)
        if side not in (seat, NOBODY) or fleet_side(s, port) == 1 - seat or not c.welcome(port):
            continue
        if port_cost(port) + (LAND_PORT if cargo else 0) > left:
            continue
        if no_room(s, seat, port, [*fleets, *cargo]) is None:
            value = HARBOUR if side == seat else 0.0
            if cargo:
                value += position(c, port, cargo) + (c.prize(port) if cargo[0] < UNITS else 0.0)
            found.append((value, "put-in", port))
    return found


def _fights(c: Country, fleets: list[int], hex: int, rest: int, left: int) -> list[tuple[float, str, int]]:
    """With the other's fleets beside them; `left` is what the way back leaves, where one is needed."""
    s = c.s
    if sheltered(s, hex, c.seat):
        left = rest
    near = [*LAND.sea_near[hex], *(ports_at(s, hex) if OPENS[hex] else [])] if LAND.sea[hex] else waters(hex)
    return [
        (sea_fight(s, fleets, fleets_in(s, to)) * ship(c), "assail", to)
        for to in near
        if to in s.here and fleet_side(s, to) == 1 - c.seat and left >= BATTLE + RIVER_PORT_COST
    ]


def _raids(
    c: Country, cargo: list[int], troops: list[int], hex: int, left: int, at_stake: float
) -> list[tuple[float, str, int]]:
    """On the coast, against whoever is there or where no enemy is."""
    s, seat = c.s, c.seat
    found: list[tuple[float, str, int]] = []
    for shore in LAND.shores[hex]:
        if not c.welcome(shore):
            continue
        held = shore in s.here and s.land_side(shore) not in (seat, NOBODY)
        if held and left >= BATTLE:
            clash = Clash(s, seat, cargo, hex, shore, True).wary()
            found.append((clash + position(c, shore, troops, False) - at_stake, "attack", shore))
            continue
        # On an open beach too: peoples whom the sea parts from the war come to it only so (12.2.d).
        if not held and left >= LAND_COAST and no_room(s, seat, shore, cargo) is None:
            found.append((c.prize(shore) + position(c, shore, cargo) - at_stake, "land", shore))
    return found


def _way(found: Waters, start: int, hex: int) -> list[int]:
    way: list[int] = []
    while hex != start:
        way.append(hex)
        hex = found[hex][1]
    return way[::-1]


def load(c: Country, ask: Ask, frame: Voyage, laden: bool) -> Option:
    """Aboard, one after the other."""
    if laden:
        wanted = passengers(c, frame.hex, frame.fleets)
        for piece in wanted:
            if piece not in frame.cargo:
                key = "board" if piece < UNITS else "board-leader"
                words = [key, *(str(value) for value in words_of(piece).values()), LAND.names[frame.hex]]
                option = ask.find(":".join(words))
                if option is not None:
                    return option
    return of_key(ask, "set-sail") or ask.options[0]


def orders(c: Country, frame: Sailing) -> list[str]:
    """What fleets under way do from here."""
    if not LAND.sea[frame.hex] and not frame.cargo:
        best = course(c, frame.fleets, [], frame.hex, frame.points)
        return best.steps() if best.act == "assail" and best.value > 0 else ["stop"]
    cargo = [piece for piece in frame.cargo if not IS_FLEET[piece]]
    best = course(c, frame.fleets, cargo, frame.hex, frame.points)
    return best.steps() or ["stop"]
