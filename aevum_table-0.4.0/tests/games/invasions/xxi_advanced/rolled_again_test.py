"""XXI.D.1 A roll that is repeated shows what is added to it, like the first one."""

from collections.abc import Callable
from typing import Any

from aevum.testing import rule
from tests.narrow import there

BATTLE = "rome: 4 legion / leader 2+0 vs persia: 4 infantry / leader 2+0 at plain"
CALM = ("no-trade", "pass", "fight-on")


@rule("XXI.D.1", "XXI.D.2")
def test_it_carries_the_modifiers_of_the_round(fight: Callable[..., Any]) -> None:
    f = fight(BATTLE, [3, 4, 3, 4, 1, 1], combat="advanced")
    f.do("press", "hamper", "roll-again:attacker")
    first, again = f.events("melee-roll")[0].roll, f.events("rolls-again")[0].roll
    assert [(m.value, m.rule) for m in there(first).modifiers] == [(2, "XXI.E.10")], (
        "the two trades cancel out"
    )
    assert [(m.value, m.rule) for m in there(again).modifiers] == [(2, "XXI.E.10")]


@rule("XXI.D.1", "XXI.D.2")
def test_and_the_trade_that_was_made_before_it(fight: Callable[..., Any]) -> None:
    f = fight(BATTLE, [3, 4, 3, 4, 1, 1], combat="advanced").do("press", "no-trade", "roll-again:attacker")
    again = f.events("rolls-again")[0].roll
    assert (2, "XXI.D.2") in [(m.value, m.rule) for m in again.modifiers]


@rule("XXI.D.1", "XXI.E.4")
def test_in_the_second_round_a_river_is_behind_them(fight: Callable[..., Any]) -> None:
    f = fight(f"{BATTLE}; crossing=river", [3, 4] * 8, combat="advanced")
    while len(f.events("melee-roll")) < 4 or f.asked()[1] != "rerolls":
        f.do(next((wish for wish in f.offered() if wish in CALM), f.offered()[0]))
    f.do("roll-again:attacker")
    first, second = (f.events("melee-roll")[at].roll.modifiers for at in (0, 2))
    again = f.events("rolls-again")[0].roll.modifiers
    assert (-1, "XXI.E.4") in [(m.value, m.rule) for m in first]
    assert [(m.value, m.rule) for m in again] == [(m.value, m.rule) for m in second]
    assert "XXI.E.4" not in [m.rule for m in again]
