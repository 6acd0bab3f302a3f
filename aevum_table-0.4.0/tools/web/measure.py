"""How fast the server answers and how much it sends, in a full match: `python -m tools.web.measure`.

A match of 350 is played by bots for a while; then a person's choices are timed over HTTP, from the request to
the answer, and the updates of a page are weighed as they would go over the wire.
"""

from __future__ import annotations

import gzip
import json
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from time import perf_counter, sleep
from typing import Any

SEATS = {"roman": "me", "hun": "fast", "persian": "fast", "goth": "fast"}
CHOICES = 200


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = ["serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(
            [sys.executable, "-m", "aevum.cli", *command], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            measure(server.stdout.readline().split()[4].rstrip("/"))
        finally:
            server.terminate()
            server.wait()


def measure(address: str) -> None:
    new = {"game": "invasions", "scenario": "350", "seats": SEATS, "seed": "3"}
    made, _ = ask("POST", f"{address}/api/tables", "", new)
    table, key = f"{address}/api/tables/{made['table']['id']}", made["keys"]["roman"]
    began = perf_counter()
    ask("GET", f"{table}/board")
    print(f"first board         {1000 * (perf_counter() - began):8.0f} ms")
    choices: list[float] = []
    updates: list[float] = []
    weights: list[int] = []
    version = events = 0
    while len(choices) < CHOICES:
        now, took = ask("GET", f"{table}/update?seat=roman&version={version}&events={events}", key)
        version, events = now["version"], now["events"]
        if now.get("over"):
            break
        if not now.get("ask"):
            sleep(0.02)
            continue
        updates.append(took)
        weights.append(len(gzip.compress(json.dumps(now, separators=(",", ":")).encode(), 5)))
        option = now["ask"]["options"][len(choices) % len(now["ask"]["options"])]["id"]
        wish = {"seat": "roman", "choice": option, "ask": now["ask"]["version"]}
        choices.append(ask("POST", f"{table}/choices", key, wish)[1])
    tell("choice, there and back", [1000 * took for took in choices], "ms")
    tell("update, there and back", [1000 * took for took in updates], "ms")
    tell("update, compressed", [weight / 1024 for weight in weights], "KB")
    print(f"after {now['choice']} choices: {now['position']['headline']}")


def ask(method: str, address: str, key: str = "", body: object = None) -> tuple[Any, float]:
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(address, data, method=method)
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", f"Bearer {key}")
    began = perf_counter()
    with urllib.request.urlopen(request, timeout=60) as answer:
        found = answer.read()
    took = perf_counter() - began
    return json.loads(found), took


def tell(what: str, figures: list[float], unit: str) -> None:
    most = sorted(figures)[int(len(figures) * 0.95)]
    middle = statistics.median(figures)
    print(f"{what:24} median {middle:6.1f} {unit}, 95% {most:6.1f}, most {max(figures):6.1f}")


if __name__ == "__main__":
    main()
