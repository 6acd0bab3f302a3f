"""Rows and abilities that a pack adds to a game's own."""

import shutil
from pathlib import Path

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions import GAME as INVASIONS
from aevum.games.medioevo import GAME as MEDIOEVO
from aevum.kit.pack_rows import with_rows
from aevum.kit.pack_rules import pack_frames
from aevum.kit.packs import check
from aevum.kit.tables import fingerprint_with
from aevum.server.packs import Packs
from aevum.testing.trying import try_out

MILLER = Path(__file__).parents[2] / "examples" / "miller"
ROWS = "cards+card-points+objectives.csv"
PACKAGE = "aevum.games.medioevo"
REASON = "a card of our own: the thirteenth century lived on its mills"
FRAME = """
from aevum.engine import Frame, State

class Grinding(Frame[State]):
    pass
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The Miller's, to be spoilt."""
    folder = tmp_path / "mine"
    shutil.copytree(MILLER, folder)
    return folder


def sound(game: str, folder: Path) -> None:
    check(game, folder)
    try_out(game, folder)


def test_a_row_goes_to_every_table_that_the_file_names(tmp_path: Path) -> None:
    (tmp_path / "cards+points.csv").write_text("card,points,name\n3,9,Miller\n", encoding="utf-8")
    assert with_rows("card,name,cost\n1,Bard,5\n", "cards.csv", str(tmp_path)) == (
        "card,name,cost\n1,Bard,5\n3,Miller,\n"
    )
    assert with_rows("card,points\n1,2", "points.csv", str(tmp_path)) == "card,points\n1,2\n3,9\n"
    assert with_rows("card\n1\n", "others.csv", str(tmp_path)) == "card\n1\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("card,character", "card,figure", r"line 1: there is no column 'figure' in cards\.csv, "),
        ("\n73,", "\n22,", r"below cards\.csv, line 74: card: '22' stands in line 23 already"),
        ("grist,any instant,0,", "grist,any instant,none,", "line 2: cost: expected a number, found 'none'"),
        (REASON, "", "line 2: source: what is reconstructed needs a reason"),
        (
            "buildings,civil",
            "buildings,mill",
            r"objectives\.csv, line 74: subject: 'mill' is none of civil, ",
        ),
        ("miller,grist", "miller,toil", r"cards\.csv, line 74: the rules know no power 'toil'"),
    ],
)
def test_a_row_that_does_not_fit_is_told(pack: Path, old: str, new: str, told: str) -> None:
    text = (pack / ROWS).read_text(encoding="utf-8")
    assert old in text
    (pack / ROWS).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData, match=told):
        sound("medioevo", pack)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cards+wonders.csv", "there is no table wonders.csv"),
        ("clauses+.csv", "it tells of the rulebook, which no pack changes"),
        ("invasions.py", "medioevo has no table of this name"),
    ],
)
def test_a_file_that_adds_to_nothing_is_told(pack: Path, name: str, told: str) -> None:
    (pack / name).write_text("card\n74\n", encoding="utf-8")
    with pytest.raises(BadData, match=told):
        check("medioevo", pack)


def test_a_module_that_breaks_is_told(tmp_path: Path) -> None:
    (tmp_path / "medioevo.py").write_text("add_power\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"^medioevo\.py: NameError: name 'add_power'"):
        pack_frames(PACKAGE, str(tmp_path))


def test_frames_of_a_pack_are_found_and_those_of_ours_are_not(tmp_path: Path) -> None:
    (tmp_path / "medioevo.py").write_text(FRAME, encoding="utf-8")
    assert [make.__name__ for make in pack_frames(PACKAGE, str(tmp_path))] == ["Grinding"]
    assert pack_frames("aevum.games.invasions", str(tmp_path)) == []


def test_rows_and_module_are_part_of_the_fingerprint(pack: Path) -> None:
    prints = [fingerprint_with(PACKAGE, ""), fingerprint_with(PACKAGE, str(pack))]
    for name in (ROWS, "medioevo.py"):
        text = (pack / name).read_text(encoding="utf-8")
        (pack / name).write_text(text.replace("10,florins", "20,florins") + "\n", encoding="utf-8")
        prints.append(fingerprint_with(PACKAGE, str(pack)))
    assert len(set(prints)) == 4
    assert prints[0] == MEDIOEVO.fingerprint()


def test_a_server_offers_it_for_its_game_alone(pack: Path) -> None:
    packs = Packs({"mine": pack})
    assert (packs.fitting(MEDIOEVO), packs.fitting(INVASIONS)) == (["mine"], [])
    (pack / "cards+wonders.csv").write_text("card\n74\n", encoding="utf-8")
    assert packs.fitting(MEDIOEVO) == []
