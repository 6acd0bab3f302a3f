"""python -m tools.docs.notebook PAGE: run the Python blocks of a page, and write what they print below them.

A block of text right behind a block of Python holds what that one printed. All blocks are one program.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

CELL = re.compile(
    r"^```python\n(?P<code>.*?)^```\n(?:(?P<printed>\n```text\n).*?^```\n)?", re.DOTALL | re.MULTILINE
)


def told(page: str) -> str:
    """The page with what its blocks print now."""
    names: dict[str, object] = {}

    def run(cell: re.Match[str]) -> str:
        code = cell["code"]
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "page", "exec"), names)
        if cell["printed"] is None:
            if out.getvalue():
                raise ValueError(f"nothing below it holds what this block prints:\n{code}")
            return cell[0]
        lines = "\n".join(line.rstrip() for line in out.getvalue().rstrip().splitlines())
        return f"```python\n{code}```\n\n```text\n{lines}\n```\n"

    with tempfile.TemporaryDirectory() as folder, _within(folder):
        return CELL.sub(run, page)


@contextlib.contextmanager
def _within(folder: str) -> Iterator[None]:
    """What a page saves goes nowhere."""
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(told(file.read_text(encoding="utf-8")), encoding="utf-8")
