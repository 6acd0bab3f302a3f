"""XXI.D.1 A roll that is repeated shows what is added to it, like the first one."""

from aevum.testing import rule

BATTLE = "rome: 4 legion / leader 2+0 vs persia: 4 infantry / leader 2+0 at plain"


@rule("XXI.D.1", "XXI.D.2")
def test_it_carries_the_modifiers_of_the_round(fight):
    f = fight(BATTLE, [3, 4, 3, 4, 1, 1], combat="advanced")
    f.do("press", "hamper", "roll-again:attacker")
    first, again = f.events("melee-roll")[0].roll, f.events("rolls-again")[0].roll
    assert [(m.value, m.rule) for m in first.modifiers] == [(2, "XXI.E.10")], "the two trades cancel out"
    assert [(m.value, m.rule) for m in again.modifiers] == [(2, "XXI.E.10")]


@rule("XXI.D.1", "XXI.D.2")
def test_and_the_trade_that_was_made_before_it(fight):
    f = fight(BATTLE, [3, 4, 3, 4, 1, 1], combat="advanced").do("press", "no-trade", "roll-again:attacker")
    again = f.events("rolls-again")[0].roll
    assert (2, "XXI.D.2") in [(m.value, m.rule) for m in again.modifiers]
