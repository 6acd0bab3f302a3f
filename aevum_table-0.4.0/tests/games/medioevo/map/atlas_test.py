"""aevum map medioevo through the front door."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aevum.cli import main
from aevum.testing import rule

Capture = pytest.CaptureFixture[str]
SMALL = "byzantium,mamluks,golden-horde"


def told(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["map", "medioevo", *argv, "--json"]) == 0
    return dict(json.loads(capsys.readouterr().out))


def refused(capsys: Capture, *argv: str) -> str:
    assert main(["map", *argv]) == 2
    return capsys.readouterr().err


def test_a_territory_by_its_name_and_by_its_letters(capsys: Capture) -> None:
    found = told(capsys, "rome")
    assert found == told(capsys, "ROM")
    assert (found["key"], found["kind"], found["home"]) == ("ROM", "territory", None)
    assert (found["settlement"], found["good"], found["port"], found["fire"]) == (True, "grain", True, False)
    beside = {one["key"]: one["border"] for one in found["neighbours"]}
    assert beside == {"ANC": "land", "FLO": "land", "NAP": "land", "TYR": "port"}


@rule("0.DEF.04")
def test_a_river_between_neighbours_is_named(capsys: Capture) -> None:
    beside = {one["key"]: one.get("river") for one in told(capsys, "Cairo")["neighbours"]}
    assert beside == {"ALE": "Nile", "SIN": "Nile", "UEG": None, "EGY": None}


@rule("5.MOVE.09")
def test_the_dardanelles_join_their_shores(capsys: Capture) -> None:
    beside = {one["key"]: one["border"] for one in told(capsys, "Gallipoli")["neighbours"]}
    assert beside["TRO"] == "strait"


def test_a_sea_has_ports_and_coasts(capsys: Capture) -> None:
    found = told(capsys, "Tyrrhenian Sea")
    assert found["kind"] == "sea"
    kinds = {one["key"]: one["border"] for one in found["neighbours"]}
    assert (kinds["PNM"], kinds["NAP"], kinds["LIG"]) == ("port", "coast", "sea")


def test_a_way_by_land_and_sea_by_land_and_by_ship(capsys: Capture) -> None:
    found = told(capsys, "Caffa", "Trebizond")
    assert found["distance"] == 2
    assert [one["key"] for one in found["ship"]] == ["CAF", "BSE", "TRE"]
    by_land = [one["key"] for one in found["land"]]
    assert len(by_land) - 1 == 5  # as the rulebook counts it, through Saraj
    assert "SAR" in by_land
    for here, there in pairwise(by_land):
        assert there in {one["key"] for one in told(capsys, here)["neighbours"]}


def test_an_island_has_no_way_by_land(capsys: Capture) -> None:
    found = told(capsys, "Cyprus", "Candia")
    assert found["land"] == []
    assert len(found["ship"]) - 1 == found["distance"]


@rule("0.KING.01")
def test_a_kingdom_has_seven_territories_and_its_links(capsys: Capture) -> None:
    found = told(capsys, "--area", "Kingdom of Hungary")
    assert found == told(capsys, "--area", "hungary")
    assert (found["colour"], len(found["territories"])) == ("red", 7)
    assert "holy-roman-empire" in found["links"]


def test_all_of_it(capsys: Capture) -> None:
    found = told(capsys)
    assert (found["territories"], found["seas"], found["settlements"]) == (127, 27, 40)
    assert (found["ports"], found["fires"]) == (23, 17)
    assert found["borders"] == {"land": 269, "strait": 1, "port": 40, "coast": 67, "sea": 38}


@rule("0.KING.05")
def test_a_smaller_map_closes_what_lies_far_from_the_homes(capsys: Capture) -> None:
    found = told(capsys, "--kingdoms", SMALL)
    assert 0 < found["territories"] < 127
    assert 0 < found["seas"] < 27
    assert told(capsys, "Rome", "--kingdoms", SMALL)["played"] is False
    assert told(capsys, "Thrace", "--kingdoms", SMALL)["played"] is True


@rule("0.KING.02")
def test_kingdoms_of_a_smaller_map_are_linked_and_enough(capsys: Capture) -> None:
    assert "at least 3" in refused(capsys, "medioevo", "--kingdoms", "hungary,byzantium")
    assert "not linked" in refused(capsys, "medioevo", "--kingdoms", "holy-roman-empire,mamluks,novgorod")
    assert "played whole" in refused(capsys, "invasions", "--kingdoms", SMALL)


@pytest.mark.parametrize(
    "argv",
    [
        ["Rome"],
        ["TYR"],
        ["Trebizond"],
        ["Caffa", "Saraj"],
        ["--area", "byzantium"],
        [],
        ["Rome", "--kingdoms", SMALL],
    ],
)
def test_the_terminal_shows_words_in_eighty_columns(
    argv: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["map", "medioevo", *argv]) == 0
    shown = capsys.readouterr().out
    assert shown
    assert "⟦" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def drawn(tmp_path: Path, *argv: str) -> str:
    path = tmp_path / "map.svg"
    assert main(["map", "medioevo", *argv, "--svg", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    return text


def test_the_picture_names_every_place_and_outlines_every_kingdom(tmp_path: Path) -> None:
    text = drawn(tmp_path)
    assert text.count("<text") == 127 + 27
    assert text.count("<clipPath") == 6


def test_the_picture_of_a_smaller_map_veils_the_rest(tmp_path: Path) -> None:
    text = drawn(tmp_path, "--kingdoms", SMALL)
    assert 0 < text.count("<text") < 127 + 27
    assert text.count("<clipPath") == 3
    assert 'fill-opacity="0.78"' in text
    assert 'fill-opacity="0.78"' not in drawn(tmp_path)


def test_a_part_of_the_map_is_drawn_around_a_place(tmp_path: Path) -> None:
    text = drawn(tmp_path, "Constantinople", "--around", "0", "--tint", "Constantinople=gold")
    assert 'fill="gold"' in text
    assert text.count("<text") < 20
