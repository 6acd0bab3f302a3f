"""The page finds all it needs below its base, which is the root's unless an older program shows it."""

from pathlib import Path

import pytest

from aevum.server.routes import page as pages
from tests.server.page import Page

SOURCE = Path(__file__).parents[2] / "web/index.html"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the build leaves it: that changes the address of the script, and nothing before it."""
    (tmp_path / "index.html").write_text(SOURCE.read_text())
    monkeypatch.setattr(pages, "FOLDER", tmp_path)


def base(page: Page, told: str = "", path: str = "/table/abc") -> str:
    text = page.client.get(path, headers={"aevum-base": told} if told else {}).text
    assert text.count("<base ") == 1
    return text.split('<base href="')[1].split('"')[0]


@pytest.mark.parametrize("path", ["/", "/table/abc"])
def test_the_root(page: Page, path: str) -> None:
    assert base(page, path=path) == "/"


def test_a_child_is_told_where_it_is(page: Page) -> None:
    page.client.app.state.child = True
    assert base(page) == "/"
    assert base(page, "/v/0.2.0") == "/v/0.2.0/"
    assert base(page, "/v/1.0rc1+g1234") == "/v/1.0rc1+g1234/"


def test_nobody_else_believes_a_header(page: Page) -> None:
    assert base(page, "/v/0.2.0") == "/"


@pytest.mark.parametrize(
    "told", ["0.2.0", "/v/", "/v/..", "/v/a/b", '/v/"><script>', "//evil.example", "/v/0.2.0/", "/v/%2e%2e"]
)
def test_a_base_that_makes_no_sense(page: Page, told: str) -> None:
    page.client.app.state.child = True
    assert base(page, told) == "/"


def test_the_policy_lets_the_page_have_a_base(page: Page) -> None:
    assert "base-uri 'self'" in page.client.get("/").headers["Content-Security-Policy"]
