"""Words that are said over and over, remembered: Fluent takes long."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aevum.words import Words


class Spoken:
    """Words as part of the key of a cache: all of one game and language say the same."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.key = (words.game, words.language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spoken) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=8192)
def _value(spoken: Spoken, kind: str, value: str) -> str:
    return spoken.words.value(kind, value)


@lru_cache(maxsize=8192)
def _said(spoken: Spoken, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return spoken.words.say(key, **dict(args))


def value(words: Words, kind: str, name: str) -> str:
    """`words.value`, remembered; never for seats, whose names differ from table to table."""
    return _value(Spoken(words), kind, name)


def said(words: Words, key: str, **args: str | int) -> str:
    """`words.say`, remembered."""
    return _said(Spoken(words), key, tuple(args.items()))


def title(text: str) -> str:
    """As it begins a line."""
    return text[:1].upper() + text[1:]
