"""XX.L What cannot retreat: the Limes of a beaten stack."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight

BATTLE = "alamanni: 3 infantry vs rome: 2 auxiliary, limes at plain"


@rule("XX.L.11", "XX.L.12", "XXI.F.8")
def test_the_limes_of_a_beaten_stack_is_destroyed(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    f = fight(BATTLE, [*white("w - -"), *white("- - -")]).do("hit:auxiliary:rome:whole")
    assert f.defender.limes == []
    assert f.events("eliminated")[-1].args["unit"] == "limes"
    assert f.events("battle-won")[0].args["defender"] == 1, "it is no loss of the battle"


@rule("XX.L.11")
def test_the_limes_of_the_winner_stands(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    f = fight(BATTLE, [*white("- - -"), *white("w - -")])
    assert len(f.defender.limes) == 1


@rule("XX.I.6")
@pytest.mark.parametrize(("roll", "side"), [("w - -", "defender"), ("- - -", "attacker")])
def test_the_beaten_side_is_told_to_retreat(fight: MakeFight, dice: Dice, roll: str, side: str) -> None:
    white, _ = dice
    f = fight("alamanni: 3 infantry vs rome: 3 auxiliary at plain", [*white(roll), *white("- - -")])
    assert [event.args["side"] for event in f.events("must-retreat")] == [side]
