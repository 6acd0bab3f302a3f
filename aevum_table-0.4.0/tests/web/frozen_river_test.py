"""The game of the tutorial in the browser: a package of somebody else's, played to its end by mouse."""

from collections.abc import Iterator

import pytest

from tests.docs.installing import BOT, GAME, ME, RAW, installed
from tests.web.api import Api
from tests.web.conftest import Open
from tools.web.serving import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = installed(tmp_path_factory.mktemp("frozen"))
    with serving(tmp_path_factory.mktemp("server"), environment) as address:
        yield address


def test_it_is_offered_in_the_lobby(open_page: Open) -> None:
    open_page("/").page.get_by_role("option", name="The Frozen River").wait_for(
        state="attached", timeout=60_000
    )


def test_a_match_is_played_by_mouse_and_nobody_reads_a_key(open_page: Open, api: Api) -> None:
    new = {"game": GAME, "scenario": "base", "seats": {ME: "me", BOT: "elder"}, "seed": "7"}
    player = open_page().sit(api.ask("POST", "/api/tables", json=new), ME)
    ask = player.ask()
    player.page.get_by_role("tab", name="Omens").click()
    player.page.get_by_text("kept secret").wait_for()
    read = [player.page.inner_text("body")]
    player.page.get_by_role("tab", name="Log").click()
    while ask is not None:
        player.mouse(ask["options"][0]["id"])
        read.append(player.page.inner_text("body"))
        ask = player.ask()
    assert [line for text in read for line in text.splitlines() if RAW.search(line)] == []
    assert any("across the river" in text for text in read)
