"""The nations as owners of land and pieces: their colours and signs (`owners.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.scene.board import Owner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.words import Words

DARK, LIGHT = "#100a04", "#fffdf7"


class Look(NamedTuple):
    colour: str
    sign: str


@cache
def looks() -> dict[str, Look]:
    """By nation."""
    text = files(PACKAGE).joinpath("scene", "owners.toml").read_text(encoding="utf-8")
    return {name: Look(entry["colour"], entry["sign"]) for name, entry in tomllib.loads(text).items()}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines count it: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink(colour: str) -> str:
    """Whichever is easier to read."""
    return max((DARK, LIGHT), key=lambda shade: contrast(colour, shade))


def owners(seats: Sequence[str], words: Words) -> list[Owner]:
    """`seats`: by nation who plays it, "" for nobody."""
    found: list[Owner] = []
    for name, seat in zip(NATIONS, seats, strict=True):
        look = looks()[name]
        found.append(Owner(name, words.value("people", name), look.colour, ink(look.colour), look.sign, seat))
    return found
