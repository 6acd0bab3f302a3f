"""The dice of both sides in one round: their difference and their lowest dice, with chances (5.BATTLE.07)."""

from typing import Final

from aevum.games.medioevo.odds import throws
from aevum.games.medioevo.rules.battle.dice import lowest, rolled


class Clashes:
    """Rows by number: the chance, which of `differences` it is, and the lowest dice of both sides.

    A difference is the attacker's attack value less the defender's.
    """

    __slots__ = ("chance", "differences", "low", "which")

    def __init__(self) -> None:
        self.differences: list[int] = []
        self.chance: list[float] = []
        self.which: list[int] = []
        self.low: list[list[int]] = [[], []]

    def add(self, difference: int, attacker: int, defender: int, chance: float) -> None:
        if difference not in self.differences:
            self.differences.append(difference)
        self.which.append(self.differences.index(difference))
        self.low[0].append(attacker)
        self.low[1].append(defender)
        self.chance.append(chance)


_KNOWN: dict[str, Clashes] = {}
_MANY: Final = 500
"""So many tables are kept at most."""


def clashes(added: list[int], circle: list[list[int]]) -> Clashes:
    """All that can come of the dice, by what is added to each side's; `circle` are a horde's, else none.

    The attacker throws first, and against a player knows nothing yet; whoever throws second sees the dice
    that lie, as everybody sees those of the War Circle.
    """
    key = f"{added} {circle}"
    if key not in _KNOWN:
        if len(_KNOWN) >= _MANY:
            _KNOWN.clear()
        _KNOWN[key] = _gathered(added, circle)
    return _KNOWN[key]


def fixed(dice: list[int], added: int) -> int:
    """The attack value of dice that lie."""
    return max(0, rolled(dice) + added)


def _gathered(added: list[int], circle: list[list[int]]) -> Clashes:
    sums: dict[tuple[int, int, int], float] = {}
    answers: dict[int, list[tuple[int, int, float]]] = {}
    for value, low, chance in _first(added, circle):
        if value not in answers:
            if circle[1]:
                answers[value] = [(fixed(circle[1], added[1]), lowest(circle[1]), 1.0)]
            else:
                answers[value] = _thrown(added[1], [(value, 1.0)])
        for other, other_low, further in answers[value]:
            key = (value - other, low, other_low)
            sums[key] = sums.get(key, 0.0) + chance * further
    found = Clashes()
    for key, chance in sums.items():
        found.add(key[0], key[1], key[2], chance)
    return found


def _first(added: list[int], circle: list[list[int]]) -> list[tuple[int, int, float]]:
    if circle[0]:
        return [(fixed(circle[0], added[0]), lowest(circle[0]), 1.0)]
    if circle[1]:
        return _thrown(added[0], [(fixed(circle[1], added[1]), 1.0)])
    return _thrown(added[0], throws.plain(added[1]))


def _thrown(own: int, against: list[tuple[int, float]]) -> list[tuple[int, int, float]]:
    """Attack value and lowest die of a player's throw."""
    sums: dict[tuple[int, int], float] = {}
    for throw, chance in enumerate(throws.chances(throws.weights(own, against))):
        if chance > 0.0:
            key = (max(0, throws.ROLLED[throw] + own), throws.LOWEST[throw])
            sums[key] = sums.get(key, 0.0) + chance
    return [(key[0], key[1], chance) for key, chance in sums.items()]
