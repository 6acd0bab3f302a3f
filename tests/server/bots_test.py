"""Bots play from workers, and a lone answer makes itself."""

import asyncio
import os
import signal
from functools import partial
from random import Random
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from aevum.bots import find
from aevum.engine import Ask, Table, registry
from aevum.server.bots import pool as pools
from aevum.server.bots.talk import Question, Reply, view_from_data
from aevum.server.house import House
from aevum.server.room import Room
from tests.server.page import Page


def house(page: Page) -> House:
    found = page.client.app.state.house
    assert isinstance(found, House)
    return found


def room(page: Page) -> Room:
    return house(page).rooms[page.table]


def test_a_bot_thinks_the_same_far_away() -> None:
    """What goes to a worker and back is all that a bot needs."""
    table = Table(registry.find("invasions"), "duel-350", seed=3)
    here, there = ({seat: find("invasions", "bot") for seat in table.seats} for _ in range(2))
    for n in range(150):
        ask = table.asks()[0]
        seat = table.seats[ask.seat]
        sent = Ask.from_json(msgspec.json.decode(msgspec.json.encode(ask.to_json(options=True))))
        data = msgspec.json.decode(msgspec.json.encode(table.view(seat).data))
        mine = here[seat].choose(ask, partial(table.view, seat), Random(n))
        other = there[seat].choose(sent, partial(view_from_data, data, sent), Random(n))
        assert mine.id == other.id
        table.choose(seat, mine)


def test_a_match_of_bots_comes_to_its_end(page: Page) -> None:
    page.sit_down(seats={"attacker": "fast", "defender": "bot"})
    assert set(page.keys) == {"host"}
    assert page.wait_for("over")["outcome"]


def test_alone_against_bots_a_lone_answer_makes_itself(page: Page) -> None:
    page.sit_down(scenario="duel-350", seats={"roman-hun": "me", "persian-goth": "fast"})
    for _ in range(80):
        seat, ask = page.asked("roman-hun")
        assert len(ask["options"]) > 1 or page.update(seat)["initiatives"]
        if room(page).table.tied:
            return
        page.choose(seat, ask["options"][0]["id"], ask["version"])
    raise AssertionError("no answer made itself")


def test_undo_passes_over_answers_that_made_themselves(page: Page) -> None:
    seats = ("roman-hun", "persian-goth")
    page.sit_down(scenario="duel-350", seats=dict.fromkeys(seats, "me"))
    for _ in range(200):
        ((seat, _),) = page.play(1, *seats)
        table = room(page).table
        count = len(table.choices)
        if table.why_no_undo(seat) is None and table.why_no_undo(seat, 1) is None:
            room(page).table.tied = {count - 1}
            page.at("POST", "/undo", 200, seat)
            assert len(table.choices) == count - 2
            assert room(page).table.tied == set()
            assert page.update(seat)["undo"]["redo"] == 1
            return
    raise AssertionError("nothing could be taken back twice")


def test_with_two_people_a_lone_answer_is_asked_for(page: Page) -> None:
    page.sit_down(scenario="duel-350", seats={"roman-hun": "me", "persian-goth": "me"})
    page.play(40, "roman-hun", "persian-goth")
    assert not room(page).table.tied


def test_a_lost_worker_is_replaced_and_the_match_goes_on(page: Page) -> None:
    page.sit_down(scenario="duel-350", seats={"roman-hun": "fast", "persian-goth": "fast"})
    worker = house(page).pool.workers[0]
    lost: set[int] = set()
    while len(lost) < 3:
        count = len(room(page).table.choices)
        process = worker._process
        if process is None or process.pid in lost:
            sleep(0.05)
            continue
        lost.add(process.pid)
        os.kill(process.pid, signal.SIGKILL)
        end = monotonic() + 30
        while len(room(page).table.choices) < count + 5 and not room(page).table.over:
            assert room(page).problem is None
            assert monotonic() < end
            sleep(0.05)


def test_a_bot_may_fail_over_a_question_that_has_changed(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody acted while it thought, and it looked only afterwards."""
    choose, failed = pools.Pool.choose, list[str]()

    async def late(self: pools.Pool, question: Question, look: Any) -> str:
        if failed:
            return await choose(self, question, look)
        failed.append(question.seat)
        here = house(page).rooms[question.table]
        await here.choose(question.seat, here.table.asks()[0].options[0].id)
        raise pools.BotFault("ValueError: no such thing")

    monkeypatch.setattr(pools.Pool, "choose", late)
    page.sit_down(seats={"attacker": "fast", "defender": "fast"})
    assert not page.wait_for("over").get("problem")


def test_seats_are_dealt_to_the_workers_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[pools.Worker] = []

    async def put(self: pools.Worker, question: Question, look: object) -> Reply:
        asked.append(self)
        return Reply(choice="x")

    monkeypatch.setattr(pools.Worker, "put", put)
    pool = pools.Pool(2)
    for seat in ("a", "a", "b", "a"):
        asyncio.run(pool.choose(Question("t", seat, "", "", "", {}), bytes))
    first, second = pool.workers
    assert asked == [first, first, second, first]


def test_a_worker_says_what_went_wrong() -> None:
    ask = Table(registry.find("invasions"), "nisibis", seed=3).asks()[0]

    async def put(bot: str) -> str:
        pool = pools.Pool(1)
        try:
            return await pool.choose(
                Question("t", "s", "invasions", bot, "", ask.to_json(options=True)), bytes
            )
        finally:
            await pool.close()

    assert asyncio.run(put("random")) in {option.id for option in ask.options}
    with pytest.raises(pools.BotFault, match="there is no bot 'nobody'") as fault:
        asyncio.run(put("nobody"))
    assert "Traceback" in fault.value.trace


def test_a_worker_that_hangs_is_given_up() -> None:
    ask = Table(registry.find("invasions"), "nisibis", seed=3).asks()[0]
    question = Question("t", "s", "invasions", "random", "", ask.to_json(options=True))

    async def put() -> None:
        # The worker starts, and is stopped before it can answer.
        pool = pools.Pool(1, patience=2.0)
        waiting = asyncio.create_task(pool.choose(question, bytes))
        while pool.workers[0]._process is None:
            await asyncio.sleep(0.01)
        os.kill(pool.workers[0]._process.pid, signal.SIGSTOP)
        try:
            await waiting
        finally:
            assert pool.workers[0]._process is None
            await pool.close()

    with pytest.raises(pools.BotFault, match="within 2 seconds"):
        asyncio.run(put())
