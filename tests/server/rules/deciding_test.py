"""Who is asked whether a table goes over to newer rules, what they say, and what follows."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from aevum.server.keys import HOST, hashed
from aevum.server.making import opened
from aevum.server.room import Room
from aevum.server.store.opening import open_store
from aevum.server.store.schema import TableRow
from aevum.server.upgrading import people
from aevum.server.upgrading.deciding import asked
from aevum.server.upgrading.finding import Finding, write
from aevum.server.upgrading.workers import carried_by
from tests.server.page import Page
from tests.server.rules.matches import ID, SEATS, edit, lay, row, server, tolls

TOLLS = len(tolls().choices)
OFFER = Finding("1", "", choice=8, seat="Bostra", onward=TOLLS)


def offer(database: str, **players: str) -> dict[str, str]:
    """A table that is played on here while its people decide: it would go over to what it has already."""
    keys = lay(database, tolls(), players or None)
    edit(database, upgrade=write(OFFER))
    return keys


def say(page: Page, seat: str, answer: Any, status: int = 200, **more: Any) -> Any:
    body = {"seat": seat, "answer": answer}
    return page.at("POST", "/upgrade", status, seat, params={"seat": ""}, json=body, **more)


def answers(upgrade: Any) -> dict[str, str]:
    return {one["seat"]: one.get("answer", "") for one in upgrade["asked"]}


@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (["random"] * 4, [HOST]),
        (["person", "random", "random", "random"], [HOST]),
        (["guest", "random", "random", "random"], [HOST]),
        (["person", "open", "open", "random"], [HOST]),
        (["person", "guest", "random", "open"], ["Palmyra", "Petra"]),
        (["person", "person", "random", "random"], ["Palmyra", "Petra"]),
        (["guest", "open", "guest", "person"], ["Palmyra", "Dura", "Bostra"]),
    ],
)
def test_who_is_asked(players: list[str], wanted: list[str]) -> None:
    seats = json.dumps(dict(zip(SEATS, players, strict=True)))
    assert asked(TableRow("", "", "", "", "", "", "", "", seats, "", "", "", "", "")) == wanted


@pytest.mark.usefixtures("tiny")
class TestAnswers:
    def test_one_that_is_missing_changes_nothing(self, database: str) -> None:
        with server(database, offer(database)) as page:
            before = row(database)
            for n, seat in enumerate(SEATS[:3], 1):
                told = say(page, seat, "move")
                assert told["state"] == "offered"
                assert list(answers(told).values()) == ["move"] * n + [""] * (4 - n)
            now = row(database)
            assert (now.rules, now.version, now.eras) == (before.rules, before.version, "[]")
            assert page.play(2, *SEATS)
            assert answers(page.at("GET", "/upgrade", 200)) == answers(told)

    def test_one_that_is_taken_back(self, database: str) -> None:
        with server(database, offer(database)) as page:
            for seat in SEATS[:3]:
                say(page, seat, "move")
            say(page, SEATS[0], "")
            assert say(page, SEATS[3], "move")["state"] == "offered"
            assert row(database).eras == "[]"
            assert say(page, SEATS[0], "move")["state"] == "same"
            assert row(database).eras != "[]"

    def test_all_want_to_stay_and_change_their_minds(self, database: str) -> None:
        with server(database, offer(database)) as page:
            page.update("")
            for seat in SEATS[:3]:
                assert say(page, seat, "stay")["state"] == "offered"
            assert say(page, SEATS[3], "stay")["state"] == "stays"
            assert page.at("GET", "/upgrade", 200)["words"].startswith("This match stays with version 1")
            assert page.ask("GET", "/api/tables", 200)[0]["upgrade"] == "stays"
            assert page.at("GET", "", 200)["upgrade"] == "stays"
            for seat in SEATS:
                told = say(page, seat, "move")
            assert told["state"] == "same"
            assert "upgrade" not in page.ask("GET", "/api/tables", 200)[0]

    def test_the_host_decides_for_one_person(self, database: str) -> None:
        keys = offer(database, Palmyra="person", Petra="open", Dura="open", Bostra="open")
        with server(database, keys) as page:
            assert say(page, "Palmyra", "move", 409)["key"] == "upgrade-not-asked"
            assert answers(page.at("GET", "/upgrade", 200, "Palmyra")) == {HOST: ""}
            assert say(page, HOST, "stay")["state"] == "stays"
            assert say(page, HOST, "move")["state"] == "same"
        assert len(json.loads(row(database).eras)) == 1

    def test_whoever_sits_down_is_asked_as_well(self, database: str) -> None:
        keys = offer(database, Palmyra="person", Petra="open", Dura="open", Bostra="open")
        with server(database, keys) as page:
            say(page, HOST, "stay")
            page.keys |= page.at("POST", "/seats/Petra", 200)["keys"]
            assert answers(page.at("GET", "/upgrade", 200)) == {"Palmyra": "", "Petra": ""}
            assert say(page, HOST, "move", 409)["key"] == "upgrade-not-asked"
            say(page, "Palmyra", "move")
            assert say(page, "Petra", "move")["state"] == "same"

    def test_whose_key_it_takes(self, database: str) -> None:
        with server(database, offer(database)) as page:
            for key in ("", "nonsense", page.keys[HOST], page.keys["Petra"]):
                assert say(page, "Palmyra", "move", 403, key=key)["key"] == "wrong-key"
                page.at("GET", "/upgrade", 403, "Palmyra", key=key)
            for seat in ("", "Gerasa"):
                say(page, seat, "move", 403, key=page.keys["Petra"])
            assert say(page, HOST, "move", 409)["key"] == "upgrade-not-asked"
            assert set(answers(page.at("GET", "/upgrade", 200)).values()) == {""}

    @pytest.mark.parametrize("answer", ["yes", "MOVE", " move", 1, None, ["move"]])
    def test_an_answer_that_is_none(self, database: str, answer: object) -> None:
        with server(database, offer(database)) as page:
            say(page, "Palmyra", answer, 422)
            assert row(database).upgrade == write(OFFER)

    def test_where_there_is_nothing_to_decide(self, database: str) -> None:
        with server(database, lay(database, tolls())) as page:
            assert page.at("GET", "/upgrade", 200)["state"] == "same"
            for answer in ("move", "stay", ""):
                assert say(page, "Palmyra", answer, 409)["key"] == "upgrade-nothing"
            page.table = "0000000000"
            say(page, "Palmyra", "move", 404)
            page.at("GET", "/upgrade", 404)

    def test_a_match_that_is_over_stays_as_it_is(self, database: str) -> None:
        keys = offer(database)
        edit(database, outcome='{"winners":[],"scores":[],"key":"draw","args":{}}')
        with server(database, keys) as page:
            assert page.at("GET", "/upgrade", 200)["state"] == "same"
            assert say(page, "Palmyra", "move", 409)["key"] == "upgrade-nothing"

    def test_one_that_cannot_go_over_may_stay(self, database: str) -> None:
        keys = offer(database)
        edit(database, upgrade=write(Finding("1", "", choice=8, stuck="no way")))
        with server(database, keys) as page:
            told = page.at("GET", "/upgrade", 200)
            assert not told.get("movable")
            assert "knows no way on" in told["why"]
            assert say(page, "Palmyra", "move", 409)["key"] == "upgrade-stuck"
            for seat in SEATS:
                told = say(page, seat, "stay")
            assert told["state"] == "stays"

    def test_what_was_agreed_on_is_what_happens(self, database: str) -> None:
        """The pack has changed once more since people were told what would differ."""
        keys = offer(database)
        edit(database, upgrade=write(Finding("1", "of other figures", choice=8)))
        with server(database, keys) as page:
            for seat in SEATS[:3]:
                say(page, seat, "move")
            assert say(page, SEATS[3], "move", 409)["key"] == "upgrade-outdated"
            assert row(database).eras == "[]"
            page.play(1, *SEATS)


@pytest.mark.usefixtures("tiny")
class TestMeanwhile:
    """What happens while a move is prepared."""

    def test_a_choice_is_carried_along(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with server(database, offer(database)) as page:
            page.play(1, *SEATS)
            real = carried_by
            calls: list[int] = []

            def busy(packs: Any, match: Any) -> Any:
                calls.append(len(match.choices))
                if len(calls) == 1:
                    another(database, Room.choose, "Palmyra", "order:ambush:pass")
                return real(packs, match)

            monkeypatch.setattr(people, "carried_by", busy)
            for seat in SEATS:
                told = say(page, seat, "move")
            assert told["state"] == "same"
            assert calls == [TOLLS + 1, TOLLS + 2]
            assert page.update("")["choice"] == TOLLS + 2

    def test_whoever_sits_down_has_a_say(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        keys = offer(database, Palmyra="person", Petra="open", Dura="open", Bostra="open")
        with server(database, keys) as page:
            real = carried_by

            def busy(packs: Any, match: Any) -> Any:
                another(database, Room.sit, "Petra", hashed("mine"))
                return real(packs, match)

            monkeypatch.setattr(people, "carried_by", busy)
            assert say(page, HOST, "move", 409)["key"] == "upgrade-not-asked"
        assert row(database).eras == "[]"

    def test_a_table_that_never_rests(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with server(database, offer(database)) as page:
            real, toggles = carried_by, iter(["pass", "ask"] * 9)

            def busy(packs: Any, match: Any) -> Any:
                another(database, Room.choose, "Palmyra", f"order:ambush:{next(toggles)}")
                return real(packs, match)

            monkeypatch.setattr(people, "carried_by", busy)
            for seat in SEATS[:3]:
                say(page, seat, "move")
            assert say(page, SEATS[3], "move", 409)["key"] == "table-moved"
            assert row(database).eras == "[]"
            page.play(1, *SEATS)

    def test_whoever_asks_waits(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """A table that is opened in the middle would still be of the rules before."""
        began, go_on = Event(), Event()
        with server(database, offer(database)) as page, ThreadPoolExecutor(3) as threads:
            real = carried_by

            def slow(packs: Any, match: Any) -> Any:
                began.set()
                assert go_on.wait(20)
                return real(packs, match)

            monkeypatch.setattr(people, "carried_by", slow)
            for seat in SEATS[:3]:
                say(page, seat, "move")
            moving = threads.submit(say, page, SEATS[3], "move")
            assert began.wait(20)
            looking = [threads.submit(page.update, "Petra"), threads.submit(page.at, "GET", "/upgrade", 200)]
            assert not page.client.app.state.house.rooms
            go_on.set()
            assert moving.result(20)["state"] == "same"
            assert looking[0].result(20)["news"][-1]["words"].startswith("From here on version 1")
            assert looking[1].result(20)["state"] == "same"


def another(database: str, work: Any, *args: Any) -> None:
    """Another server on the same database."""

    async def do() -> None:
        store = open_store(database)
        found, choices = store.table(ID), store.choices(ID)
        room = Room(found, opened(found, choices, *store.state(ID, len(choices)), None).table, store)
        await work(room, *args)
        store.close()

    asyncio.run(do())
