"""XXV.C: refusing battle at sea."""

from collections.abc import Callable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight
from tests.narrow import there

Fight = Callable[..., ScriptedFight]

BATTLE = "rome: 2 fleet vs vandals: 2 fleet at sea"


@rule("XXV.C.9")
def test_both_sides_are_asked_the_active_one_first(fight: Fight) -> None:
    match = fight(BATTLE, [1] * 4)
    assert match.asked() == ("attacker", "naval-battle")
    assert match.offered() == ["accept-battle", "refuse-battle"]
    match.do("accept-battle")
    assert match.asked() == ("defender", "naval-battle")
    assert match.events("battle-dice") == []


@rule("XXV.C.9", "XXV.C.10")
@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize(
    ("choices", "winner", "scores"),
    [(["refuse-battle"], 1, [0, 1]), (["accept-battle", "refuse-battle"], 0, [2, -1])],
)
def test_who_refuses_is_beaten_and_an_inactive_one_pays_a_point(
    fight: Fight, combat: str, choices: list[str], winner: int, scores: list[int]
) -> None:
    """The winner of the scenario has a point; the inactive side's refusal moves another one."""
    match = fight(BATTLE, [], combat=combat).do(*choices)
    assert match.events("battle-dice") + match.events("melee-roll") == []
    outcome = there(match.table.state.outcome)
    assert (outcome.winners, outcome.scores) == ([winner], scores)
    assert len(match.events("pays-point")) == (winner == 0)
    assert (len(match.attacker.units), len(match.defender.units)) == (2, 2)
    assert match.told("refuses-battle") == ["XXV.C.9"]
