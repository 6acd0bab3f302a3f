"""Pictures of things; `telling/icons.json` of a game holds those it names (`python -m tools.web.icons`)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from aevum.scene.owners import Look

OWN = {
    "latin-cross": "M216 24h80v104h104v80H296v280h-80V208H112v-80h104z",
    "disc": "M256 16A240 240 0 1 0 256 496A240 240 0 1 0 256 16z",
}
"""Drawn by us."""


def needed(tables: Iterable[Mapping[str, str]], looks: Mapping[str, Look]) -> list[str]:
    """The names in the collection of all pictures that tables and owners name."""
    found = {name for table in tables for name in table.values()} | {look.sign for look in looks.values()}
    return sorted(found - set(OWN) - {""})


def pictures(package: str, *own: str) -> dict[str, str]:
    """By name, the `d` of a path in a square of 512 units; `own`: those of ours that the game uses."""
    text = files(package).joinpath("telling", "icons.json").read_text(encoding="utf-8")
    return {**json.loads(text)["icons"], **{name: OWN[name] for name in own}}
