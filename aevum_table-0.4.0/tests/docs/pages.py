"""Pages that quote files: every block with a title is what the named file holds, or a change to it."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
ANYTHING = "…"
"""What a line of context may end with, for the rest of the line."""


@dataclass(frozen=True)
class Quoted:
    kind: str
    path: str
    text: str


def quoted(page: str) -> list[Quoted]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [Quoted(*found) for found in BLOCK.findall(text)]


def write(block: Quoted, root: Path) -> None:
    """Make the change of a block in a copy of the repository: a whole file, or a `diff` of one."""
    path = root / block.path
    if block.kind != "diff":
        assert not path.exists(), f"{block.path} is there already"
        path.write_text(block.text, encoding="utf-8")
        return
    changes = [(line[:1], line[1:]) for line in block.text.splitlines()]
    lines = path.read_text(encoding="utf-8").splitlines()
    old = [line for sign, line in changes if sign != "+"]
    at = _only(lines, old, block.path) if old else len(lines)
    new: list[str] = []
    for sign, line in changes:
        if sign == "+":
            new.append(line)
        else:
            new += [lines[at]] if sign == " " else []
            at += 1
    start = at - len(old)
    path.write_text("\n".join([*lines[:start], *new, *lines[at:]]) + "\n", encoding="utf-8")


def _only(lines: list[str], wanted: list[str], where: str) -> int:
    """Where these lines stand one after the other, and nowhere else."""
    found = [
        at
        for at in range(len(lines) - len(wanted) + 1)
        if all(_is(line, pattern) for line, pattern in zip(lines[at:], wanted, strict=False))
    ]
    assert len(found) == 1, f"{where}: {wanted} stands there {len(found)} times"
    return found[0]


def _is(line: str, pattern: str) -> bool:
    if pattern.endswith(ANYTHING):
        return line.startswith(pattern.removesuffix(ANYTHING))
    return line == pattern
