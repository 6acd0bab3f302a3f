"""What the lobby offers can be played."""

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.lobby import options


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_table_may_choose_what_is_offered(scenario: str) -> None:
    for name, values in options(scenario).items():
        for value in values:
            GAME.start(scenario, {name: value}, 1)


def test_the_usual_value_comes_first() -> None:
    assert options("nisibis")["goal"] == ["city", "field"]
    assert "goal" not in options("libya")
    assert options("350")["seats"] == [4, 3, 2]
    assert len(GAME.seats("350", {})) == 4
