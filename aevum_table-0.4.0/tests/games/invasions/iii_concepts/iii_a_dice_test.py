"""III.A Dice and rounding."""

import pytest

from aevum.games.invasions.rules.dice import halves_up, share
from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight, ScriptedFight
from tests.narrow import of_kind

BATTLE = "alamanni: 3 infantry vs franks: 3 infantry at plain"


def rolls(f: ScriptedFight) -> set[tuple[str, int, int]]:
    """Key, number of dice and sides of every roll."""
    return {(e.key, len(e.roll.dice), e.roll.sides) for e in f.table.log if e.roll and e.roll.dice}


@rule("III.A.1")
def test_battles_are_rolled_with_battle_dice(fight: MakeFight) -> None:
    f = fight(BATTLE, [1] * 6)
    assert rolls(f) == {("battle-dice", 3, 6)}
    assert {face for event in f.events("battle-dice") for face in of_kind(list, event.args["faces"])} == {"-"}


@rule("III.A.2")
def test_advanced_combat_rolls_two_ordinary_dice_instead(fight: MakeFight) -> None:
    f = fight(BATTLE, [], combat="advanced")
    assert rolls(f) == {("melee-roll", 2, 6)}


@rule("III.A.3")
def test_everything_else_is_rolled_with_a_ten_sided_die(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    limes = fight("alamanni: 2 infantry vs rome: limes at plain", [1])
    assert rolls(limes) == {("limes-check", 1, 10)}
    ambush = fight("alamanni: infantry vs rome: mountain-infantry at mountain", [1]).do("ambush")
    assert ("ambush-check", 1, 10) in rolls(ambush)
    battle = "alamanni: 3 infantry vs franks: 2 infantry / leader 0 at plain; city=1"
    death = fight(battle, [*white("w w -"), *white("- -"), 1]).do("besiege", "no-assault")
    assert {("leader-check", 1, 10), ("siege-roll", 1, 10)} <= rolls(death)


@rule("III.A.4")
@pytest.mark.parametrize("die", range(1, 11))
def test_a_d2_check_passes_on_an_even_die(fight: MakeFight, die: int) -> None:
    """D17: the face 0 counts as 10, and is even."""
    f = fight("alamanni: 2 infantry vs rome: limes at plain", [die])
    assert len(f.attacker.units) == (1 if die % 2 == 0 else 2)


@rule("III.A.5")
@pytest.mark.parametrize(("halves", "whole"), [(0, 0), (1, 1), (2, 1), (3, 2), (9, 5), (-1, 0), (-4, 0)])
def test_fractions_round_up_and_nothing_is_negative(halves: int, whole: int) -> None:
    assert halves_up(halves) == whole


@rule("III.A.5")
@pytest.mark.parametrize(
    ("count", "size", "parts"), [(0, 2, 0), (1, 2, 1), (2, 2, 1), (3, 2, 2), (1, 4, 1), (4, 4, 1), (5, 4, 2)]
)
def test_a_part_of_a_group_counts_as_a_whole_one(count: int, size: int, parts: int) -> None:
    assert share(count, size) == parts
