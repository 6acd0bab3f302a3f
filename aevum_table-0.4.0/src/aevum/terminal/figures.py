"""Answers that are figures: they are typed as such, never as the number of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from aevum.engine.ask import Option
    from aevum.words import Words

FIGURES = 12
"""From so many answers on that differ in one figure alone, nobody counts lines."""


def figures(options: Iterable[Option]) -> dict[str, list[Option]]:
    """Those answers, by their key."""
    alike: dict[str, list[Option]] = {}
    for option in options:
        values = list(option.args.values())
        if len(values) == 1 and isinstance(values[0], int) and not isinstance(values[0], bool):
            alike.setdefault(option.key, []).append(option)
    return {key: found for key, found in alike.items() if len(found) >= FIGURES}


def figure_range(key: str, alike: Sequence[Option], words: Words) -> str:
    """How such an answer is typed, and from where to where they go."""
    told = {"first": words.option(alike[0]), "last": words.option(alike[-1])}
    return words.say("table-range", **told, id=f"{key}:N")
