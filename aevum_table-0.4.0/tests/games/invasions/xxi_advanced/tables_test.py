"""XXI.C and XXI.F: the two tables, cell by cell as the rulebook prints them."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from aevum.games.invasions.rules.advanced.modifiers import archery_hits, melee_hits
from aevum.testing import rule

PRINTED = """
2-   0 0  0  ½  ½  1  1
3    0 0  ½  ½  1  1½ 1½
4    0 ½  ½  1  1½ 1½ 2
5    0 ½  1  1  1½ 2  2
6    0 1  1  1½ 2  2  2½
7    1 1  1½ 1½ 2  2½ 2½
8    1 1  1½ 2  2½ 2½ 3
9    1 1½ 2  2  2½ 3  3½
10   1 1½ 2  2½ 3  3½ 4
11   1 1½ 2½ 2½ 3  3½ 4
12+  1 2  2½ 3  3½ 4  4½
"""
ROWS = [line.split() for line in PRINTED.split("\n") if line]
CELLS = [(int(row[0].rstrip("-+")), units, row[units]) for row in ROWS for units in range(1, 8)]


def value(cell: str) -> Fraction:
    whole, half, _ = cell.partition("½")
    return Fraction(int(whole or 0)) + (Fraction(1, 2) if half else 0)


@rule("XXI.F.5", "XXI.F.6")
@pytest.mark.parametrize(("roll", "units", "cell"), CELLS)
def test_every_cell(roll: int, units: int, cell: str) -> None:
    printed = value(cell)
    assert melee_hits(roll, units, open_ground=False) == printed // 1
    assert melee_hits(roll, units, open_ground=True) == -(-printed // 1)


@rule("XXI.F.5")
@pytest.mark.parametrize("units", range(1, 8))
def test_the_first_and_last_rows_have_no_end(units: int) -> None:
    for ground in (True, False):
        assert {melee_hits(roll, units, ground) for roll in range(-6, 3)} == {melee_hits(2, units, ground)}
        assert {melee_hits(roll, units, ground) for roll in range(12, 25)} == {melee_hits(12, units, ground)}


@rule("XXI.F.5")
@pytest.mark.parametrize("roll", range(2, 13))
def test_more_than_seven_units_use_the_last_column(roll: int) -> None:
    assert [melee_hits(roll, units, True) for units in (8, 9, 12)] == [melee_hits(roll, 7, True)] * 3
    assert melee_hits(roll, 0, True) == 0


ARCHERY = {2: (0, 0), 7: (0, 0), 8: (1, 0), 9: (1, 1), 10: (1, 1), 11: (1, 1), 12: (2, 2), 20: (2, 2)}


@rule("XXI.C.7")
@pytest.mark.parametrize("roll", ARCHERY)
def test_archery_by_roll_on_open_and_on_rough_ground(roll: int) -> None:
    assert (archery_hits(roll, True), archery_hits(roll, False)) == ARCHERY[roll]


GROUND = {"plain": 1, "steppe": 1, "desert": 1, "forest": 0, "marsh": 0, "mountain": 0}


@rule("XXI.F.6")
@pytest.mark.parametrize("terrain", GROUND)
def test_half_hits_count_only_on_open_ground(
    advanced: Callable[..., Any], told: Callable[..., list[Any]], terrain: str
) -> None:
    """The defender's 2D6 of 3 and three units give half a hit."""
    fight = advanced(f"persia: 3 infantry vs armenians: 3 infantry at {terrain}", 1, 1, 1, 2)
    if terrain == "mountain":
        fight.do("no-ambush")
    assert told(fight, "table-hits", "side", "units", "hits") == [
        ("attacker", 3, 0),
        ("defender", 3, GROUND[terrain]),
    ]
