"""What a map tells of a place, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.table import Table
from rich.text import Text

Direction = Callable[[str, str], tuple[float, float] | None]
"""From one place to another: to the right and down, or None where nobody knows."""


def facts(rows: Iterable[tuple[str, str]]) -> Table:
    """Figures with their names before them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    for label, value in rows:
        table.add_row(label, Text(value))
    return table
