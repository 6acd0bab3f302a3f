"""Dice that draw given markers, and standing orders that leave some windows open."""

from aevum.games.charlemagne.rules.markers import CUP, MARKER, kind
from tests.games.charlemagne.conftest import ScriptedMatch


def drawing(m: ScriptedMatch, *markers: str) -> list[int]:
    """What must be rolled to draw these markers, one after the other."""
    cup = [MARKER[marker] for marker, holder in enumerate(m.s.holder) if holder == CUP]
    dice: list[int] = []
    for name in markers:
        at = cup.index(kind(name))
        dice.append(at + 1)
        del cup[at]
    return dice


def listen(m: ScriptedMatch, *triggers: str) -> ScriptedMatch:
    """Every window is passed by standing order but these."""
    m.hush()
    m.s.orders = [order for order in m.s.orders if order.partition(":")[2] not in triggers]
    return m
