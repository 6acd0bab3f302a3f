"""The order of the tests, and databases for those that want one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.postgres import Postgres


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Slow ones first: begun last, one of them would keep a single worker busy while the others are done.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = metafunc.definition.get_closest_marker("every_database") is not None
    if marked and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test wants it; with several workers, each has its own."""
    # Not above: most tests need neither it nor its driver.
    from tests.server.postgres import Postgres

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
