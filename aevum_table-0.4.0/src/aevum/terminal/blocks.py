"""Panels of the table as text: headings, facts, tables and rows of small plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.terminal.lines import WIDTH, fold, paint, row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.scene.panel import Block, Cell, Grid

TONES = {"good": "green", "bad": "red", "warn": "yellow", "dim": "dim"}
GAP = 2
LEAST = 6
"""To which a column is narrowed at most."""


def lines(blocks: Iterable[Block]) -> list[str]:
    """Rich markup, at most 80 columns wide; blocks stand apart."""
    found: list[str] = []
    for block in blocks:
        if found:
            found.append("")
        found += one(block)
    return found


def one(block: Block) -> list[str]:
    found = [paint(part) for part in fold((block.title, "bold"))] if block.title else []
    found += [paint(part) for part in fold((f"  {block.text}", ""), hanging=0)] if block.text else []
    for label, cell in block.facts:
        text = f"  {label}: {cell.text}" if label else f"  {cell.text}"
        found += [paint(part) for part in fold((text, TONES.get(cell.tone, "")))]
    if block.table is not None:
        found += _table(block.table)
    return found + _plates(block.cells)


def _plates(cells: list[Cell]) -> list[str]:
    """Side by side; those that say more than their name, one below the other."""
    found: list[str] = []
    for cell in cells:
        if cell.note:
            found += [paint(part) for part in fold((f"  {cell.text}", TONES.get(cell.tone, "")))]
            found += [paint(part) for part in fold((f"    {cell.note}", "dim"), hanging=0)]
    plain = [cell.text for cell in cells if not cell.note]
    return found + [paint(part) for part in fold((f"  {row(plain)}", ""), hanging=0)] if plain else found


def _table(grid: Grid) -> list[str]:
    """Columns as wide as what stands in them; the widest give way, and their texts go on below."""
    rows = [[cell.text for cell in cells] for cells in grid.rows]
    widths = [max(len(text) for text in texts) for texts in zip(grid.heads, *rows, strict=True)]
    while sum(widths) + GAP * len(widths) > WIDTH and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
    found = _row(list(grid.heads), ["dim"] * len(widths), widths, grid.numeric)
    for cells in grid.rows:
        styles = [TONES.get(cell.tone, "") for cell in cells]
        found += _row([cell.text for cell in cells], styles, widths, grid.numeric)
    return found


def _row(texts: list[str], styles: list[str], widths: list[int], numeric: list[int]) -> list[str]:
    parts = [
        [part for part, _ in fold((text, ""), width, 0)] or [""]
        for text, width in zip(texts, widths, strict=True)
    ]
    found: list[str] = []
    for number in range(max(len(part) for part in parts)):
        line = " " * GAP
        for at, part in enumerate(parts):
            text = part[number] if number < len(part) else ""
            text = text.rjust(widths[at]) if at in numeric else text.ljust(widths[at])
            line += paint((text, styles[at])) + (" " * GAP if at < len(parts) - 1 else "")
        found.append(line.rstrip())
    return found
