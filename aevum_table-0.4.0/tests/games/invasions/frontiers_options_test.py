"""Some frames list their options faster than one by one: they must come to the same."""

from random import Random

import pytest

from aevum.engine.state import Frame
from aevum.games.invasions import GAME


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_offered_is_what_no_rule_refuses(seed: int) -> None:
    s = GAME.start("frontiers-375", {}, seed)
    rng = Random(seed)
    while s.outcome is None:
        for ask in s.live():
            one_by_one = Frame.options(s.frames[ask.depth], s, ask)
            assert [option.id for option in ask.options] == [option.id for option in one_by_one]
        ask = s.live()[0]
        GAME.choose(s, ask.seat, rng.choice(ask.options), ask.version)
