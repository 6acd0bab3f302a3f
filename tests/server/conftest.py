"""A server in this process, on a database of its own, and pages that talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from aevum.server.app import make_app
from tests.server.page import Page
from tests.server.postgres import Postgres

ADDRESS = "http://127.0.0.1:8351"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = metafunc.definition.get_closest_marker("every_database") is not None
    if marked and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test wants it; with several workers, each has its own."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty one: of SQLite, and for tests marked `every_database` of PostgreSQL as well."""
    address: str = request.getfixturevalue(getattr(request, "param", "sqlite"))
    return address


@pytest.fixture
def page(database: str) -> Iterator[Page]:
    with TestClient(make_app(database, workers=1), base_url=ADDRESS) as client:
        yield Page(client)
