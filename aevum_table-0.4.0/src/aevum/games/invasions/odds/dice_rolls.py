"""All results of a pool of battle dice, as the odds need them."""

from math import factorial

from aevum.games.invasions.odds.policy import FACES, own_gain
from aevum.games.invasions.rules.dice import BLACK, WHITE, hits_of
from aevum.kit.odds import Rolls

MOST_HITS = 2


def face_chances(colour: int, open_ground: bool) -> list[float]:
    """Chance of 0, 1 and 2 hits of one die."""
    found = [0.0] * (MOST_HITS + 1)
    for face in range(1, FACES + 1):
        found[hits_of(colour, face, open_ground)] += 1 / FACES
    return found


def hit_chances(white: int, black: int, open_ground: bool) -> list[float]:
    """Chance of each number of hits of a pool that is not re-rolled."""
    total = [1.0]
    for colour, count in ((WHITE, white), (BLACK, black)):
        die = face_chances(colour, open_ground)
        for _ in range(count):
            grown = [0.0] * (len(total) + MOST_HITS)
            for hits, p in enumerate(total):
                for more, q in enumerate(die):
                    grown[hits + more] += p * q
            total = grown
    while len(total) > 1 and total[-1] == 0.0:
        total.pop()
    return total


def _splits(count: int) -> list[tuple[int, int, int]]:
    """Ways in which dice of one colour show 0, 1 and 2 hits."""
    return [(count - one - two, one, two) for two in range(count + 1) for one in range(count - two + 1)]


class PoolRolls:
    """The results of a pool: which dice show how many hits, dice of one colour and number being alike."""

    __slots__ = ("hits", "results", "rolls")

    def __init__(self, white: int, black: int, open_ground: bool) -> None:
        results: list[tuple[int, ...]] = [w + b for w in _splits(white) for b in _splits(black)]
        chances = face_chances(WHITE, open_ground) + face_chances(BLACK, open_ground)
        # Some numbers of hits cannot show on some grounds: leave such results out.
        self.results = [r for r in results if not any(count and not chances[k] for k, count in enumerate(r))]
        index = {result: number for number, result in enumerate(self.results)}
        self.hits = [r[1] + 2 * r[2] + r[4] + 2 * r[5] for r in self.results]
        self.rolls = Rolls(len(self.results))
        for number, result in enumerate(self.results):
            self.rolls.chance[number] = _chance(result, chances)
            _best(self.rolls, number, result, chances, index, open_ground)


def _chance(result: tuple[int, ...], chances: list[float]) -> float:
    ways = factorial(sum(result[:3])) * factorial(sum(result[3:]))
    p = 1.0
    for k, count in enumerate(result):
        ways //= factorial(count)
        p *= chances[k] ** count
    return ways * p


def _best(
    rolls: Rolls,
    number: int,
    result: tuple[int, ...],
    chances: list[float],
    index: dict[tuple[int, ...], int],
    open_ground: bool,
) -> None:
    """The die that the owner, and the one that the enemy, would rather see rolled again."""
    mine, theirs = -1, -1
    rolls.own_gain[number] = rolls.enemy_gain[number] = -FACES * FACES
    for k, count in enumerate(result):
        if not count:
            continue
        gain = own_gain(WHITE if k < 3 else BLACK, k % 3, open_ground)
        if gain > rolls.own_gain[number]:
            rolls.own_gain[number], mine = gain, k
        if -gain > rolls.enemy_gain[number]:
            rolls.enemy_gain[number], theirs = -gain, k
    rolls.own_next[number] = _after(result, mine, chances, index)
    rolls.enemy_next[number] = _after(result, theirs, chances, index)


def _after(
    result: tuple[int, ...], k: int, chances: list[float], index: dict[tuple[int, ...], int]
) -> list[tuple[int, float]]:
    if k < 0:
        return []
    first = 0 if k < 3 else 3
    found: list[tuple[int, float]] = []
    for shown in range(first, first + 3):
        if chances[shown]:
            changed = list(result)
            changed[k] -= 1
            changed[shown] += 1
            found.append((index[tuple(changed)], chances[shown]))
    return found
