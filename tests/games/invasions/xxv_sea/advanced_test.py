"""XXV.C with the optional rules of chapter XXI."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight
from tests.narrow import there

Fight = Callable[..., ScriptedFight]

BATTLE = "byzantium: 2 elite-fleet vs vandals: 2 fleet at sea"


@pytest.fixture
def sail(fight: Fight) -> Fight:
    def start(battle: str, *dice: int) -> Any:
        return fight(battle, list(dice), combat="advanced").do("accept-battle", "accept-battle")

    return start


@rule("XXV.C.3", "XXV.C.4", "XXV.C.7")
def test_two_rounds_without_modifiers_and_nobody_may_withdraw(sail: Fight) -> None:
    match = sail(BATTLE, *(1,) * 8)
    rolls = match.events("melee-roll")
    assert [(event.args["side"], event.args["round"]) for event in rolls] == [
        ("attacker", 1),
        ("defender", 1),
        ("attacker", 2),
        ("defender", 2),
    ]
    assert [there(event.roll).modifiers for event in rolls] == [[], [], [], []]
    assert [event.args["roll"] for event in match.events("table-hits")] == [2, 2, 2, 2]
    assert match.events("shots") + match.events("must-retreat") == []
    assert match.table.over


@rule("XXV.C.3")
def test_half_hits_are_dropped_at_sea(sail: Fight) -> None:
    """Two fleets and a ten: one hit and a half."""
    match = sail(BATTLE, 5, 5, 1, 1, *(1,) * 4)
    assert [event.args["hits"] for event in match.events("table-hits")] == [1, 0, 0, 0]


@rule("XXV.C.7")
def test_hits_of_both_rounds_decide(sail: Fight) -> None:
    """One hit to none, then none to one: a draw, though a fleet sank and an elite was only damaged."""
    match = sail(BATTLE, 5, 4, 1, 1, 1, 1, 6, 6)
    assert [event.args["hits"] for event in match.events("table-hits")] == [1, 0, 0, 1]
    assert len(match.events("battle-drawn")) == 1
    assert there(match.table.state.outcome).winners == []


@rule("XXV.C.7")
@pytest.mark.parametrize(("dice", "winner"), [((5, 4, 1, 1, 1, 1, 1, 1), 0), ((1, 1, 5, 4, 1, 1, 1, 1), 1)])
def test_more_hits_over_both_rounds_win(sail: Fight, dice: tuple[int, ...], winner: int) -> None:
    assert there(sail(BATTLE, *dice).table.state.outcome).winners == [winner]


@rule("XXV.C.7", "XXV.C.8")
def test_elimination_in_round_one_ends_it_and_kills_the_leader(sail: Fight) -> None:
    match = sail("byzantium: 2 fleet vs vandals: fleet / leader 0 at sea", 6, 6, 1, 1)
    assert len(match.events("melee-roll")) == 2
    assert match.defender.slain
    assert match.events("leader-check") == []
    assert there(match.table.state.outcome).winners == [0]


@rule("XXV.C.5", "XXV.C.8")
def test_the_stock_covers_both_rounds(sail: Fight) -> None:
    match = sail("byzantium: 2 fleet / leader 1 vs vandals: 2 fleet at sea; sea-control=attacker", *(1,) * 14)
    assert match.attacker.stock == 3
    assert match.told("sea-control") == ["XXV.C.5"]
    match.do("roll-again:attacker", "pass")
    assert match.asked() == ("attacker", "rerolls")
    assert match.attacker.stock == 2
    match.do("roll-again:attacker", "roll-again:defender")
    assert match.table.over


@rule("XXV.C.6", "XX.K.7")
def test_elite_fleets_are_repaired(sail: Fight) -> None:
    match = sail(BATTLE, 1, 1, 4, 5, 1, 1, 4, 5)
    match.do("hit:elite-fleet:byzantium:whole")
    assert len(match.events("repaired")) == 2
