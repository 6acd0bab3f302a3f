"""What commands of the second version say: that records are true, and whether the first is still needed."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tests.versions.outlive.hall import Hall
from tests.versions.outlive.table import Table

SAMPLES = 3
"""Of each kind: `aevum verify` starts a program for each record, or two."""


def records_are_true(hall: Hall, folder: Path) -> None:
    """Under the rules of the first version, of the second, or each part under its own."""
    finished = [table for table in hall.tables if table.over]
    first = [table for table in finished if table.stays]
    both = [table for table in finished if table.moved]
    second = [table for table in finished if not table.stays and not table.moved]
    assert first
    assert both
    assert second
    for table in [*first[-SAMPLES:], *both[-SAMPLES:], *second[-SAMPLES:]]:
        _is_true(hall, table, folder / f"{table.id}.json")


def _is_true(hall: Hall, table: Table, file: Path) -> None:
    file.write_text(json.dumps(table.get(hall.server, "/record", "host")))
    told = verified(hall, file, hall.data)
    assert told["ok"], f"{table}: {told['divergence']}"
    assert told["finished"]
    assert told["version"] == hall.rules(table)[0 if table.stays else 1]
    assert told["rules"] == ("elsewhere" if table.stays else "same"), str(table)
    earlier = [(part["version"], part["rules"], part["first"]) for part in told["earlier"]]
    assert earlier == ([(hall.rules(table)[0], "elsewhere", 1)] if table.moved else []), str(table)


def verified(hall: Hall, file: Path, data: Path) -> dict[str, Any]:
    """What the second version says of a record, with the versions beside it that are in a data folder."""
    told, _ = _told(hall, data, "verify", str(file), "--json")
    found: dict[str, Any] = json.loads(told)
    return found


def first_is_needed(hall: Hall) -> None:
    """Who asks is told how many tables only the first version can play, and not let remove it by mistake."""
    assert _needed(hall) == len(_left(hall)) > 0
    _, code = _told(
        hall, hall.data, "versions", "remove", hall.base.rpartition("/")[2], "--database", hall.database
    )
    assert code == 2


def first_is_free_to_remove(hall: Hall) -> None:
    """When the last of them has ended, or was deleted."""
    for table in _left(hall):
        hall.server.ask("DELETE", f"/api/tables/{table.id}", table.keys["host"])
    assert _needed(hall) == 0
    assert "free to remove" in _told(hall, hall.data, "versions", "--database", hall.database)[0]


def _left(hall: Hall) -> list[Table]:
    return [table for table in hall.tables if table.stays and not table.over]


def _needed(hall: Hall) -> int:
    told, _ = _told(hall, hall.data, "versions", "--json", "--database", hall.database)
    (other,) = json.loads(told)["installed"]
    count: int = other["tables"]
    return count


def _told(hall: Hall, data: Path, *words: str) -> tuple[str, int]:
    """What a command of the second version says, and its exit code."""
    done = subprocess.run(
        [hall.programs.second, "-m", "aevum.cli", *words],
        env={**os.environ, "XDG_DATA_HOME": str(data), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout or done.stderr, done.returncode
