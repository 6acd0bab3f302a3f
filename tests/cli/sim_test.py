"""`aevum sim`"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from aevum import bots
from aevum.engine import Ask, Option, View
from tests.seated import Run

SPRING = ("sim", "caravans", "--scenario", "spring", "--games", "5", "--seed", "7")


class Cheat(bots.Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        return Option("cheat")


@pytest.fixture
def cheating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "find", lambda game, name: Cheat())


def test_one_object_for_scripts(run: Run) -> None:
    code, out, err = run(*SPRING, "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert set(report) >= {"game", "scenario", "games", "decisions", "decisions_per_second"}
    assert (report["game"], report["scenario"], report["games"]) == ("caravans", "spring", 5)
    assert (report["failures"], report["failed"], report["seed"]) == (0, [], "7")
    assert list(report["wins"]) == ["Palmyra", "Petra", "Dura"]
    assert sum(report["wins"].values()) + report["draws"] >= 5


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    first, second = (json.loads(run(*SPRING, "--json")[1]) for _ in range(2))
    for report in (first, second):
        del report["seconds"], report["decisions_per_second"]
    assert first == second


def test_a_table_for_people(run: Run) -> None:
    code, out, _ = run(*SPRING)
    assert code == 0
    assert out.startswith("caravans, spring, seed 7\n")
    assert "won by Petra" in out
    assert "broken" in out


def test_without_a_seed_one_is_drawn_and_told(run: Run) -> None:
    _, out, _ = run("sim", "caravans", "--scenario", "spring", "--games", "1", "--json")
    seed = json.loads(out)["seed"]
    _, again, _ = run("sim", "caravans", "--scenario", "spring", "--games", "1", "--seed", seed, "--json")
    assert json.loads(again)["decisions"] == json.loads(out)["decisions"]


def test_options_and_a_bot_for_each_seat(run: Run) -> None:
    code, out, _ = run(*SPRING, "--option", "seats=2", "--bots", "random,random", "--json")
    assert code == 0
    assert list(json.loads(out)["wins"]) == ["Palmyra", "Petra"]


@pytest.mark.usefixtures("cheating")
def test_broken_matches_are_told_and_kept(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*SPRING, "--json", "--keep", str(tmp_path))
    assert (code, err) == (1, "")
    report = json.loads(out)
    assert report["failures"] == len(report["failed"]) == 5
    assert report["failed"][0]["seed"] == "7"
    assert report["failed"][0]["error"] == "Refused: not-offered(choice=cheat)"
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == 5
    assert report["failed"][0]["record"] in [path.read_text() for path in kept]
    code, _, err = run("verify", str(kept[0]))
    assert code == 2
    assert "cannot choose 'cheat'" in err


@pytest.mark.usefixtures("cheating")
def test_broken_matches_for_people(run: Run) -> None:
    code, out, _ = run(*SPRING)
    assert code == 1
    assert "seed 7: Refused: not-offered(choice=cheat)" in out
    assert "--keep FOLDER writes their records" in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], "there is no game 'chess'; installed: caravans"),
        (["caravans"], "caravans has several scenarios, so name one with --scenario: spring, year"),
        (["caravans", "--scenario", "winter"], "caravans has no scenario 'winter'; known: spring, year"),
        ([*SPRING[1:], "--bots", "random,random"], "--bots names 2 bots, but the scenario has 3 seats"),
        ([*SPRING[1:], "--bots", "genius"], "there is no bot 'genius' for caravans; known: random"),
        ([*SPRING[1:], "--option", "seats"], "--option: expected NAME=VALUE, found 'seats'"),
        ([*SPRING[1:], "--option", "a=1", "--option", "a=2"], "--option: 'a' is given twice"),
        ([*SPRING[1:], "--option", "seats=9"], "Two, three or four houses can play, not 9. [C.0]"),
        ([*SPRING[1:], "--keep", "/no/such/folder"], "--keep: there is no folder /no/such/folder"),
    ],
)
def test_bad_input(run: Run, argv: list[str], sentence: str) -> None:
    assert run("sim", *argv) == (2, "", f"aevum sim: {sentence}\n")
