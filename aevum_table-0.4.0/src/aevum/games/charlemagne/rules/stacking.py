"""Stacking (3.5) and who may stand with whom (3.6), for a force that wants to stay in a hex."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.counters import HOME, is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import TRIBAL, parameter

STACKING: Final = parameter("stacking")
"""3.5.a"""


def no_room(s: CharlemagneState, seat: int, hex: int, pieces: list[int]) -> Refusal | None:
    """Why pieces of a player cannot stay in a hex with the others there. Leaders need no room (3.5.b)."""
    homes: list[int] = []
    count = 0
    for piece in pieces:
        if not is_leader(piece):
            count += 1
            homes.append(HOME[piece])
    if not count:
        return None
    for piece in s.pieces(hex):
        # Fleets of an enemy would put to sea (13.7.b).
        if not is_leader(piece) and piece not in pieces and s.side_of(piece) == seat:
            count += 1
            if seat == TRIBAL and HOME[piece] != homes[0]:
                return Refusal("tribes-apart", {"place": LAND.names[hex]}, "3.6.b")
    if count > STACKING:
        return Refusal("stack-full", {"place": LAND.names[hex]}, "3.5.a")
    return None
