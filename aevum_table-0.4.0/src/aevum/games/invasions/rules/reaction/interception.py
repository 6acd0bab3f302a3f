"""XIX.A Interception: the way of the interceptors and their roll."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.troops import RANGE, STRAIT

FARTHEST: Final = 3
"""XIX.A.8: paces, whatever the stack's own movement."""
SUCCEEDS_AT: Final = 6
"""XIX.A.16"""
BOSPHORUS: Final = "Bosphorus"


class Interceptor:
    """What the roll asks of the stack and of its aim."""

    __slots__ = ("capital", "combat", "empire")

    def __init__(self, combat: int, empire: bool, capital: bool) -> None:
        self.combat = combat
        self.empire = empire
        self.capital = capital
        """The target holds the interceptor's own capital (III.G.4)."""


def way_modifier(borders: list[tuple[int, str]], items: list[Modifier] | None = None) -> int:
    """What the way costs: each step is a kind of border and its name. Rivers cost nothing (C8)."""
    bonus = 0
    if len(borders) == FARTHEST:
        bonus += note(items, -1, "three-paces", "XIX.A.13")
    for kind, name in borders:
        if kind in (RANGE, STRAIT):
            bonus += note(items, -2, "range-crossed" if kind == RANGE else "strait-crossed", "XIX.A.14")
        if name == BOSPHORUS:
            bonus += note(items, -2, "bosphorus", "XIX.A.15")
    return bonus


def stack_modifier(stack: Interceptor, items: list[Modifier] | None = None) -> int:
    bonus = 0
    if stack.combat:
        bonus += note(items, stack.combat, "leader-combat", "XIX.A.10")
    if stack.capital:
        bonus += note(items, 3, "own-capital", "XIX.A.11")
    if stack.empire:
        bonus += note(items, 2, "interceptor-empire", "XIX.A.12")
    return bonus


def best_way(
    start: int, target: int, steps: list[list[tuple[int, int, str]]], shut: set[int]
) -> list[int] | None:
    """The cheapest way of at most three paces; None where there is none (XIX.A.7, XIX.A.8).

    `steps[a]` lists neighbour, kind and name of each border of `a`; `shut` are provinces one cannot pass.
    """
    for path in all_ways(start, target, steps):
        if not any(p in shut for p in path[1:-1]):
            return path
    return None


def all_ways(start: int, target: int, steps: list[list[tuple[int, int, str]]]) -> list[list[int]]:
    """Every way of at most three paces, the cheapest first, of equals the shortest."""
    found: list[list[int]] = []
    costs: list[int] = []
    ways: list[tuple[list[int], list[tuple[int, str]]]] = [([start], [])]
    for path, borders in ways:
        if path[-1] == target:
            found.append(path)
            costs.append(-way_modifier(borders))
        elif len(borders) < FARTHEST:
            for place, kind, name in steps[path[-1]]:
                if place not in path:
                    ways.append(([*path, place], [*borders, (kind, name)]))
    order = sorted(range(len(found)), key=lambda i: costs[i])
    return [found[i] for i in order]


def chance(modifier: int) -> float:
    """Of a D10 with this modifier."""
    return sum(1 for roll in range(1, 11) if roll + modifier >= SUCCEEDS_AT) / 10
