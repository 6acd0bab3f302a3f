"""Styles of the board from entries of a map's `style.toml`, scaled by `unit`."""

from __future__ import annotations

from typing import Any

from aevum.scene.board import Style


def stroke(entry: dict[str, Any], unit: float) -> Style:
    return Style(
        entry["colour"],
        width=entry["width"] * unit,
        dash=[length * unit for length in entry.get("dash", [])],
        opacity=entry.get("opacity", 1),
        casing=entry.get("casing", ""),
        casing_width=entry.get("casing_width", 0) * unit,
    )


def label_styles(entries: dict[str, dict[str, Any]], unit: float) -> dict[str, Style]:
    """`label-city` and so on, one for each kind of name."""
    return {
        f"label-{kind}": Style(
            entry["colour"],
            font=entry["font"],
            italic=entry.get("italic", False),
            halo=entry["halo"],
            halo_width=entry["halo_width"] * unit,
        )
        for kind, entry in entries.items()
    }
