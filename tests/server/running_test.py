"""Runs over HTTP: what is proposed, taking it, what stops it, and taking it back, after a restart too."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from aevum.engine import Form, Game, Line, Refusal, State, Table
from aevum.engine.run import MOST_STEPS
from aevum.games.invasions.scenarios import Invasions
from aevum.server.app import make_app
from aevum.server.room import Room
from aevum.server.store.store import Store
from tests.server.conftest import ADDRESS
from tests.server.page import Json, Page

SEATS = ("roman", "hun", "persian", "goth")


@pytest.fixture
def stacks(page: Page) -> Iterator[tuple[Page, str, Json]]:
    """A seat that is asked which of its stacks moves next."""
    page.sit_down(scenario="frontiers-375", seats=dict.fromkeys(SEATS, "me"), seed="3")
    for _ in range(60):
        seat, ask = page.asked(*SEATS)
        if ask["key"] == "stacks":
            yield page, seat, ask
            return
        page.choose(seat, ask["options"][0]["id"], ask["version"])
    raise AssertionError("nobody moves stacks")


def proposed(page: Page, seat: str) -> Json:
    return page.at("GET", "/runs", 200, seat)


def take(page: Page, seat: str, status: int = 200, **wish: Json) -> Json:
    return page.at("POST", "/runs", status, seat, params={"seat": ""}, json={"seat": seat, **wish})


def long(page: Page, seat: str) -> Json:
    """A march of several steps that nothing stops."""
    return next(run for run in proposed(page, seat) if len(run["steps"]) > 2 and not run.get("stops"))


def test_what_a_seat_may_want_to_decide_in_words_and_as_data(stacks: tuple[Page, str, Json]) -> None:
    page, seat, ask = stacks
    found = proposed(page, seat)
    assert found == proposed(page, seat)
    assert len({run["id"] for run in found}) == len(found) > 10
    firsts = {option["id"] for option in ask["options"]}
    for run in found:
        assert run["steps"][0]["choice"] in firsts
        assert run["id"] == "+".join(step["choice"] for step in run["steps"])
        assert {"from", "to", "way", "paces", "units", "people"} <= set(run["args"])
        said = [run["words"], *(stop["words"] for stop in run.get("stops", []))]
        assert not [words for words in said if "⟦" in words or "{" in words]
    page.at("GET", "/runs", 403)
    page.at("GET", "/runs", 403, seat, key="another")
    other = next(one for one in SEATS if one != seat)
    assert proposed(page, other) == []


def test_one_that_is_proposed_is_taken_by_its_id(stacks: tuple[Page, str, Json]) -> None:
    page, seat, _ = stacks
    before, run = page.update(seat), long(page, seat)
    ran = take(page, seat, run=run["id"])
    after = page.update(seat)
    assert ran == {"version": after["version"], "taken": len(run["steps"]), "of": len(run["steps"])}
    assert after["choice"] == before["choice"] + ran["taken"]
    assert take(page, seat, 409, run=run["id"])["key"] == "no-run"
    record = page.at("GET", "/record", 200, "host")
    assert [choice for _, choice in record["choices"][-ran["taken"] :]] == [
        step["choice"] for step in run["steps"]
    ]


def test_choices_of_ones_own_are_taken_until_the_first_surprise(stacks: tuple[Page, str, Json]) -> None:
    page, seat, _ = stacks
    steps = long(page, seat)["steps"]
    before = page.update(seat)["choice"]
    ran = take(page, seat, steps=[*steps[:2], {"choice": "halt", "ask": "retreat"}])
    assert (ran["taken"], ran["of"]) == (2, 3)
    assert ran["stopped"] == {
        "key": "run-asks-else",
        "words": "Something else is asked now.",
        "args": {"expected": "retreat", "found": "march"},
        "rule": "XVIII.A.2",
    }
    assert page.update(seat)["choice"] == before + 2


def test_where_the_first_cannot_be_taken_nothing_changes(stacks: tuple[Page, str, Json]) -> None:
    page, seat, _ = stacks
    before, steps = page.update(seat), long(page, seat)["steps"]
    assert take(page, seat, 409, steps=steps[1:])["key"] == "run-asks-else"
    assert take(page, seat, 409, steps=[{"choice": "march:Utopia", "ask": "stacks"}])["words"]
    assert take(page, seat, 409, run="march:Utopia")["key"] == "no-run"
    assert page.update(seat) == before


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"run": ""},
        {"run": 3},
        {"run": "march:Roma", "steps": [{"choice": "done", "ask": "stacks"}]},
        {"steps": "done"},
        {"steps": [{}]},
        {"steps": [{"choice": "done", "ask": "stacks", "args": []}]},
        {"steps": [{"choice": "done", "of": "me"}]},
        {"steps": [{"choice": "done", "ask": "stacks"}] * (MOST_STEPS + 1)},
        {"steps": [{"choice": "done", "ask": "stacks"}], "more": 1},
    ],
)
def test_what_is_no_run_is_one_sentence(page: Page, wish: Json) -> None:
    page.sit_down()
    seat, _ = page.asked("attacker", "defender")
    before = page.update(seat)
    take(page, seat, 422, **wish)
    page.at("POST", "/runs", 422, seat, json=[])
    assert page.update(seat) == before


def test_keys_are_asked_for(page: Page) -> None:
    page.sit_down()
    seat, ask = page.asked("attacker", "defender")
    wish = {"seat": seat, "steps": [{"choice": ask["options"][0]["id"], "ask": ask["key"]}]}
    assert page.at("POST", "/runs", 403, seat, key="", json=wish)["key"] == "wrong-key"
    assert page.at("POST", "/runs", 403, json={**wish, "seat": ""})["key"] == "onlooker"


def test_it_goes_back_and_is_done_again_as_a_whole(stacks: tuple[Page, str, Json]) -> None:
    page, seat, _ = stacks
    before, run = page.update(seat), long(page, seat)
    take(page, seat, run=run["id"])
    after = page.update(seat)
    page.at("POST", "/undo", 200, seat)
    back = page.update(seat)
    assert (back["choice"], back["position"], back["ask"]) == (
        before["choice"],
        before["position"],
        before["ask"],
    )
    assert back["undo"]["redo"] == 1
    page.at("POST", "/redo", 200, seat)
    again = page.update(seat)
    assert (again["choice"], again["position"], again["ask"]) == (
        after["choice"],
        after["position"],
        after["ask"],
    )
    page.at("POST", "/undo", 200, seat)
    assert page.update(seat)["choice"] == before["choice"]


def test_a_restart_forgets_not_what_belongs_together(stacks: tuple[Page, str, Json], database: str) -> None:
    page, seat, _ = stacks
    before = page.update(seat)
    ran = take(page, seat, run=long(page, seat)["id"])
    with TestClient(make_app(database, workers=1), base_url=ADDRESS) as client:
        later = Page(client)
        later.table, later.keys = page.table, page.keys
        assert later.update(seat)["choice"] == before["choice"] + ran["taken"]
        later.at("POST", "/undo", 200, seat)
        assert later.update(seat)["choice"] == before["choice"]


def test_pages_that_watch_get_one_update(stacks: tuple[Page, str, Json]) -> None:
    page, seat, _ = stacks
    run = long(page, seat)
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json({"seat": seat, "key": page.keys[seat]})
        first = socket.receive_json(timeout=10)
        take(page, seat, run=run["id"])
        assert socket.receive_json(timeout=10)["choice"] == first["choice"] + len(run["steps"])


def test_a_disk_that_fills_on_the_way_stops_it(
    stacks: tuple[Page, str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was taken before is kept, the choice that could not be kept was not taken."""
    page, seat, _ = stacks
    before, run, add, calls = page.update(seat), long(page, seat), Store.add, list[int]()

    def fails(self: Store, *args: Any, **more: Any) -> None:
        calls.append(1)
        if len(calls) > 1:
            raise OperationalError("disk full", {}, Exception())
        add(self, *args, **more)

    monkeypatch.setattr(Store, "add", fails)
    ran = take(page, seat, run=run["id"])
    assert (ran["taken"], ran["stopped"]["key"]) == (1, "not-kept")
    assert page.update(seat)["choice"] == before["choice"] + 1
    page.at("POST", "/runs", 500, seat, json={"seat": seat, "steps": [run["steps"][1]]})
    assert page.update(seat)["choice"] == before["choice"] + 1


def test_a_fault_in_the_rules_stops_it(
    stacks: tuple[Page, str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, seat, _ = stacks
    before, run, choose = page.update(seat), long(page, seat), Table.choose

    def breaks(self: Table, who: str, choice: str, version: int = 0) -> None:
        choose(self, who, choice, version)
        if choice.startswith("go:"):
            raise ZeroDivisionError

    monkeypatch.setattr(Table, "choose", breaks)
    ran = take(page, seat, run=run["id"])
    assert (ran["taken"], ran["stopped"]["key"]) == (1, "table-fault")
    assert page.update(seat)["choice"] == before["choice"] + 1


def test_what_is_done_again_may_be_refused_on_the_way(
    stacks: tuple[Page, str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it goes as far as it can, and nothing is left to do again."""
    page, seat, _ = stacks
    before = page.update(seat)
    take(page, seat, run=long(page, seat)["id"])
    page.at("POST", "/undo", 200, seat)
    house = page.client.app.state.house
    room: Room = house.rooms[page.table]
    room.redone[-1][1][1] = "go:Utopia"
    page.at("POST", "/redo", 200, seat)
    now = page.update(seat)
    assert now["choice"] == before["choice"] + 1
    assert now["undo"].get("redo", 0) == 0


def offers_bids(self: Game, s: State, seat: int) -> list[Form]:
    ask = s.ask_of(seat)
    lines = [Line(option, cost=2, usual=1) for option in ask.options[:2]] if ask is not None else []
    lost = [Refusal("match-over", {}, "XX.A.1")]
    return [Form("", {}, ask.key, lines, purse=3, coin="gold", lost=lost)] if ask is not None else []


def test_a_form_goes_over_the_wire_and_comes_back_as_steps(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.sit_down()
    monkeypatch.setattr(Invasions, "forms", offers_bids)
    seat, ask = page.asked("attacker", "defender")
    (form,) = page.at("GET", "/runs/forms", 200, seat)
    assert (form["ask"], form["purse"], form["coin"]) == (ask["key"], 3, "gold")
    assert [line["words"] for line in form["lines"]] == [option["words"] for option in ask["options"][:2]]
    assert [stop["rule"] for stop in form["lost"]] == ["XX.A.1"]
    before = page.update(seat)["choice"]
    step = {"choice": form["lines"][0]["id"], "ask": form["ask"]}
    assert take(page, seat, steps=[step])["taken"] == 1
    assert page.update(seat)["choice"] == before + 1


def test_forms_are_for_who_sits_there(page: Page) -> None:
    page.sit_down()
    seat, _ = page.asked("attacker", "defender")
    assert page.at("GET", "/runs/forms", 403, seat, key="")["key"] == "wrong-key"
    assert page.at("GET", "/runs/forms", 403)["key"] == "onlooker"
