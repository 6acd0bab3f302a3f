"""How strong stacks are, and who would win. The figures are fitted to thousands of battles between steady
players, so that a stack's strength is its number of plain units, and a chance is a chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from aevum.games.invasions.rules.troops import ARCHER, CAVALRY, DOUBLE, ELITE, HEAVY, TRAITS
from aevum.games.invasions.rules.world.pieces import rerolls_of
from aevum.games.invasions.rules.world.world import World

_WEIGHTS = ((ELITE, 1.75), (DOUBLE, 0.75), (HEAVY, 0.35), (ARCHER, 0.55), (CAVALRY, 0.25))
"""What a trait adds to a plain unit."""
_UNIT = [1.0 + sum(weight for trait, weight in _WEIGHTS if what & trait) for what in TRAITS]
LEADER = 1.15
"""For each point of the combat bonus."""
WALLS = 1.3
LIMES = 1.3
HORDE = 1.0
_DEFENDER = 0.8
"""Who defends wins ties."""
_STEEPNESS = 1.85

LOST_IN_DEFEAT = 0.5
"""The part of a stack that a certain defeat costs for good; of a defeat by chance it is less."""
LOST_IN_VICTORY = 0.06


def code_strength(code: int) -> float:
    return _UNIT[code & 0x3FF]


def unit_strength(w: World, unit: int) -> float:
    return _UNIT[w.code[unit] & 0x3FF]


def bare_strength(w: World, units: Sequence[int]) -> float:
    return sum([_UNIT[w.code[unit] & 0x3FF] for unit in units], 0.0)


def strength(w: World, units: Sequence[int], leaders: list[int]) -> float:
    """Of a stack with its leaders; without units there is none."""
    if not units:
        return 0.0
    return bare_strength(w, units) + LEADER * rerolls_of(w, leaders)


def beats(attacker: float, defender: float) -> float:
    """The chance that an attacker of this strength wins the field."""
    if defender <= 0:
        return 1.0
    if attacker <= 0:
        return 0.0
    edge = _STEEPNESS * (attacker - defender - _DEFENDER) / sqrt(attacker + defender)
    return 1 / (1 + exp(-edge))


def losses(win: float) -> float:
    """The part of a stack that a battle with this chance of victory costs."""
    return (1 - win) * (0.1 + (LOST_IN_DEFEAT - 0.1) * (1 - win)) + win * LOST_IN_VICTORY


def captured(win: float) -> float:
    """The chance that a victor takes the horde of those who guard it; the surer he wins, the likelier."""
    return 0.05 + 0.7 * win
