"""`aevum replay` of records that were made with other rules: nothing false is told."""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.cli import main
from tests.seated import Run
from tests.tiny import GAME
from tests.versions import fake
from tests.versions.matches import moved, played, rules, written


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def older(data: dict[str, Any]) -> None:
    data.update(version="0", program="0.1.0")


def test_a_record_that_is_true_under_the_present_rules_is_told(run: Run, tmp_path: Path) -> None:
    same = run("replay", written(tmp_path / "same.json", played()[0]))
    assert run("replay", written(tmp_path / "old.json", played()[0], older)) == same
    assert same[0] == 0


@pytest.mark.parametrize("flags", [[], ["--json"], ["--at", "3"]])
def test_a_record_that_differs_anywhere_is_not_told_at_all(
    run: Run, tmp_path: Path, flags: list[str]
) -> None:
    def late(data: dict[str, Any]) -> None:
        older(data)
        data["digests"]["52"] = "00"

    path = written(tmp_path / "old.json", played()[0], late)
    code, out, err = run("replay", path, *flags)
    assert (code, out) == (2, "")
    assert err.startswith(
        f"aevum replay: {path}: it needs version 0 of the rules of caravans (aevum 0.1.0), which is not "
        "installed: 'aevum versions add WHEEL' adds it; under the present version 1 it differs: "
    )
    assert err.count("\n") == 1


def test_a_false_record_of_the_same_rules_is_not_told_either(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "x.json", played()[0], lambda data: data["digests"].update({"52": "00"}))
    sentence = f"aevum replay: {path}: record.digests['52']: after 52 choices the state is another\n"
    assert run("replay", path) == (2, "", sentence)


def test_the_pack_of_a_record_is_asked_for(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "x.json", played()[0], lambda data: data.update(pack="mine", fingerprint="a"))
    code, out, err = run("replay", path)
    assert (code, out) == (2, "")
    assert "it was played with the pack 'mine', which is not at hand" in err


@pytest.mark.usefixtures("caravans")
def test_its_own_program_tells_it(tmp_path: Path, data: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fake.environment(data, "0.1.0", rules("0"))
    path = written(tmp_path / "old.json", played()[0], older)
    assert main(["replay", path, "--at", "3", "--seat", "Petra"]) == 0
    out, err = capfd.readouterr()
    assert out == "the old story\n"
    assert err.splitlines() == [
        f"aevum replay: {path}: run by aevum 0.1.0, which has version 0 of the rules of caravans",
        f"called replay {path} --at 3 --seat Petra pack None",
    ]


class TestMoved:
    @pytest.fixture
    def path(self, tmp_path: Path) -> str:
        return written(tmp_path / "moved.json", moved((20, "0")))

    def test_the_last_part_is_told(self, run: Run, tmp_path: Path, path: str) -> None:
        code, out, err = run("replay", path)
        assert (code, err) == (0, "")
        first, rest = out.split("\n", 1)
        assert first == (
            "Choices 1 to 20 were made under version 0 of the rules of caravans (aevum 0.0.0): "
            "they are not told here."
        )
        whole = run("replay", written(tmp_path / "whole.json", played()[0]))[1]
        assert rest
        assert whole.endswith(rest)
        assert "\n  21  " in f"\n{rest}"
        assert "\n  20  " not in f"\n{rest}"

    def test_as_json(self, run: Run, path: str) -> None:
        report = json.loads(run("replay", path, "--json")[1])
        assert [step["number"] for step in report["steps"]] == list(range(20, 53))
        assert report["steps"][0] == {"number": 20, "events": []}
        (part,) = report["earlier"]
        assert (part["first"], part["last"], part["version"]) == (1, 20, "0")
        assert report["choices"] == 52

    def test_up_to_a_choice(self, run: Run, path: str) -> None:
        steps = json.loads(run("replay", path, "--json", "--at", "22")[1])["steps"]
        assert [step["number"] for step in steps] == [20, 21, 22]
        assert run("replay", path, "--at", "20")[0] == 0
        sentence = "--at: 20 choices were made under earlier rules, so N goes from 20 to 52"
        assert run("replay", path, "--at", "19") == (2, "", f"aevum replay: {sentence}\n")


def test_the_tiny_game_is_of_version_one() -> None:
    """What the records above are older than."""
    assert GAME.version == "1"
