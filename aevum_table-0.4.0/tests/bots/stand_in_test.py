"""Who answers for a bot that fails, and what is kept of it."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from aevum.bots import Bot, faults
from aevum.bots.stand_in import LONGEST, Fault, answered, stand_in, take
from aevum.engine import Ask, EngineFault, Option, Refusal, Refused, Table, View, load, rebuild
from tests.bots.failing import FAILING, SECRET, Last, Nothing, Raises, RaisesToo, kept, seat
from tests.tiny import GAME
from tests.tiny.cards import Market
from tests.tiny.road import Round

FAULT = Fault("bot", "ValueError: no idea", "Traceback")


def asked(bot: Bot, seed: int = 3) -> tuple[Ask, Option, list[Fault]]:
    table = Table(GAME, "year", {}, 3)
    ask = table.asks()[0]
    found: list[Fault] = []
    look: Callable[[], View] = lambda: table.view(table.seats[ask.seat])  # noqa: E731
    return ask, answered(GAME.name, bot, ask, look, Random(seed), found.extend), found


@pytest.mark.parametrize("fails", FAILING)
def test_the_quick_bot_answers_for_one_that_fails(
    fails: type[Bot], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat(monkeypatch, tmp_path, bot=fails, fast=Last)
    ask, option, found = asked(fails())
    assert option is ask.options[-1]
    assert [fault.bot for fault in found] == [fails.__name__]
    assert "Traceback" in found[0].trace


@pytest.mark.parametrize("quick", [{}, {"fast": Nothing}, {"fast": RaisesToo}])
def test_then_chance_does(
    quick: dict[str, type[Bot]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat(monkeypatch, tmp_path, bot=Raises, **quick)
    answers = [asked(Raises(), seed) for seed in range(40)]
    assert {option.id for _, option, _ in answers} == {option.id for option in answers[0][0].options}
    assert {len(found) for _, _, found in answers} == {1 + len(quick)}


def test_the_quick_bot_does_not_stand_in_for_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seat(monkeypatch, tmp_path, bot=Last, fast=Raises)
    assert (stand_in(GAME.name, "bot"), stand_in(GAME.name, "fast"), stand_in("chess")) == ("fast", "", "")
    assert len(asked(Raises())[2]) == 1


def test_what_is_told_of_a_fault_is_bounded() -> None:
    fault = Fault.of("bot", ValueError("no\nidea " * 10_000))
    assert fault.error.startswith("ValueError: no idea no idea")
    assert len(fault.error) == LONGEST


def test_what_the_rules_offer_and_then_refuse_is_answered_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Round.answers

    def refuses(self: Round, s: Market, asks: list[Ask]) -> None:
        s.tell("half-told")
        if any(ask.answer is not None and ask.answer.args["gold"] for ask in asks):
            raise Refused(Refusal("too-little"))
        real(self, s, asks)

    monkeypatch.setattr(Round, "answers", refuses)
    table = Table(GAME, "year", {"seats": 2}, 3)
    first, second = table.asks()
    assert take(table, first, first.options[0], Random(3)) == []
    found = take(table, second, second.options[1], Random(3))
    assert [fault.bot for fault in found] == ["rules"] * len(found) != []
    assert table.choices == [("Palmyra", "bid:0"), ("Petra", "bid:0")]
    assert sum(event.key == "half-told" for event in table.log) == 1


def test_rules_that_refuse_all_they_offer_are_at_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(self: Round, s: Market, asks: list[Ask]) -> None:
        raise Refused(Refusal("too-little"))

    monkeypatch.setattr(Round, "answers", refuses)
    table = Table(GAME, "year", {"seats": 2}, 3)
    first, second = table.asks()
    take(table, first, first.options[0], Random(3))
    with pytest.raises(EngineFault, match="all that 'bid' offers is refused"):
        take(table, second, second.options[0], Random(3))
    assert len(table.choices) == 1


# What is kept


def table(choices: int, seed: int = 3) -> Table:
    found = Table(GAME, "year", {}, seed)
    for _ in range(choices):
        ask = next(ask for ask in found.asks() if ask.answer is None)
        found.choose(found.seats[ask.seat], ask.options[0])
    return found


def test_the_record_leads_to_the_question_and_is_for_the_host_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat(monkeypatch, tmp_path)
    before = os.umask(0)
    try:
        path = faults.keep(faults.leading(table(9).record(), 7), "Petra", [FAULT])
    finally:
        os.umask(before)
    assert path is not None
    assert len(rebuild(GAME, load(path.read_text())).choices) == 7
    told = path.with_suffix(".txt").read_text()
    assert "caravans 1, year" in told
    assert "after 7 choices, the question to Petra" in told
    assert "bot: ValueError: no idea\nTraceback" in told
    assert f"{3:032x}" not in told + path.name
    for file in (path, path.with_suffix(".txt")):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert len(list(path.parent.iterdir())) == 2


def test_never_many_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seat(monkeypatch, tmp_path)
    monkeypatch.setattr(faults, "KEPT", 7)
    for count in (*range(faults.OF_A_MATCH), 0):
        assert faults.keep(table(count).record(), "Petra", [FAULT]) is not None
    assert faults.keep(table(9).record(), "Petra", [FAULT]) is None
    for seed in range(4, 9):
        assert faults.keep(table(1, seed).record(), "Petra", [FAULT]) is not None
    assert len(kept(tmp_path)) == 7
    assert len(list(kept(tmp_path)[0].parent.iterdir())) == 14
    monkeypatch.setattr(faults, "LARGEST", 100)
    assert faults.keep(table(1, 10).record(), "Petra", [FAULT]) is None


def test_a_folder_that_cannot_be_written_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat(monkeypatch, tmp_path)
    (tmp_path / "aevum").write_text("in the way")
    assert faults.keep(table(1).record(), "Petra", [FAULT]) is None


def test_a_bot_that_blurts_out_is_heard_by_the_host_alone() -> None:
    _, _, (fault,) = asked(Raises())
    assert SECRET in fault.error
