"""The board that the page draws."""

import re
from pathlib import Path

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.scene import SCENE
from aevum.games.charlemagne.scene.ground import grid, outline
from aevum.games.charlemagne.telling.icons import BURG, MARKERS, MARKS, PANELS, UNITS, used
from aevum.scene.board import Board
from aevum.words import Words


@pytest.fixture(scope="module")
def drawn(words: Words) -> Board:
    return SCENE.board("771", {}, words)


def test_every_hex_is_a_place_with_its_neighbours(drawn: Board) -> None:
    assert [place.id for place in drawn.places] == LAND.names
    for place in drawn.places:
        assert 1 <= len(place.next) <= 6
        assert all(LAND.graph.number(name) >= 0 for name in place.next)


def test_neighbours_of_the_same_row_come_first(drawn: Board) -> None:
    """The arrow keys take the first of two that lie equally well, and so keep to the row."""
    aachen = drawn.places[LAND.of_burg("Aachen")]
    assert [name[2:] == aachen.id[2:] for name in aachen.next] == [True, True, False, False, False, False]


def test_a_region_is_outlined_by_closed_rings() -> None:
    for r, name in enumerate(REGIONS):
        for ring in re.findall(r"M[^z]*z", outline(r)):
            steps = [int(number) for number in re.findall(r"-?\d+", ring)][2:]
            # The last step back to the start is left to the `z`: one side of a hex.
            x, y = sum(steps[::2]), sum(steps[1::2])
            assert (abs(x), abs(y)) in ((324, 0), (162, 280)), name


def test_the_grid_has_every_side_once() -> None:
    sides = {tuple(sorted((a, b))) for a in range(LAND.size) for b in LAND.graph.net().near[a]}
    drawn = sum(
        len(re.findall(r"-?\d+", part)) // 2 for line in grid() for part in re.findall(r"l[^m]*", line.path)
    )
    plain = [pair for pair in sides if _touch(*pair)]
    assert drawn == 6 * LAND.size - len(plain)


def _touch(a: int, b: int) -> bool:
    """Straits may join hexes that do not lie side by side."""
    (column, row), (other, to) = LAND.cells[a], LAND.cells[b]
    return abs(column - other) <= 1 and abs(row - to) <= 1


def test_pictures_and_fonts_are_served_and_nothing_else(drawn: Board) -> None:
    for name in [picture.file for picture in drawn.pictures] + [face.file for face in drawn.faces]:
        assert SCENE.file(name)
    assert SCENE.file("chart.json") is None
    assert SCENE.file("../data/hexes.csv") is None


def test_every_picture_that_is_named_is_there(drawn: Board) -> None:
    named = {sign.icon for sign in drawn.signs} | {region.sign for region in drawn.regions}
    named |= {owner.sign for owner in drawn.owners} | {BURG}
    named |= {name for table in (MARKERS, MARKS, PANELS, UNITS) for name in table.values()}
    assert named <= set(drawn.icons)


def test_whoever_drew_them_is_thanked() -> None:
    credits = Path("docs/credits.md").read_text(encoding="utf-8")
    assert [name for name in used() if f"`{name}`" not in credits] == []
