"""Tables that one may look up at any time, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board import cards, goals, nations, outlook, ties

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "page-nations",
    "page-cards",
    "page-goals",
    "page-ties",
    "page-income",
    "board-no-realm",
)


def _of_a_realm(page: Callable[[View, Words], str]) -> Callable[[View, Words], str]:
    """A single fight has none of it."""

    def shown(view: View, words: Words) -> str:
        own = view.data["own"]
        assert isinstance(own, dict)
        return page(view, words) if own.get("realm") is not None else words.say("board-no-realm")

    return shown


PAGES: dict[str, Callable[[View, Words], str]] = {
    "nations": _of_a_realm(nations.page),
    "cards": _of_a_realm(cards.page),
    "goals": _of_a_realm(goals.page),
    "ties": _of_a_realm(ties.page),
    "income": _of_a_realm(outlook.page),
}
