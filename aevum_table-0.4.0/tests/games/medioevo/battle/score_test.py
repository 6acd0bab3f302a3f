"""5.BATTLE.13 to 5.BATTLE.16, 5.CAV.01 What the attack values mean."""

from aevum.games.medioevo.rules.battle.dice import attack_value, casualty_value, lowest, penalty
from aevum.games.medioevo.rules.battle.score import (
    ATTACKER,
    DEFENDER,
    DRAW,
    battle_score,
    cavalry,
    melee,
    superiority,
    winner,
)
from aevum.testing import example, rule


@rule("5.BATTLE.13")
def test_the_higher_attack_value_wins_and_equal_ones_are_a_draw() -> None:
    assert (winner(6, 5), winner(5, 6), winner(5, 5)) == (ATTACKER, DEFENDER, DRAW)


@rule("5.BATTLE.14")
def test_the_battle_score_is_at_most_the_units_in_melee() -> None:
    assert (battle_score(2, 5), battle_score(7, 5)) == (2, 5)


@rule("5.BATTLE.15")
def test_superiority_goes_by_full_twenties() -> None:
    assert [superiority(difference) for difference in (19, 20, 39, 40)] == [0, 1, 1, 2]


@rule("5.CAV.01")
def test_cavalry_deals_two_each_where_its_side_has_not_lost() -> None:
    assert cavalry(ATTACKER, ATTACKER, 2) == 4
    assert cavalry(ATTACKER, DRAW, 1) == 2
    assert cavalry(ATTACKER, DEFENDER, 3) == 0


@example("EX-034")
@rule("5.BATTLE.22", "5.BATTLE.15")
def test_ex_034_a_basic_battle() -> None:
    blue, yellow = [1, 5, 5], [2, 4, 7]
    attack, defence = (
        attack_value(blue, penalty(4, 0), 0, False),
        attack_value(yellow, penalty(4, 3), 0, False),
    )
    assert (attack, defence, winner(attack, defence)) == (25, 4, ATTACKER)
    difference = attack - defence
    assert (difference, battle_score(difference, 1), superiority(difference)) == (21, 1, 1)
    # Blue takes a casualty less rather than deal a damage more.
    assert melee(difference, 1, 0, 0) + casualty_value(lowest(yellow), 0, 0, 0) == 3
    assert casualty_value(lowest(blue), 0, 0, 1) == 0
    assert melee(difference, 1, 1, 0) == 2
