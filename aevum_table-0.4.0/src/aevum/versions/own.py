"""What a program is: its version, and the rules and tables of its games."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from aevum import __version__
from aevum.engine import registry

PROTOCOL = 1
"""Grows when a server and a child of another version would no longer understand each other."""


class Rules(msgspec.Struct, frozen=True):
    version: str
    fingerprint: str


class Program(msgspec.Struct, frozen=True):
    program: str
    protocol: int
    games: dict[str, Rules]


def own_program() -> Program:
    """Games that cannot be loaded with the pack of this process, because it is for another, are left out: the
    tables of another game may break one in any way."""
    rules: dict[str, Rules] = {}
    for name in registry.names():
        with suppress(Exception):
            game = registry.find(name)
            rules[name] = Rules(game.version, game.fingerprint())
    return Program(__version__, PROTOCOL, rules)
