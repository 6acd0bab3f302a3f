"""Points over time, and panels and cards of a past moment."""

from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.server.app import make_app
from tests.server.page import Page

SEATS = dict.fromkeys(("roman", "hun", "persian", "goth"), "me")
Rows = dict[int, list[int]]


@pytest.fixture(scope="module")
def played() -> tuple[Table, Rows]:
    """A match of some turns, and the points of the seats when each began."""
    table, rng = Table(GAME, "350", {}, 3), Random(3)
    rows: Rows = {0: _points(table)}
    for _ in range(1000):
        ask = table.asks()[0]
        mark = len(table.log)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
        if any(event.key == "turn-begins" for event in table.log[mark:]):
            rows[len(table.choices)] = _points(table)
    return table, rows


def _points(table: Table) -> list[int]:
    state: Any = table.state
    return list(state.points)


def lay(page: Page, table: Table) -> None:
    made = page.ask(
        "POST", "/api/tables/load", 201, json={"record": msgspec.to_builtins(table.record()), "seats": SEATS}
    )
    page.table, page.keys = made["table"]["id"], made["keys"]


def rows_of(panel: Any) -> list[list[int]]:
    lines = panel["chart"]["lines"]
    return [list(row) for row in zip(*(line["values"] for line in lines), strict=True)]


def test_the_points_at_each_turn_and_now(page: Page, database: str, played: tuple[Table, Rows]) -> None:
    table, rows = played
    lay(page, table)
    panel = page.at("GET", "/panels/scores", 200, "roman")
    assert rows_of(panel) == [*rows.values(), _points(table)]
    assert panel["chart"]["at"][:2] == ["start", "2 (375)"]
    assert panel["chart"]["at"][-1] == "now"
    assert len({line["owner"] for line in panel["chart"]["lines"]}) == 4
    assert page.at("GET", "/panels/scores", 200)["chart"] == panel["chart"]
    with TestClient(make_app(database, workers=1), base_url="http://127.0.0.1:8351") as client:
        again = Page(client)
        again.table, again.keys = page.table, page.keys
        assert again.at("GET", "/panels/scores", 200, "roman") == panel


def test_as_it_looked_in_the_past(page: Page, played: tuple[Table, Rows]) -> None:
    table, rows = played
    turn = list(rows)[1]
    lay(page, table)
    before = page.at("GET", "/panels/scores", 200, params={"choice": turn - 1})
    assert rows_of(before)[:-1] == [rows[0]]
    at_turn = page.at("GET", "/panels/scores", 200, params={"choice": turn})
    assert rows_of(at_turn) == [rows[0], rows[turn], rows[turn]]


@pytest.mark.slow
def test_panels_and_cards_of_a_past_moment(page: Page) -> None:
    page.sit_down(scenario="350", seats=SEATS)
    places = list(page.update("roman")["position"]["places"])
    names = [head["name"] for head in page.update("roman")["panels"]]
    paths = [f"/panels/{name}" for name in names if name != "scores"]
    paths += [f"/cards/place/{place}" for place in places[:3]]
    then = {path: page.at("GET", path, 200, "roman") for path in paths}
    page.play(60, *SEATS)
    now = {path: page.at("GET", path, 200, "roman") for path in paths}
    assert now != then
    past = {path: page.at("GET", path, 200, "roman", params={"choice": 0}) for path in paths}
    assert past == then
    for path in paths:
        page.at("GET", path, 404, "roman", params={"choice": 999})
        page.at("GET", path, 422, "roman", params={"choice": -1})


def test_an_undo_takes_its_points_back(page: Page) -> None:
    page.sit_down(scenario="350", seats=SEATS)
    for _ in range(200):
        ((seat, _),) = page.play(1, *SEATS)
        now = page.update(seat)
        if now["undo"]["can"]:
            break
    before = page.at("GET", "/panels/scores", 200, params={"choice": now["choice"] - 1})
    page.at("GET", "/panels/scores", 200)
    page.at("POST", "/undo", 200, seat)
    assert page.update(seat)["choice"] == now["choice"] - 1
    assert page.at("GET", "/panels/scores", 200) == before
