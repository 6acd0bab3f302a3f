"""Every installed game, and the tiny one, goes through the battery."""

from itertools import count

import pytest

from aevum.engine import Game, registry, state
from aevum.testing import battery
from tests.tiny import GAME

Case = tuple[Game, str, dict[str, object]]

COMPILED = not str(state.__file__).endswith(".py")

# In choices, not in matches: games of minutes and of days then take their tests the same time. Plain Python
# examines fewer: the compiled package finds the same faults sooner.
LIGHT = 3_000
FULL = 60 if COMPILED else 20


def _cases() -> list[object]:
    found: list[object] = []
    for game in (GAME, *(registry.find(name) for name in registry.names())):
        for scenario in game.scenarios():
            for number, options in enumerate(game.variants(scenario)):
                name = f"{game.name}-{scenario}-{number}"
                marks = () if game is GAME else pytest.mark.slow
                found.append(pytest.param((game, scenario, options), id=name, marks=marks))
    return found


@pytest.fixture(params=_cases())
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


# In parts, so that the workers share the work evenly.
@pytest.mark.skipif(not COMPILED, reason="played by the compiled package")
@pytest.mark.parametrize("part", range(2))
def test_random_matches_end_and_stay_sound(case: Case, part: int) -> None:
    seeds = count(part * 1_000_000)
    made = 0
    while made < LIGHT:
        made += battery.light(*case, next(seeds))


def test_matches_keep_every_law(case: Case) -> None:
    seeds = count(2_000_000)
    examined = 0.0
    while examined < FULL:
        seed = next(seeds)
        length = battery.light(*case, seed)
        # Dice alone may decide a short fight, so that nobody has anything to choose.
        share = min(1.0, FULL / length) if length else 1.0
        assert battery.full(*case, seed, share=share) == length
        examined += share * length
