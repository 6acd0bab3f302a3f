"""What becomes of tables when the pack that they are played with is gone, or has changed."""

import json
import shutil
from pathlib import Path

import pytest
from litestar.testing import TestClient

from aevum.engine import BadData, load
from aevum.games.invasions import GAME
from aevum.kit.tables import fingerprint_with
from aevum.server.app import make_app
from aevum.server.packs import Packs, pack_named
from tests.server.conftest import ADDRESS
from tests.server.page import Page
from tests.server.rules.matches import server
from tests.server.rules.packs import HARD, SEATS, SOFT, fight, record, write_pack


@pytest.fixture
def pack(data: Path) -> Path:
    return write_pack(data, "mine", *HARD)


@pytest.fixture
def played(database: str, pack: Path) -> Page:
    with server(database) as page:
        fight(page, "mine")
        page.play(4, *SEATS)
    return page


def test_one_that_is_gone(database: str, pack: Path, played: Page, tmp_path: Path) -> None:
    pack.rename(tmp_path / "away")
    with server(database, played.keys, played.table) as page:
        now = page.update("attacker")
        assert "The pack “mine”" in now["problem"]
        assert "is gone" in now["problem"]
        assert now["choice"] == 4
        assert "ask" not in now
        assert page.choose("attacker", "pass", status=409)["key"] == "pack-gone"
        assert record(page)["pack"] == "mine"
        told = page.at("GET", "/upgrade", 200)
        assert (told["state"], told.get("playable", False)) == ("same", False)
        assert "is gone" in told["why"]
        (tmp_path / "away").rename(pack)
    with server(database, played.keys, played.table) as page:
        page.play(1, *SEATS)


def test_one_that_has_changed(database: str, pack: Path, played: Page) -> None:
    before = fingerprint_with(GAME.package, str(pack))
    write_pack(pack.parents[1], "mine", *SOFT)
    with server(database, played.keys, played.table) as page:
        assert "has changed since" in page.update("attacker")["problem"]
        assert page.choose("attacker", "pass", status=409)["key"] == "pack-changed"
        told = page.at("GET", "/upgrade", 200, "attacker")
        assert (told["state"], told["movable"], told["onward"]) == ("offered", True, 4)
        assert told["rules"] == told["newest"] == GAME.version
        assert told["words"].startswith("The pack “mine” has changed and would tell this match otherwise")
        assert record(page)["fingerprint"] == before
        for seat in SEATS:
            body = {"seat": seat, "answer": "move"}
            told = page.at("POST", "/upgrade", 200, seat, params={"seat": ""}, json=body)
        assert (told["state"], told["playable"]) == ("same", True)
        assert page.update("attacker")["news"][-1]["words"].startswith("From here on the tables of the pack")
        page.play(2, *SEATS)
        moved = load(json.dumps(record(page)))
        assert [(era.at, era.pack, era.fingerprint) for era in moved.moved] == [(4, "mine", before)]
        assert moved.fingerprint == fingerprint_with(GAME.package, str(pack))


def test_one_that_changes_while_it_is_played_with(database: str, pack: Path) -> None:
    with server(database) as page:
        first = fight(page, "mine")
        page.play(2, *SEATS)
        write_pack(pack.parents[1], "mine", *SOFT)
        page.play(2, *SEATS)
        before = record(page)["fingerprint"]
        fight(page, "mine")
        page.play(2, *SEATS)
        assert record(page)["fingerprint"] == fingerprint_with(GAME.package, str(pack)) != before
        page.table, page.keys = first["table"]["id"], first["keys"]
        assert page.choose("attacker", "pass", status=409)["key"] == "pack-changed"
        assert page.update("attacker")["choice"] == 4
        assert record(page)["fingerprint"] == before
        assert not page.at("GET", "/upgrade", 200).get("playable")


def test_one_given_by_hand(database: str, tmp_path: Path) -> None:
    name, folder = pack_named(str(write_pack(tmp_path, "elsewhere", *HARD)))
    app = make_app(database, workers=1, packs={name: folder})
    with TestClient(app, base_url=ADDRESS) as client:
        page = Page(client)
        fight(page, "elsewhere")
        page.play(2, *SEATS)
        assert record(page)["pack"] == "elsewhere"


@pytest.mark.parametrize("name", ["my pack", "base", ".hidden", "a+b", "ä", "-x", "x" * 41])
def test_a_folder_whose_name_will_not_do(tmp_path: Path, name: str, data: Path) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(BadData, match="is no name for a pack"):
        pack_named(str(tmp_path / name))
    shutil.copytree(tmp_path / name, data / "packs" / name)
    assert Packs().all() == {} or name == "base"
    assert not Packs().folder(name)
