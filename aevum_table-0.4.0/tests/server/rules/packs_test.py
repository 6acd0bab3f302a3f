"""A pack belongs to a table: tables of several packs side by side in one server."""

import json
from collections.abc import Iterator

import pytest

from aevum import __version__
from aevum.games.invasions import GAME
from tests.server.page import FIGHT, Page
from tests.server.rules.matches import server
from tests.server.rules.packs import HARD, SEATS, SOFT, fight, record, write_pack


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One server for all of them: it takes seconds to start a child."""
    folder = tmp_path_factory.mktemp("packs")
    write_pack(folder / "aevum", "hard", *HARD)
    write_pack(folder / "aevum", "soft", *SOFT)
    write_pack(folder / "aevum", "broken", ("white,6,wr,1,1", "white,6,wr,one,1"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(folder))
        with server(f"sqlite:///{folder}/tables.db") as page:
            yield page


@pytest.fixture(autouse=True)
def data(page: Page) -> None:
    """That of the server."""


def test_each_is_played_with_its_own(page: Page) -> None:
    stories, prints, tables = {}, {}, {}
    for pack in ("", "hard", "soft"):
        made = fight(page, pack)
        tables[pack] = (page.table, page.keys)
        assert made["table"].get("base", "") == (f"/v/{__version__}+{pack}" if pack else "")
        assert made["table"].get("pack", "") == pack
    for _ in range(4):
        for page.table, page.keys in tables.values():
            page.play(1, *SEATS)
    for pack, (page.table, page.keys) in tables.items():
        found = record(page)
        assert found["pack"] == (pack or "base")
        prints[pack] = found["fingerprint"]
        stories[pack] = [line["words"] for line in page.at("GET", "/log", 200, "attacker")]
        assert page.update("attacker")["choice"] == 4
    assert len(set(prints.values())) == 3
    assert prints[""] == GAME.fingerprint()
    assert len({json.dumps(story) for story in stories.values()}) == 3
    listed = {one["id"]: one for one in page.ask("GET", "/api/tables", 200)}
    for pack, (id, _) in tables.items():
        assert listed[id].get("base", "") == (f"/v/{__version__}+{pack}" if pack else "")
        assert listed[id].get("pack", "") == pack


def test_the_lobby_offers_them(page: Page) -> None:
    packs = {game["name"]: game.get("packs", []) for game in page.ask("GET", "/api/games", 200)}
    assert packs == {"charlemagne": [], "invasions": ["broken", "hard", "soft"], "medioevo": []}


@pytest.mark.parametrize(
    "name", ["none", "../hard", "hard/", "HARD", " hard", "hard+soft", "a" * 5000, "ä", "\0", "%2e%2e"]
)
def test_a_name_that_is_no_packs(page: Page, name: str) -> None:
    before = page.ask("GET", "/api/tables", 200)
    assert fight(page, name, 404)["key"] == "no-pack"
    assert page.ask("GET", "/api/tables", 200) == before


def test_a_pack_of_another_game(page: Page) -> None:
    assert fight(page, "hard", 404, game="charlemagne", scenario="771")["key"] == "no-pack"
    assert fight(page, "hard", 404, game="chess")["key"] == "no-pack"


def test_base_is_none(page: Page) -> None:
    assert "pack" not in fight(page, "base")["table"]


def test_a_pack_that_is_broken(page: Page) -> None:
    before = page.ask("GET", "/api/tables", 200)
    refused = fight(page, "broken", 422)
    assert "battle-dice" in refused["words"]
    assert page.ask("GET", "/api/tables", 200) == before


def test_what_the_child_refuses_is_passed_on(page: Page) -> None:
    assert "seats.attacker" in fight(page, "hard", 422, seats={"attacker": "nobody"})["words"]
    assert "no scenario" in fight(page, "hard", 422, scenario="cannae")["words"]
    page.ask("POST", "/api/tables", 422, json={**FIGHT, "pack": "hard"}, params={"language": "x y"})


def test_a_record_goes_on_with_its_pack(page: Page) -> None:
    fight(page, "soft")
    page.play(3, *SEATS)
    saved = record(page)
    body = {"record": saved, "seats": dict.fromkeys(SEATS, "me")}
    made = page.ask("POST", "/api/tables/load", 201, json=body)
    assert made["table"]["base"] == f"/v/{__version__}+soft"
    page.table, page.keys = made["table"]["id"], made["keys"]
    assert record(page) == saved
    page.play(1, *SEATS)


def test_a_record_of_other_tables_is_held_against_those_of_the_name(page: Page) -> None:
    fight(page, "soft")
    page.play(3, *SEATS)
    saved = record(page)
    seats = dict.fromkeys(SEATS, "me")
    lied = {**saved, "pack": "hard"}
    page.ask("POST", "/api/tables/load", 422, json={"record": lied, "seats": seats})
    gone = {**saved, "pack": "gone"}
    refused = page.ask("POST", "/api/tables/load", 404, json={"record": gone, "seats": seats})
    assert refused["key"] == "no-pack"
    other = {**saved, "fingerprint": "of then"}
    made = page.ask("POST", "/api/tables/load", 201, json={"record": other, "seats": seats})
    page.table, page.keys = made["table"]["id"], made["keys"]
    assert record(page)["fingerprint"] == saved["fingerprint"]
    page.play(1, *SEATS)


def test_a_child_makes_no_tables_of_other_packs(page: Page) -> None:
    fight(page, "hard")
    address = f"/v/{__version__}+hard/api/tables"
    refused = page.ask("POST", address, 404, json={**FIGHT, "pack": "soft"})
    assert refused["key"] == "no-pack"
    made = page.ask("POST", address, 201, json={**FIGHT, "pack": "hard"})
    assert made["table"]["pack"] == "hard"
    packs = [game.get("packs", []) for game in page.ask("GET", f"/v/{__version__}+hard/api/games", 200)]
    assert packs
    assert not any(packs)
