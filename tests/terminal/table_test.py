"""The table as text, with scripted input."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aevum import parts
from aevum.engine import Event, Game, Modifier, Option, Roll, load
from aevum.engine.refusal import BadData
from aevum.engine.view import View
from aevum.scene import telling
from aevum.scene.telling import Telling
from aevum.terminal import figures, paint, picture
from aevum.terminal.picture import Picture
from aevum.words import Words
from tests.narrow import of_kind
from tests.seated import Run

PLAY = ("play", "caravans", "--terminal", "--scenario", "spring", "--seed", "3")
BOTH = (*PLAY, "--option", "seats=2", "--seat", "Petra=me")


def draw(monkeypatch: pytest.MonkeyPatch, drawn: Picture) -> None:
    monkeypatch.setattr(picture, "declared", lambda game, name, constant, kind: drawn)


def after(out: str, typed: str) -> list[str]:
    """The lines that answer what was typed, up to the next prompt."""
    lines = out.partition(f"› {typed}\n")[2].splitlines()
    end = next((i for i, line in enumerate(lines) if "›" in line), len(lines))
    return [line.rstrip() for line in lines[:end]]


def test_the_prompt_says_who_must_do_what(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="quit\n")
    lines = [line.rstrip() for line in out.splitlines()]
    at = lines.index("Round 1: bid for the right to send the caravan.  [C.2]")
    assert lines[at + 1] == "   1  Bid nothing   bid:0"
    assert lines[at + 2] == "   2  Bid one coin  bid:1"
    assert "   7  Demand a toll of Petra  [C.3]  claim:Petra" in lines
    assert "Your answer stays sealed until everybody has answered." in lines
    assert lines[-2] == "House of Palmyra › quit"
    assert lines[-1] == "The match was not saved."


@pytest.mark.parametrize("answer", ["2", "bid:1"])
def test_an_option_is_chosen_by_number_or_name(run: Run, answer: str) -> None:
    _, out, _ = run(*PLAY, typed=f"{answer}\n")
    assert "The bids are 1, " in out


def test_only_the_own_events_are_shown(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="quit\n")
    assert out.count("Your new card has the number") == 1


def test_rolls_show_dice_and_modifiers_at_once(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="6\n" + "1\n" * 20)
    lines = [line.rstrip() for line in out.splitlines()]
    at = lines.index("  • The caravan sets out.  [C.6]")
    assert lines[at + 1].endswith("(d6)")
    assert lines[at + 2] == "     +0 loads brought home already  [C.6.1]"


def test_what_one_may_do_unasked(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="7\nquit\n")
    assert out.count("Round 1: bid") == 2
    assert "Demand a toll" not in "\n".join(after(out, "7"))
    _, out, _ = run(*PLAY, typed="claim:Petra\nclaim:Dura\nquit\n")
    assert after(out, "claim:Dura") == ["Not now: One toll a round is enough.  [C.3.2]"]


def test_why_not(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="why bid:6\nwhy bid:5\nwhy\nwhy dance\ndance\nbid:6\n")
    assert after(out, "why bid:6") == ["Not now: You have only 5 coins.  [C.2.1]"]
    assert after(out, "why bid:5") == ["It is open to you now: choose it by its number or its name."]
    assert after(out, "why") == ["Say which: why ID, for example bid:0."]
    assert after(out, "why dance") == ["Not now: “dance” is no answer to the present question."]
    assert after(out, "dance") == ["Not now: “dance” is no answer to the present question."]
    assert after(out, "bid:6") == ["Not now: You have only 5 coins.  [C.2.1]"]


def test_a_number_too_many(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="0\n99\n")
    assert after(out, "0") == ["There is no answer 0; the answers go from 1 to 8."]
    assert after(out, "99") == ["There is no answer 99; the answers go from 1 to 8."]


def test_an_empty_line_shows_the_question_again(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="\n\n")
    assert out.count("Round 1: bid") == 3


def test_log_and_rolls(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="log\nlog 2\nrolls\nrolls 1\n")
    log = after(out, "log")
    assert log[-1] == "  • House of Dura gets a card.  [C.1]"
    assert after(out, "log 2") == log[-2:]
    assert after(out, "rolls 1") == ["  • You draw from the deck.  [C.1]", "    16  (d16)"]
    assert after(out, "rolls") == after(out, "rolls 1")


def test_undo(run: Run) -> None:
    # An order changes nothing that others see, so it can be taken back; a toll asks another house.
    _, out, _ = run(*BOTH, typed="u\norder:ambush:pass\norders\nundo\norders\nclaim:Petra\nu\n")
    assert after(out, "u") == ["Not now: There is nothing to take back."]
    assert after(out, "orders")[0] == "  order:ambush:ask   Ask me again: ambushes"
    assert after(out, "undo")[0] == "Taken back."
    again = out.partition("Taken back.")[2]
    assert after(again, "orders")[0] == "  order:ambush:pass  From now on pass by itself: ambushes"
    assert after(again, "u") == ["Not now: The last choice was not yours but that of House of Palmyra."]


def test_rules_can_be_read(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="rule\nrule C.2\n")
    assert after(out, "rule") == ["Say which: rule ID, for example the one in brackets behind the question."]
    (sentence,) = after(out, "rule C.2")
    assert sentence.startswith("There is no game 'caravans' with a clause list")


def test_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    taken = tmp_path / "taken"
    taken.write_text("precious")
    typed = f"save\nsave {taken}\nsave {tmp_path}/no/such\nsave {file}\n1\nsave {file}\nquit\n"
    _, out, _ = run(*PLAY, typed=typed)
    assert after(out, "save") == ["Say where to: save FILE."]
    assert after(out, f"save {taken}") == [f"{taken} exists already; please name another file."]
    assert taken.read_text() == "precious"
    assert "cannot be written (No such file or directory)" in out
    assert after(out, f"save {file}") == [f"Saved in {file}."]
    assert "To go on later: " in out
    assert ("Palmyra", "bid:0") in load(file.read_text()).choices


def test_help_names_every_command(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="help\n")
    shown = "\n".join(after(out, "help"))
    for command in ("u ", "why ID", "log", "rolls", "rule ID", "board", "orders", "save FILE", "quit"):
        assert f"\n  {command}" in f"\n{shown}"


def test_the_end_of_input_leaves_the_table(run: Run) -> None:
    code, out, _ = run(*PLAY, typed="")
    assert code == 0
    assert out.endswith("The match was not saved.\n")


def test_hot_seat_shows_each_seat_its_own_events(run: Run) -> None:
    _, out, _ = run(*BOTH, typed="1\n3\n")
    first, _, second = out.partition("The table is with House of Petra.")
    assert first.count("Your new card has the number") == 1
    assert second.partition("›")[0].count("Your new card has the number") == 1
    assert "House of Petra › 3" in second
    assert "The bids are 0 and 2." in second


def test_a_board_is_shown_when_it_changed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def board(view: View, words: Words) -> str:
        return f"[bold]Gold[/bold] {of_kind(dict, view.data['own'])['gold']}"

    draw(monkeypatch, Picture(board))
    _, out, _ = run(*PLAY, typed="\nboard\nclaim:Petra\n")
    assert out.count("Gold [5, 5, 5]") == 2
    assert after(out, "board") == ["", "Gold [5, 5, 5]"]


def test_what_a_board_shows_with_its_number_is_not_listed_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(monkeypatch, Picture(lambda view, words: "1 nothing, 2 one coin", lambda view: {"bid:0", "bid:1"}))
    _, out, _ = run(*PLAY, typed="\n2\n")
    first = out.partition("›")[0]
    assert "Bid one coin" not in first
    assert "   3  Bid 2 coins" in first
    # Asked again, with no picture above it, the list is whole.
    assert "   2  Bid one coin" in "\n".join(after(out, ""))
    assert "The bids are 1, " in out


def test_a_board_with_answers_in_it_stands_above_every_question(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may look the same as before: without it the next question would list them all."""
    draw(monkeypatch, Picture(lambda view, words: "1 nothing, 2 one coin", lambda view: {"bid:0"}))
    _, out, _ = run(*PLAY, typed="2\n")
    assert out.count("1 nothing, 2 one coin") == out.count("›") > 1


def test_a_board_without_anything_to_show(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(monkeypatch, Picture(lambda view, words: ""))
    _, out, _ = run(*PLAY, typed="board\n")
    assert after(out, "board") == ["This game has no picture for the terminal."]


def test_many_options_stand_in_columns_by_their_kind(
    caravans: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    offered = [Option("claim", {"from": f"house {n}"}) for n in range(22)] + [Option("bid", {"gold": 0})]
    words = Words("en", caravans.name, ["Petra"])
    paint.make_console().print(paint.options(list(enumerate(offered, 1)), words))
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert len(lines) < len(offered)
    assert lines[0].startswith("   1  Demand a toll")
    assert lines[-1].strip().startswith("23  Bid nothing")


def test_figures_are_typed_and_not_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The third line would bid 2 coins: who types 3 means three of them."""
    monkeypatch.setattr(figures, "FIGURES", 5)
    _, out, _ = run(*PLAY, typed="99\n3\n")
    assert "\n  bid:N or just N, your figure: Bid nothing … Bid 5 coins\n" in out.partition("›")[0]
    assert after(out, "99") == ["This is not one of the figures: type bid:N."]
    assert "The bids are 3, " in out


def test_news_are_as_short_as_the_game_tells_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Telling(brief=lambda events, view: events[:1])
    monkeypatch.setattr(telling, "declared", lambda game, name, constant, kind: told)
    _, out, _ = run(*PLAY, typed="quit\n")
    first = out.partition("›")[0]
    assert first.count("  • ") == 1
    assert "tells it all." in first


def test_a_page_is_looked_up_by_its_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {"hoard": lambda view, words: "[bold]All the gold[/bold]"}
    draw(monkeypatch, Picture(pages=pages))
    _, out, _ = run(*PLAY, typed="hoard\nhelp\n")
    assert "To look up: hoard" in out
    assert after(out, "hoard") == ["", "All the gold"]
    assert any(line.startswith("  hoard") for line in after(out, "help"))


def test_never_is_for_what_can_be_passed(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="never\n")
    assert after(out, "never") == ["Only what can be passed can be passed for good."]


def test_what_a_board_misspells_does_not_go_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    misspelt: dict[str, Any] = {"coverd": lambda view: set()}
    with pytest.raises(TypeError, match="coverd"):
        Picture(**misspelt)
    monkeypatch.setattr(parts, "part", lambda game, name: SimpleNamespace(BORD=Picture(), __name__="board"))
    with pytest.raises(BadData, match="BOARD should be a Picture, and nothing is there"):
        picture.picture("caravans")


def test_no_board(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="board\n")
    assert after(out, "board") == ["This game has no picture for the terminal."]


def test_dice_with_named_faces(caravans: Game, capsys: pytest.CaptureFixture[str]) -> None:
    roll = Roll(6, [1, 5], [Modifier(-2, "bandits", "C.6.2"), Modifier(1, "loads", "")])
    event = Event("journey", {"faces": ["blank", "sword"]}, "C.6", roll=roll)
    paint.make_console().print(paint.event(event, Words("en", caravans.name)))
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "  • The caravan sets out.  [C.6]",
        "    blank  sword",
        "     -2 bandits on the road  [C.6.2]",
        "     +1 loads brought home already",
    ]


def test_a_figure_itemised_without_dice(caravans: Game, capsys: pytest.CaptureFixture[str]) -> None:
    event = Event("journey", {}, roll=Roll(0, [], [Modifier(3, "loads", "C.6.1")]))
    paint.make_console().print(paint.event(event, Words("en", caravans.name)))
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "  • The caravan sets out.",
        "     +3 loads brought home already  [C.6.1]",
    ]


def test_odds_where_the_game_has_some(run: Run) -> None:
    """A game without a scene has none; Charlemagne's are tried with its command line."""
    _, out, _ = run(*PLAY, typed="odds\nodds bid:1\nodds 99\nquit\n")
    usage = ["Say which of the answers: odds ID, for example bid:0."]
    assert after(out, "odds") == usage
    assert after(out, "odds bid:1") == ["There are no odds to tell of that."]
    assert after(out, "odds 99") == usage
