"""XXI.Ex.3: the battle of Adrianopolis in full."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule

BATTLE = (
    "visigoths: 4 noble-cavalry, ostrogoths.noble-cavalry, archer / fritigernus "
    "vs byzantium: palatine, auxiliary-horse-archer, guard, legion, auxiliary / valens "
    "at Dardania; turn=2; intercepted; invasion"
)
AMBUSH = [3]
ARCHERY = [5, 6, 2, 3]
ROUND_1 = [4, 4, 3, 4]
AGAIN_1 = [5, 6]
ROUND_2 = [1, 2, 4, 4]
AGAIN_2 = [5, 5]
VALENS = [3]
ALL = [*AMBUSH, *ARCHERY, *ROUND_1, *AGAIN_1, *ROUND_2, *AGAIN_2, *VALENS]


@pytest.fixture
def adrianopolis(advanced: Callable[..., Any]) -> Any:
    """After an ambush that failed."""
    return advanced(BATTLE, *ALL).do("ambush")


def archery_losses(fight: Any) -> None:
    fight.do("hit:legion:byzantium:whole", "hit:legion:byzantium:damaged")


def first_round(fight: Any) -> None:
    fight.do("no-trade", "pass", "roll-again:attacker", "pass")
    fight.do("hit:archer:visigoths:whole", "hit:noble-cavalry:visigoths:whole")
    fight.do("hit:guard:byzantium:whole", "hit:palatine:byzantium:whole")
    fight.do("hit:auxiliary-horse-archer:byzantium:whole", "hit:auxiliary:byzantium:whole")


def second_round(fight: Any) -> None:
    fight.do("fight-on", "fight-on", "no-trade", "roll-again:attacker", "pass")
    fight.do("hit:noble-cavalry:visigoths:whole")


@rule("XXI.Ex.3", "XXI.C.1")
@pytest.mark.parametrize(("option", "who"), [("defender", "defender"), ("intercepted", "attacker")])
def test_no_ambush_whoever_may_try(advanced: Callable[..., Any], option: str, who: str) -> None:
    """The interceptor may ambush (C11); the table option follows the example. The check fails either way."""
    fight = advanced(BATTLE, *ALL, ambush=option)
    assert fight.asked() == (who, "ambush")
    fight.do("ambush")
    assert [event.args["side"] for event in fight.events("ambush-failed")] == [who]
    assert len(fight.events("shots")) == 2


@rule("XXI.Ex.3", "XXI.C.2", "XXI.C.3", "XXI.C.6", "XXI.C.7")
def test_archery(adrianopolis: Any, stack_of: Callable[..., list[str]]) -> None:
    """The Roman horse archer counts one in the mountains and suffers the -2 as well (C15)."""
    assert adrianopolis.modifiers("shots", "attacker") == [(1, "XXI.C.3")]
    assert adrianopolis.modifiers("shots", "defender") == [(1, "XXI.C.3"), (-2, "XXI.C.6")]
    assert [sum(event.roll.dice) for event in adrianopolis.events("shots")] == [11, 5]
    assert [event.args["hits"] for event in adrianopolis.events("shots-hit")] == [2, 0]
    archery_losses(adrianopolis)
    assert stack_of(adrianopolis.defender.lost) == ["byzantium.legion~"]
    # No re-roll in archery: Valens still has his one.
    assert adrianopolis.defender.stock == 1


@rule("XXI.Ex.3", "XXI.D.1", "XXI.E.10", "XXI.E.11", "XXI.E.12")
def test_first_round(adrianopolis: Any, told: Callable[..., Any]) -> None:
    archery_losses(adrianopolis)
    first_round(adrianopolis)
    assert adrianopolis.modifiers("melee-roll", "attacker") == [(1, "XXI.E.11")]
    assert adrianopolis.modifiers("melee-roll", "defender") == [
        (2, "XXI.E.10"),
        (-1, "XXI.E.11"),
        (1, "XXI.E.12"),
    ]
    assert [sum(event.roll.dice) for event in adrianopolis.events("melee-roll")] == [8, 7]
    assert [sum(event.roll.dice) for event in adrianopolis.events("rolls-again")] == [11]
    assert (adrianopolis.attacker.stock, adrianopolis.defender.stock) == (2, 0)
    assert told(adrianopolis, "table-hits", "units", "roll", "hits") == [(6, 12, 4), (4, 9, 2)]


@rule("XXI.Ex.3", "XXI.B.1", "XXI.F.6", "XXI.G.1")
def test_second_round(adrianopolis: Any, told: Callable[..., Any]) -> None:
    archery_losses(adrianopolis)
    first_round(adrianopolis)
    second_round(adrianopolis)
    assert adrianopolis.modifiers("melee-roll", "attacker") == [(1, "XXI.E.11")]
    assert adrianopolis.modifiers("melee-roll", "defender") == [(-1, "XXI.E.11"), (1, "XXI.E.12")]
    assert adrianopolis.attacker.stock == 1
    # Two and a half hits lose their half in the mountains.
    assert told(adrianopolis, "table-hits", "units", "roll", "hits")[2:] == [(4, 11, 2), (2, 8, 1)]
    (won,) = adrianopolis.events("battle-won")
    assert (won.args, won.rule) == ({"side": "attacker", "attacker": 3, "defender": 5}, "XX.I.1")


@rule("XXI.Ex.3", "XXI.H.1", "XXI.I.1")
def test_valens_dies_and_both_recover(adrianopolis: Any, stack_of: Callable[..., list[str]]) -> None:
    archery_losses(adrianopolis)
    first_round(adrianopolis)
    second_round(adrianopolis)
    assert [event.roll.dice for event in adrianopolis.events("leader-check")] == [[3]]
    assert adrianopolis.defender.slain
    adrianopolis.do("recover:noble-cavalry:visigoths:whole", "recover:archer:visigoths:whole")
    adrianopolis.do("recover:guard:byzantium:damaged", "recover:palatine:byzantium:damaged")
    adrianopolis.do("repair:guard:byzantium:damaged")
    assert stack_of(adrianopolis.attacker.units) == [
        "ostrogoths.noble-cavalry+",
        "visigoths.archer",
        "visigoths.noble-cavalry",
        "visigoths.noble-cavalry",
        "visigoths.noble-cavalry",
    ]
    assert stack_of(adrianopolis.defender.units) == ["byzantium.guard", "byzantium.palatine~"]
    assert adrianopolis.table.state.script == []
    assert adrianopolis.table.state.outcome.winners == [0]
