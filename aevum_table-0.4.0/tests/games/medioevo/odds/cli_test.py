"""aevum odds medioevo through the front door."""

import json

import pytest

from aevum.cli import main

LINE = "3 heavy, cavalry vs 2 archer, light; tower"


def test_json_has_chances_losses_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "medioevo", LINE, "--json", "--check", "40"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["won"] + found["lost"] + found["nobody"] == pytest.approx(1)
    assert found["attacker"]["units"] == {"heavy-infantry": 3, "cavalry": 1}
    assert {item["rule"] for item in found["defender"]["modifiers"]} == {"5.BATTLE.11", "5.FORT.01"}
    assert found["check"]["games"] == 40


@pytest.mark.parametrize("line", [LINE, "light vs horde 4 3 7", "sale 2; market=3"])
def test_words(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "medioevo", line]) == 0
    shown = capsys.readouterr().out
    assert shown
    assert "⟦" not in shown


def test_what_is_no_battle_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "medioevo", "--scenario", "short"]) == 2
    assert main(["odds", "medioevo", "sale 2", "--check", "5"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
