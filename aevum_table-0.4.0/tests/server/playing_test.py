"""Choices, undo and redo, why not, what-ifs."""

import pytest

from tests.server.page import Json, Page

SEATS = ("attacker", "defender")


def version(page: Page) -> int:
    found: int = page.at("GET", "", 200)["version"]
    return found


def test_a_choice_is_taken_once_and_answered_with_the_version(page: Page) -> None:
    page.sit_down()
    seat, ask = page.asked(*SEATS)
    before = version(page)
    choice = ask["options"][0]["id"]
    assert page.choose(seat, choice, ask["version"])["version"] == before + 1
    assert page.update(seat)["choice"] == 1
    assert page.choose(seat, choice, ask["version"], 409)["words"]
    assert version(page) == before + 1


def test_wrong_stale_foreign_and_malformed_choices_change_nothing(page: Page) -> None:
    page.sit_down()
    seat, ask = page.asked(*SEATS)
    other = "defender" if seat == "attacker" else "attacker"
    good = ask["options"][0]["id"]
    before = (version(page), page.update(seat))
    assert page.choose(seat, "fly:Roma", ask["version"], 409)["key"] == "not-offered"
    assert page.choose(seat, good, ask["version"] + 1, 409)["key"] == "stale"
    assert page.choose(seat, good, ask["version"], 403, key="")["key"] == "wrong-key"
    assert page.choose(seat, good, ask["version"], 403, key=page.keys[other])["key"] == "wrong-key"
    assert page.choose(seat, good, ask["version"], 403, key=page.keys["host"])["key"] == "wrong-key"
    assert page.choose("", good, ask["version"], 403)["key"] == "onlooker"
    assert page.choose("queen", good, ask["version"], 404)["key"] == "no-seat"
    bodies: list[Json] = [
        {},
        {"seat": seat},
        {"seat": seat, "choice": 3},
        {"seat": seat, "choice": good, "ask": "one"},
        [],
    ]
    for body in bodies:
        page.at("POST", "/choices", 422, seat, json=body)
    page.ask("POST", "/api/tables/0123/choices", 404, json={"seat": seat, "choice": good, "ask": 0})
    assert (version(page), page.update(seat)) == before


def first_that_can_go_back(page: Page) -> tuple[str, Json]:
    """Play until a choice can be taken back: its seat, and what the seat saw before it."""
    for _ in range(60):
        seat, ask = page.asked(*SEATS)
        before = page.update(seat)
        page.choose(seat, ask["options"][0]["id"], ask["version"])
        if page.update(seat)["undo"]["can"]:
            return seat, before
    raise AssertionError("nothing could be taken back")


def test_undo_and_redo(page: Page) -> None:
    page.sit_down()
    seat, before = first_that_can_go_back(page)
    after = page.update(seat)
    page.at("POST", "/undo", 200, seat)
    back = page.update(seat)
    assert back["version"] > after["version"]
    assert (back["position"], back["ask"], back["choice"]) == (
        before["position"],
        before["ask"],
        before["choice"],
    )
    assert back["undo"]["redo"] == 1
    page.at("POST", "/redo", 200, seat)
    again = page.update(seat)
    assert (again["position"], again.get("ask"), again["events"]) == (
        after["position"],
        after.get("ask"),
        after["events"],
    )
    assert again["undo"].get("redo", 0) == 0
    page.at("POST", "/redo", 409, seat)


def test_another_choice_ends_what_can_be_done_again(page: Page) -> None:
    page.sit_down()
    seat, before = first_that_can_go_back(page)
    page.at("POST", "/undo", 200, seat)
    page.choose(seat, before["ask"]["options"][-1]["id"], before["ask"]["version"])
    page.at("POST", "/redo", 409, seat)


def test_what_cannot_be_taken_back_says_why(page: Page) -> None:
    page.sit_down()
    seat, _ = page.asked(*SEATS)
    assert page.at("POST", "/undo", 409, seat)["key"] == "undo-nothing"
    assert page.at("POST", "/undo", 403)["key"] == "onlooker"
    assert page.update(seat)["undo"] == {"can": False, "why": "There is nothing to take back."}


def test_why_not(page: Page) -> None:
    page.sit_down()
    seat, ask = page.asked(*SEATS)

    def why(wish: str) -> Json:
        return page.at("POST", "/why", 200, seat, json={"seat": seat, "choice": wish})

    assert why(ask["options"][0]["id"])["allowed"]
    assert not why("fly:Roma").get("allowed")
    for wish in ("place:Roma", "piece:none"):
        assert "⟦" not in why(wish)["words"]
        assert not why(wish).get("allowed")
    page.at("POST", "/why", 403, key="no", json={"seat": seat, "choice": "place:Roma"})


def test_a_place_on_the_map_says_why_not(page: Page) -> None:
    page.sit_down(scenario="frontiers-375", seats=dict.fromkeys(("roman", "hun", "persian", "goth"), "me"))
    seats = ("roman", "hun", "persian", "goth")
    for _ in range(40):
        seat, ask = page.asked(*seats)
        lit = [option for option in ask["options"] if len(option.get("places", [])) == 1]
        if ask["key"] == "march" and lit:
            wish = {"seat": seat, "choice": f"place:{lit[0]['places'][0]}"}
            assert page.at("POST", "/why", 200, seat, json=wish)["allowed"]
            far = page.at("POST", "/why", 200, seat, json={"seat": seat, "choice": "place:Taurica"})
            assert far["words"]
            assert not far.get("allowed")
            return
        page.choose(seat, ask["options"][0]["id"], ask["version"])
    raise AssertionError("nobody marched")


def test_a_what_if_leaves_the_table_alone(page: Page) -> None:
    page.sit_down()
    page.play(2, *SEATS)
    before = page.update("attacker")
    made = page.at("POST", "/branches", 201, "attacker")
    page.at("POST", "/branches", 403)
    assert made["table"]["branch"] == page.table
    assert set(made["keys"]) == {"attacker", "defender", "host"}
    real = (page.table, page.keys)
    page.table, page.keys = made["table"]["id"], made["keys"]
    assert page.update("attacker")["position"] == before["position"]
    page.play(5, *SEATS)
    page.at("GET", "/record", 403, "host")
    assert [table["id"] for table in page.ask("GET", "/api/tables", 200)] == [real[0]]
    page.at("DELETE", "", 204, "host")
    page.at("GET", "", 404)
    page.table, page.keys = real
    assert page.update("attacker") == before


def test_a_what_if_that_makes_room_for_another_says_so(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.house.BRANCHES", 1)
    page.sit_down()
    made = page.at("POST", "/branches", 201, "attacker")
    with page.client.websocket_connect(f"/api/tables/{made['table']['id']}/live") as socket:
        socket.send_json({})
        socket.receive_json()
        page.at("POST", "/branches", 201, "attacker")
        assert socket.receive_json(timeout=10)["key"] == "no-table"
