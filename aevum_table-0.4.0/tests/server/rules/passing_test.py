"""What goes through to a child, and what does not."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import unquote

import httpx
import pytest

from aevum.server.children.children import Children
from aevum.server.children.passing import pass_request
from aevum.server.homes import Home, Homes
from tests.server.page import Page
from tests.server.rules.matches import ID, lay, server, tolls

pytestmark = pytest.mark.usefixtures("tiny")
PATH = f"/api/tables/{ID}/update"


def whole(status: int, body: bytes = b"{}", headers: Any = ()) -> httpx.Response:
    return httpx.Response(status, headers=headers, stream=httpx.ByteStream(body))


class Fake:
    """A child that answers as it is told, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[httpx.Request] = []
        self.answer: Any = None
        self.lost = False
        self.client = httpx.AsyncClient(transport=httpx.MockTransport(self.handle), base_url="http://child")

    async def handle(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self.answer.pop(0) if isinstance(self.answer, list) else self.answer or whole(200)
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, httpx.Response)
        return answer

    async def has_ended(self) -> bool:
        return self.lost


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Fake:
    made = Fake()

    async def child(self: Children, slug: str) -> Fake:
        assert slug == "9.9.9"
        return made

    monkeypatch.setattr(Homes, "of", lambda self, row: Home("9.9.9"))
    monkeypatch.setattr(Children, "child", child)
    return made


@pytest.fixture
def page(database: str, fake: Fake) -> Iterator[Page]:
    with server(database, lay(database, tolls())) as page:
        yield page


def test_a_child_is_told_where_it_is_by_nobody_else(page: Page, fake: Fake) -> None:
    for address in (PATH, f"/v/9.9.9{PATH}"):
        page.client.get(address, headers={"Aevum-Base": "/v/evil", "X-Other": "kept"})
    usual, below = fake.asked
    assert "aevum-base" not in usual.headers
    assert below.headers.get_list("aevum-base") == ["/v/9.9.9"]
    for request in fake.asked:
        assert request.headers["x-other"] == "kept"
        assert request.headers.get_list("host") == ["child"]


def test_of_the_answer_all_but_what_belongs_to_one_connection(page: Page, fake: Fake) -> None:
    headers = [("Date", "then"), ("Server", "old"), ("Connection", "close"), ("X-One", "1"), ("X-One", "2")]
    fake.answer = whole(409, b"refused", headers)
    found = page.client.get(PATH)
    assert (found.status_code, found.content) == (409, b"refused")
    assert found.headers.get_list("x-one") == ["1", "2"]
    assert not found.headers.keys() & {"date", "server", "connection"}


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("cards/place/C%C3%A6sarea%20Maritima", b"a=%C3%A6&b=1+2&b=%26"),
        ("cards/place/why%3F", b"choice=3"),
        ("files/a%23b;c=d,e", b"x"),
    ],
)
def test_odd_characters_go_through_as_they_are(page: Page, fake: Fake, path: str, query: bytes) -> None:
    page.client.get(f"/api/tables/{ID}/{path}?{query.decode()}")
    (request,) = fake.asked
    assert unquote(request.url.raw_path.partition(b"?")[0].decode()) == unquote(f"/api/tables/{ID}/{path}")
    assert request.url.query == query


def test_a_body_goes_through(page: Page, fake: Fake) -> None:
    page.client.post(f"/api/tables/{ID}/choices", content=b'{"seat": "\xc3\xa6"}', headers={"X": "y"})
    assert fake.asked[0].content == b'{"seat": "\xc3\xa6"}'
    assert fake.asked[0].method == "POST"


@pytest.mark.parametrize(
    ("method", "error", "lost", "asked"),
    [
        ("GET", httpx.ReadError("gone"), True, 2),
        ("GET", httpx.ReadError("gone"), False, 1),
        ("POST", httpx.ReadError("gone"), True, 1),
        ("POST", httpx.ConnectError("refused"), True, 2),
        ("POST", httpx.ConnectError("refused"), False, 1),
        ("GET", httpx.LocalProtocolError("nonsense"), False, 1),
    ],
)
def test_what_is_asked_twice(
    page: Page, fake: Fake, method: str, error: Exception, lost: bool, asked: int
) -> None:
    fake.answer, fake.lost = [error, whole(200)], lost
    path = PATH if method == "GET" else f"/api/tables/{ID}/undo"
    page.ask(method, path, 200 if asked == 2 else 503)
    assert len(fake.asked) == asked
    fake.asked.clear()
    fake.answer = [error, error, error]
    assert page.ask(method, path, 503)["key"] == "child-failed"
    assert len(fake.asked) == asked


class Torn(httpx.AsyncByteStream):
    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b"half of"
        raise httpx.ReadError("gone")


def test_an_answer_that_is_torn_off_has_no_end(fake: Fake) -> None:
    """Else half an answer would look whole."""
    fake.answer = httpx.Response(200, stream=Torn())
    sent: list[Any] = []

    class One:
        async def child(self, slug: str) -> Fake:
            return fake

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "query_string": b"", "headers": []}
    one: Any = One()
    asyncio.run(pass_request(one, "x", scope, receive, send, PATH))
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    assert sent[-1]["more_body"]


def test_whoever_has_gone_is_not_spoken_for(fake: Fake) -> None:
    """What has come of a request until then may be half of it."""
    half = {"type": "http.request", "body": b"{", "more_body": True}
    messages = iter([half, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    scope: Any = {"type": "http", "method": "POST", "query_string": b"", "headers": []}
    nobody: Any = None
    asyncio.run(pass_request(nobody, "x", scope, receive, nobody, PATH))
    assert not fake.asked
