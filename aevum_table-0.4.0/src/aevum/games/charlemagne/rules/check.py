"""Invariants of a match."""

from aevum.engine.refusal import EngineFault
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, FLEET, HOME, KIND, LEADERS, PIECES, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import AUGUSTUS, IN_PLAY, LEADER, MARKER, SHOWN, marker_of
from aevum.games.charlemagne.rules.stacking import STACKING
from aevum.games.charlemagne.rules.state import GONE, CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, TRIBAL


def check_state(s: CharlemagneState, at_rest: bool) -> None:
    """`at_rest`: no procedure is running that may leave things half done."""
    _places(s)
    _markers(s)
    if at_rest:
        for hex in s.here:
            _stack(s, hex)


def _places(s: CharlemagneState) -> None:
    found: dict[int, list[int]] = {}
    for piece in range(PIECES):
        if s.at[piece] >= 0:
            found.setdefault(s.at[piece], []).append(piece)
        elif s.at[piece] < GONE or (s.at[piece] == GONE and piece != CHARLEMAGNE):
            raise EngineFault(f"the piece {piece} is nowhere")
    if found != s.here:
        raise EngineFault("what stands in hexes is not what the pieces say")
    for marks in (s.burgs, s.civilized, s.pillaged):
        if marks != sorted(set(marks)) or any(LAND.sea[hex] for hex in marks):
            raise EngineFault(f"markers lie wrongly: {marks}")
    for hex in s.pillaged:
        if hex in s.burgs or hex in s.civilized:
            raise EngineFault(f"a marker survived pillage in {LAND.names[hex]}")  # T4.1.1
    if min(s.treasury) < 0:
        raise EngineFault(f"a treasury is below zero: {s.treasury}")


def _markers(s: CharlemagneState) -> None:
    for leader in range(CHARLEMAGNE, PIECES):
        here = s.at[leader] >= 0
        if here != (s.lead[leader - UNITS] != NOBODY):
            raise EngineFault(f"{LEADERS[leader - UNITS]} is on the map without a lord, or has one elsewhere")
        if leader != CHARLEMAGNE and here and s.holder[marker_of(leader)] != IN_PLAY:
            raise EngineFault(f"the marker of {LEADERS[leader - UNITS]} is not in play")
    for marker, where in enumerate(s.holder):
        if MARKER[marker] == LEADER and where in (0, 1, SHOWN):
            raise EngineFault("a Leader marker is in a hand")  # T10.SM08
        if MARKER[marker] == AUGUSTUS and (where == IN_PLAY) != (s.augustus != NOBODY):
            raise EngineFault("Augustus is borne by nobody")


def _stack(s: CharlemagneState, hex: int) -> None:
    units = [piece for piece in s.here[hex] if piece < UNITS]
    sides = {s.side_of(piece) for piece in s.here[hex]}
    name = LAND.names[hex]
    if len(sides) > 1:
        raise EngineFault(f"two sides stand in {name}")
    if len(units) > STACKING:
        raise EngineFault(f"{len(units)} units stand in {name}")  # 3.5.a
    if sides == {TRIBAL} and len({HOME[piece] for piece in units}) > 1:
        raise EngineFault(f"tribes share {name}")  # 3.6.b
    if LAND.sea[hex] and not (units and all(KIND[piece] == FLEET for piece in units)):
        raise EngineFault(f"somebody swims in {name}")  # 17.5
