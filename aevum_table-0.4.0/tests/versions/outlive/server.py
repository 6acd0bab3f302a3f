"""A server of one of the versions, in a process of its own; requests go over the wire."""

import os
import re
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

PATIENCE = 120
CHILD = b"aevum.server.children"


class Lost(Exception):  # noqa: N818 - what happens when one kills servers
    """Nobody knows whether it was done: the server, or the child that it asked, has gone."""


class Server:
    """It leads a session of processes, which tells all that belong to it."""

    def __init__(self, python: Path, database: str, data: Path, log: Path, **environment: str) -> None:
        """`data` is the user's folder, where other versions of the program may be."""
        command = [str(python), "-m", "aevum.cli", "serve", "--port", "0", "--database", database]
        with log.open("ab") as told:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=told,
                cwd=log.parent,
                env={**_surroundings(log.parent), "XDG_DATA_HOME": str(data), **environment},
                text=True,
                start_new_session=True,
            )
        self.address = ""
        self._log = log
        self._client = httpx.Client(timeout=PATIENCE)

    def opened(self) -> "Server":
        """Wait until its doors are open."""
        assert self.process.stdout is not None
        told = re.search(r"http://[^/]+", self.process.stdout.readline())
        assert told, f"it did not come up: {self._log.read_text()}"
        self.address = told.group()
        self._client.base_url = self.address
        return self

    def ask(self, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        try:
            answer = self._client.request(method, path, headers=headers, **more)
        except (httpx.TransportError, RuntimeError) as error:  # RuntimeError: the client is closed already
            raise Lost(str(error)) from None
        if answer.status_code == 503 and answer.json().get("key") == "child-failed":
            raise Lost(answer.text)
        return answer

    def children(self) -> list[int]:
        """The processes that play tables of other rules."""
        return [pid for pid, command in self._session() if CHILD in command]

    def kill_a_child(self) -> None:
        for pid in self.children()[:1]:
            os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        """Whatever it has started must end with it: nobody would ever stop it."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._client.close()
        limit = monotonic() + 20
        while left := self._session():
            if monotonic() > limit:
                os.killpg(self.process.pid, signal.SIGKILL)
                raise AssertionError(f"outlived their server: {left}")
            sleep(0.1)

    def _session(self) -> list[tuple[int, list[bytes]]]:
        """Its processes, with their commands."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            try:
                state, _, _, session = (path / "stat").read_text().rpartition(") ")[2].split()[:4]
                command = (path / "cmdline").read_bytes().split(b"\0")
            except (OSError, ValueError):
                continue  # it has ended meanwhile
            if int(session) == self.process.pid and state != "Z":
                found.append((int(path.name), command))
        return found


def _surroundings(home: Path) -> dict[str, str]:
    """Servers start often here, and sooner where Python finds what it compiled; not in the tree, though."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**own, "PYTHONPYCACHEPREFIX": str(home / "pycache")}
