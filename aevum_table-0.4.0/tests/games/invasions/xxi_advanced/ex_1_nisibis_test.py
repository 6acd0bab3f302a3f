"""XXI.Ex.1: the battle for Nisibis in full, and the siege after it."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule

BATTLE = (
    "rome: 2 legion, 3 byzantium.legion, guard, palatine / iulianus "
    "vs persia: clibanarii, heavy-cavalry, 3 horse-archer, elite-infantry / sapor at Assyria; turn=1"
)
ARCHERY = [1, 2]
ROUND_1 = [5, 6, 3, 3]
AGAIN_1 = [3, 3, 2, 3, 3, 3, 4, 4]
ROUND_2 = [2, 2, 4, 4]
AGAIN_2 = [3, 3]
SIEGE = [6, 9, 3, 7]


@pytest.fixture
def nisibis(advanced: Callable[..., Any]) -> Any:
    dice = [*ARCHERY, *ROUND_1, *AGAIN_1, *ROUND_2, *AGAIN_2, *SIEGE]
    return advanced(BATTLE, *dice, goal="city")


def first_round(fight: Any) -> None:
    fight.do("no-trade", "no-trade")
    # Persia orders both sides to roll again; Rome then repeats its own roll twice and keeps a re-roll.
    fight.do("pass", "roll-again:attacker", "pass", "roll-again:defender")
    fight.do("roll-again:attacker", "roll-again:attacker", "pass")


def first_losses(fight: Any) -> None:
    fight.do("hit:legion:rome:whole", "hit:legion:rome:whole", "hit:legion:byzantium:whole")
    fight.do("hit:clibanarii:persia:whole", "hit:elite-infantry:persia:whole")
    fight.do("hit:elite-infantry:persia:damaged", "hit:horse-archer:persia:whole")


def second_round(fight: Any) -> None:
    fight.do("fight-on", "fight-on", "no-trade", "roll-again:attacker")


def second_losses(fight: Any) -> None:
    fight.do("hit:legion:rome:damaged", "hit:legion:rome:damaged")
    fight.do("hit:horse-archer:persia:whole", "hit:horse-archer:persia:whole")
    fight.do("hit:clibanarii:persia:damaged")


@rule("XXI.Ex.1", "XXI.C.3", "XXI.C.6")
def test_archery_misses(nisibis: Any) -> None:
    """Three horse archers are worth four and a half, rounded up to five."""
    (shots,) = nisibis.events("shots")
    assert shots.args["side"] == "defender"
    assert nisibis.modifiers("shots", "defender") == [(5, "XXI.C.3"), (-2, "XXI.C.6")]
    assert sum(shots.roll.dice) + 5 - 2 == 6
    assert [event.args["hits"] for event in nisibis.events("shots-hit")] == [0]


@rule("XXI.Ex.1", "XXI.D.1", "XXI.E.8", "XXI.E.10", "XXI.E.11")
def test_first_round(nisibis: Any, stack_of: Callable[..., list[str]], told: Callable[..., Any]) -> None:
    assert (nisibis.attacker.stock, nisibis.defender.stock) == (3, 2)
    first_round(nisibis)
    assert nisibis.modifiers("melee-roll", "attacker") == [(2, "XXI.E.10")]
    assert nisibis.modifiers("melee-roll", "defender") == [
        (1, "XXI.E.8"),
        (1, "XXI.E.10"),
        (1, "XXI.E.11"),
        (-1, "XXI.E.11"),
    ]
    assert [sum(event.roll.dice) for event in nisibis.events("melee-roll")] == [11, 6]
    assert [sum(event.roll.dice) for event in nisibis.events("rolls-again")] == [6, 5, 6, 8]
    assert (nisibis.attacker.stock, nisibis.defender.stock) == (1, 0)
    assert told(nisibis, "table-hits", "units", "roll", "hits") == [(7, 10, 4), (6, 7, 3)]
    first_losses(nisibis)
    assert len(nisibis.attacker.units) == 7
    assert stack_of(nisibis.defender.units) == [
        "persia.clibanarii~",
        "persia.heavy-cavalry",
        "persia.horse-archer",
        "persia.horse-archer",
    ]


@rule("XXI.Ex.1", "XXI.B.1", "XXI.F.1")
def test_second_round(nisibis: Any, stack_of: Callable[..., list[str]], told: Callable[..., Any]) -> None:
    first_round(nisibis)
    first_losses(nisibis)
    second_round(nisibis)
    assert nisibis.modifiers("melee-roll", "attacker") == [(2, "XXI.E.10")]
    assert nisibis.modifiers("melee-roll", "defender") == [
        (1, "XXI.E.8"),
        (1, "XXI.E.11"),
        (-1, "XXI.E.11"),
    ]
    assert nisibis.attacker.stock == 0
    assert told(nisibis, "table-hits", "units", "roll", "hits")[2:] == [(7, 8, 3), (4, 9, 2)]
    second_losses(nisibis)
    assert stack_of(nisibis.defender.units) == ["persia.heavy-cavalry"]
    (won,) = nisibis.events("battle-won")
    assert won.args == {"side": "attacker", "attacker": 2, "defender": 5}
    assert nisibis.events("leader-check") == []


@rule("XXI.Ex.1", "XXI.I.1")
def test_recovery(nisibis: Any, stack_of: Callable[..., list[str]]) -> None:
    first_round(nisibis)
    first_losses(nisibis)
    second_round(nisibis)
    second_losses(nisibis)
    # Both lost legions look alike, so Rome is not asked which to take back.
    assert nisibis.asked() == ("defender", "recovery")
    nisibis.do("recover:elite-infantry:persia:damaged", "recover:clibanarii:persia:damaged")
    nisibis.do("repair:legion:rome:damaged", "repair:clibanarii:persia:damaged")
    assert [name.rstrip("+") for name in stack_of(nisibis.attacker.units)] == [
        "byzantium.legion",
        "byzantium.legion",
        "byzantium.legion~",
        "rome.guard",
        "rome.legion",
        "rome.legion~",
        "rome.palatine",
    ]
    assert stack_of(nisibis.defender.units) == [
        "persia.clibanarii",
        "persia.elite-infantry~",
        "persia.heavy-cavalry",
    ]
    assert [event.args["side"] for event in nisibis.events("must-retreat")] == ["defender"]


@rule("XXI.Ex.1", "XXIV.C.1", "XXIV.C.3", "XXIV.C.6", "XXIV.C.10")
def test_siege(nisibis: Any) -> None:
    first_round(nisibis)
    first_losses(nisibis)
    second_round(nisibis)
    second_losses(nisibis)
    nisibis.do("recover:elite-infantry:persia:damaged", "recover:clibanarii:persia:damaged")
    nisibis.do("repair:legion:rome:damaged", "repair:clibanarii:persia:damaged")
    nisibis.do("besiege", "no-assault")
    (siege,) = nisibis.events("siege-roll")
    assert siege.roll.dice == [6, 9, 3, 7]
    assert [(item.value, item.rule) for item in siege.roll.modifiers] == [(1, "XXIV.C.3"), (-2, "XXIV.C.6")]
    nisibis.do("spare", "keep-walls")
    assert nisibis.table.state.script == []
    assert nisibis.table.state.outcome.winners == [0]
