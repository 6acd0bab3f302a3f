"""The order in which answers are numbered: what a question is about comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.anytime import is_anytime

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option


def stands_aside(ask: Ask, option: Option) -> bool:
    """In a moment for cards these are what it is about; in a menu they stand aside."""
    return is_anytime(option) and all(other.key != "pass" for other in ask.options)


def ordered(ask: Ask) -> list[Option]:
    return sorted(ask.options, key=lambda option: stands_aside(ask, option))
