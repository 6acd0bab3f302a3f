"""Every command serves the second game as it serves the first."""

import io
import json
from pathlib import Path

import pytest

from aevum.cli import main

PLAY = (
    "play",
    "charlemagne",
    "--terminal",
    "--scenario",
    "lombard-war",
    "--seed",
    "5",
    "--seat",
    "tribal=random",
)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    def play(*lines: str, more: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        monkeypatch.setenv("COLUMNS", "80")
        assert main([*PLAY, *more]) == 0
        return capsys.readouterr().out

    return play


def test_a_record_is_kept_verified_and_told(
    typed: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(typed)
    file = str(tmp_path / "match.json")
    out = typed("pass", "quit", more=("--save", file))
    assert "which region do you try to win as a vassal?" in out
    assert main(["verify", file]) == 0
    assert "true (charlemagne, lombard-war" in capsys.readouterr().out
    assert main(["replay", file, "--at", "1", "--seat", "empire"]) == 0
    assert "Turn 1 of 3, 771–774" in capsys.readouterr().out
    assert main(["replay", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "charlemagne"


def test_pages_lookups_and_reasons_at_the_prompt(typed: object) -> None:
    assert callable(typed)
    out = typed(
        "regions", "score", "look Pavia", "look Pavio", "look", "why attempt:AUS", "odds 1", "odds", "quit"
    )
    assert "Austrasia       E 2 Chr  6/6" in out
    assert "regions controlled [19.2.a]" in out
    assert "Lombardy (T)" in out
    assert "did you mean Pavia" in out
    assert "You control Austrasia already." in out
    assert "The region comes over" in out
    assert "Say which of the answers: odds ID" in out


class Terminal(io.StringIO):
    """Somebody sits before it."""

    def isatty(self) -> bool:
        return True


def test_game_and_scenario_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("9\n2\nlombard-war\nquit\n"))
    assert main(["play", "--terminal", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Which game?" in out
    assert "There is no answer 9; the answers go from 1 to 3." in out
    assert "Charlemagne 771–814: The Lombard war, 771–782" in out


def test_sim_rules_and_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["sim", "charlemagne", "--scenario", "lombard-war", "--games", "1", "--seed", "3", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["failures"] == 0
    assert set(found["wins"]) == {"empire", "tribal"}
    assert main(["rules", "charlemagne", "T8"]) == 0
    assert "T8.differential" in capsys.readouterr().out
    assert main(["data", "charlemagne", "--json"]) == 0
    assert "battle.csv" in {item["file"] for item in json.loads(capsys.readouterr().out)["files"]}


def test_odds_with_every_modifier(capsys: pytest.CaptureFixture[str]) -> None:
    line = "battle 9 vs 4; leader; terrain"
    assert main(["odds", "charlemagne", line, "--check", "60", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["column"], found["attacker"]["strength"], found["defender"]["strength"]) == ("2/1", 18, 8)
    assert sum(found["results"].values()) == pytest.approx(1)
    assert found["check"]["agrees"]
    for roll in (line, "vassalage 2", "conversion 1 SAX", "pillage 5; burg", "revolt BAV"):
        assert main(["odds", "charlemagne", roll]) == 0
        assert "⟦" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (["odds", "charlemagne", "siege 3"], "'siege 3' is no roll"),
        (["odds", "charlemagne", "battle 9 v 4"], "battle STRENGTH vs STRENGTH"),
        (["odds", "charlemagne", "battle 9 vs 4; elephants"], "'elephants' is no setting"),
        (["odds", "charlemagne", "battle 9 vs 4; river; burg"], "the ground helps once"),
        (["odds", "charlemagne", "battle 9 vs 4; ragnarok"], "only the Tribal player"),
        (["odds", "charlemagne", "battle 99 vs 4"], "no stack of 10"),
        (["odds", "charlemagne", "pillage 0"], "from 1 to 99"),
        (["odds", "charlemagne", "revolt AUS"], "AUS never revolts"),
        (["odds", "charlemagne", "vassalage 1 XYZ"], "'XYZ' is none of"),
        (["odds", "charlemagne", "vassalage 1; against=many"], "expected one of a number"),
        (["odds", "charlemagne", "pillage 3; burg; burg"], "given twice"),
        (["odds", "charlemagne", "pillage 3", "--option", "x=1"], "no such option"),
        (["odds", "charlemagne", "--scenario", "771"], "is no single roll"),
        (["sim", "charlemagne", "--scenario", "350"], "known: 771, lombard-war"),
        (["play", "charlemagne", "--terminal", "--scenario", "771", "--seat", "rome=me"], "empire, tribal"),
        (["rules", "charlemagne", "99"], "no section '99'"),
    ],
)
def test_bad_input_is_one_sentence(argv: list[str], names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    told = capsys.readouterr()
    assert names in told.err
    assert told.err.count("\n") == 1
    assert not told.out
