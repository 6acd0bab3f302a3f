"""`kill -9` at any moment: every choice that was answered for is there afterwards, and the match goes on."""

import json
import signal
import subprocess
import sys
import urllib.request
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

# Each costs seconds. What PostgreSQL has acknowledged is its own care, so there fewer do.
ROUNDS = {"sqlite": 20, "postgresql+psycopg": 5}
MINE = "roman-hun"
NEW = {
    "game": "invasions",
    "scenario": "350",
    "options": {"seats": 2},
    "seats": {MINE: "me", "persian-goth": "fast"},
    "seed": "6",
}


class Server:
    """A server of its own; requests go over the wire."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "aevum.cli", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[4].rstrip("/")

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"{self.address}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays the person's seat, and writes down each choice that was answered for, with its place."""

    def __init__(self, server: Server) -> None:
        made = server.ask("POST", "/api/tables", "", NEW)
        self.table = f"/api/tables/{made['table']['id']}"
        self.key, self.host = made["keys"][MINE], made["keys"]["host"]
        self.made: list[tuple[int, str]] = []

    def step(self, server: Server) -> int:
        """Choose, if asked; how many choices the match had before."""
        now = server.ask("GET", f"{self.table}/update?seat={MINE}", self.key)
        assert not now.get("problem"), now["problem"]
        count: int = now["choice"]
        if not now.get("ask"):
            sleep(0.01)
            return count
        option = now["ask"]["options"][-1]["id"]
        wish = {"seat": MINE, "choice": option, "ask": now["ask"]["version"]}
        server.ask("POST", f"{self.table}/choices", self.key, wish)
        self.made.append((count, option))
        return count

    def play(self, server: Server, seconds: float) -> int:
        """Until the match has moved, which takes bots a moment after a start, and so many seconds more."""
        first = self.step(server)
        last, limit = first, monotonic() + 60
        while last == first:
            assert monotonic() < limit, "nobody plays"
            last = self.step(server)
        until = monotonic() + seconds
        while monotonic() < until:
            last = self.step(server)
        return last

    def choices(self, server: Server) -> list[list[str]]:
        found: list[list[str]] = server.ask("GET", f"{self.table}/record", self.host)["choices"]
        return found


@pytest.mark.slow
@pytest.mark.every_database
def test_nothing_that_was_answered_for_is_lost(database: str) -> None:
    rounds = ROUNDS[database.partition(":")[0]]
    rng = Random(6)
    server = Server(database)
    try:
        player = Player(server)
        for _ in range(rounds):
            seen = player.play(server, rng.uniform(0.3, 1.5))
            server.kill()
            server = Server(database)
            choices = player.choices(server)
            assert len(choices) >= seen
            for place, option in player.made:
                assert choices[place] == [MINE, option]
        assert len(player.made) > rounds / 2
        assert player.play(server, 0.3) >= len(choices)
    finally:
        server.kill()
