"""Every installed game, and the tiny one, goes through the battery."""

import pytest

from aevum.engine import Game, registry
from aevum.testing import battery
from tests.tiny import GAME

Case = tuple[Game, str, dict[str, object]]

LIGHT_TINY = 500
LIGHT = 10
FULL_TINY = 6
FULL = 1
FULL_SHARE = 0.05
"""Real games take thousands of choices; a part of them is examined, another part with each seed."""


def _cases() -> list[object]:
    found: list[object] = []
    for game in (GAME, *(registry.find(name) for name in registry.names())):
        variants: list[dict[str, object]] = [{}] if game is not GAME else [{"seats": n} for n in (2, 3, 4)]
        for scenario in game.scenarios():
            for options in variants:
                words = [game.name, scenario, *(f"{name}={value}" for name, value in options.items())]
                found.append(pytest.param((game, scenario, options), id="-".join(words)))
    return found


@pytest.fixture(params=_cases())
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


# Parts of the seeds, so that two workers share the work evenly.
@pytest.mark.parametrize("part", range(2))
def test_random_matches_end_and_stay_sound(case: Case, part: int) -> None:
    matches = (LIGHT_TINY if case[0] is GAME else LIGHT) // 2
    for seed in range(part * matches, (part + 1) * matches):
        assert battery.light(*case, seed) > 0


def test_matches_keep_every_law(case: Case) -> None:
    if case[0] is GAME:
        for seed in range(FULL_TINY):
            assert battery.full(*case, seed) > 0
    else:
        for seed in range(FULL):
            assert battery.full(*case, seed, share=FULL_SHARE) > 0
