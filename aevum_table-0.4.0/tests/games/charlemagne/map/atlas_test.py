"""aevum map charlemagne through the front door."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aevum.cli import main

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["map", "charlemagne", *argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_burg_and_its_hex_are_the_same_place(capsys: Capture) -> None:
    found = told(capsys, "rome")
    assert found["region"] == "Republic of St Peter"
    assert (found["burg"], found["port"], found["terrain"]) == ("Rome", "coast", "clear")
    assert told(capsys, str(found["name"])) == found
    over = {one["side"]: one for one in found["neighbours"] if "side" in one}
    assert over["river"]["side_name"] == "Tiber"
    assert over["river"]["cost"] == 2


def test_the_way_between_two_burgs(capsys: Capture) -> None:
    found = told(capsys, "Aachen", "Pavia")
    assert found["operations"] == 23
    assert sum(step["cost"] for step in found["steps"]) == 23
    assert found["sea_hexes"] is None
    found = told(capsys, "London", "Rouen")
    assert found["operations"] is None
    assert found["sea_hexes"] == len(found["sea_path"])


def test_a_region_by_name_and_by_key(capsys: Capture) -> None:
    found = told(capsys, "--area", "denmark")
    assert found == told(capsys, "--area", "DEN")
    assert [burg["name"] for burg in found["burgs"]] == ["Ribe", "Hedeby", "Lejre"]
    assert found["neighbours"] == ["Norse", "Saxony", "Wends"]


def test_all_of_it(capsys: Capture) -> None:
    found = told(capsys)
    assert (found["regions"], found["burgs"], found["land"]) == (31, 97, 1203)


@pytest.mark.parametrize(
    "argv", [["Cordoba"], ["0445"], ["Aachen", "Pavia"], ["York", "Birka"], ["--area", "Serbs"], []]
)
def test_the_terminal_shows_words_in_eighty_columns(
    argv: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["map", "charlemagne", *argv]) == 0
    shown = capsys.readouterr().out
    assert "⟦" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_picture_of_a_part(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "rome.svg"
    assert (
        main(["map", "charlemagne", "Rome", "--around", "2", "--tint", "SPO=gold", "--svg", str(file)]) == 0
    )
    tree = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    box = [float(part) for part in tree.attrib["viewBox"].split()]
    assert box[2] < 6000
    assert 'fill="gold"' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("argv", "told_so"),
    [
        (["Rom"], "Rome"),
        (["9999"], "no hex '9999'"),
        (["--east"], "no extension"),
        (["Rome", "--option", "reach=2"], "no options"),
        (["--area", "Denmrk"], "Denmark"),
    ],
)
def test_what_the_map_does_not_know(argv: list[str], told_so: str, capsys: Capture) -> None:
    assert main(["map", "charlemagne", *argv]) != 0 or argv == ["Rom"]
    shown = capsys.readouterr()
    assert told_so in shown.out + shown.err
