"""A server of its own and a real browser; every page is watched for errors and for requests elsewhere."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.api import Api
from tests.web.player import Player
from tools.web.serving import browsing, serving

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Open = Callable[..., Player]

# Two cores shared with bots and servers are slow at times; what comes at all comes in time.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty database."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture
def api(server: str) -> Api:
    return Api(server)


@pytest.fixture
def open_page(server: str, browser: Browser) -> Iterator[Open]:
    """Opens pages; each in a browser profile of its own unless one is handed on."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def watch(context: BrowserContext) -> None:
        context.set_default_timeout(15_000)
        context.on("request", lambda request: elsewhere(request.url))
        context.on("weberror", lambda error: faults.append(f"thrown: {error.error}"))
        context.on("console", lambda message: told(message.type, message.text, message.location["url"]))

    def elsewhere(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(server).netloc:
            faults.append(f"asked elsewhere: {url}")

    def told(kind: str, text: str, where: str) -> None:
        if kind in ("error", "warning"):
            faults.append(f"console {kind}: {text} ({where})")

    def open_page(path: str = "", context: BrowserContext | None = None, **more: Any) -> Player:
        if context is None:
            context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **more})
            contexts.append(context)
            watch(context)
        player = Player(context.new_page(), server)
        player.page.on("websocket", lambda socket: elsewhere(socket.url.replace("ws", "http", 1)))
        if path:
            player.go(path)
        return player

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)
