"""The sides as owners of regions and pieces: their colours and signs (`owners.toml`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.tables import PACKAGE, SEATS, SIDES
from aevum.scene.owners import Look, listed, owner

if TYPE_CHECKING:
    from aevum.scene.board import Owner
    from aevum.words import Words


@cache
def looks() -> dict[str, Look]:
    """By side."""
    return listed(PACKAGE)


def owners(words: Words) -> list[Owner]:
    return [
        owner(side, words.value("owner", side), looks()[side], side if side in SEATS else "")
        for side in SIDES
    ]
