"""A plugin of pytest that notes which test runs which lines of the rules, and for how long.

Told by the environment: FOLDER (whose lines), SHARE ("0/2": the first half of the test files), REACHED (where
to write).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import coverage
import msgspec
import pytest

FOLDER, SHARE, REACHED = "AEVUM_MUTATION_FOLDER", "AEVUM_MUTATION_SHARE", "AEVUM_MUTATION_REACHED"


LOADING = -1


class Reached(msgspec.Struct):
    seconds: dict[str, float]
    """Each test."""
    lines: dict[str, dict[int, list[int]]]
    """By file and line: the tests that run it, as numbers in the order of `seconds`; LOADING for lines that
    are run while tests are collected."""
    folder: str = ""
    """What the names of tests begin at."""

    def join(self, other: Reached) -> None:
        before = len(self.seconds)
        self.seconds |= other.seconds
        self.folder = self.folder or other.folder
        for path, lines in other.lines.items():
            mine = self.lines.setdefault(path, {})
            for line, tests in lines.items():
                mine.setdefault(line, []).extend(test + before if test != LOADING else test for test in tests)


class Noting:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reached = Reached({}, {})
        self.coverage = coverage.Coverage(data_file=None, include=[f"{folder}/*"], config_file=False)
        self.coverage.start()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        mine, of = (int(part) for part in os.environ[SHARE].split("/"))
        files = sorted({item.path for item in items})
        items[:] = [item for item in items if files.index(item.path) % of == mine]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = perf_counter()
        try:
            return (yield)
        finally:
            self.reached.seconds[item.nodeid] = perf_counter() - began
            self.coverage.switch_context("")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.coverage.stop()
        self.reached.folder = str(session.config.rootpath)
        data = self.coverage.get_data()
        number = {test: n for n, test in enumerate(self.reached.seconds)}
        for file in data.measured_files():
            path = str(Path(file).relative_to(self.folder))
            self.reached.lines[path] = {
                line: [number.get(context, LOADING) for context in contexts]
                for line, contexts in data.contexts_by_lineno(file).items()
            }
        Path(os.environ[REACHED]).write_bytes(msgspec.json.encode(self.reached))


def pytest_configure(config: pytest.Config) -> None:
    if FOLDER in os.environ:
        config.pluginmanager.register(NOTING)


if FOLDER in os.environ:
    # Here, as the plugin is loaded before anything of the package is.
    NOTING = Noting(Path(os.environ[FOLDER]))
