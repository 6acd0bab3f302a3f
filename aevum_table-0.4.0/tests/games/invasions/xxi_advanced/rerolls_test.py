"""XXI.D: re-rolls and the trade of one for a modifier."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Refused
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight
from tests.narrow import there

Start = Callable[..., ScriptedFight]
Lines = Callable[..., str]
Told = Callable[..., list[Any]]

BATTLE = "persia: 3 infantry / leader {} vs armenians: 3 infantry / leader {} at forest"


@rule("XXI.D.1")
def test_a_re_roll_repeats_both_dice_of_either_side_and_keeps_the_modifiers(
    advanced: Start, told: Told
) -> None:
    battle = "persia: 3 infantry / leader 1 vs armenians: 3 infantry at marsh"
    fight = advanced(battle, 6, 6, 5, 5, 2, 2)
    assert fight.asked() == ("attacker", "rerolls")
    assert fight.offered() == ["roll-again:attacker", "roll-again:defender", "pass"]
    fight.do("roll-again:defender")
    assert [there(event.roll).dice for event in fight.events("rolls-again")] == [[2, 2]]
    assert told(fight, "table-hits", "roll") == [6 + 6 - 1, 2 + 2]


@rule("XXI.D.1")
def test_the_new_roll_stands_even_if_it_is_worse_but_may_be_rolled_again(advanced: Start, told: Told) -> None:
    fight = advanced(BATTLE.format(1, 1), 6, 6, 6, 6, 3, 3, 2, 2).do("roll-again:defender")
    assert fight.asked() == ("defender", "rerolls")
    fight.do("roll-again:defender")
    assert told(fight, "table-hits", "roll") == [12, 4]


@rule("XXI.D.1")
def test_the_attacker_declares_first_and_a_pass_is_not_final(advanced: Start) -> None:
    fight = advanced(BATTLE.format(1, 1), 1, 1, 1, 1, 1, 1, 1, 1)
    fight.do("pass")
    assert fight.asked() == ("defender", "rerolls")
    fight.do("roll-again:attacker")
    assert fight.asked() == ("attacker", "rerolls")
    fight.do("pass")
    assert fight.asked() == ("defender", "withdraw")


@rule("XXI.D.1")
def test_the_stock_covers_the_whole_battle(advanced: Start) -> None:
    fight = advanced(BATTLE.format(1, 0), *(1,) * 10)
    fight.do("roll-again:attacker")
    assert fight.attacker.stock == 0
    # No leader has anything left: the second round rolls without another question.
    fight.do("fight-on", "fight-on")
    assert len(fight.events("melee-roll")) == 4
    assert fight.table.over


@rule("XXI.D.1")
def test_what_is_saved_in_the_first_round_serves_in_the_second(advanced: Start) -> None:
    fight = advanced(BATTLE.format(1, 0), *(1,) * 10).do("pass", "fight-on", "fight-on")
    assert fight.asked() == ("attacker", "rerolls")
    assert fight.attacker.stock == 1


TRADES = {
    "press": ("press", "no-trade", "+2 D.2", ""),
    "hamper": ("hamper", "no-trade", "", "-2 D.2"),
    "none": ("no-trade", "no-trade", "", ""),
    "defender presses": ("no-trade", "press", "", "+2 D.2"),
    "defender hampers": ("no-trade", "hamper", "-2 D.2", ""),
    "both press": ("press", "press", "+2 D.2", "+2 D.2"),
}


@rule("XXI.D.2")
@pytest.mark.parametrize(("first", "second", "mine", "theirs"), TRADES.values(), ids=TRADES)
def test_a_re_roll_is_traded_before_rolling_for_two_on_one_roll(
    advanced: Start, lines: Lines, told: Told, first: str, second: str, mine: str, theirs: str
) -> None:
    fight = advanced(BATTLE.format(2, 3), 3, 3, 3, 3)
    assert fight.events("melee-roll") == []
    assert fight.asked() == ("attacker", "tactics")
    fight.do(first)
    assert fight.asked() == ("defender", "tactics")
    assert fight.events("melee-roll") == []
    fight.do(second)
    assert (lines(fight, "attacker"), lines(fight, "defender")) == (mine, theirs)
    assert fight.attacker.stock == 2 - (first != "no-trade")
    assert fight.defender.stock == 3 - (second != "no-trade")
    used = [event.args["how"] for event in fight.events("tactics-used")]
    assert used == [how for how in (first, second) if how != "no-trade"]


@rule("XXI.D.2")
@pytest.mark.parametrize(
    ("first", "second", "rolls"),
    [("press", "hamper", [6, 6]), ("hamper", "press", [6, 6]), ("hamper", "hamper", [4, 4])],
)
def test_trades_of_both_sides_add_up(
    advanced: Start, told: Told, first: str, second: str, rolls: list[int]
) -> None:
    fight = advanced(BATTLE.format(2, 2), 3, 3, 3, 3).do(first, second, "pass", "pass")
    assert told(fight, "table-hits", "roll") == rolls


@rule("XXI.D.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "asked"),
    [
        (1, 1, ("attacker", "rerolls")),
        (2, 1, ("attacker", "tactics")),
        (1, 2, ("defender", "tactics")),
        (0, 3, ("defender", "tactics")),
    ],
)
def test_only_a_bonus_of_two_or_more_may_trade(
    advanced: Start, attacker: int, defender: int, asked: tuple[str, str]
) -> None:
    assert advanced(BATTLE.format(attacker, defender), *(1,) * 8).asked() == asked


@rule("XXI.D.2")
def test_one_trade_a_round_and_it_holds_for_that_round_only(
    advanced: Start, lines: Lines, told: Told
) -> None:
    fight = advanced(BATTLE.format(3, 0), *(2,) * 8).do("press", "pass")
    assert told(fight, "table-hits", "roll")[0] == 6
    while fight.asked()[1] == "losses":
        fight.do(fight.offered()[0])
    fight.do("fight-on", "fight-on")
    assert fight.asked() == ("attacker", "tactics")
    fight.do("no-trade")
    assert lines(fight, "attacker") == ""
    assert fight.attacker.stock == 2


@rule("XXI.D.2")
def test_with_no_re_roll_left_there_is_nothing_to_trade(advanced: Start) -> None:
    fight = advanced(BATTLE.format(2, 0), *(1,) * 12)
    fight.do("press", "roll-again:attacker", "fight-on", "fight-on")
    assert fight.attacker.stock == 0
    assert len(fight.events("melee-roll")) == 4


@rule("XXI.D.2")
def test_a_trade_after_the_dice_is_refused(advanced: Start) -> None:
    fight = advanced(BATTLE.format(2, 0), *(1,) * 8).do("no-trade")
    with pytest.raises(Refused):
        fight.do("press")
    assert fight.asked() == ("attacker", "rerolls")
