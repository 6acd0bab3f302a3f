"""`aevum play`: how a match is set up, taken up again and kept."""

import json
from pathlib import Path

import pytest

from aevum.engine import load
from tests.seated import Run

PLAY = ("play", "caravans", "--terminal", "--scenario", "spring", "--seed", "3")


def test_first_seat_is_mine_and_the_others_are_bots(run: Run) -> None:
    code, out, err = run(*PLAY, typed="quit\n")
    assert (code, err) == (0, "")
    assert "Caravans and tolls: A spring" in out
    assert "House of Palmyra: me\n  House of Petra: bot\n  House of Dura: bot\n" in out
    assert "House of Palmyra › quit" in out


def test_seats_can_be_given(run: Run) -> None:
    _, out, _ = run(*PLAY, "--seat", "Palmyra=random", "--seat", "Dura=me", typed="q\n")
    assert "House of Palmyra: random\n  House of Petra: bot\n  House of Dura: me\n" in out
    assert "House of Dura › q" in out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    code, out, _ = run(*PLAY, "--seat", "Palmyra=random")
    assert code == 0
    assert "The match is over." in out
    assert "›" not in out
    # An onlooker sees no hand.
    assert "Your new card" not in out


def test_the_same_seed_and_answers_give_the_same_match(run: Run) -> None:
    typed = "2\n" + "1\n" * 30
    assert run(*PLAY, typed=typed) == run(*PLAY, typed=typed)


def test_options_of_the_game(run: Run) -> None:
    _, out, _ = run(*PLAY, "--option", "seats=2", typed="q\n")
    assert "Dura" not in out


def test_a_table_in_the_browser_is_set_up_on_the_page(run: Run) -> None:
    code, out, err = run("play", "caravans", "--scenario", "spring")
    assert (code, out) == (2, "")
    assert (
        err == "aevum play: --scenario goes with --terminal; in the browser a table is set up on the page\n"
    )


def test_a_kept_match_goes_on(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "my match.json")
    whole = run(*PLAY, typed="1\n" * 30)[1]
    _, out, _ = run(*PLAY, "--save", file, typed="1\n")
    assert f"To go on later: aevum play --terminal --load '{file}' --save '{file}' --seat Palmyra=me" in out
    assert not load(Path(file).read_text()).finished
    code, rest, _ = run("play", "--terminal", "--load", file, "--save", file, typed="1\n" * 30)
    assert code == 0
    assert rest.partition("The match is over.")[2].startswith(whole.partition("The match is over.")[2])
    assert f"Saved in {file}." in rest
    assert load(Path(file).read_text()).finished
    assert run("verify", file)[0] == 0


def test_a_finished_match_only_tells_its_end(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    run(*PLAY, "--save", file, typed="1\n" * 30)
    code, out, _ = run("play", "--terminal", "--load", file)
    assert code == 0
    assert "The match is over." in out
    assert "›" not in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], "there is no game 'chess'; installed: caravans"),
        (["caravans"], "caravans has several scenarios, so name one with --scenario: spring, year"),
        (["caravans", "--scenario", "winter"], "caravans has no scenario 'winter'; known: spring, year"),
        ([*PLAY[1:], "--seat", "Roma=me"], "--seat: there is no seat 'Roma' here; the seats are Palmyra, "),
        ([*PLAY[1:], "--seat", "Petra"], "--seat: expected NAME=VALUE, found 'Petra'"),
        ([*PLAY[1:], "--seat", "Petra=genius"], "there is no bot 'genius' for caravans; known: random"),
        ([*PLAY[1:], "--language", "xx"], "there are no words in 'xx'; known languages: en"),
        ([*PLAY[1:], "--option", "seats=7"], "Two, three or four houses can play, not 7. [C.0]"),
        ([*PLAY[1:], "--load", "x"], "--scenario belongs to a new match, and --load goes on with an old one"),
        (["--load", "none.json"], "none.json: cannot be read (No such file or directory)"),
        ([*PLAY[1:], "--save", "/no/folder/x"], "--save: there is no folder /no/folder"),
    ],
)
def test_bad_input(run: Run, argv: list[str], sentence: str) -> None:
    code, out, err = run("play", "--terminal", *argv)
    assert (code, out) == (2, "")
    assert err.startswith(f"aevum play: {sentence}")
    assert err.count("\n") == 1


def test_no_file_is_overwritten_by_chance(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    code, _, err = run(*PLAY, "--save", str(file))
    assert code == 2
    assert err == f"aevum play: --save: {file} exists already; to go on with it add --load {file}\n"
    assert file.read_text() == "precious"


def test_a_record_of_another_game_or_without_sense(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*PLAY, "--save", str(file), typed="1\n")
    before = file.read_text()
    _, _, err = run("play", "chess", "--terminal", "--load", str(file))
    assert err == f"aevum play: {file} is a match of caravans, not of chess\n"
    data = json.loads(before)
    data["choices"][0][1] = "dance"
    file.write_text(json.dumps(data))
    code, _, err = run("play", "--terminal", "--load", str(file), "--save", str(file))
    assert code == 2
    assert "cannot choose 'dance'" in err
    assert json.loads(file.read_text()) == data
