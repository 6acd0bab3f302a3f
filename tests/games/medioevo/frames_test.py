"""Procedures that saves and copies begin with."""

from collections.abc import Iterator

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.testing.laws import frames_are_whole

FIRST = {
    ("Auction", "round"): 1,
    ("CombatPhase", "round"): 1,
    ("FirstTokens", "left"): 1,
    ("March", "fresh"): True,
    ("PlaceArmies", "archers"): 1,
    ("PlaceArmies", "left"): 2,
    ("PointSale", "size"): 1,
    ("Raiders", "points"): 3,
    ("TurnForPoints", "factor"): 1,
    ("UseCard", "factor"): 1,
}
"""What a procedure begins with that is neither nothing nor nobody."""


def _single(value: object) -> Iterator[object]:
    if isinstance(value, list):
        for part in value:
            yield from _single(part)
    else:
        yield value


def test_procedures_are_made_whole() -> None:
    frames_are_whole(GAME)


@pytest.mark.parametrize("name", GAME.frames)
def test_what_has_not_happened_yet_is_nothing_and_nobody(name: str) -> None:
    frame = GAME.frames[name]()
    for field in frame.fields:
        value = getattr(frame, field)
        first = FIRST.get((name, field))
        if first is not None:
            assert value == first, field
        else:
            assert all(one in ("", 0, NOBODY) for one in _single(value)), f"{field} begins with {value!r}"
