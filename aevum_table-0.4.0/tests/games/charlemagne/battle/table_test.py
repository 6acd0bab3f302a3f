"""T11.1-T11.3 The functions of the battle table."""

import pytest

from aevum.games.charlemagne.rules.battle import table
from aevum.testing import rule

PRINTED = """
AZ AZ AZ AA BB BB BB
AZ AZ AA BB BB DD DD
AZ AA BB BB DD DD DD
AA AA DD DD DD DD DZ
AA BB DD DD DZ DZ DZ
BB DD DZ DZ DZ DZ DZ
"""


@rule("T11.1.table")
def test_the_die_is_crossed_with_the_odds() -> None:
    for die, row in enumerate(PRINTED.split("\n")[1:-1], start=1):
        found = [table.RESULTS[table.result(die, column)] for column in range(len(table.COLUMNS))]
        assert found == row.split()


@rule("T11.1.columns")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (1, 100, "1/3-"),
        (1, 3, "1/3-"),
        (49, 100, "1/3-"),
        (1, 2, "1/2"),
        (99, 100, "1/2"),
        (7, 7, "1/1"),
        (149, 100, "1/1"),
        (3, 2, "1.5/1"),
        (199, 100, "1.5/1"),
        (2, 1, "2/1"),
        (299, 100, "2/1"),
        (3, 1, "3/1"),
        (399, 100, "3/1"),
        (4, 1, "4/1+"),
        (50, 1, "4/1+"),
    ],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, column: str) -> None:
    assert table.COLUMNS[table.column(attack, defence)] == column


@rule("T11.2.multiplier")
@pytest.mark.parametrize(("modifiers", "times"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4), (7, 4)])
def test_modifiers_multiply_up_to_four(modifiers: int, times: int) -> None:
    assert table.multiplier(modifiers) == times


@rule("T11.3.half")
@pytest.mark.parametrize(("printed", "half"), [(1, 1), (2, 1), (3, 2), (7, 4), (10, 5)])
def test_half_is_rounded_up(printed: int, half: int) -> None:
    assert table.half(printed) == half


@pytest.mark.parametrize(
    ("result", "lost"),
    [
        pytest.param(table.AZ, (7, 0), marks=rule("T11.3.AZ")),
        pytest.param(table.AA, (4, 0), marks=rule("T11.3.AA")),
        pytest.param(table.BB, (5, 5), marks=rule("T11.3.BB")),
        pytest.param(table.DD, (0, 3), marks=rule("T11.3.DD")),
        pytest.param(table.DZ, (0, 5), marks=rule("T11.3.DZ")),
    ],
)
def test_what_seven_lose_against_five(result: int, lost: tuple[int, int]) -> None:
    assert table.losses(result, 7, 5) == lost


@rule("T11.3.BB")
def test_a_bloodbath_takes_the_weaker_whole_from_both() -> None:
    assert table.losses(table.BB, 5, 7) == (5, 5)
    assert table.losses(table.BB, 6, 6) == (6, 6)
