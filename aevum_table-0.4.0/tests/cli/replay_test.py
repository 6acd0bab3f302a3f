"""`aevum replay`"""

import json
from pathlib import Path

import pytest

from aevum.engine import Table, dump
from tests.seated import Run
from tests.tiny import GAME


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A toll before the bids, then one bid, then the end of what was played."""
    table = Table(GAME, "spring", seed=7)
    table.choose("Petra", "claim:Dura")
    table.choose("Dura", "fight")
    table.choose("Palmyra", "bid:2")
    table.choose("Petra", "bid:0")
    table.choose("Dura", "bid:1")
    path = tmp_path / "match.json"
    path.write_text(dump(table.record()))
    return str(path)


def test_the_whole_story(run: Run, record: str) -> None:
    code, out, err = run("replay", record)
    assert (code, err) == (0, "")
    lines = [line.rstrip() for line in out.splitlines()]
    assert "   1  House of Petra: Demand a toll of Dura  [C.3]" in lines
    assert "   2  House of Dura: Fight  [C.3]" in lines
    assert "   3  House of Palmyra: Bid 2 coins  [C.2]" in lines
    assert lines.index("   2  House of Dura: Fight  [C.3]") + 1 == lines.index(
        "      • They fight over the toll.  [C.3]"
    )
    # The host sees every hand.
    assert sum("Your new card has the number" in line for line in lines) == 3


def test_the_story_of_one_seat(run: Run, record: str) -> None:
    _, out, _ = run("replay", record, "--seat", "Petra")
    assert out.count("Your new card has the number") == 1
    assert "House of Petra: Bid nothing" in out
    assert "House of Palmyra: Bid" not in out
    assert "The bids are 2, 0 and 1." in out


def test_up_to_a_choice(run: Run, record: str) -> None:
    _, out, _ = run("replay", record, "--at", "1")
    assert "Demand a toll of Dura" in out
    assert "fight over" not in out
    assert out.rstrip().endswith("House of Dura: Petra demands a toll.  [C.3]")


def test_before_the_first_choice(run: Run, record: str) -> None:
    code, out, _ = run("replay", record, "--at", "0")
    assert code == 0
    assert "gets a card" in out
    assert "Round 1: bid" in out


def test_json(run: Run, record: str) -> None:
    _, out, _ = run("replay", record, "--json")
    report = json.loads(out)
    assert (report["game"], report["scenario"], report["choices"]) == ("caravans", "spring", 5)
    assert (report["seat"], report["outcome"]) == (None, None)
    steps = report["steps"]
    assert [step["number"] for step in steps] == [0, 1, 2, 3, 4, 5]
    assert "choice" not in steps[0]
    assert (steps[2]["seat"], steps[2]["choice"], steps[2]["words"]) == ("Dura", "fight", "Fight")
    (event,) = steps[2]["events"]
    assert (event["key"], event["words"], event["rule"]) == ("toll", "They fight over the toll.", "C.3")
    assert event["roll"]["sides"] == 6


def test_json_of_one_seat_keeps_the_others_secrets(run: Run, record: str) -> None:
    _, out, _ = run("replay", record, "--json", "--seat", "Petra", "--at", "3")
    report = json.loads(out)
    assert report["seat"] == "Petra"
    assert len(report["steps"]) == 4
    assert "choice" not in report["steps"][3]
    assert "bid:2" not in out


def test_the_end_of_a_match(run: Run, tmp_path: Path) -> None:
    table = Table(GAME, "spring", seed=7)
    while not table.over:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        table.choose(table.seats[ask.seat], ask.options[0])
    path = tmp_path / "match.json"
    path.write_text(dump(table.record()))
    _, out, _ = run("replay", str(path))
    assert out.endswith("All houses are equally rich.\n")
    report = json.loads(run("replay", str(path), "--json")[1])
    assert report["outcome"]["words"] == "All houses are equally rich."


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--at", "6"], "--at: the record has 5 choices, so N goes from 0 to 5"),
        (["--at", "-1"], "--at: the record has 5 choices, so N goes from 0 to 5"),
        (["--seat", "Roma"], "--seat: there is no seat 'Roma'; the seats are Palmyra, Petra, Dura"),
        (["--language", "xx"], "there are no words in 'xx'; known languages: en"),
    ],
)
def test_bad_input(run: Run, record: str, argv: list[str], sentence: str) -> None:
    assert run("replay", record, *argv) == (2, "", f"aevum replay: {sentence}\n")


def test_a_file_that_is_not_there(run: Run) -> None:
    sentence = "aevum replay: none.json: cannot be read (No such file or directory)\n"
    assert run("replay", "none.json") == (2, "", sentence)


def test_a_false_record(run: Run, record: str) -> None:
    data = json.loads(Path(record).read_text())
    data["choices"][1][1] = "dance"
    Path(record).write_text(json.dumps(data))
    code, _, err = run("replay", record)
    assert code == 2
    assert "record.choices[1]: Dura cannot choose 'dance'" in err
