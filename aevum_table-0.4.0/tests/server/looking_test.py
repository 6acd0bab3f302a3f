"""Updates, past moments, the log, the board, panels, cards, odds, exports."""

import pytest

from aevum.engine import View
from aevum.server.show import update as showing
from aevum.server.show.eyes import Eyes
from aevum.server.wire import Update
from tests.server.page import Page

SEATS = ("attacker", "defender")


def test_an_update_tells_what_is_new(page: Page) -> None:
    page.sit_down()
    first = page.update("attacker")
    assert first["reset"]
    page.play(4, *SEATS)
    known = {"version": first["version"], "events": first["events"]}
    now = page.update("attacker", **known)
    assert not now.get("reset")
    assert [line["n"] for line in now["news"]] == list(range(first["events"], now["events"]))
    whole = page.at("GET", "/log", 200, "attacker")
    assert now["news"] == whole[first["events"] :]
    assert page.update("attacker", version=now["version"], events=now["events"]).get("news", []) == []


def test_a_page_that_knows_too_much_begins_anew(page: Page) -> None:
    page.sit_down()
    page.play(4, *SEATS)
    now = page.update("attacker")
    assert page.update("attacker", version=now["version"] + 9, events=now["events"])["reset"]
    assert page.update("attacker", version=now["version"], events=now["events"] + 9)["reset"]
    page.at("GET", "/update", 422, "attacker", params={"version": -1})
    page.at("GET", "/update", 422, "attacker", params={"version": "x"})


def test_rolls_are_itemised_and_their_faces_named(page: Page) -> None:
    page.sit_down()
    page.play(30, *SEATS)
    rolls = [line["roll"] for line in page.at("GET", "/log", 200, "attacker") if "roll" in line]
    assert any(roll.get("faces") for roll in rolls)
    assert any(item["rule"].startswith("XX") for roll in rolls for item in roll.get("items", []))


def test_a_past_moment_is_as_it_was(page: Page) -> None:
    page.sit_down()
    seen = [page.update("attacker")]
    for _ in range(20):
        page.play(1, *SEATS)
        seen.append(page.update("attacker"))
    for count, then in enumerate(seen):
        past = page.at("GET", f"/at/{count}", 200, "attacker")
        assert (past["choice"], past["position"], past["events"]) == (count, then["position"], then["events"])
        assert past.get("ask") is None
    page.at("GET", "/at/999", 404, "attacker")
    page.at("GET", "/at/-1", 404, "attacker")
    page.at("GET", "/at/3", 403, "attacker", key="no")


def test_the_log_in_pieces(page: Page) -> None:
    page.sit_down()
    page.play(12, *SEATS)
    whole = page.at("GET", "/log", 200, "attacker")
    assert len(whole) > 6
    assert page.at("GET", "/log", 200, "attacker", params={"first": 2, "count": 3}) == whole[2:5]
    assert page.at("GET", "/log", 200, "attacker", params={"first": 9999}) == []
    assert [line["choice"] for line in whole] == sorted(line["choice"] for line in whole)


def test_the_board_has_a_tag(page: Page) -> None:
    page.sit_down(scenario="350", seats={"roman": "me", "hun": "me", "persian": "me", "goth": "me"})
    path = f"/api/tables/{page.table}/board"
    answer = page.client.get(path)
    assert answer.status_code == 200
    assert len(answer.json()["places"]) > 200
    again = page.client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = page.client.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.json() == answer.json()


def test_the_board_brings_the_guide_of_a_first_match(page: Page) -> None:
    page.sit_down(scenario="duel-350", seats={"roman-hun": "me", "persian-goth": "me"})
    tips = page.at("GET", "/board", 200)["guide"]
    assert (tips[0]["id"], tips[0]["moment"]) == ("welcome", "start")
    page.sit_down()
    assert "guide" not in page.at("GET", "/board", 200)


def test_files_panels_cards_and_odds_that_are_not_there(page: Page) -> None:
    page.sit_down()
    for path in (
        "/files/none.webp",
        "/files/../pyproject.toml",
        "/panels/none",
        "/cards/place/Nowhere",
        "/cards/x/y",
    ):
        page.at("GET", path, 404, "attacker")
    page.at("GET", "/odds", 404, "attacker", params={"option": "fly"})
    page.at("GET", "/odds", 422, "attacker")
    page.at("GET", "/panels/none", 403, "attacker", key="no")


def test_panels_of_a_whole_match(page: Page) -> None:
    page.sit_down(scenario="350", seats=dict.fromkeys(("roman", "hun", "persian", "goth"), "me"))
    heads = page.update("roman")["panels"]
    assert heads
    for head in heads:
        panel = page.at("GET", f"/panels/{head['name']}", 200, "roman")
        assert (panel["name"], bool(panel["title"])) == (head["name"], True)


def test_a_seat_takes_home_its_own_story(page: Page) -> None:
    page.sit_down()
    page.play(5, *SEATS)
    taken = page.at("GET", "/export", 200, "attacker")
    assert taken["seat"] == "attacker"
    assert "seed" not in taken
    assert taken["view"]["data"]["seed"] == "0" * 32
    page.at("GET", "/export", 403)


def test_an_onlooker_sees_the_board_and_chooses_nothing(page: Page) -> None:
    page.sit_down()
    seen = page.update("")
    assert (seen["seat"], seen.get("ask"), seen.get("undo")) == ("", None, None)
    assert not seen.get("initiatives")
    assert seen["position"]


def test_the_end_tells_the_seed(page: Page) -> None:
    page.sit_down()
    page.play(300, *SEATS)
    end = page.update("attacker")
    assert end["over"]
    assert end["outcome"]
    assert int(end["seed"], 16) == 7
    assert page.at("GET", "/record", 200, "host")["finished"]


def test_the_interface_can_be_read(page: Page) -> None:
    answer = page.client.get("/schema")
    assert answer.status_code == 200
    assert "POST /api/tables/{table_id}/choices" in answer.text
    assert "<script" not in answer.text
    assert "http:" not in answer.text


def test_the_interface_is_described(page: Page) -> None:
    schema = page.ask("GET", "/schema/openapi.json", 200)
    assert "/api/tables/{table_id}/choices" in schema["paths"]
    assert {"Update", "Board", "Wish", "Problem"} <= {
        name.split(".")[-1] for name in schema["components"]["schemas"]
    }


def test_the_moment_is_made_once_for_all_pages_of_a_seat(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = showing._made

    def counted(eyes: Eyes, view: View) -> Update:
        made.append(eyes.seat)
        return make(eyes, view)

    monkeypatch.setattr(showing, "_made", counted)
    page.sit_down()
    first = [page.update(seat) for seat in ("attacker", "defender", "")]
    assert [page.update(seat) for seat in ("attacker", "defender", "")] == first
    assert sorted(made) == ["", "attacker", "defender"]
    page.play(1, *SEATS)
    now = page.update("attacker")
    assert now["version"] > first[0]["version"]
    assert now["choice"] == 1
