"""Making, listing, joining, loading and deleting tables."""

import pytest

from tests.server.page import FIGHT, Json, Page


def test_games_with_their_scenarios_seats_and_bots(page: Page) -> None:
    game = next(one for one in page.ask("GET", "/api/games", 200) if one["name"] == "invasions")
    assert game["title"] == "Invasions 350–650 AD"
    whole = game["scenarios"][0]
    assert whole["seats"] == ["roman", "hun", "persian", "goth"]
    assert whole["tables"]["2"] == ["roman-hun", "persian-goth"]
    assert [bot["name"] for bot in game["bots"]] == ["bot", "fast", "random"]
    assert set(game["seats"]) >= {"roman", "attacker", "roman-hun"}
    assert [found["name"] for found in game["scenarios"] if found.get("first")] == ["duel-350"]
    for scenario in game["scenarios"]:
        assert scenario["about"]
        for option in scenario["options"]:
            assert option["title"] != option["name"]
            assert len(option.get("titles", [])) == len(option.get("values", []))
            assert not set(option.get("titles", [])) & set(option.get("values", []))


def test_a_rule_book_has_chapters_sections_and_clauses(page: Page) -> None:
    book = page.ask("GET", "/api/games/invasions/rules", 200)
    battle = next(chapter for chapter in book if chapter["id"] == "XX")
    assert battle["sections"][0]["clauses"][0]["id"].startswith("XX.")
    page.ask("GET", "/api/games/chess/rules", 404)


def test_a_new_table_is_listed_and_can_be_deleted_by_its_host(page: Page) -> None:
    made = page.sit_down()
    assert set(made["keys"]) == {"attacker", "defender", "host"}
    (listed,) = page.ask("GET", "/api/tables", 200)
    assert listed["id"] == page.table
    assert [seat["player"] for seat in listed["seats"]] == ["person", "person"]
    assert page.at("GET", "", 200)["commitment"] == listed["commitment"]
    page.at("DELETE", "", 403, "attacker")
    page.at("DELETE", "", 204, "host")
    page.at("GET", "", 404)
    assert page.ask("GET", "/api/tables", 200) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"scenario": "waterloo"}, "has no scenario 'waterloo'"),
        ({"seats": {"queen": "me"}}, "there is no seat 'queen'"),
        ({"seats": {"attacker": "deep-blue"}}, "found 'deep-blue'"),
        ({"options": {"combat": "loud"}}, "found 'loud'"),
        ({"seed": "xyz"}, "not a hexadecimal number"),
        ({"seed": "9" * 5000}, "at most 128 bits"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"seats": 3}, "Expected `object`"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(page: Page, change: Json, said: str) -> None:
    assert said in page.ask("POST", "/api/tables", 422, json={**FIGHT, **change})["words"]
    assert page.ask("GET", "/api/tables", 200) == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe"])
def test_a_body_that_is_none_is_refused(page: Page, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/load"):
        page.ask("POST", path, 422, content=body, headers={"Content-Type": "application/json"})


def test_an_open_seat_is_taken_once(page: Page) -> None:
    page.sit_down(seats={"attacker": "me", "defender": "open"})
    seats = page.at("GET", "", 200)["seats"]
    assert seats[1]["player"] == "open"
    key = page.at("POST", "/seats/defender", 200)["keys"]["defender"]
    assert page.at("GET", "", 200)["seats"][1]["player"] == "person"
    page.at("POST", "/seats/defender", 409)
    page.at("POST", "/seats/attacker", 409)
    page.at("POST", "/seats/queen", 404)
    page.at("GET", "/update", 200, "defender", key=key)
    page.at("GET", "/update", 403, "attacker", key=key)


def test_a_record_is_loaded_and_goes_on(page: Page) -> None:
    page.sit_down()
    made = page.play(6, "attacker", "defender")
    record = page.at("GET", "/record", 200, "host")
    assert record["choices"] == [list(choice) for choice in made]
    body = {"record": record, "seats": {"attacker": "me", "defender": "me"}}
    loaded = page.ask("POST", "/api/tables/load", 201, json=body)
    assert loaded["table"]["id"] != page.table
    page.table, page.keys = loaded["table"]["id"], loaded["keys"]
    assert page.update("attacker")["choice"] == 6
    page.play(2, "attacker", "defender")
    assert len(page.at("GET", "/record", 200, "host")["choices"]) == 8


def test_a_record_that_lies_is_refused(page: Page) -> None:
    page.sit_down()
    page.play(3, "attacker", "defender")
    record = page.at("GET", "/record", 200, "host")
    for change in (
        {"seed": "9"},
        {"choices": [["attacker", "fly"]], "digests": {}},
        {"game": "chess"},
        {"format": 9},
        {"digests": {"9" * 5000: "0"}},
        {"digests": {"٣": "0"}},
        {"script": [99], "digests": {}},
    ):
        page.ask("POST", "/api/tables/load", 422, json={"record": {**record, **change}, "seats": {}})
    page.ask("POST", "/api/tables/load", 422, json={"record": record, "seats": {"queen": "me"}})


def test_the_record_stays_closed_while_others_play(page: Page) -> None:
    page.sit_down(seats={"attacker": "me", "defender": "open"})
    page.at("GET", "/record", 403, "attacker")
    page.at("GET", "/record", 403, "host")
    page.at("POST", "/seats/defender", 200)
    page.at("GET", "/record", 403, "host")


def test_a_language_without_words_is_refused(page: Page) -> None:
    page.sit_down()
    page.ask("GET", "/api/games", 422, params={"language": "xx"})
    page.at("GET", "/update", 422, "attacker", params={"language": "xx"})
