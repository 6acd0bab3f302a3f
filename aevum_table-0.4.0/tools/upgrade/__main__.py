"""python -m tools.upgrade: fill a database with running tables, and time how they are looked through."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import aevum
from aevum.server.packs import Packs
from aevum.server.store.opening import open_store
from aevum.server.upgrading.moving import upgrade_all
from aevum.server.upgrading.progress import shown
from tools.upgrade.tables import fill


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.upgrade", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=2000, help="that were made at each (at most 2800)")
    parser.add_argument("--every-digest", action="store_true", help="one for each choice, not every 16th")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{folder}/tables.db")
        fill(store, chosen.tables, chosen.choices, chosen.every_digest)
        size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6
        compiled = "compiled" if any(Path(aevum.__file__).parent.rglob("*.so")) else "plain"
        print(f"{chosen.tables} tables of {chosen.choices} choices, {size:.0f} MB, {compiled} Python")
        began = perf_counter()
        found = upgrade_all(store, Packs(), shown)
        took = perf_counter() - began
        store.close()
    print(
        f"{took:.1f} s on {os.cpu_count()} cores, {1000 * took / chosen.tables:.0f} ms a table: {dict(found)}"
    )
    sys.exit(found["same"] != chosen.tables)


if __name__ == "__main__":
    main()
