"""The lines that `play` kept, and tables for the reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Match = dict[str, Any]


def read(path: Path) -> tuple[list[Match], list[Match]]:
    """Matches that ended, and those that broke."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [m for m in found if "error" not in m], [m for m in found if "error" in m]


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
