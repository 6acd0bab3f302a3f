"""XXI.Ex.2: the battle of Argentoratum in full."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule

BATTLE = (
    "alamanni: 6 infantry, archer / alamannic-rex "
    "vs rome: elite-cavalry, 2 legion, 2 auxiliary, palatine~, limes / gratianus "
    "at Lotharingia; turn=1; intercepted; crossing=river; invasion"
)
LIMES = [3]
ARCHERY = [4, 5]
ROUND_1 = [3, 4, 3, 4]
AGAIN = [1, 1, 4, 5]
ROUND_2 = [4, 4, 3, 4]
REX = [6]


@pytest.fixture
def argentoratum(advanced: Callable[..., Any]) -> Any:
    return advanced(BATTLE, *LIMES, *ARCHERY, *ROUND_1, *AGAIN, *ROUND_2, *REX)


def first_round(fight: Any) -> None:
    fight.do("roll-again:defender", "roll-again:defender")


def first_losses(fight: Any) -> None:
    fight.do(*["hit:infantry:alamanni:whole"] * 4)
    fight.do("hit:legion:rome:whole", "hit:legion:rome:whole")


def second_round(fight: Any) -> None:
    fight.do("fight-on", "fight-on", "hit:auxiliary:rome:whole")


@rule("XXI.Ex.2", "XXI.C.6", "XXI.C.7")
def test_the_limes_falls_and_the_lone_archer_misses(argentoratum: Any) -> None:
    """The example says that he does not shoot; by the rule he rolls at +1 -2 (C14), and nine misses."""
    assert [event.roll.dice for event in argentoratum.events("limes-check")] == [[3]]
    assert argentoratum.defender.limes == []
    assert len(argentoratum.attacker.units) == 7
    assert argentoratum.modifiers("shots", "attacker") == [(1, "XXI.C.3"), (-2, "XXI.C.6")]
    assert [event.args for event in argentoratum.events("shots-hit")] == [{"side": "attacker", "hits": 0}]


@rule("XXI.Ex.2", "XXI.E.7", "XXI.E.10", "XXI.E.11", "XXI.E.12", "XXI.F.6")
def test_first_round(argentoratum: Any, told: Callable[..., Any]) -> None:
    assert argentoratum.modifiers("melee-roll", "attacker") == [(-1, "XXI.E.11")]
    assert argentoratum.modifiers("melee-roll", "defender") == [
        (1, "XXI.E.10"),
        (1, "XXI.E.11"),
        (1, "XXI.E.12"),
    ]
    first_round(argentoratum)
    again = argentoratum.events("rolls-again")
    assert [(event.args["side"], event.args["whose"], sum(event.roll.dice)) for event in again] == [
        ("attacker", "defender", 2),
        ("defender", "defender", 9),
    ]
    assert (argentoratum.attacker.stock, argentoratum.defender.stock) == (0, 0)
    # Two and a half hits lose their half in the forest.
    assert told(argentoratum, "table-hits", "units", "roll", "hits") == [(7, 6, 2), (6, 12, 4)]


@rule("XXI.Ex.2", "XXI.B.1")
def test_second_round(argentoratum: Any, told: Callable[..., Any]) -> None:
    first_round(argentoratum)
    first_losses(argentoratum)
    second_round(argentoratum)
    assert argentoratum.modifiers("melee-roll", "attacker") == []
    assert argentoratum.modifiers("melee-roll", "defender") == [(1, "XXI.E.11"), (1, "XXI.E.12")]
    assert told(argentoratum, "table-hits", "units", "roll", "hits")[2:] == [(3, 8, 1), (6, 9, 3)]
    (won,) = argentoratum.events("battle-won")
    assert (won.args, won.rule) == ({"side": "defender", "attacker": 7, "defender": 1}, "XX.I.1")


@rule("XXI.Ex.2", "XXI.H.1", "XXI.I.1")
def test_rex_checks_and_both_recover(argentoratum: Any, stack_of: Callable[..., list[str]]) -> None:
    """The example skips the check of the Rex (C16); here he passes it."""
    first_round(argentoratum)
    first_losses(argentoratum)
    second_round(argentoratum)
    assert [event.args["leader"] for event in argentoratum.events("leader-check")] == ["alamannic-rex"]
    assert not argentoratum.attacker.slain
    argentoratum.do("recover:infantry:alamanni:whole", "recover:infantry:alamanni:whole")
    argentoratum.do("repair:palatine:rome:damaged")
    assert stack_of(argentoratum.attacker.units) == ["alamanni.infantry"] * 2
    assert stack_of(argentoratum.defender.units) == [
        "rome.auxiliary",
        "rome.auxiliary",
        "rome.elite-cavalry",
        "rome.legion~",
        "rome.legion~",
        "rome.palatine",
    ]
    assert argentoratum.table.state.script == []
    assert argentoratum.table.state.outcome.winners == [1]
