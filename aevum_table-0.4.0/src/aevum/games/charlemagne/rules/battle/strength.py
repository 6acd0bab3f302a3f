"""What a side is worth in battle: printed strength, and the modifiers that multiply it (T11.2)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.battle.terrain import reason
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, HOME, IS_FLEET, IS_LAND, MIGHT, is_leader
from aevum.games.charlemagne.rules.leaders import NO_LEADER, best
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import PAGAN, parameter

KEYS: Final[tuple[str, ...]] = (
    "modifier-ground-burg",
    "modifier-ground-rough",
    "modifier-ground-pass",
    "modifier-ground-river",
    "modifier-ground-strait",
    "modifier-ground-sea",
)

LEADER: Final = parameter("strength-leader")
OF_CHARLEMAGNE: Final = parameter("strength-charlemagne")
TERRAIN: Final = parameter("strength-terrain")
ADVANCE: Final = parameter("strength-advance")
RAGNAROK: Final = parameter("strength-ragnarok")


def printed(pieces: list[int]) -> int:
    """T11.3.printed; leaders have no strength."""
    return sum([MIGHT[piece] for piece in pieces])


def fighters(s: CharlemagneState, hex: int, side: int) -> list[int]:
    """13.1.b: the land units of a side in a hex, and its leaders there; no fleets (13.7.a)."""
    return [piece for piece in s.pieces(hex) if _on_land(piece) and s.side_of(piece) == side]


def _on_land(piece: int) -> bool:
    return not IS_FLEET[piece]


def all_pagan(s: CharlemagneState, pieces: list[int]) -> bool:
    """T10.SM11, AMB-12: by the present faith of their homes (3.4)."""
    return all(s.faith[HOME[piece]] == PAGAN for piece in pieces if not is_leader(piece))


def leading(s: CharlemagneState, pieces: list[int], items: list[Modifier] | None = None) -> int:
    """The modifier of the one leader who counts (20.2.a)."""
    leader = best(s, pieces)
    if leader == NO_LEADER:
        return 0
    if leader == CHARLEMAGNE:
        return note(items, OF_CHARLEMAGNE, "led-by-charlemagne", "T11.2.charlemagne")
    return note(items, LEADER, "led-by-leader", "T11.2.leader")


def ground(
    s: CharlemagneState, source: int, target: int, from_sea: bool, items: list[Modifier] | None = None
) -> int:
    """The defender's modifier of the ground, once, for the first reason there is (13.2.e)."""
    key, rule = reason(s, source, target, from_sea)
    return note(items, TERRAIN, key, rule) if key else 0


def marked(advances: int, ragnarok: int, items: list[Modifier] | None = None) -> int:
    """The modifiers of markers that were played and stand."""
    total = 0
    for _ in range(advances):
        total += note(items, ADVANCE, "military-advance", "T11.2.advance")
    for _ in range(ragnarok):
        total += note(items, RAGNAROK, "ragnarok", "T11.2.ragnarok")
    return total


def land_units(pieces: list[int]) -> list[int]:
    return [piece for piece in pieces if IS_LAND[piece]]
