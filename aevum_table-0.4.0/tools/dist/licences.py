"""python -m tools.dist.licences: write LICENSES/bundled.md, the licences of the libraries that are in the page.

Which they are, the build of the page tells (`page/bundled.json`); their versions and licences stand in
`web/package-lock.json`, the texts beside them in `web/node_modules`. With --check it only compares.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "LICENSES/bundled.md"
TOLD = ROOT / "src/aevum/server/page/bundled.json"
LOCK = ROOT / "web/package-lock.json"
UNDECLARED = {"svelte-toolbelt": "MIT"}
"""Licences that a package tells by their text alone."""
HEAD = """\
# Libraries in the page

The page that the server shows (`aevum/server/page`) is built from our own sources and these libraries. Written by
`make licences`.
"""


@dataclass(frozen=True)
class Library:
    name: str
    version: str
    licence: str


def bundled(told: Path = TOLD, lock: Path = LOCK) -> list[Library]:
    """The libraries that the last build of the page took in."""
    locked = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    names = json.loads(told.read_text(encoding="utf-8"))
    rows = [(name, locked[f"node_modules/{name}"]) for name in names]
    return [Library(name, row["version"], row.get("license") or UNDECLARED[name]) for name, row in rows]


def text(library: Library, modules: Path) -> str:
    """Its licence as it came with it; one that came without cannot be passed on."""
    files = sorted((modules / library.name).glob("[Ll][Ii][Cc][Ee][Nn][SsCc][Ee]*"))
    if not files:
        raise SystemExit(f"{library.name} brings no text of its licence ({library.licence})")
    return files[0].read_text(encoding="utf-8").strip()


def page(libraries: Sequence[Library], modules: Path) -> str:
    parts = [HEAD]
    for library in libraries:
        title = f"## {library.name} {library.version} ({library.licence})"
        parts.append(f"{title}\n\n```\n{text(library, modules)}\n```\n")
    return "\n".join(parts)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dist.licences", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing: fail where it would change")
    chosen = parser.parse_args(words)
    if not TOLD.exists():
        print("licences: the page is not built: make web", file=sys.stderr)
        return 2
    new = page(bundled(), ROOT / "web/node_modules")
    if not chosen.check:
        FILE.write_text(new, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != new:
        print(
            "licences: other libraries are in the page than LICENSES/bundled.md tells: make licences",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
