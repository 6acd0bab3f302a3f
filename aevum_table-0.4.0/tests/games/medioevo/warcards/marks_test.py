"""What marks of cards mean when several are there (K.CARD)."""

import pytest

from aevum.games.medioevo.rules.battle.marks import (
    ADDED,
    AIMED,
    CAPTURE_RATIO,
    DOUBLE_CREW,
    EXTRA_CREW,
    OUTNUMBER,
    TRAPPED,
    added,
    aims,
    capture_ratio,
    crew_dice,
    crew_needed,
    fighting,
    power_works,
    without,
)
from aevum.games.medioevo.rules.battle.powers import ACT, CANCEL, LEND, POWERS, works
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY
from aevum.testing import rule
from tests.games.medioevo.battle.forces import force


@rule("K.CARD.04", "K.CARD.21", "K.10.2", "K.52.1")
def test_the_artillerymans_unit_is_not_doubled() -> None:
    both = [[DOUBLE_CREW, 0, 4, 0], [EXTRA_CREW, 0, 0, 0]]
    assert crew_dice(both, 0, 4, 3) == crew_dice(both[::-1], 0, 4, 3) == 7
    assert crew_dice(both, 0, 5, 3) == 4
    assert crew_dice(both, 1, 4, 3) == 3
    assert (crew_needed(both, 0), crew_needed(both, 1)) == (0, 1)


@rule("K.CARD.02")
def test_several_condottieri_add_up() -> None:
    assert added([[ADDED, 1, 2, 0], [ADDED, 1, 2, 0], [ADDED, 0, 2, 0]], 1) == 4


@rule("K.CARD.15", "K.40.1")
def test_only_the_own_jailer_changes_the_ratio() -> None:
    assert [capture_ratio([[CAPTURE_RATIO, 1, 2, 0]], side) for side in (0, 1)] == [3, 2]


@rule("K.CARD.06", "K.18.1")
def test_a_trap_needs_somebody_to_hold() -> None:
    marks = [[TRAPPED, 0, CAVALRY, 0], [TRAPPED, 0, CAVALRY, 0]]
    assert fighting(marks, 0, force("LI, CAV")) == force("LI")
    assert fighting(marks, 0, force("LI, 3 CAV")) == force("LI, CAV")
    assert fighting(marks, 1, force("CAV")) == force("CAV")


@rule("B.RED.3", "B.TACTICS.1")
def test_aims_keep_their_order_and_are_used_up_one_by_one() -> None:
    marks = [[AIMED, 1, 2, CAVALRY], [AIMED, 1, 1, ARCHER], [AIMED, 1, 2, ARCHER]]
    assert aims(marks, 1, 2) == [CAVALRY, ARCHER]
    assert aims(without(marks, [AIMED, 1, 2, CAVALRY]), 1, 2) == [ARCHER]
    assert without(marks, [AIMED, 1, 2, CAVALRY]) == marks[1:]
    assert without(marks, [AIMED, 0, 2, CAVALRY]) == marks


@rule("5.UNIT.01")
@pytest.mark.parametrize("orders", [[], [ACT + ARCHER], [LEND + ARCHER], [CANCEL + CAVALRY]])
@pytest.mark.parametrize("enemy", ["LI", "AR", "2 CAV, HI", "AR, CAV"])
def test_without_cards_powers_work_as_ever(enemy: str, orders: list[int]) -> None:
    own, other = force("2 AR, CAV, LI"), force(enemy)
    for at_sea in (False, True):
        for kind in POWERS:
            assert power_works([], 0, kind, own, orders, other, [], at_sea) == works(
                kind, own, orders, other, [], at_sea
            )
            assert power_works([], 1, kind, other, [], own, orders, at_sea) == works(
                kind, other, [], own, orders, at_sea
            )


@rule("K.CARD.02", "5.CPT.03")
def test_numbers_do_not_help_against_a_captain_who_cancels() -> None:
    marks = [[OUTNUMBER, 0, 0, 0]]
    assert power_works(marks, 0, ARCHER, force("3 AR"), [], force("AR"), [], False)
    assert not power_works(marks, 0, ARCHER, force("3 AR"), [], force("AR"), [CANCEL + ARCHER], False)
    assert not power_works(marks, 1, ARCHER, force("3 AR"), [], force("AR"), [], False)
