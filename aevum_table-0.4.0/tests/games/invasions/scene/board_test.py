"""The board: every place of the map, drawn and named, within the size that a page can fetch."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.scene import SCENE
from aevum.games.invasions.telling.icons import icons, used
from aevum.scene.board import Board
from aevum.scene.outlines import FINE, thin
from aevum.words import Words

LARGEST, PACKED = 900_000, 250_000
WORDS = Words("en", "invasions")


@pytest.fixture(scope="module")
def board() -> Board:
    return SCENE.board("350", {}, WORDS)


def test_every_place_is_there_with_its_neighbours(board: Board) -> None:
    names = land(False).names[: land(False).places]
    assert [place.id for place in board.places] == names
    beside = {place.id: set(place.next) for place in board.places}
    for name, others in beside.items():
        assert others
        assert others <= set(names)
        assert all(name in beside[other] for other in others)


def test_each_place_can_be_drawn_named_and_stood_in(board: Board) -> None:
    left, top, right, bottom = board.box
    for place in board.places:
        assert re.fullmatch(r"(M-?\d+ -?\d+l[-\d ]+z)+", place.path), place.id
        assert place.label is not None
        assert place.rooms
        assert left <= place.at[0] <= right
        assert top <= place.at[1] <= bottom
        assert f"place-{place.kind}" in board.styles


def test_cities_stand_where_the_land_has_them(board: Board) -> None:
    sites = dict(zip(land(False).names, land(False).site, strict=False))
    for place in board.places:
        assert (place.city is not None) == bool(sites.get(place.id))
        assert place.city is None or place.city_label is not None


def test_everything_that_is_drawn_has_a_look(board: Board) -> None:
    assert {line.kind for line in board.lines} == {
        "open", "river", "range", "coast", "sea", "area", "limit", "strait", "lake", "beyond",
    }  # fmt: skip
    assert {line.kind for line in board.lines} <= set(board.styles)
    assert {f"sign-{sign.icon}" for sign in board.signs} <= set(board.styles)
    signs = {sign.icon for sign in board.signs} | {region.sign for region in board.regions}
    assert signs | {owner.sign for owner in board.owners} <= set(board.icons)


def test_areas_have_plates(board: Board) -> None:
    named = {place.region for place in board.places if place.region}
    assert named == {region.id for region in board.regions}
    assert all(region.plate and region.label for region in board.regions)


def test_a_page_can_fetch_it(board: Board) -> None:
    data = msgspec.json.encode(board)
    assert len(data) < LARGEST
    assert len(gzip.compress(data)) < PACKED


def test_its_files_are_served_and_no_others(board: Board) -> None:
    names = [picture.file for picture in board.pictures] + [face.file for face in board.faces]
    for name in names:
        data = SCENE.file(name)
        assert data is not None
        assert data[:4] in (b"RIFF", b"\0\1\0\0")
    for name in ("style.toml", "../scenarios.py", "cinzel-OFL.txt", ""):
        assert SCENE.file(name) is None


def test_nations_belong_to_the_seats_of_the_table() -> None:
    four = {owner.id: owner.seat for owner in SCENE.board("350", {}, WORDS).owners}
    two = {owner.id: owner.seat for owner in SCENE.board("350", {"seats": 2}, WORDS).owners}
    assert (four["rome"], four["huns"], four["guptas"]) == ("roman", "hun", "")
    assert (two["rome"], two["huns"], two["persia"]) == ("roman-hun", "roman-hun", "persian-goth")


def test_a_single_fight_has_no_map() -> None:
    board = SCENE.board("adrianopolis", {}, WORDS)
    assert board.places == []
    assert board.icons


def test_with_the_east_the_board_is_wider() -> None:
    text = files("aevum.games.invasions").joinpath("data", "frontiers-375.toml").read_text(encoding="utf-8")
    board = SCENE.board("free-map", {"map": f"east = true\n{text}"}, WORDS)
    assert len(board.places) == land(True).places
    assert board.box[2] > SCENE.board("350", {}, WORDS).box[2]
    assert "beyond" not in {line.kind for line in board.lines}


def test_pictures_are_those_in_use() -> None:
    assert set(used()) <= set(icons())
    assert all(re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz0-9 .\-]+", path) for path in icons().values())


def test_whoever_drew_them_is_thanked() -> None:
    credits = Path("docs/credits.md").read_text(encoding="utf-8")
    assert [name for name in used() if f"`{name}`" not in credits] == []


def test_lines_keep_their_ends_and_lose_what_nobody_sees() -> None:
    straight = [(0, 0), (50, 1), (100, 0)]
    assert thin(straight) == [(0, 0), (100, 0)]
    bent = [(0, 0), (50, FINE + 1), (100, 0)]
    assert thin(bent) == bent
    ring = [(0, 0), (100, 0), (100, 100), (0, 100), (0, 0)]
    assert thin(ring) == ring
