"""Lines and tables for the picture of the terminal, as Rich markup at most 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.markup import escape

if TYPE_CHECKING:
    from aevum.words import Words

WIDTH = 80
FIXED = "\u00a0"
"""A space at which no line is broken."""
Line = tuple[str, str]
"""A text and its style."""
Cell = list[Line]
"""What one field of a table holds, line by line."""


def together(text: str) -> str:
    return text.replace(" ", FIXED)


def row(items: Sequence[str]) -> str:
    return " · ".join(together(item) for item in items)


def fold(line: Line, width: int = WIDTH, hanging: int = 2) -> list[Line]:
    """Long lines go on below, set in."""
    text, style = line
    indent = " " * (len(text) - len(text.lstrip(" ")) + hanging)
    parts = textwrap.wrap(text, width, subsequent_indent=indent)
    return [(part.replace(FIXED, " "), style) for part in parts]


def paint(line: Line) -> str:
    text, style = line
    return f"[{style}]{escape(text)}[/]" if style and text else escape(text)


def cell(text: str, width: int, style: str = "") -> Cell:
    return fold((text, style), width, 0)


def heads(names: Sequence[str], widths: Sequence[int], words: Words) -> list[Cell]:
    """The headings of a table; a column without a name has none."""
    titles = [words.value("column", name) if name else "" for name in names]
    return [cell(title, width, "dim") for title, width in zip(titles, widths, strict=True)]


def grid(rows: Sequence[Sequence[Cell]], widths: Sequence[int]) -> list[str]:
    """Rows of cells beside each other, the first their headings; a column without anything is left out."""
    used = [i for i in range(len(widths)) if any(cells[i] for cells in rows[1:])]
    found: list[str] = []
    for cells in rows:
        for lines in zip_longest(*(cells[i] for i in used), fillvalue=("", "")):
            last = max((n for n, (text, _) in enumerate(lines) if text), default=-1)
            parts = [
                paint(line) + (" " * (widths[used[n]] - len(line[0])) if n < last else "")
                for n, line in enumerate(lines[: last + 1])
            ]
            found.append(" ".join(parts))
    return found
