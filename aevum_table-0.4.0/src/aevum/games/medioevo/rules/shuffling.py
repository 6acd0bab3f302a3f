"""Shuffling and lots. How a deck is shuffled only the host sees."""

from typing import Final

from aevum.games.medioevo.rules.state import MedioevoState

_SPREAD: Final = 1 << 30
"""So many sides that two things hardly ever draw the same number; if they do they keep their order."""
_UNTOLD: Final = 0


def shuffled(s: MedioevoState, things: list[int], key: str, rule: str) -> list[int]:
    """A new list in random order, from one roll."""
    if len(things) < 2:
        return things[:]
    drawn = s.roll(key, _SPREAD, len(things), rule, to=_UNTOLD)
    return [things[at] for _, at in sorted([(number, at) for at, number in enumerate(drawn)])]


def lot(s: MedioevoState, things: list[int], key: str, rule: str) -> int:
    """One of some things, by lot."""
    if len(things) == 1:
        return things[0]
    return things[s.roll(key, len(things), 1, rule)[0] - 1]
