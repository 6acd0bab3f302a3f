"""X.B.5 A card on a single roll decides it: the same die succeeds with it, or without it."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

from .x_rolls_test import FRONTIER


def rolled(on_map: OnMap, hold: Callable[..., Any], how: str, key: str, value: int, die: int) -> Any:
    more = ', Thracia = "legion"' if how == "intercept" else ""
    m = hold(on_map(FRONTIER.format(more=more), dice=[die], realm=True), 1, key)
    m.do("march:Valachia", "go:Moesia Inferior")
    return m.do("intercept:Thracia" if how == "intercept" else "flee", f"play-on-roll:{key}:{value}")


@rule("X.B.5", "XIX.A.16")
@pytest.mark.parametrize(
    ("key", "value", "die", "comes"),
    [
        ("night-march", 4, 1, True),
        ("deception", -4, 7, False),
        ("deception", -4, 8, True),
        ("reaction", 3, 1, True),
        ("reaction", -3, 6, False),
        ("reaction", -3, 7, True),
    ],
)
def test_interceptions(
    on_map: OnMap, hold: Callable[..., Any], key: str, value: int, die: int, comes: bool
) -> None:
    """Six are needed, and an Empire has two of them."""
    m = rolled(on_map, hold, "intercept", key, value, die)
    assert (len(m.events("intercepts")), len(m.events("interception-fails"))) == (comes, not comes)


@rule("X.B.5", "XIX.B.8")
@pytest.mark.parametrize(
    ("key", "value", "die", "gets_away"),
    [
        ("night-march", 4, 4, False),
        ("night-march", 4, 5, True),
        ("deception", -4, 10, False),
        ("reaction", 3, 5, False),
        ("reaction", 3, 6, True),
        ("reaction", -3, 10, False),
    ],
)
def test_flights(
    on_map: OnMap, hold: Callable[..., Any], key: str, value: int, die: int, gets_away: bool
) -> None:
    """Nine are needed, and nothing else counts."""
    m = rolled(on_map, hold, "flee", key, value, die)
    assert (len(m.events("flees")), len(m.events("flight-fails"))) == (gets_away, not gets_away)
