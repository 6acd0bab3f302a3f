"""2.DICE, 2.BARB The horde of the turn."""

import pytest

from aevum.games.medioevo.rules.horde.muster import DICE, SUPPLY, comes, may_add, muster
from aevum.games.medioevo.rules.pieces import ARCHER, CAPTAIN, CAVALRY, GONE, HEAVY, LIGHT
from aevum.testing import rule
from tests.games.medioevo.battle.forces import force


def test_dice_of_four_six_and_eight() -> None:
    assert DICE == [4, 6, 8]


@rule("2.DICE.07")
def test_ex_006_a_die_thrown_again_takes_the_captain_away() -> None:
    assert muster([3, 5, 1]) == force("2 LI, CPT1")
    assert muster([3, 5, 4]) == force("2 LI")


@rule("2.DICE.02")
@pytest.mark.parametrize(
    ("dice", "horde"),
    [
        ([4, 4, 4], "LI"),
        ([1, 6, 8], "2 LI"),
        ([4, 3, 8], "LI, AR"),
        ([4, 6, 3], "LI, CPT1"),
        ([2, 2, 2], "2 LI, AR, CPT1"),
    ],
)
def test_what_three_dice_call_up(dice: list[int], horde: str) -> None:
    assert muster(dice) == force(horde)


@rule("2.BARB.05")
def test_what_may_be_added_to_a_horde() -> None:
    assert [may_add(LIGHT, units) for units in (0, 1, 9)] == [True, True, True]
    assert [may_add(ARCHER, units) for units in (0, 1, 2)] == [False, False, True]
    assert [may_add(CAPTAIN, units) for units in (2, 3, 4)] == [False, False, True]
    assert not may_add(HEAVY, 9)
    assert not may_add(CAVALRY, 9)


@rule("2.BARB.05")
def test_what_comes_when_a_kind_has_run_out() -> None:
    supply = list(SUPPLY)
    assert (supply[LIGHT], supply[ARCHER], supply[CAPTAIN]) == (40, 20, 4)
    assert comes(CAPTAIN, supply) == CAPTAIN
    supply[CAPTAIN] = 0
    assert comes(CAPTAIN, supply) == LIGHT
    supply[LIGHT] = 0
    assert comes(CAPTAIN, supply) == GONE
    assert comes(LIGHT, supply) == GONE
    assert comes(ARCHER, supply) == ARCHER


@rule("2.BARB.05", "0.COMP.03")
def test_the_last_of_a_kind_comes_as_what_it_is() -> None:
    assert comes(CAPTAIN, [1, 0, 0, 0, 1]) == CAPTAIN
    assert comes(CAPTAIN, [1, 0, 0, 0, 0]) == LIGHT
    assert comes(CAPTAIN, [0, 0, 0, 0, 0]) == GONE
