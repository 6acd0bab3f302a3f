"""Pages of other origins cannot drive the server; the page itself may load nothing from elsewhere."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from aevum.server.app import make_app
from aevum.server.routes import page as pages
from tests.server.conftest import ADDRESS
from tests.server.page import FIGHT, Page

EVIL = "http://evil.example"


def test_the_own_page_may_post(page: Page) -> None:
    page.ask("POST", "/api/tables", 201, json=FIGHT, headers={"Origin": "http://127.0.0.1:8351"})


@pytest.mark.parametrize(
    "origin", [EVIL, "http://127.0.0.1:9999", "https://127.0.0.1.evil.example:8351", "null"]
)
def test_a_foreign_page_may_not(page: Page, origin: str) -> None:
    assert (
        page.ask("POST", "/api/tables", 403, json=FIGHT, headers={"Origin": origin})["key"] == "foreign-page"
    )
    assert page.ask("GET", "/api/tables", 200) == []


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8351", "127.0.0.1.evil.example", "", "[::1"])
def test_a_name_that_was_made_to_point_here_is_refused(page: Page, host: str) -> None:
    assert page.ask("GET", "/api/tables", 403, headers={"Host": host})["key"] == "foreign-host"


@pytest.mark.parametrize("host", ["localhost:8351", "127.0.0.1", "[::1]:8351"])
def test_its_own_names_are_good(page: Page, host: str) -> None:
    page.ask("GET", "/api/tables", 200, headers={"Host": host})


def test_a_name_is_the_same_in_capitals(database: str) -> None:
    """A browser writes the name of the machine small, whatever its owner calls it."""
    with TestClient(make_app(database, names=("My-Mac.local",), workers=1), base_url=ADDRESS) as client:
        Page(client).ask("GET", "/api/tables", 200, headers={"Host": "my-mac.local:8351"})


def test_a_foreign_page_gets_no_socket(page: Page) -> None:
    page.sit_down()
    path = f"/api/tables/{page.table}/live"
    with pytest.raises(WebSocketDisconnect), page.client.websocket_connect(path, headers={"Origin": EVIL}):
        pass


@pytest.mark.parametrize("host", ["127.0.0.1", "evil.example"])
@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/tables", "/nothing"])
def test_every_answer_is_closed_to_other_pages(page: Page, path: str, host: str) -> None:
    headers = page.client.get(path, headers={"Host": host}).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in headers


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/api/nothing/at/all", "/assets/..%2f..%2fapp.py", "/..%2fapp.py", f"/{'a' * 300}", "/%00"],
)
def test_what_is_not_there(page: Page, path: str) -> None:
    page.ask("GET", path, 404)


def test_another_method_is_refused(page: Page) -> None:
    page.ask("PUT", "/api/tables", 405)


def test_the_page_may_lie_behind_a_link(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "built/assets").mkdir(parents=True)
    (tmp_path / "built/assets/index.js").write_text("1")
    (tmp_path / "link").symlink_to(tmp_path / "built")
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "link")
    assert page.client.get("/assets/index.js").text == "1"
