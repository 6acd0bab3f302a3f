"""The one die of the game (1.3), and results with their chances."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.stratagems.throw import DIE


def chances(results: list[str]) -> dict[str, float]:
    """Of each result that as many equally likely rolls come to.

    >>> chances(["R", "-", "-", "V"])
    {'R': 0.25, '-': 0.5, 'V': 0.25}
    """
    found: dict[str, float] = {}
    for result in results:
        found[result] = found.get(result, 0.0) + 1 / len(results)
    return found


def of_table(result: Callable[[int, int], str], column: int) -> dict[str, float]:
    """The chances of a table of one die, under a differential or a strength."""
    return chances([result(die, column) for die in range(1, DIE + 1)])


def of_code(found: dict[str, float], letter: str) -> float:
    """How likely a result is that holds a letter: `P` of `P+R`.

    >>> of_code({"P": 0.5, "P+R": 0.25, "-": 0.25}, "P")
    0.75
    """
    return sum([p for code, p in found.items() if letter in code])
