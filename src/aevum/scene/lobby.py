"""What a game's module `lobby` says of new tables: what they may set, and where a first evening begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from aevum.parts import declared

Values = list[str | int | bool]


def _none(scenario: str) -> dict[str, Values]:
    return {}


def _nobody(scenario: str) -> list[list[str]]:
    return []


@dataclass(frozen=True)
class Lobby:
    """`LOBBY` of a game's module `lobby`."""

    first: str = ""
    """The scenario to begin with."""
    options: Callable[[str], dict[str, Values]] = _none
    """By option of a scenario its values, the usual one first; none where any text will do."""
    seating: tuple[str, ...] = ("seats",)
    """The options on which it depends who plays."""
    lineup: str = ""
    """The option that names who plays, where that is agreed on."""
    lineups: Callable[[str], list[list[str]]] = _nobody
    """Who may be agreed on."""


def lobby(game: str) -> Lobby:
    """A game without one offers its scenarios as they are."""
    return declared(game, "lobby", "LOBBY", Lobby) or Lobby()
