"""`aevum play GAME --options`: what a match may set."""

import pytest

from aevum.cli import main


def test_options_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "medioevo", "--options"]) == 0
    out, err = capsys.readouterr()
    assert not err
    assert "--option kingdoms=agreed | chosen | drawn\n" in out
    assert "--option honour-limit=0 (no limit) | 16" in out
    assert "--option agreed=byzantium," in out


def test_they_depend_on_the_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "medioevo", "--options", "--scenario", "introduction"]) == 0
    out = capsys.readouterr().out
    assert "--option terrain=false | true\n" in out
    assert "--option kingdoms" not in out
    assert "--option agreed" not in out
