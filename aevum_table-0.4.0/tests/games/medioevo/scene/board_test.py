"""The board that the page draws."""

import re
from pathlib import Path

import pytest

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS
from aevum.games.medioevo.scene import SCENE
from aevum.games.medioevo.telling.icons import icons, used
from aevum.scene.board import Board
from aevum.words import Words


@pytest.fixture(scope="module")
def drawn(words: Words) -> Board:
    return SCENE.board("introduction", {}, words)


def test_every_territory_and_sea_is_a_place_with_its_neighbours(drawn: Board) -> None:
    assert [place.id for place in drawn.places] == LAND.names
    for area, place in enumerate(drawn.places):
        assert [LAND.number(name) for name in place.next] == LAND.all_near[area]
        assert place.path.startswith("M")
        assert place.rooms


def test_settlements_have_a_spot_of_their_own(drawn: Board) -> None:
    assert [place.id for place in drawn.places if place.city] == [LAND.names[n] for n in LAND.settlements]


def test_only_homes_of_kingdoms_in_play_are_outlined(drawn: Board, words: Words) -> None:
    def homes(shown: Board) -> set[str]:
        return {line.kind.removeprefix("home-") for line in shown.lines if line.kind.startswith("home-")}

    assert homes(drawn) == {"byzantium", "mamluks", "golden-horde"}
    assert homes(SCENE.board("short", {"kingdoms": "drawn"}, words)) == set(KINGDOMS)


def test_each_line_and_sign_has_a_style(drawn: Board) -> None:
    assert {line.kind for line in drawn.lines} <= set(drawn.styles)
    assert {f"sign-{sign.icon}" for sign in drawn.signs} <= set(drawn.styles)
    assert {f"place-{place.kind}" for place in drawn.places} <= set(drawn.styles)


def test_all_pictures_are_there(drawn: Board) -> None:
    assert set(used()) <= set(icons())
    assert {sign.icon for sign in drawn.signs} | {owner.sign for owner in drawn.owners} <= set(drawn.icons)


def test_every_picture_is_credited() -> None:
    credits = Path("docs/credits.md").read_text(encoding="utf-8")
    assert [name for name in used() if f"`{name}`" not in credits] == []


def test_pictures_and_fonts_are_served_and_nothing_else(drawn: Board) -> None:
    for name in [picture.file for picture in drawn.pictures] + [face.file for face in drawn.faces]:
        found = SCENE.file(name)
        assert found is not None
        assert len(found) > 1000
    for name in ("style.toml", "../data/cards.csv", "nothing.webp"):
        assert SCENE.file(name) is None


def test_players_without_a_kingdom_sit_at_no_owner(words: Words) -> None:
    owners = SCENE.board("short", {"kingdoms": "drawn"}, words).owners
    assert {owner.seat for owner in owners} == {""}
    assert re.fullmatch("#[0-9a-f]{6}", owners[-1].colour)
