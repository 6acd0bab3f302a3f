"""5.UNIT, 5.CPT Which powers work, and what captains do."""

import pytest

from aevum.games.medioevo.rules.battle.marks import power_works
from aevum.games.medioevo.rules.battle.powers import (
    ACT,
    CANCEL,
    LEND,
    POWERS,
    captain_powers,
    further_orders,
    horde_orders,
    strength,
    works,
)
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.battle.shots import arrows
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT
from aevum.testing import example, rule
from tests.games.medioevo.battle.forces import force


def working(own: str, enemy: str, orders: list[int], against: list[int], at_sea: bool = False) -> list[int]:
    """In a battle without cards, in which the quick sum of the bots finds the same."""
    ours, theirs = force(own), force(enemy)
    found = [
        kind for kind in POWERS if power_works([], ATTACKER, kind, ours, orders, theirs, against, at_sea)
    ]
    assert found == [kind for kind in POWERS if works(kind, ours, orders, theirs, against, at_sea)]
    return found


@rule("5.UNIT.01")
def test_a_power_works_where_only_one_side_has_the_kind() -> None:
    assert working("2 LI, CAV", "LI, HI", [], []) == [CAVALRY]
    assert working("LI, HI", "2 LI, CAV", [], []) == [HEAVY]


@rule("5.CAV.04")
def test_a_cavalry_that_fell_to_heavy_infantry_bars_no_cavalry() -> None:
    assert working("AR, HI, CAV", "CAV", [], []) == [ARCHER, HEAVY]
    assert working("AR, HI, CAV", "HI", [], []) == [ARCHER, CAVALRY]


@rule("5.CPT.04")
@pytest.mark.parametrize(
    ("own", "enemy", "powers"),
    [
        ("CPT1", "LI", 1),
        ("CPT3", "LI", 3),
        ("CPT2", "CPT2", 0),
        ("CPT3", "CPT1", 2),
        ("CPT1", "CPT3", 0),
        ("CPT1, CPT2", "CPT2", 1),
        ("2 CPT1", "CPT2", 0),
    ],
)
def test_levels_are_added_up_and_the_higher_side_uses_the_difference(
    own: str, enemy: str, powers: int
) -> None:
    assert captain_powers(force(own), force(enemy)) == powers


@rule("5.CPT.01")
def test_a_captain_counts_as_one_unit_of_each_kind_he_acts_as() -> None:
    orders = [ACT + ARCHER, ACT + HEAVY]
    assert working("LI, CPT2", "LI, HI", orders, []) == [ARCHER]
    assert strength(force("2 AR, CPT2"), orders, ARCHER) == 3
    # and bars the enemy's
    assert working("2 AR", "CPT2", [], orders) == []
    assert working("2 CAV", "CPT2", [], orders) == [CAVALRY]


@rule("5.CPT.01")
def test_a_captain_acting_as_light_infantry_may_be_given_up() -> None:
    assert strength(force("HI, CPT1"), [ACT + LIGHT], LIGHT) == 1


@rule("5.CPT.02")
def test_a_captain_lets_a_kind_use_its_power_though_the_enemy_has_it() -> None:
    assert working("2 CAV, CPT1", "CAV", [LEND + CAVALRY], []) == [CAVALRY]
    assert working("CAV", "2 CAV, CPT1", [], [LEND + CAVALRY]) == []
    assert working("LI, CPT1", "CAV", [LEND + CAVALRY], []) == [LIGHT]


@rule("5.CPT.03")
def test_a_captain_cancels_the_power_of_a_kind() -> None:
    assert working("3 HI, CAV", "LI, CPT1", [], [CANCEL + HEAVY]) == [CAVALRY]


@example("EX-038")
@rule("5.CPT.06")
def test_what_a_captain_of_level_one_may_do() -> None:
    yellow, blue = force("CAV, CPT1"), force("CAV, HI, LI")
    found = further_orders(yellow, blue, [], False)
    assert {LEND + CAVALRY, CANCEL + HEAVY, ACT + ARCHER, ACT + LIGHT} <= set(found)
    assert further_orders(yellow, blue, [ACT + ARCHER], False) == []
    assert works(ARCHER, yellow, [ACT + ARCHER], blue, [], False)
    assert arrows([2] * strength(yellow, [ACT + ARCHER], ARCHER)) == 1


@rule("5.CPT.01")
def test_one_captain_acts_as_a_kind_once_and_two_may_both() -> None:
    assert ACT + ARCHER not in further_orders(force("CPT2"), force("LI"), [ACT + ARCHER], False)
    assert ACT + ARCHER in further_orders(force("2 CPT1"), force("LI"), [ACT + ARCHER], False)


@rule("5.CPT.02")
def test_only_units_that_are_there_are_lent_their_power() -> None:
    assert LEND + CAVALRY not in further_orders(force("HI, CPT1"), force("CAV"), [], False)


@rule("5.NAVAL.05")
def test_at_sea_only_archers_and_light_infantry_have_powers() -> None:
    assert working("LI, AR, HI, CAV", "CPT1", [], [], True) == [LIGHT, ARCHER]
    assert working("HI, CAV, CPT1", "LI", [ACT + HEAVY, LEND + CAVALRY], [], True) == []
    kinds = {order % LEND for order in further_orders(force("LI, HI, CPT1"), force("LI"), [], True)}
    assert kinds == {LIGHT, ARCHER}


@rule("E.BARB.07")
def test_barbarian_captains_act_as_archers_and_nothing_else() -> None:
    assert horde_orders(force("2 LI, CPT1"), force("CAV")) == [ACT + ARCHER]
    assert horde_orders(force("LI, 2 CPT1"), force("CAV")) == [ACT + ARCHER] * 2
    assert horde_orders(force("2 LI, CPT1"), force("CPT1")) == []
    # but take a level from the player's captains
    assert captain_powers(force("CPT2"), force("LI, CPT1")) == 1
