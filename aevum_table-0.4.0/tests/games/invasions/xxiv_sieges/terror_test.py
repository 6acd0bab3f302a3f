"""XXIV.B: the terror that goes before a Barbarian leader, and the example of Athenae."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.testing import rule
from tests.games.invasions.conftest import table_of
from tests.narrow import there

Start = Callable[..., Any]

LED = "visigoths: 3 infantry / leader 1"


@rule("XXIV.B.1", "XXIV.B.2", "XXIII.D.1")
def test_an_even_die_opens_the_gates_without_a_siege(siege: Start) -> None:
    fight = siege(LED, "plain; city=1", 4)
    assert [event.roll.dice for event in fight.events("terror-check")] == [[4]]
    assert fight.told("city-surrenders") == ["XXIV.B.2"]
    assert fight.events("siege-roll") == []
    assert fight.asked() == ("attacker", "sack")
    fight.do("spare")
    assert there(fight.table.state.outcome).winners == [0]


@rule("XXIV.B.2", "XXIV.B.3")
def test_a_city_that_resists_is_besieged_or_left(siege: Start) -> None:
    fight = siege(LED, "plain; city=1", 3)
    assert len(fight.events("city-resists")) == 1
    assert fight.asked() == ("attacker", "besiege")
    assert fight.offered() == ["besiege", "leave-city"]


@rule("XXIV.B.1", "XXIV.B.3")
@pytest.mark.parametrize(
    "besieger",
    ["visigoths: 3 infantry", "persia: 3 infantry / leader 1", "visigoths(kingdom): 3 infantry / leader 1"],
)
def test_only_a_barbarian_leader_spreads_terror(siege: Start, besieger: str) -> None:
    fight = siege(besieger, "plain; city=1", 4)
    assert fight.events("terror-check") == []
    assert fight.asked() == ("attacker", "besiege")


@rule("XXIV.B.1")
@pytest.mark.parametrize("place", ["plain; city=1; fortified", "plain; city=1; fortified=1", "Assyria"])
def test_walls_keep_terror_out(siege: Start, place: str) -> None:
    assert siege(LED, place, 4).events("terror-check") == []


@rule("XXIV.D.10", "XXIV.B.2", "XXIV.C.1", "XXIV.C.8", "XXIV.D.1")
def test_athenae() -> None:
    """Terror fails; 3, 9 and 1 at -1; two gold and markers worth three; one marker face down."""
    # The second marker is drawn from the 25 that are left: the sixth of them is number 7, worth two.
    table = table_of(Table(GAME, "athenae", {}, seed=1, script=[3, 3, 9, 1, 1, 6, 1]))
    for choice in ("besiege", "no-assault", "sack"):
        table.choose("attacker", choice)
    assert table.over
    assert table.state.script == []
    (siege,) = [event for event in table.log if event.key == "siege-roll"]
    assert siege.roll is not None
    assert siege.roll.dice == [3, 9, 1]
    assert [(item.value, item.rule) for item in siege.roll.modifiers] == [(-1, "XXIV.C.8")]
    gold = [event.args["gold"] for event in table.log if event.key in ("sacks", "pillage")]
    assert gold == [2, 1, 2]
    assert table.state.gold == [5, 0]
    assert table.state.marker > 0
    assert there(table.state.outcome).winners == [0]
