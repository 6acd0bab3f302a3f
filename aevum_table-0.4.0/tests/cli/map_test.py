"""aevum map through the front door."""

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aevum.cli import main

Capture = pytest.CaptureFixture[str]
SVG = "{http://www.w3.org/2000/svg}"


def told(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["map", "invasions", *argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_province(capsys: Capture) -> None:
    found = told(capsys, "thracia")
    assert {key: found[key] for key in ("name", "area", "terrain", "income")} == {
        "name": "Thracia",
        "area": "Graecia",
        "terrain": "plain",
        "income": 2,
    }
    neighbours = {one["name"]: one for one in found["neighbours"]}
    assert neighbours["Bythinia"]["border"] == "strait"
    assert neighbours["Bythinia"]["sea"] == "Propontis"
    assert neighbours["Moesia Inferior"]["border"] == "open"
    assert {coast["sea"] for coast in found["coasts"]} >= {"Propontis", "Pontus Euxinus"}
    assert found["city"] == {
        "name": "Constantinopolis",
        "level": 3,
        "fortified": True,
        "walls": 3,
        "port": "Propontis",
    }


def test_the_way_between_two(capsys: Capture) -> None:
    found = told(capsys, "Osroene", "amida")
    assert found["distance"] == 1
    assert found["path"] == ["Osroene", "Amida"]
    found = told(capsys, "Creta", "Latium")
    assert found["distance"] is None
    assert found["path"] == []
    assert told(capsys, "Creta", "Creta")["distance"] == 0


def test_sea_area_box_and_all(capsys: Capture) -> None:
    sea = told(capsys, "Mare Aegeum")
    assert sea["monopoly"] == 3
    assert {port["city"] for port in sea["ports"]} >= {"Athenae", "Ephesos"}
    area = told(capsys, "--area", "graecia")
    assert (area["status"], area["kingdom_income"], area["empire_income"]) == ("civilized", 9, 9)
    assert len(area["provinces"]) == 6
    assert told(capsys, "India Meridionalis", "--east")["kind"] == "box"
    assert told(capsys, "--east")["provinces"] == 238


@pytest.mark.parametrize(
    "argv", [["Thracia"], ["Sicilia"], ["Mare Aegeum"], ["Roma", "Constantinopolis"], []]
)
def test_the_terminal_shows_words_in_eighty_columns(
    argv: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["map", "invasions", *argv]) == 0
    shown = capsys.readouterr().out
    assert "⟦" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_drawing_links_neighbours_by_their_borders(capsys: Capture) -> None:
    assert main(["map", "invasions", "Lotharingia"]) == 0
    lines = capsys.readouterr().out.splitlines()
    middle = next(i for i, line in enumerate(lines) if "[Lotharingia]" in line)
    above = [i for i, line in enumerate(lines) if "Treveria" in line][-1]
    below = [i for i, line in enumerate(lines) if "Helvetia" in line][-1]
    assert above < middle < below, "Treverum is in the north, the Alps are in the south"
    assert any("~~~" in line for line in lines), "the Rhine"


def test_an_area_in_words(capsys: Capture) -> None:
    assert main(["map", "invasions", "--area", "Oxia", "--east"]) == 0
    assert "Sogdiana" in capsys.readouterr().out
    assert main(["map", "invasions", "Asia Centralis", "--east"]) == 0
    assert "⟦" not in capsys.readouterr().out


@pytest.mark.slow
def test_pictures(tmp_path: Path, capsys: Capture) -> None:
    svg, png = tmp_path / "gaul.svg", tmp_path / "gaul.png"
    argv = ["map", "invasions", "Belgae", "--around", "1", "--svg", str(svg), "--png", str(png)]
    assert main([*argv, "--tint", "belgae=#ffcc00", "--tint", "Britannia=teal", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] == [str(svg), str(png)]
    root = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert root.tag == f"{SVG}svg"
    fills = [path.get("fill") for path in root.iter(f"{SVG}path")]
    assert fills.count("#ffcc00") == 1
    assert "teal" in fills, "Cantium is in the picture"
    names = {"".join(text.itertext()) for text in root.iter(f"{SVG}text")}
    assert "Belgae" in names
    assert "Roma" not in names
    assert png.read_bytes().startswith(b"\x89PNG")


def test_the_same_picture_each_time(tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        assert main(["map", "invasions", "--area", "Italia", "--svg", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (["map", "invasions", "Tracia"], "there is no place 'Tracia'; did you mean Thracia"),
        (["map", "invasions", "Roma", "Tracia"], "Tracia"),
        (["map", "invasions", "Roma", "Thracia", "Africa"], "name one place or two, found 3"),
        (["map", "invasions", "Sogdiana"], "only on the map of the extension"),
        (["map", "invasions", "--area", "Grecia"], "there is no Area 'Grecia'; did you mean Graecia"),
        (["map", "invasions", "Roma", "--area", "Graecia"], "not both"),
        (["map", "chess"], "chess"),
        (["map", "invasions", "Roma", "--tint", "Roma=red"], "only together with --svg or --png"),
        (["map", "invasions", "--svg", "x.svg", "--tint", "Roma"], "expected NAME=VALUE, found 'Roma'"),
        (["map", "invasions", "--svg", "x.svg", "--tint", "Roma=blurple"], "'blurple' is no colour"),
        (
            ["map", "invasions", "--svg", "x.svg", "--tint", "Tracia=red"],
            "--tint: there is no place 'Tracia'",
        ),
        (["map", "invasions", "--svg", "x.svg", "--around", "2"], "--around has a meaning only"),
        (["map", "invasions", "Roma", "--svg", "x.svg", "--around", "-1"], "--around: expected"),
        (["map", "invasions", "--svg", "no/such/folder/x.svg"], "cannot be written"),
        (["map", "invasions", "Roma", "--language", "tlh"], "tlh"),
    ],
)
def test_bad_input_is_one_sentence(
    argv: list[str], names: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(argv) == 2
    told = capsys.readouterr()
    assert names in told.err
    assert told.err.count("\n") == 1
    assert not told.out
    assert not list(tmp_path.iterdir()), "nothing was written"


def test_without_the_library_for_pixels(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert main(["map", "invasions", "--png", str(tmp_path / "x.png"), "--svg", str(tmp_path / "x.svg")]) == 2
    assert "--png needs the library resvg_py" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
