"""Round patches for places that a pack adds to a drawn map."""

from itertools import combinations
from math import hypot

from aevum.kit.undrawn import patches

BOX = (0.0, 0.0, 4000.0, 2000.0)


def test_a_place_lies_among_its_neighbours() -> None:
    found = patches(["new"], {"new": ["a", "b", "unknown"]}, {"a": (100, 100), "b": (300, 500)}, BOX)
    assert (found["new"].x, found["new"].y) == (200, 300)


def test_without_a_drawn_neighbour_it_lies_in_the_middle() -> None:
    found = patches(["new"], {"new": ["other"]}, {}, BOX)
    assert (found["new"].x, found["new"].y) == (2000, 1000)


def test_no_two_lie_on_each_other() -> None:
    names = ["one", "two", "three"]
    found = patches(names, {key: ["a"] for key in names}, {"a": (100, 100)}, BOX)
    for one, other in combinations(found.values(), 2):
        assert hypot(one.x - other.x, one.y - other.y) >= one.radius + other.radius


def test_the_outline_is_a_closed_path() -> None:
    path = patches(["new"], {"new": ["a"]}, {"a": (100, 100)}, BOX)["new"].path()
    assert path.startswith("M150 100L")
    assert path.endswith("z")
