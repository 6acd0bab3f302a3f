"""Hex boards: the same graph, checked against arithmetic."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine.refusal import BadData
from aevum.kit.hexes import from_cells, hex_distance, hex_name, hexes

RIVER = 1


@given(st.integers(1, 7), st.integers(2, 7))
def test_distances_are_those_of_arithmetic(columns: int, rows: int) -> None:
    board = hexes(columns, rows)
    net = board.net()
    cells = list(itertools.product(range(1, columns + 1), range(1, rows + 1)))
    for a, b in itertools.product(cells, repeat=2):
        steps = net.distance(board.number(hex_name(*a)), board.number(hex_name(*b)))
        assert steps == hex_distance(a, b)


def test_six_neighbours_around_an_odd_and_an_even_column() -> None:
    board = hexes(5, 5)
    around = {
        name: {board.names[b] for b in board.neighbours(board.number(name))} for name in ("0303", "0203")
    }
    assert around["0303"] == {"0302", "0304", "0202", "0203", "0402", "0403"}
    assert around["0203"] == {"0202", "0204", "0103", "0104", "0303", "0304"}


def test_hexsides_and_kinds_and_holes() -> None:
    board = from_cells([(1, 1), (1, 2), (2, 1)], {"0102": 3}, {("0102", "0101"): RIVER})
    a, b, c = (board.number(name) for name in ("0101", "0102", "0201"))
    assert board.kinds == [0, 3, 0]
    assert board.border(a, b) == RIVER
    assert board.net(1).path(a, b) == [a, c, b], "around the river"


def test_a_side_or_kind_that_is_not_on_the_board() -> None:
    with pytest.raises(BadData, match="0101 and 0103 have no side in common"):
        hexes(3, 3, sides={("0101", "0103"): RIVER})
    with pytest.raises(BadData, match="no hex 0909"):
        hexes(3, 3, {"0909": 1})
