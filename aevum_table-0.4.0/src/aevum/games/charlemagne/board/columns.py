"""Many short entries side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

WIDTH = 80
GAP = 2


def columns(entries: Sequence[str], count: int = 2, width: int = WIDTH) -> list[str]:
    """Entries in Rich markup, downwards first."""
    height = -(-len(entries) // count)
    room = (width - GAP * (count - 1)) // count
    found: list[str] = []
    for line in range(height):
        text = ""
        for at in range(line, len(entries), height):
            bare = len(Text.from_markup(entries[at]))
            last = at + height >= len(entries)
            text += entries[at] + ("" if last else " " * (max(1, room - bare) + GAP))
        found.append(text)
    return found


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks; the left one is `width` wide."""
    found: list[str] = []
    for number in range(max(len(left), len(right))):
        one = left[number] if number < len(left) else ""
        other = right[number] if number < len(right) else ""
        found.append(one + " " * (width - len(Text.from_markup(one))) + other if other else one)
    return found
