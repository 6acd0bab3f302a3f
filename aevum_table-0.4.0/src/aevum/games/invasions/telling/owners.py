"""The nations as owners of land and pieces: their colours and signs (`owners.toml`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.scene.owners import Look, listed, owner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.scene.board import Owner
    from aevum.words import Words


FURTHER = ("#808080", "#5c6b73", "#9a8c6d", "#6f6154", "#a3a39b", "#4c4c4c")
SIGN = "crown"
"""Of nations that a pack adds."""


@cache
def looks() -> dict[str, Look]:
    """By nation."""
    found = {name: look for name, look in listed(PACKAGE).items() if name in NATIONS}
    for at, name in enumerate(name for name in NATIONS if name not in found):
        found[name] = Look(FURTHER[at % len(FURTHER)], SIGN)
    return found


def owners(seats: Sequence[str], words: Words) -> list[Owner]:
    """`seats`: by nation who plays it, "" for nobody."""
    return [
        owner(name, words.value("people", name), looks()[name], seat)
        for name, seat in zip(NATIONS, seats, strict=True)
    ]
