"""The sides as owners of regions and pieces: their colours and signs (`owners.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from aevum.games.charlemagne.rules.tables import PACKAGE, SEATS, SIDES
from aevum.scene.board import Owner
from aevum.scene.ink import ink

if TYPE_CHECKING:
    from aevum.words import Words


class Look(NamedTuple):
    colour: str
    sign: str


@cache
def looks() -> dict[str, Look]:
    """By side."""
    text = files(PACKAGE).joinpath("telling", "owners.toml").read_text(encoding="utf-8")
    return {name: Look(entry["colour"], entry["sign"]) for name, entry in tomllib.loads(text).items()}


def owners(words: Words) -> list[Owner]:
    found: list[Owner] = []
    for side in SIDES:
        look = looks()[side]
        seat = side if side in SEATS else ""
        found.append(Owner(side, words.value("owner", side), look.colour, ink(look.colour), look.sign, seat))
    return found
