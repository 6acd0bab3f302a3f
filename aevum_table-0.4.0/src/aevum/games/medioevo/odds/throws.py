"""Three dice, of which some may be thrown again (5.BATTLE.07): how likely each result is.

A throw is a number: `FACES[throw]` are its dice, `ROLLED[throw]` and `LOWEST[throw]` what they are worth.
"""

from typing import Final

from aevum.games.medioevo.odds.policy import weight
from aevum.games.medioevo.rules.battle.dice import lowest, rolled
from aevum.games.medioevo.rules.horde.muster import DICE


def _faces() -> list[list[int]]:
    found: list[list[int]] = [[]]
    for sides in DICE:
        found = [[*throw, face] for throw in found for face in range(1, sides + 1)]
    return found


FACES: Final[list[list[int]]] = _faces()
ALL: Final = len(FACES)
ROLLED: Final[list[int]] = [rolled(dice) for dice in FACES]
LOWEST: Final[list[int]] = [lowest(dice) for dice in FACES]
KEEP: Final = -1


def _groups(again: int) -> list[int]:
    """Of each throw a number that all share which differ only in the die that is thrown again."""
    numbers: dict[tuple[int, ...], int] = {}
    found: list[int] = []
    for dice in FACES:
        kept = tuple([face for die, face in enumerate(dice) if die != again])
        found.append(numbers.setdefault(kept, len(numbers)))
    return found


GROUPS: Final[list[list[int]]] = [_groups(die) for die in range(len(DICE))]
FEWEST: Final = 0
"""No die has been thrown again yet; else a bit is set for each that was (5.BATTLE.07)."""
ALL_AGAIN: Final = (1 << len(DICE)) - 1


def weights(own: int, against: list[tuple[int, float]]) -> list[float]:
    """How good each throw is with `own` added to it, against attack values with their chances."""
    by_value: dict[int, list[float]] = {}
    found: list[float] = []
    for throw in range(ALL):
        value = max(0, ROLLED[throw] + own)
        key = value * len(FACES) + LOWEST[throw]
        if key not in by_value:
            total = 0.0
            for other, chance in against:
                total += chance * weight(value - other, LOWEST[throw])
            by_value[key] = [total]
        found.append(by_value[key][0])
    return found


class Plan:
    """By the dice that were thrown again so far, and the throw: the die to take up next, or KEEP."""

    __slots__ = ("next",)

    def __init__(self, values: list[float]) -> None:
        self.next = [[KEEP] * ALL for _ in range(ALL_AGAIN + 1)]
        worth = [values] * (ALL_AGAIN + 1)
        for so_far in range(ALL_AGAIN - 1, FEWEST - 1, -1):
            best = list(values)
            chosen = self.next[so_far]
            for die, sides in enumerate(DICE):
                if so_far >> die & 1:
                    continue
                groups = GROUPS[die]
                sums = [0.0] * (ALL // sides)
                for throw, after in enumerate(worth[so_far | 1 << die]):
                    sums[groups[throw]] += after / sides
                for throw in range(ALL):
                    if sums[groups[throw]] > best[throw] + 1e-9:
                        best[throw] = sums[groups[throw]]
                        chosen[throw] = die
            worth[so_far] = best

    def die(self, dice: list[int], again: list[int]) -> int:
        """The die that a usual player takes up of these, or KEEP; `again` were thrown again already."""
        so_far = FEWEST
        for die in again:
            so_far |= 1 << die
        return self.next[so_far][FACES.index(dice)]


def chances(values: list[float]) -> list[float]:
    """Of each throw, after the dice that a usual player throws again, one after the other."""
    plan = Plan(values)
    found = [0.0] * ALL
    lies = [[0.0] * ALL for _ in range(ALL_AGAIN + 1)]
    lies[FEWEST] = [1 / ALL] * ALL
    for so_far in range(ALL_AGAIN + 1):
        waiting = [[0.0] * (ALL // sides) for sides in DICE]
        for throw, chance in enumerate(lies[so_far]):
            die = plan.next[so_far][throw]
            if die == KEEP:
                found[throw] += chance
            else:
                waiting[die][GROUPS[die][throw]] += chance / DICE[die]
        for die in range(len(DICE)):
            if so_far >> die & 1:
                continue
            after = lies[so_far | 1 << die]
            for throw in range(ALL):
                after[throw] += waiting[die][GROUPS[die][throw]]
    return found


def plain(own: int) -> list[tuple[int, float]]:
    """Attack values of dice that nobody throws again, with what is added: what is known of an enemy's."""
    by_value: dict[int, float] = {}
    for throw in range(ALL):
        value = max(0, ROLLED[throw] + own)
        by_value[value] = by_value.get(value, 0.0) + 1 / ALL
    return sorted(by_value.items())
