"""Three dice, of which some may be thrown again (5.BATTLE.07): how likely each result is.

A throw is a number: `FACES[throw]` are its dice, `ROLLED[throw]` and `LOWEST[throw]` what they are worth.
"""

from typing import Final

from aevum.games.medioevo.odds.policy import weight
from aevum.games.medioevo.rules.battle.dice import lowest, rolled
from aevum.games.medioevo.rules.battle.throw import AGAIN
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


def _groups(again: list[int]) -> list[int]:
    """Of each throw a number that all share which differ only in dice that are thrown again."""
    numbers: dict[tuple[int, ...], int] = {}
    found: list[int] = []
    for dice in FACES:
        kept = tuple([face for die, face in enumerate(dice) if die not in again])
        found.append(numbers.setdefault(kept, len(numbers)))
    return found


GROUPS: Final[list[list[int]]] = [_groups(again) for again in AGAIN]
SIZES: Final[list[list[int]]] = [
    [groups.count(group) for group in range(max(groups) + 1)] for groups in GROUPS
]


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


def _means(values: list[float]) -> list[list[float]]:
    """By set of dice and group: what throwing the set again comes to on the average."""
    found: list[list[float]] = []
    for number in range(len(AGAIN)):
        groups, sizes = GROUPS[number], SIZES[number]
        sums = [0.0] * len(sizes)
        for throw in range(ALL):
            sums[groups[throw]] += values[throw]
        found.append([sums[group] / sizes[group] for group in range(len(sizes))])
    return found


def _best(throw: int, values: list[float], means: list[list[float]]) -> int:
    best = KEEP
    most = values[throw] + 1e-9
    for number in range(len(AGAIN)):
        mean = means[number][GROUPS[number][throw]]
        if mean > most:
            best = number
            most = mean + 1e-9
    return best


def again(dice: list[int], values: list[float]) -> int:
    """Which set of `AGAIN` a usual player throws again of these dice, or KEEP."""
    return _best(FACES.index(dice), values, _means(values))


def chances(values: list[float]) -> list[float]:
    """Of each throw, after the dice that a usual player throws again."""
    means = _means(values)
    found = [0.0] * ALL
    waiting = [[0.0] * len(sizes) for sizes in SIZES]
    for throw in range(ALL):
        best = _best(throw, values, means)
        if best == KEEP:
            found[throw] += 1 / ALL
        else:
            waiting[best][GROUPS[best][throw]] += 1 / ALL
    for number in range(len(AGAIN)):
        groups, sizes = GROUPS[number], SIZES[number]
        for throw in range(ALL):
            found[throw] += waiting[number][groups[throw]] / sizes[groups[throw]]
    return found


def plain(own: int) -> list[tuple[int, float]]:
    """Attack values of dice that nobody throws again, with what is added: what is known of an enemy's."""
    by_value: dict[int, float] = {}
    for throw in range(ALL):
        value = max(0, ROLLED[throw] + own)
        by_value[value] = by_value.get(value, 0.0) + 1 / ALL
    return sorted(by_value.items())
