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


@rule("XX.G.4", "XX.G.5", "XX.C.1")
def test_a_limes_that_stands_alone_is_no_barbarian(fight: MakeFight, dice: Dice) -> None:
    """Archery left nobody beside it: no Empire swaps a die against it, and it is no nomad on the steppe."""
    white, _ = dice
    f = fight("rome: 4 archer vs byzantium: auxiliary, limes at steppe; turn=5", white("w -"))
    assert f.offered() == ["hit:auxiliary:byzantium:whole", "hit:limes:byzantium:whole"]
    f.do("hit:auxiliary:byzantium:whole")
    assert (f.modifiers("swaps", "attacker"), f.modifiers("swaps", "defender")) == ([], [])


@rule("XX.H.5")
def test_one_hit_destroys_it(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    f = fight(BATTLE, [*white("w - -"), *white("- - -")]).do("hit:limes:rome:whole")
    assert [event.args["unit"] for event in f.events("eliminated")] == ["limes"]
    assert (f.events("damaged"), f.defender.limes) == ([], [])


@rule("XVIII.I.7", "XX.I.2")
def test_what_a_limes_took_before_the_battle_is_no_loss_of_it(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    battle = "alamanni: 3 infantry vs rome: 2 infantry, limes at plain; intercepted"
    f = fight(battle, [2, *white("- -"), *white("- -")])
    assert len(f.events("limes-check")) == 1
    won = f.events("battle-won")[0].args
    assert (won["attacker"], won["defender"]) == (0, 0)
