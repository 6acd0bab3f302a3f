"""What a program is: its version, and the rules and tables of its games."""

from __future__ import annotations

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
    games = {name: registry.find(name) for name in registry.names()}
    rules = {name: Rules(game.version, game.fingerprint()) for name, game in games.items()}
    return Program(__version__, PROTOCOL, rules)
