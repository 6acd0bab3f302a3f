"""XXV.E.4, XI.G.2 The sea peoples land in Britannia in the turn of their invasion, without any risk."""

from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.reinforcements.step import Reinforced, set_invasions
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule

SEA = "Oceanus Germanicus"
CALM = {"defiance": "peace", "raid-or-march": "march-out", "stacks": "march:"}


def answer_all(s: Any, until: str) -> list[str]:
    """Ships go to the western sea, all else as it comes; the options of the question where it stops."""
    GAME.advance(s)
    while True:
        (ask,) = GAME.asks(s)
        offered = [option.id for option in ask.options]
        if ask.key == until:
            return offered
        wish = SEA if "ship" in ask.key or "launch" in ask.key else CALM.get(ask.key, "")
        choice = next((one for one in offered if wish in one), offered[0])
        GAME.choose(s, ask.seat, choice, ask.version)


@rule("XXV.E.4", "XI.G.2", "XVIII.H.1")
@pytest.mark.parametrize(
    ("people", "turn", "home", "shore"),
    [
        ("jutes", 4, "Iutia", "Lindum"),
        ("angles", 5, "Holsatia", "Lindum"),
        ("saxons", 5, "Saxonia", "Lindum"),
    ],
)
def test_they_come_with_the_ships_for_it(people: str, turn: int, home: str, shore: str) -> None:
    s = set_up("350", {}, 1)
    w = s.world
    w.turn = turn
    n = NATIONS.index(people)
    set_invasions(w)
    s.push(Activation(1 << n))
    s.push(Reinforced(n, w.land.number(home)))
    offered = answer_all(s, "march")
    fleets = [i for i, place in enumerate(w.place) if place == w.land.number(SEA) and w.master[i] == n]
    assert len(fleets) == 2
    assert f"land:{SEA}:{shore}" in offered
