"""XX.B Battle dice."""

import pytest

from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, RED_SWORDS, SWORDS, WHITE, hits_of
from aevum.testing import rule

WHITE_DIE = ["-", "-", "-", "r", "w", "wr"]
BLACK_DIE = ["-", "-", "r", "w", "wr", "ww"]


@rule("XX.B.1", "XX.B.2")
@pytest.mark.parametrize(("colour", "faces"), [(WHITE, WHITE_DIE), (BLACK, BLACK_DIE)])
def test_each_die_has_the_printed_faces(colour: int, faces: list[str]) -> None:
    assert sorted(FACE_NAMES[colour][1:]) == faces


@rule("XX.B.1", "XX.B.2")
@pytest.mark.parametrize("colour", [WHITE, BLACK])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_bears_the_swords_of_its_name(colour: int, face: int) -> None:
    name = FACE_NAMES[colour][face]
    assert SWORDS[colour][face] == name.count("w")
    assert RED_SWORDS[colour][face] == name.count("r")


@rule("XX.B.3")
@pytest.mark.parametrize(
    ("name", "on_open_ground", "elsewhere"),
    [("-", 0, 0), ("w", 1, 1), ("r", 1, 0), ("wr", 2, 1), ("ww", 2, 2)],
)
def test_each_sword_is_a_hit_but_red_ones_only_on_open_ground(
    name: str, on_open_ground: int, elsewhere: int
) -> None:
    for colour in (WHITE, BLACK):
        if name in FACE_NAMES[colour]:
            face = FACE_NAMES[colour].index(name)
            assert hits_of(colour, face, True) == on_open_ground
            assert hits_of(colour, face, False) == elsewhere
