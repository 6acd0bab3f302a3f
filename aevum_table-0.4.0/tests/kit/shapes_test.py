"""Shapes from shared arcs: two squares side by side, a pond in the left one, an islet of the right one."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kit.shapes import Shapes, crossed_oddly, decode, ring_path

#    0    10    20
#  0 +-----+-----+        arc 0: the left square's outline without the common side
#    |  L  |  R  |        arc 1: the common side, downwards
# 10 +-----+-----+        arc 2: the right square's outline without it
# 3: a pond in L, 4: an islet of R
DOCUMENT: dict[str, Any] = {
    "arcs": [
        [[10, 10], [-10, 0], [0, -10], [10, 0]],
        [[10, 0], [0, 10]],
        [[10, 0], [10, 0], [0, 10], [-10, 0]],
        [[2, 2], [0, 4], [4, 0], [0, -4], [-4, 0]],
        [[30, 0], [4, 0], [0, 4], [-4, -4]],
    ],
    "objects": {
        "places": {
            "geometries": [
                {"id": "L", "arcs": [[[1, 0], [3]]], "properties": {"kind": "province"}},
                {"id": "R", "arcs": [[[2, -2]], [[4]]], "properties": {"kind": "province"}},
                {"id": "P", "arcs": [[[-4]]], "properties": {"kind": "sea"}},
            ]
        }
    },
}


@pytest.fixture
def shapes() -> Shapes:
    return Shapes(DOCUMENT)


def test_arcs_are_decoded_and_walked_both_ways(shapes: Shapes) -> None:
    assert decode([[5, 5], [-1, 2]]) == [(5, 5), (4, 7)]
    assert shapes.arc(1) == [(10, 0), (10, 10)]
    assert shapes.arc(~1) == [(10, 10), (10, 0)]


def test_rings_close_and_holes_follow_the_outer_ring(shapes: Shapes) -> None:
    outer, pond = shapes.rings("L")[0]
    assert outer == [(10, 0), (10, 10), (0, 10), (0, 0), (10, 0)]
    assert pond[0] == pond[-1] == (2, 2)
    assert len(shapes.rings("R")) == 2


def test_path_has_a_piece_for_each_ring(shapes: Shapes) -> None:
    assert ring_path([(0, 0), (3, 0), (3, 4), (0, 0)]) == "M0 0l3 0 0 4z"
    assert shapes.path("L") == "M10 0l0 10 -10 0 0 -10zM2 2l0 4 4 0 0 -4z"
    assert shapes.path("R").count("M") == shapes.path("R").count("z") == 2


def test_box_reaches_round_all_pieces(shapes: Shapes) -> None:
    assert shapes.box("L") == (0, 0, 10, 10)
    assert shapes.box("R") == (10, 0, 34, 10)


@pytest.mark.parametrize(
    ("x", "y", "name"),
    [
        (1, 1, "L"),
        (4, 4, "P"),  # the pond is not of L
        (15.5, 9.5, "R"),
        (32, 1, "R"),  # the islet
        (31, 3, None),  # within the islet's box, not on it
        (25, 5, None),
        (-1, 5, None),
    ],
)
def test_the_place_under_a_point(shapes: Shapes, x: float, y: float, name: str | None) -> None:
    assert shapes.at(x, y) == name


@pytest.mark.parametrize("y", range(10))
def test_a_point_on_a_common_border_belongs_to_one_place(shapes: Shapes, y: int) -> None:
    assert [shapes.contains("L", 10, y), shapes.contains("R", 10, y)].count(True) == 1


def test_a_ray_through_a_corner_is_counted_once() -> None:
    diamond = [(0, 5), (5, 0), (10, 5), (5, 10), (0, 5)]
    assert crossed_oddly(diamond, 5, 5)
    assert not crossed_oddly(diamond, -1, 5)
    assert not crossed_oddly(diamond, 11, 5)
