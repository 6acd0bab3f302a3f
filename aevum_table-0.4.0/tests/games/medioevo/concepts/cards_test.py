"""K.CARD The arithmetic of single Empire cards."""

from aevum.games.medioevo.rules.battle.dice import rolled
from aevum.games.medioevo.rules.battle.shots import ARROW_HITS, hits
from aevum.games.medioevo.rules.buildings import CASTLE, FORTRESS, NO_BUILDING, TOWN, VILLAGE
from aevum.games.medioevo.rules.uses.figures import (
    doubled_crew,
    extra_crew,
    lowered,
    outnumbers,
    rises,
    sold_to_barbarians,
    steady_aim,
)
from aevum.testing import example


@example("EX-062")
def test_ex_062_three_archers_shoot_against_one() -> None:
    assert (outnumbers(3, 1), outnumbers(1, 3), outnumbers(2, 2)) == (True, False, False)


@example("EX-063")
def test_ex_063_five_archers_aim_two_better() -> None:
    assert steady_aim(5) == 2
    assert hits([5 - steady_aim(5)], ARROW_HITS) == 1
    assert (steady_aim(1), steady_aim(20)) == (0, 3)


@example("EX-064")
def test_ex_064_two_at_a_catapult_shoot_four_times() -> None:
    assert doubled_crew(2) == 4


@example("EX-066")
def test_ex_066_a_cube_sold_to_barbarians() -> None:
    assert (sold_to_barbarians(4), sold_to_barbarians(1)) == (300, 0)


@example("EX-068")
def test_ex_068_the_assassin_may_help_to_a_critical_roll() -> None:
    assert rolled([lowered(5, 1), 4, 2]) == 16
    assert lowered(1, 2) == 1


@example("EX-069")
def test_ex_069_one_more_at_every_engine() -> None:
    assert (extra_crew(0), extra_crew(3)) == (1, 4)


@example("EX-071")
def test_ex_071_a_village_rises_beside_a_fortress_and_a_town_only_beside_a_castle() -> None:
    assert rises(VILLAGE, FORTRESS)
    assert not rises(TOWN, FORTRESS)
    assert rises(TOWN, CASTLE)
    assert not rises(NO_BUILDING, CASTLE)
