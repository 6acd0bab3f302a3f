"""What a game's module `board` draws at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aevum.parts import declared

if TYPE_CHECKING:
    from rich.console import RenderableType

    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View
    from aevum.words import Words


def _nothing(view: View, words: Words) -> str:
    return ""


def _none(view: View) -> set[str]:
    return set()


def _as_offered(ask: Ask) -> list[Option]:
    return list(ask.options)


@dataclass(frozen=True)
class Picture:
    """`BOARD` of a game's module `board`."""

    board: Callable[[View, Words], RenderableType] = _nothing
    """The position; a text is Rich markup, an empty one nothing."""
    covered: Callable[[View], set[str]] = _none
    """Options that the picture shows already with their numbers, by name."""
    ordered: Callable[[Ask], list[Option]] = _as_offered
    """The answers as they are numbered."""
    pages: Mapping[str, Callable[[View, Words], str]] = field(default_factory=dict)
    """Tables that one may look up by name."""
    lookups: Mapping[str, Callable[[View, Words, str], str]] = field(default_factory=dict)
    """Things that one may look up by a command and their name; BadData where there is no such thing."""


def picture(game: str) -> Picture:
    """A game without one is played from the list of options."""
    return declared(game, "board", "BOARD", Picture) or Picture()
