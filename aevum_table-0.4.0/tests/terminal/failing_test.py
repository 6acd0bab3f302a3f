"""Bots that fail at the terminal."""

from pathlib import Path

import pytest

from aevum.bots import Bot
from aevum.engine import Ask, Refusal, Refused, load
from tests.bots import failing
from tests.bots.failing import FAILING, SECRET, Last, Raises, RaisesToo
from tests.seated import Run
from tests.tiny.cards import Market
from tests.tiny.road import Round

PLAY = ("play", "caravans", "--terminal", "--scenario", "spring", "--seed", "3")
SENTENCE = "The bot of House of Petra failed over a question, and a simpler answer was given for it"


@pytest.mark.parametrize("quick", [{}, {"fast": RaisesToo}, {"fast": Last}])
@pytest.mark.parametrize("fails", FAILING)
def test_a_bot_that_fails_is_told_in_a_sentence_and_the_match_goes_on(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    fails: type[Bot],
    quick: dict[str, type[Bot]],
) -> None:
    failing.seat(monkeypatch, tmp_path, bot=fails, **quick)
    code, out, err = run(*PLAY, typed="1\n" * 40)
    assert (code, err) == (0, "")
    assert "The match is over." in out
    assert out.count(SENTENCE) == 1
    assert SECRET not in out
    assert "Traceback" not in out
    kept = failing.kept(tmp_path)
    assert kept
    assert str(kept[0].parent) in out
    assert {load(path.read_text()).seed for path in kept} == {f"{3:032x}"}


def test_what_the_rules_refuse_of_a_bot_is_answered_otherwise(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = Round.answers

    def refuses(self: Round, s: Market, asks: list[Ask]) -> None:
        if any(ask.seat and ask.answer is not None and ask.answer.args["gold"] for ask in asks):
            raise Refused(Refusal("too-little"))
        real(self, s, asks)

    failing.seat(monkeypatch, tmp_path, bot=Last)
    monkeypatch.setattr(Round, "answers", refuses)
    seats = ("--option", "seats=2", "--seat", "Palmyra=random", "--seat", "Petra=bot")
    code, out, _ = run(*PLAY, *seats)
    assert code == 0
    assert "The match is over." in out
    assert out.count(SENTENCE) == 1


def test_without_a_file_the_sentence_stands_alone(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failing.seat(monkeypatch, tmp_path, bot=Raises)
    (tmp_path / "aevum").write_text("in the way")
    _, out, _ = run(*PLAY, typed="1\n" * 40)
    assert SENTENCE in out
    assert "bot-faults" not in out
    assert "The match is over." in out
