"""The awards of the final scoring (V.END). Each gives a list of honour points by seat."""

from typing import Final

from aevum.games.medioevo.rules.tables import BRANCHES, MAMLUKS, NOBODY, figure


def _award(name: str, column: str = "points") -> int:
    return figure("final-scoring", "award", name, column)


MOSTS: Final = ("money", "great-market", "technology", "cathedrals", "cities", "castles", "territories")
_MOST: Final[dict[str, int]] = {name: _award(name) for name in MOSTS}
_TIE: Final[dict[str, int]] = {name: _award(name, "tie") for name in MOSTS}
ROME: Final = _award("rome")
JERUSALEM: Final = _award("jerusalem")
MONOPOLY: Final = _award("monopoly")


def most(award: str, amounts: list[int]) -> list[int]:
    """Who has most of a thing; who has nothing has not (V.END.02, R-067).

    Money is net worth (V.END.03), the Great Market is `markets` (V.END.04), technology is `learning`
    (V.END.05); the others are counted (V.END.08).
    """
    best = max(amounts)
    if best <= 0:
        return [0] * len(amounts)
    points = _TIE[award] if amounts.count(best) > 1 else _MOST[award]
    return [points if amount == best else 0 for amount in amounts]


def markets(values: list[int], controllers: list[int], seats: int) -> list[int]:
    """V.END.04: the highest Great Market of each seat, of the settlements by value and by who controls them.

    What is barbarian or disputed is controlled by NOBODY and does not count.
    """
    found = [0] * seats
    for at, controller in enumerate(controllers):
        if controller != NOBODY:
            found[controller] = max(found[controller], values[at])
    return found


def learning(levels: list[int]) -> int:
    """V.END.05: one number for the highest level owned, and then for how many technologies of it."""
    best = max(levels)
    return best * (len(BRANCHES) + 1) + levels.count(best) if best else 0


def rome(controller: int, seats: int) -> list[int]:
    """V.END.06"""
    return [ROME if seat == controller else 0 for seat in range(seats)]


def jerusalem(controller: int, kingdoms: list[int]) -> list[int]:
    """V.END.07, R-113: not for the Mamluks, whose home it is."""
    return [
        JERUSALEM if seat == controller and kingdom != MAMLUKS else 0 for seat, kingdom in enumerate(kingdoms)
    ]


def monopolies(controllers: list[list[int]], seats: int) -> list[int]:
    """V.END.09, R-069: `controllers` has by good who controls the settlements in play that produce it."""
    points = [0] * seats
    for holders in controllers:
        if holders and holders[0] != NOBODY and holders.count(holders[0]) == len(holders):
            points[holders[0]] += MONOPOLY
    return points
