"""Property markers: eight, most of them with a level on either side (0.COMP.02)."""

from typing import Final

from aevum.games.medioevo.rules.tables import LEVELS, PACKAGE
from aevum.kit.tables import rows, whole

_NAMES: Final = ("low", "high", "count")
MARKERS: Final[list[list[int]]] = [
    [whole(row, name, "property-markers.csv") for name in _NAMES] for row in rows(PACKAGE, "property-markers")
]
"""The levels of the two sides, and how many there are."""


def enough(used: list[int], further: int = 0) -> bool:
    """Whether the markers serve for so many things of levels I, II and III (4.TRN.07, 4.SGE.04).

    Markers are always laid so that as many as possible stay of use [M12]: they are enough if for every group
    of levels there are as many markers that show one of them. By an option `further` ones show I (R-007).
    """
    for group in range(1, 1 << LEVELS):
        wanted = sum([used[level] for level in range(LEVELS) if group >> level & 1])
        there = further if group & 1 else 0
        for low, high, count in MARKERS:
            if group >> (low - 1) & 1 or group >> (high - 1) & 1:
                there += count
        if wanted > there:
            return False
    return True


def may_mark(used: list[int], level: int, further: int = 0) -> bool:
    """5.CONQ.06: whether a marker is free for one more thing of a level."""
    more = list(used)
    more[level - 1] += 1
    return enough(more, further)


def may_raise(used: list[int], old: int, new: int, further: int) -> bool:
    """4.TRN.03: whether a thing of one level can bear a marker of another."""
    changed = list(used)
    changed[old - 1] -= 1
    changed[new - 1] += 1
    return enough(changed, further)
