"""A child ends with its parent, however that ends."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.server.page import FIGHT
from tests.server.rules.packs import HARD, write_pack


def below(pid: int) -> set[int]:
    """All processes that it has started, and those that they have."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | below(child)
    return found


def lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    # One that nobody has waited for yet is no process any more.
    return state != "Z"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_is_left(database: str, data: Path, how: signal.Signals) -> None:
    write_pack(data, "hard", *HARD)
    command = [sys.executable, "-m", "aevum.cli", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[4].rstrip("/")
        body = json.dumps({**FIGHT, "pack": "hard", "seats": {"attacker": "fast", "defender": "fast"}})
        request = urllib.request.Request(f"{address}/api/tables", body.encode(), method="POST")
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=180) as answer:
            assert json.loads(answer.read())["table"]["pack"] == "hard"
        started = below(process.pid)
        assert started
        os.kill(process.pid, how)
        process.wait(120)
        until = monotonic() + 60
        while any(lives(pid) for pid in started) and monotonic() < until:
            sleep(0.1)
        assert not [pid for pid in started if lives(pid)]
    finally:
        process.kill()
        process.communicate()
