"""A bot that fails stops no table; how it failed is for the host alone."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from aevum.engine import Ask, Option, Refusal, Refused, load, rebuild, registry
from aevum.games.invasions.rules.combat.losses import Losses
from aevum.games.invasions.rules.state import InvasionsState
from aevum.server.bots import pool as pools
from aevum.server.bots.talk import Question, Reply
from tests.bots.failing import kept
from tests.server.page import Page

SECRET = "ValueError: the card in my hand"
Answer = Callable[[Question], str | None]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def answering(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> list[str]:
    """The pool gives these answers, where there is one; the bots that it was asked for."""
    choose, asked = pools.Pool.choose, list[str]()

    async def instead(self: pools.Pool, question: Question, look: Callable[[], bytes]) -> str:
        asked.append(question.bot)
        wish = answer(question)
        return wish if wish is not None else await choose(self, question, look)

    monkeypatch.setattr(pools.Pool, "choose", instead)
    return asked


def fails(*bots: str) -> Answer:
    def answer(question: Question) -> str | None:
        if question.bot in bots:
            raise pools.BotFault(SECRET, f"Traceback\n{SECRET}")
        return None

    return answer


def nonsense(question: Question) -> str | None:
    return "fly" if question.bot == "bot" else None


def told_of(path: Path) -> str:
    return path.with_suffix(".txt").read_text()


@pytest.mark.parametrize(
    ("answer", "helped"), [(fails("bot"), True), (nonsense, True), (fails("bot", "fast"), False)]
)
def test_another_answers_for_a_bot_that_fails(
    page: Page,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: Answer,
    helped: bool,
) -> None:
    asked = answering(monkeypatch, answer)
    page.sit_down(seats={"attacker": "bot", "defender": "bot"})
    over = page.wait_for("over")
    assert over["outcome"]
    assert not over.get("problem")
    assert set(asked) == {"bot", "fast"}
    assert asked.count("bot") == asked.count("fast")
    sent = str([over, page.at("GET", "", 200), page.at("GET", "/log", 200)])
    assert "card in my hand" not in sent
    assert "bot-faults" not in sent
    told = [line.getMessage() for line in caplog.records if "another answered for it" in line.getMessage()]
    assert len(told) == asked.count("bot")
    assert told[0].startswith(f"table {page.table} (invasions, nisibis): the bot in seat ")
    assert told[0].count("fast: ") == (not helped)
    records = kept(data)
    assert 0 < len(records) <= 5
    for path in records:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert not rebuild(registry.find("invasions"), load(path.read_text())).over
        assert load(path.read_text()).seed not in caplog.text
    assert any(str(path) in told[0] for path in records)


def test_a_bot_that_is_chance_itself_is_helped_by_chance(
    page: Page, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worker is lost again and again, say."""
    asked = answering(monkeypatch, fails("random"))
    page.sit_down(seats={"attacker": "random", "defender": "random"})
    assert page.wait_for("over")
    assert set(asked) == {"random"}
    assert kept(data)


def test_what_went_wrong_in_a_worker_comes_to_the_file(
    page: Page, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = pools.Pool.choose

    async def unknown(self: pools.Pool, question: Question, look: Callable[[], bytes]) -> str:
        question.bot = "nobody" if question.bot == "bot" else question.bot
        return await choose(self, question, look)

    monkeypatch.setattr(pools.Pool, "choose", unknown)
    page.sit_down(seats={"attacker": "bot", "defender": "fast"})
    assert page.wait_for("over")
    told = told_of(kept(data)[0])
    assert "there is no bot 'nobody'" in told
    assert "worker.py" in told


def test_a_bot_that_takes_too_long_is_answered_for(
    page: Page, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, exchange = pools.Worker.put, pools.Worker._exchange

    async def briefly(self: pools.Worker, question: Question, look: Callable[[], bytes]) -> Reply:
        self.patience = 0.1 if question.bot == "bot" else 60.0
        return await put(self, question, look)

    async def hangs(self: pools.Worker, sent: bytes) -> Reply:
        await asyncio.sleep(60 if b'"bot":"bot"' in sent else 0)
        return await exchange(self, sent)

    monkeypatch.setattr(pools.Worker, "put", briefly)
    monkeypatch.setattr(pools.Worker, "_exchange", hangs)
    page.sit_down(seats={"attacker": "bot", "defender": "fast"})
    assert page.wait_for("over")
    assert "did not answer within 0.1 seconds" in told_of(kept(data)[0])


def test_what_the_rules_refuse_of_a_bot_is_answered_otherwise(
    page: Page, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, refused = Losses.answer, list[str]()

    def refuses(self: Losses, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.id == ask.options[0].id and len(ask.options) > 1:
            refused.append(ask.key)
            raise Refused(Refusal("not-offered", {"choice": option.id}))
        real(self, s, ask, option)

    monkeypatch.setattr(Losses, "answer", refuses)
    answering(monkeypatch, lambda question: str(question.ask["options"][0]["id"]))
    page.sit_down(seats={"attacker": "bot", "defender": "bot"})
    assert page.wait_for("over")
    assert refused
    assert "rules: " in told_of(kept(data)[0])


def test_people_at_the_table_play_on(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, fails("bot", "fast"))
    page.sit_down(scenario="duel-350", seats={"roman-hun": "me", "persian-goth": "bot"})
    assert len(page.play(12, "roman-hun")) == 12
