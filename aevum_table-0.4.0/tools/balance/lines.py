"""The lines that `play` kept, and tables for the reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Match = dict[str, Any]
ALL = "all"
"""Instead of a bot's name."""


def read(path: Path, bot: str = "") -> tuple[list[Match], list[Match]]:
    """Matches of a bot (of whoever played the first one, or of all) that ended, and those that broke."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if bot != ALL:
        found = [m for m in found if m["bot"] == (bot or found[0]["bot"])]
    return [m for m in found if "error" not in m], [m for m in found if "error" in m]


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def troubles(matches: list[Match], broken: list[Match]) -> str:
    faults = sum(len(m.get("faults", [])) for m in matches)
    failed = f" Answers that bots failed over: {faults}." if faults else ""
    return f"Broken matches: {len(broken)}.{failed}"
