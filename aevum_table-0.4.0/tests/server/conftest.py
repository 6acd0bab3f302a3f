"""A server in this process, on a database of its own, and pages that talk to it."""

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from aevum.server.app import make_app
from tests.server.page import Page

ADDRESS = "http://127.0.0.1:8351"


@pytest.fixture
def page(database: str) -> Iterator[Page]:
    with TestClient(make_app(database, workers=1), base_url=ADDRESS) as client:
        yield Page(client)
