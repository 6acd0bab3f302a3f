"""Owners of land and pieces: their colours and signs, which a game's `telling/owners.toml` lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

from aevum.scene.board import Owner
from aevum.scene.ink import ink


class Look(NamedTuple):
    colour: str
    sign: str


def listed(package: str) -> dict[str, Look]:
    """By owner."""
    text = files(package).joinpath("telling", "owners.toml").read_text(encoding="utf-8")
    return {name: Look(entry["colour"], entry["sign"]) for name, entry in tomllib.loads(text).items()}


def owner(id: str, name: str, look: Look, seat: str) -> Owner:
    """`seat`: who plays it from the beginning, "" for nobody."""
    return Owner(id, name, look.colour, ink(look.colour), look.sign, seat)
