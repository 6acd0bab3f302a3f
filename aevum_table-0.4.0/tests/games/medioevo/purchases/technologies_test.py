"""4.TECH, B Technologies: what they cost, and the points their uses take."""

import pytest

from aevum.games.medioevo.rules.pieces import captain
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE
from aevum.games.medioevo.rules.tables import BRANCHES, COMBAT, COMMERCE, LAW, NOBODY, TRANSPORT
from aevum.games.medioevo.rules.technologies import (
    BRANCH,
    BRANCH_LEVELS,
    FOR_BUILDING,
    FOR_ENGINE,
    FOR_TRANSPORT,
    FOR_UNIT,
    LEVEL,
    PRICE,
    TECHNOLOGIES,
    design,
    may_buy,
    missing_points,
    of_branch,
    owns,
    technology,
    use,
)
from aevum.testing import example, rule

NOTHING = [0] * 6


@example("EX-013")
@rule("4.TECH.01")
def test_ex_013_a_hundred_florins_a_level() -> None:
    assert [PRICE[of_branch(COMBAT, level)] for level in range(1, BRANCH_LEVELS + 1)] == [100, 200, 300, 400]
    assert all(PRICE[number] == 100 * LEVEL[number] for number in range(len(TECHNOLOGIES)))


@rule("4.TECH.08")
def test_six_branches_of_four_levels() -> None:
    found = sorted((BRANCH[number], LEVEL[number]) for number in range(len(TECHNOLOGIES)))
    assert found == [(branch, level) for branch in range(len(BRANCHES)) for level in range(1, 5)]


@rule("4.TECH.02")
def test_lower_ones_of_the_branch_come_first() -> None:
    logistics = technology("logistics")
    assert not may_buy(logistics, NOTHING, NOTHING)
    assert may_buy(logistics, [1, 0, 0, 0, 0, 0], NOTHING)
    assert not may_buy(logistics, [2, 0, 0, 0, 0, 0], NOTHING)
    assert not may_buy(technology("machinery"), [1, 0, 0, 0, 0, 0], NOTHING)


@example("EX-025")
@rule("4.TECH.03", "4.TECH.09")
def test_ex_025_one_of_each_branch_in_a_turn() -> None:
    levels, bought, paid = list(NOTHING), list(NOTHING), 0
    for name in ("carpentry", "trade", "edict"):
        assert may_buy(technology(name), levels, bought)
        levels[BRANCH[technology(name)]] += 1
        bought[BRANCH[technology(name)]] += 1
        paid += PRICE[technology(name)]
    assert paid == 300
    assert [branch for branch in range(6) if bought[branch]] == [TRANSPORT, COMMERCE, LAW]
    assert not may_buy(technology("logistics"), levels, bought)
    assert may_buy(technology("logistics"), levels, NOTHING)
    assert PRICE[technology("logistics")] == 200


@rule("4.ARM.02")
def test_only_captains_need_military_arts() -> None:
    assert [NOBODY, NOBODY, NOBODY, NOBODY, technology("military-arts")] == FOR_UNIT
    assert [design(technology("military-arts"), level) for level in (1, 2, 3)] == [1, 2, 3]
    assert design(technology("military-arts"), 3, 1) == 2


def test_what_other_things_need() -> None:
    names = [TECHNOLOGIES[number] for number in FOR_BUILDING]
    assert names == ["masonry"] * 3 + ["architecture"] * 3 + ["religion"]  # 4.BLD.01, 4.BLD.02, 4.BLD.03
    assert {TECHNOLOGIES[number] for number in FOR_TRANSPORT} == {"carpentry"}  # 4.TRN.02
    assert {TECHNOLOGIES[number] for number in FOR_ENGINE} == {"mathematics"}  # 4.SGE.02


def test_lower_levels_are_owned_with_the_highest() -> None:
    levels = [0, 0, 0, 3, 0, 0]
    names = ("military-arts", "promotion", "tactics", "strategy")
    assert [owns(technology(name), levels) for name in names] == [True, True, True, False]


@pytest.mark.parametrize(
    ("name", "things", "points"),
    [
        ("logistics", 1, 1),  # EX-074
        ("machinery", 1, 1),  # EX-075
        ("cartography", 1, 2),  # EX-076, EX-077
        ("control", 2, 2),  # EX-080
        ("guilds", 2, 4),  # EX-081
        ("edict", 1, 1),  # EX-082
        ("law", 1, 1),  # EX-083
        ("nation", 3, 3),  # EX-084
        ("influence", 2, 4),  # EX-085
        ("promotion", 2, 2),  # EX-087
        ("tactics", 2, 2),  # EX-088
        ("strategy", 2, 4),  # EX-089
        ("engineering", 1, 2),  # EX-093
        ("monasticism", 3, 3),  # EX-095
        ("proselytism", 1, 1),  # EX-096
    ],
)
def test_points_of_the_examples(name: str, things: int, points: int) -> None:
    assert use(technology(name), things) == points


@example("EX-097")
def test_ex_097_a_captain_by_a_neighbours_military_arts() -> None:
    assert use(technology("temporal-power"), 1) == 2
    assert (design(technology("military-arts"), 1), UNIT_PRICE[captain(1)]) == (1, 100)


def test_a_missing_point_costs_a_hundred() -> None:
    assert missing_points(2) == 200  # 4.TECH.07
