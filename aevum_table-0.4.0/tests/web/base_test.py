"""A page below a base finds everything there, and leaves to the root; the lobby leads to it."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.api import Api
from tests.web.conftest import Open
from tests.web.older import BASE, serving_below
from tests.web.setups import ALONE, RHINE, RHINE_SEED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_below(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def made(api: Api) -> Any:
    return api.table("free-map", ALONE, RHINE_SEED, map=RHINE)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave to the start page").click()


def test_all_is_found_below_the_base(open_page: Open, made: Any, server: str) -> None:
    player = open_page()
    page, table = player.page, f"{BASE}/table/{made['table']['id']}"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    player.hold(made, "roman", "host")
    player.go(table)
    player.keys("march:Treveria")
    player.mouse("go:Sequana")
    player.ask()
    page.keyboard.press("r")
    expect(page.locator(".book summary").first).to_be_visible()

    # Only the newest program can say what the newest rules mean.
    below = [path for path in asked if not path.endswith("/upgrade")]
    assert len(below) < len(asked)
    assert all(path.startswith(f"{BASE}/") for path in below), below
    kinds = {path.split("/")[3] for path in below}
    assert kinds == {"table", "assets", "api"}
    assert any(path.endswith("/live") for path in below)
    assert any("/files/" in path for path in below), "pictures and fonts"

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="What if").click()
    expect(page.get_by_role("note")).to_contain_text("Nothing here counts")
    assert urlsplit(page.url).path.startswith(f"{BASE}/table/")
    page.get_by_role("button", name="Back to the real table").click()
    page.wait_for_url(server + table)
    expect(page.locator(".prompt h2").first).to_be_visible()
    page.reload()
    expect(page.locator(".prompt h2").first).to_be_visible()

    leave(page)
    page.wait_for_url(f"{server}/")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


def test_the_lobby_loads_the_page_of_whoever_plays(open_page: Open, made: Any, server: str) -> None:
    def elsewhere(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json=[{**one, "base": BASE} for one in found])

    player = open_page()
    page = player.page
    player.hold(made, "roman", "host")
    page.route("**/api/tables", elsewhere)
    player.go("/")
    page.get_by_role("button", name="Continue").first.click()
    page.wait_for_url(f"{server}{BASE}/table/{made['table']['id']}")
    assert page.evaluate("() => document.baseURI") == f"{server}{BASE}/"
    player.ask()
    page.go_back()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


def test_below_a_base_there_is_no_lobby(open_page: Open, server: str) -> None:
    page = open_page(f"{BASE}/").page
    page.wait_for_url(f"{server}/")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
