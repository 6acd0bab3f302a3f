"""The odds of battles: figures that can be worked out by hand, and battles that the rules fight."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.medioevo import GAME
from aevum.games.medioevo.odds import throws
from aevum.games.medioevo.odds.answer import answer, checked
from aevum.games.medioevo.odds.battle import BattleOdds, battle_odds
from aevum.games.medioevo.odds.clash import clashes
from aevum.games.medioevo.odds.layout import meeting
from aevum.games.medioevo.odds.line import read
from aevum.games.medioevo.odds.policy import falls, orders, victim
from aevum.games.medioevo.odds.waning import of_horde
from aevum.games.medioevo.rules.battle.powers import LEND
from aevum.games.medioevo.rules.pieces import CAVALRY, HEAVY, LIGHT
from aevum.testing import rule

PLENTY = [9, 9, 9, 9, 9]


def odds(line: str) -> BattleOdds:
    return battle_odds(meeting(read(line)))


@rule("5.BATTLE.10")
def test_a_lone_unit_never_outlives_a_round() -> None:
    """The lowest die is at least 1, and nothing lowers it: both are gone, whoever wins."""
    found = odds("light vs horde 4 6 8: light")
    assert found.nobody == pytest.approx(1)
    assert found.rounds == pytest.approx(1)


@rule("5.HI.01")
def test_heavy_infantry_outlives_casualties() -> None:
    """A horde of one that shows ones can only lose the round or draw it; a lowest die of 1 is then spared."""
    found = odds("heavy vs horde 1 1 1: light")
    assert found.won > 0.5
    assert found.won + found.lost + found.nobody == pytest.approx(1)


@rule("5.ARCH.01")
def test_arrows_come_first() -> None:
    """An archer hits with 3 in 8 and stands alone then; if he misses, casualties take both."""
    found = odds("archer vs horde 4 6 8: light")
    assert found.won == pytest.approx(3 / 8)
    assert found.nobody == pytest.approx(5 / 8)


@rule("5.BATTLE.11")
def test_a_late_place_in_turn_order_costs_victories() -> None:
    first, last = odds("4 heavy vs 4 heavy; place=1"), odds("4 heavy vs 4 heavy; place=4")
    assert first.won > last.won + 0.05


@rule("5.FORT.01")
def test_walls_help_the_defender() -> None:
    assert odds("4 heavy vs 3 heavy").won > odds("4 heavy vs 3 heavy; castle").won


@rule("5.BATTLE.07")
def test_chances_of_throws_add_up_and_throwing_again_helps() -> None:
    values = throws.weights(0, [(6, 1.0)])
    again = throws.chances(values)
    assert sum(again) == pytest.approx(1)
    mean = sum(p * value for p, value in zip(again, values, strict=True))
    assert mean > sum(values) / len(values) + 0.5


def test_perfect_dice_are_left_alone() -> None:
    plan = throws.Plan(throws.weights(0, [(6, 1.0)]))
    assert plan.die([1, 6, 6], []) == throws.KEEP
    assert plan.die([1, 1, 1], []) != throws.KEEP
    assert plan.die([1, 1, 1], [0, 1, 2]) == throws.KEEP


@rule("5.BATTLE.07")
def test_dice_are_taken_up_one_after_the_other() -> None:
    """With 3 and 5 and 1 the d8 goes again for a second five; once it has come nothing else does."""
    plan = throws.Plan(throws.weights(0, [(6, 1.0)]))
    assert plan.die([3, 5, 1], []) == 2
    assert plan.die([1, 5, 5], [2]) == throws.KEEP
    assert plan.die([3, 5, 1], [2]) != 2


@rule("5.BATTLE.18")
def test_against_the_circle_only_one_side_throws() -> None:
    known = clashes([0, 0], [[], [4, 3, 7]])
    assert set(known.low[1]) == {3}
    assert sum(known.chance) == pytest.approx(1)


@rule("5.HI.02")
def test_damage_goes_to_the_cheapest() -> None:
    """20 florins for light infantry, 30 for heavy infantry that becomes light, 50 for an archer."""
    assert victim([1, 1, 1, 0, 0, 0, 0], PLENTY, at_sea=False) == LIGHT
    assert victim([0, 1, 1, 0, 0, 0, 0], PLENTY, at_sea=False) == HEAVY
    steps = falls([0, 0, 1, 1, 0, 0, 0], PLENTY, at_sea=False)
    assert steps[1] == [1, 0, 0, 1, 0, 0, 0]
    assert len(steps) == 6


@rule("5.CPT.02")
def test_captains_lend_the_power_that_is_worth_most() -> None:
    own, enemy = [0, 0, 2, 3, 1, 0, 0], [0, 0, 2, 1, 0, 0, 0]
    assert orders(own, enemy, [], [], False, at_sea=False) == [LEND + CAVALRY]


@rule("E.BARB.05")
def test_who_fights_a_horde_takes_off_captains_and_archers_first_but_arrows_do_not() -> None:
    horde = of_horde([2, 1, 0, 0, 1, 0, 0])
    whole = horde.forces[0]
    assert whole == [2, 1, 0, 0, 1, 0, 0]
    assert horde.forces[horde.shot[0]] == [1, 1, 0, 0, 1, 0, 0]
    assert horde.forces[horde.struck[0]] == [2, 1, 0, 0, 0, 0, 0]
    assert horde.forces[horde.struck[horde.struck[0]]] == [2, 0, 0, 0, 0, 0, 0]
    assert sum(horde.forces[-1]) == 0
    assert horde.taken[-1] == 4


@rule("E.BARB.05")
def test_superiority_of_a_horde_spares_its_casualties() -> None:
    """Of the 4 points that 64 has as casualties up to 3 are saved, where there were 6 units to lose them."""
    found = odds("2 heavy vs horde 4 4 4: 6 light; place=4")
    assert found.dealt[1] < 3.5


@pytest.mark.parametrize(
    "line",
    [
        "2 light, archer, heavy vs horde 3 3 2: 4 light, 2 archer, captain; place=2",
        "3 light, heavy, cavalry, captain-2 vs 3 archer, heavy, captain; tower; place=2; enemy-place=1",
        "horde 2 5 8: 5 light vs 2 heavy, archer; fortress",
        "2 cavalry, 2 archer vs 3 light, 2 archer; sea",
        "3 heavy, cavalry vs horde 4 4 4: 3 light, 2 archer, captain",
        "horde 1 3 3: 3 light, 2 archer, 2 captain vs 3 light, heavy, cavalry; tower",
    ],
)
def test_the_rules_play_it_out_the_same_way(line: str) -> None:
    found = checked(GAME, "free", {"battle": line}, 150, 7)
    assert found["agrees"], found


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("3 light", "no battle and no sale"),
        ("3 pikes vs archer", "3 pikes"),
        ("0 light vs archer", "nobody to fight"),
        ("4 captain vs archer", "0.COMP.01"),
        ("light vs horde 5 1 1", "a die of 4"),
        ("horde 1 1 1 vs horde 1 1 1", "each other"),
        ("light vs archer; place=1; enemy-place=1", "same place"),
        ("light vs archer; place=5", "4 places"),
        ("light vs archer; players=2", "0.GEN.01"),
        ("light vs archer; tower; castle", "at most one"),
        ("light vs horde 1 1 1; tower", "no buildings"),
        ("light vs archer; rain", "rain"),
        ("light vs archer; sea=1", "takes no value"),
        ("light vs archer; place=x", "expected a number"),
        ("light vs archer; place=1; place=2", "twice"),
        ("sale 2; tower", "tower"),
    ],
)
def test_a_line_that_makes_no_sense(line: str, names: str) -> None:
    with pytest.raises(BadData, match=names):
        answer(GAME, "free", {"battle": line})


@rule("6.GMKT.02")
@rule("6.GMKT.04")
def test_the_profit_of_a_sale() -> None:
    """100 florins a cube, 20 more for each cube of the Great Market; on a route 50 a point instead."""
    assert answer(GAME, "free", {"battle": "sale 3; market=2"})["profit"] == 120
    assert answer(GAME, "free", {"battle": "sale 2; market=2; points=3"})["profit"] == 300
