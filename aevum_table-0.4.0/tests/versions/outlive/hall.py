"""All tables of one database, and the server that has them at the time."""

import json
import subprocess
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from aevum.versions.installed import ask
from aevum.versions.own import Program
from tests.versions.outlive.building import Programs
from tests.versions.outlive.kept import Choice, Kept
from tests.versions.outlive.lineup import Plan
from tests.versions.outlive.server import PATIENCE, Lost, Server
from tests.versions.outlive.shown import Shown
from tests.versions.outlive.table import Table

AT_A_TIME = 6
"""Tables that are played at once."""
RETOLD = Path(__file__).with_name("retold.py")


class Hall:
    def __init__(self, programs: Programs, database: str, data: Path, home: Path, lineup: list[Plan]) -> None:
        """`data` holds the versions beside the program; `home` is for what the servers say."""
        self.programs = programs
        self.database = database
        self.data = data
        self.log = home / "server.log"
        self.tables = [Table(plan, number) for number, plan in enumerate(lineup, 1)]
        self.shown: dict[str, Shown] = {}
        """By table: what it showed under the first version."""
        self.told: dict[str, list[Choice]] = {}
        """By table: what was kept when the first version ended."""
        self._servers: list[Server] = []
        """All that were started, the one that has the tables now last."""
        self._kept: Kept | None = None

    def __enter__(self) -> "Hall":
        return self

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if self._kept is not None:
            self._kept.close()
        if error is not None:
            error.add_note(self.log.read_text()[-5000:])
        for server in self._servers:
            if server.process.poll() is None:
                server.kill()

    @property
    def server(self) -> Server:
        return self._servers[-1]

    @property
    def base(self) -> str:
        """Where the first version is found beside the second."""
        return f"/v/{self._names[0].program}"

    def rules(self, table: Table) -> tuple[str, str]:
        """The versions of a table's game, in the first version of the program and in the second."""
        first, second = self._names
        return first.games[table.plan.game].version, second.games[table.plan.game].version

    @cached_property
    def _names(self) -> tuple[Program, Program]:
        return ask(self.programs.first, "first"), ask(self.programs.second, "second")

    @property
    def kept(self) -> Kept:
        if self._kept is None:
            self._kept = Kept(self.database)
        return self._kept

    def first(self) -> None:
        """Have the tables in the hands of the first version."""
        self._start(self.programs.first, True)

    def second(self, opened: bool = True, **environment: str) -> None:
        self._start(self.programs.second, opened, **environment)

    def _start(self, python: Path, opened: bool, **environment: str) -> None:
        new = Server(python, self.database, self.data, self.log, **environment)
        self._servers.insert(0, new)
        if opened:
            new.opened()
        self._servers.append(self._servers.pop(0))

    def each(self, work: Callable[[Table], object], tables: Iterable[Table] | None = None) -> None:
        """Several at a time; the first that fails tells why."""
        with ThreadPoolExecutor(AT_A_TIME) as pool:
            list(pool.map(work, self.tables if tables is None else tables))

    def running(self) -> list[Table]:
        return [table for table in self.tables if not table.over]

    def play_on(self, table: Table, depth: int) -> None:
        """Through all kills: what was answered for before one must be there after it."""
        while True:
            try:
                return table.play(self.server, depth)
            except Lost:
                self._again(table)

    def _again(self, table: Table) -> None:
        limit = monotonic() + PATIENCE
        while True:
            sleep(0.2)
            try:
                table.get(self.server, "/update")
                return table.check(self.kept)
            except Lost:
                assert monotonic() < limit, f"{table}: nobody is there any more"

    def retold(self, tables: list[Table]) -> dict[str, int | None]:
        """By table: the first choice of which the second version's rules would tell something else."""
        matches = [
            {
                "game": table.plan.game,
                "scenario": table.plan.scenario,
                "options": table.plan.options,
                "seed": table.number,
                "prelude": self.kept.prelude(table.id),
                "choices": [(one.seat, one.choice, one.events) for one in self.told[table.id]],
            }
            for table in tables
        ]
        told = subprocess.run(
            [self.programs.second, "-P", RETOLD],
            input=json.dumps(matches),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        found: list[int | None] = json.loads(told)
        return {table.id: n for table, n in zip(tables, found, strict=True)}

    def lobby(self) -> dict[str, dict[str, Any]]:
        return {row["id"]: row for row in self.server.ask("GET", "/api/tables").json()}
