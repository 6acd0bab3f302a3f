"""`aevum sim`"""

import json
from pathlib import Path

import pytest

from aevum import bots
from aevum.engine import Ask
from tests.bots import failing
from tests.bots.failing import FAILING, Last, Raises, RaisesToo
from tests.seated import Run
from tests.tiny.cards import Market
from tests.tiny.road import Round

SPRING = ("sim", "caravans", "--scenario", "spring", "--games", "5", "--seed", "7")


def crash(self: Round, s: Market, asks: list[Ask]) -> None:
    raise ZeroDivisionError("no bids")


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "answers", crash)


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


@pytest.mark.usefixtures("crashing")
def test_broken_matches_are_told_and_kept(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*SPRING, "--json", "--keep", str(tmp_path))
    assert (code, err) == (1, "")
    report = json.loads(out)
    assert report["failures"] == len(report["failed"]) == 5
    assert report["failed"][0]["seed"] == "7"
    assert report["failed"][0]["error"] == "ZeroDivisionError: no bids"
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == 5
    assert report["failed"][0]["record"] in [path.read_text() for path in kept]


@pytest.mark.usefixtures("crashing")
def test_broken_matches_for_people(run: Run) -> None:
    code, out, _ = run(*SPRING)
    assert code == 1
    assert "seed 7: ZeroDivisionError: no bids" in out
    assert "--keep FOLDER writes their records" in out


@pytest.mark.parametrize("quick", [{}, {"fast": RaisesToo}, {"fast": Last}])
@pytest.mark.parametrize("fails", FAILING)
def test_matches_in_which_bots_fail_go_on_and_are_told(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    fails: type[bots.Bot],
    quick: dict[str, type[bots.Bot]],
) -> None:
    failing.seat(monkeypatch, tmp_path, bot=fails, **quick)
    code, out, err = run(*SPRING, "--bots", "random,bot,random", "--json")
    assert (code, err) == (1, "")
    report = json.loads(out)
    assert (report["games"], report["failures"], len(report["matches"])) == (5, 0, 5)
    assert report["bot_faults"] == sum(match["faults"] for match in report["faulted"]) > 5
    assert [match["seat"] for match in report["faulted"]] == ["Petra"] * 5
    assert report["faulted"][0]["error"].count("; fast: ") == (quick == {"fast": RaisesToo})
    kept = failing.kept(tmp_path)
    assert sorted(path.read_text() for path in kept) == sorted(m["record"] for m in report["faulted"])
    code, _, _ = run("verify", str(kept[0]))
    assert code == 0


def test_bots_that_fail_for_people(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failing.seat(monkeypatch, tmp_path / "data", bot=Raises)
    (tmp_path / "own").mkdir()
    code, out, err = run(*SPRING, "--bots", "bot", "--keep", str(tmp_path / "own"))
    assert (code, err) == (1, "")
    assert "answers that bots failed over" in out
    assert "seed 7: the bot of Palmyra failed after 0 choices: Raises: ValueError" in out
    assert "Traceback" not in out
    assert len(list((tmp_path / "own").glob("*.json"))) == 5
    assert failing.kept(tmp_path / "data") == []


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
