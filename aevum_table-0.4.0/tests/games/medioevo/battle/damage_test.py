"""5.LI, 5.ARCH, 5.HI, 5.CAV, 5.CPT, 5.NAVAL What a point of damage does."""

import pytest

from aevum.games.medioevo.rules.battle.damage import (
    becomes,
    crew_spared,
    first_of_horde,
    strike,
    targets,
)
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, GONE, HEAVY, LIGHT, PIECES, captain
from aevum.testing import example, rule
from tests.games.medioevo.battle.forces import force, reserve_of

EMPTY = [0] * 5


@rule("5.ARCH.03", "5.LI.02", "5.CPT.05")
@pytest.mark.parametrize("piece", [ARCHER, LIGHT, captain(1), captain(3)])
def test_these_are_eliminated_by_one_damage(piece: int) -> None:
    assert becomes(piece, PIECES, False) == GONE


@rule("5.HI.02")
def test_heavy_infantry_becomes_light_infantry_if_the_reserve_has_one() -> None:
    assert becomes(HEAVY, [1, 0, 0, 0, 0], False) == LIGHT
    assert becomes(HEAVY, [0, 9, 9, 9, 3], False) == GONE


@rule("5.CAV.02")
def test_cavalry_becomes_what_the_reserve_has() -> None:
    assert becomes(CAVALRY, [1, 0, 1, 0, 0], False) == HEAVY
    assert becomes(CAVALRY, [1, 0, 0, 0, 0], False) == LIGHT
    assert becomes(CAVALRY, EMPTY, False) == GONE


@rule("5.NAVAL.06")
@pytest.mark.parametrize("piece", [HEAVY, CAVALRY])
def test_at_sea_nothing_is_left_of_them(piece: int) -> None:
    assert becomes(piece, PIECES, True) == GONE


@rule("5.HI.02", "5.CAV.02")
def test_pieces_change_places_with_the_reserve() -> None:
    units = force("CAV, CPT2")
    reserve = reserve_of(units)
    assert strike(units, reserve, CAVALRY, False, False) == HEAVY
    assert units == force("HI, CPT2")
    assert reserve == reserve_of(units)
    assert strike(units, reserve, captain(2), False, False) == GONE
    assert reserve == reserve_of(force("HI"))


@rule("5.CAPT.03")
def test_a_prisoner_is_not_in_the_reserve_but_a_piece_that_was_only_reduced_is() -> None:
    units = force("HI, LI")
    reserve = reserve_of(units)
    assert strike(units, reserve, HEAVY, False, True) == LIGHT
    assert (units, reserve) == (force("2 LI"), reserve_of(force("2 LI")))
    assert strike(units, reserve, LIGHT, False, True) == GONE
    assert (units, reserve) == (force("LI"), reserve_of(force("2 LI")))  # M04


@rule("5.SIEGE.07")
def test_a_crew_is_spared_melee_and_casualties_while_others_stand() -> None:
    assert crew_spared(force("LI"), True)
    assert not crew_spared(force(), True)
    assert not crew_spared(force("LI"), False)  # arrows and siege fire, M10


def test_owners_may_choose_among_all_they_have() -> None:
    assert targets(force("2 LI, CAV, CPT3")) == [LIGHT, CAVALRY, captain(3)]


@rule("5.ARCH.02", "5.SIEGE.05")
def test_a_horde_loses_light_infantry_first_then_archers_then_captains() -> None:
    left = ("CPT1, AR, 2 LI", "CPT1, AR, LI", "CPT1, AR", "CPT1")
    assert [first_of_horde(force(units)) for units in left] == [LIGHT, LIGHT, ARCHER, captain(1)]
    assert first_of_horde(force()) == GONE


def test_ex_007_four_damage_of_an_event_remove_two_heavy_infantry() -> None:
    units = force("2 HI")
    reserve = reserve_of(units)
    for piece in (HEAVY, LIGHT, HEAVY, LIGHT):
        strike(units, reserve, piece, False, False)
    assert (units, reserve) == (force(), PIECES)


@example("EX-088")
def test_ex_088_two_damage_on_one_heavy_infantry_destroy_it() -> None:
    units = force("HI")
    reserve = reserve_of(units)
    assert strike(units, reserve, HEAVY, False, False) == LIGHT
    assert strike(units, reserve, LIGHT, False, False) == GONE
