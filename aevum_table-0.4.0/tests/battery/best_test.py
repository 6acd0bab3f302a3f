"""The best bot of every game through the battery, and what becomes of one that fails there."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from aevum.bots import Bot
from aevum.engine import Ask, Game, Option, View, load, rebuild, registry
from aevum.testing import battery
from aevum.testing.__main__ import main
from aevum.testing.play import THERE
from tests.battery.battery_test import COMPILED
from tests.bots.failing import FAILING, Last, Raises, seat
from tests.tiny import GAME

CHOICES = 1500 if COMPILED else 400
"""Of each scenario; whole matches of the long ones are for `python -m aevum.testing --best`."""


def _scenarios() -> list[object]:
    found: list[object] = []
    for game in (registry.find(name) for name in registry.names()):
        found += [pytest.param(game, scenario, id=f"{game.name}-{scenario}") for scenario in game.scenarios()]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenario"), _scenarios())
def test_the_best_bot_keeps_matches_sound(game: Game, scenario: str) -> None:
    made, seeds, variants = 0, count(), game.variants(scenario)
    while made < CHOICES:
        seed = next(seeds)
        options = variants[seed % len(variants)]
        # A fight may be decided by dice alone, so that there is nothing to choose.
        made += max(1, battery.best(game, scenario, options, seed, most=CHOICES - made, reload=97))


def test_the_best_bot_gives_every_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []

    class Best(Last):
        def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
            asked.append(ask.key)
            return super().choose(ask, look, rng)

    seat(monkeypatch, tmp_path, bot=Best, fast=Raises)
    assert battery.best(GAME, "year", {}, 3, reload=2) == len(asked) > 10
    assert battery.best(GAME, "year", {}, 3, most=5) == 5


@pytest.mark.parametrize("fails", FAILING)
def test_a_bot_that_fails_has_broken_the_match(
    fails: type[Bot], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody answers for it here."""
    seat(monkeypatch, tmp_path, bot=fails, fast=Last)
    with pytest.raises(AssertionError, match=r"year, after 0 choices: (ValueError|NotOffered)") as found:
        battery.best(GAME, "year", {}, 3)
    assert rebuild(GAME, load(str(found.value).partition(THERE)[2])).choices == []
    with pytest.raises(AssertionError, match=r"ValueError|NotOffered"):
        battery.light(GAME, "year", {}, 3, guide="bot")
    assert not list(tmp_path.iterdir())


def test_the_command_tells_of_broken_matches(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["testing", "invasions", "--scenario", "nisibis", "--workers", "1", "--keep", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*words, "--light", "2", "--best", "3"])
    assert main() == 0
    told = capsys.readouterr().out
    assert "light: 2 matches" in told
    assert "best: 3 matches" in told
    assert told.count(" 0 broken") == 3
    monkeypatch.setattr("aevum.games.invasions.bots.marshal.bot.Marshal.choose", Raises.choose)
    monkeypatch.setattr("sys.argv", [*words, "--best", "1", "--first", "7"])
    assert main() == 1
    told = capsys.readouterr().out
    assert "seed 7: invasions, nisibis, after " in told
    assert "ValueError: the card in my hand is" in told
    assert "failing.py, line" in told
    assert "best: 1 matches, 0 choices, 1 broken" in told
    record = load((tmp_path / "invasions-nisibis-best-7.json").read_text())
    assert not rebuild(registry.find("invasions"), record).over
