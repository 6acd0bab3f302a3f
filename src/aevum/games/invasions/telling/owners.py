"""The nations as owners of land and pieces: their colours and signs (`owners.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.scene.board import Owner
from aevum.scene.ink import ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.words import Words


FURTHER = ("#808080", "#5c6b73", "#9a8c6d", "#6f6154", "#a3a39b", "#4c4c4c")
SIGN = "crown"
"""Of nations that a pack adds."""


class Look(NamedTuple):
    colour: str
    sign: str


@cache
def looks() -> dict[str, Look]:
    """By nation."""
    text = files(PACKAGE).joinpath("telling", "owners.toml").read_text(encoding="utf-8")
    drawn = tomllib.loads(text)
    found = {name: Look(entry["colour"], entry["sign"]) for name, entry in drawn.items() if name in NATIONS}
    for at, name in enumerate(name for name in NATIONS if name not in found):
        found[name] = Look(FURTHER[at % len(FURTHER)], SIGN)
    return found


def owners(seats: Sequence[str], words: Words) -> list[Owner]:
    """`seats`: by nation who plays it, "" for nobody."""
    found: list[Owner] = []
    for name, seat in zip(NATIONS, seats, strict=True):
        look = looks()[name]
        found.append(Owner(name, words.value("people", name), look.colour, ink(look.colour), look.sign, seat))
    return found
