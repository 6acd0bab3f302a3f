"""Everything that a table would show of a moment, to find what cannot be shown and what lacks its words."""

from __future__ import annotations

from collections.abc import Iterator
from re import findall
from typing import TYPE_CHECKING

import msgspec

from aevum.scene.source import source
from aevum.words import Words, called

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.event import Event
    from aevum.engine.table import Table
    from aevum.engine.view import View

UNSAID = r"⟦([^⟧]*)⟧"
"""How a missing message is shown."""


class Unsaid(Exception):  # noqa: N818 - a finding
    """Messages that no word file holds."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__(f"there are no words for {', '.join(keys)}")


def show(table: Table, since: int) -> None:
    """The moment as every seat and an onlooker see it, and what was told from event `since` on."""
    words = _words(table)
    said = [*_told(table.log[since:], words)]
    for ask in table.asks():
        said += _asked(table, ask, words)
    for seat in (None, *table.seats):
        said.append(_drawn(table, table.view(seat), words))
    outcome = table.state.outcome
    _expect_words([*said, words.outcome(outcome) if outcome is not None else ""])


def show_board(table: Table) -> None:
    """The board, and what one reads of all that is on it."""
    words = _words(table)
    said = [words.scenario(table.scenario), *(words.seat(seat) for seat in table.seats)]
    scene = source(table.game.name)
    if scene is not None:
        view = table.view(None)
        board = scene.board(table.scenario, table.options, words)
        things = [("place", place.id) for place in board.places]
        things += [("region", region.id) for region in board.regions]
        things += [("owner", owner.id) for owner in board.owners]
        cards = [scene.card(view, kind, id, words) for kind, id in things]
        said.append(_text([board, cards]))
    _expect_words(said)


def _words(table: Table) -> Words:
    return Words("en", table.game.name, table.seats, called(table.game.name, table.state))


def _told(events: list[Event], words: Words) -> list[str]:
    said = [words.event(event) for event in events]
    return said + [words.modifier(m) for event in events if event.roll for m in event.roll.modifiers]


def _asked(table: Table, ask: Ask, words: Words) -> list[str]:
    """The question, its answers, what may be done besides, and why the other candidates are no answers."""
    s = table.state
    unasked = table.game.unasked(s, ask.seat)
    said = [words.ask(ask), *(words.option(option) for option in (*ask.options, *unasked))]
    frame = s.frames[ask.depth]
    for option in frame.candidates(s, ask):
        refusal = frame.check(s, ask, option)
        if refusal is not None:
            said += [words.option(option), words.refusal(refusal)]
    return said


def _drawn(table: Table, view: View, words: Words) -> str:
    """The scene, the pages beside it, and the cards that these and the options refer to."""
    scene = source(table.game.name)
    if scene is None:
        return ""
    parts: list[object] = [scene.position(view, words), scene.contest(view, words)]
    parts += [scene.panel(view, head.name, words) for head in scene.panels(view, words)]
    offers = [(view.ask, option) for option in (view.ask.options if view.ask is not None else [])]
    if view.seat >= 0:
        offers += [(None, o) for o in table.game.unasked(table.state, view.seat) if o.key != "order"]
    parts += [scene.focus(view, ask, option) for ask, option in offers]
    for card in sorted(set(_cards(msgspec.to_builtins(parts)))):
        kind, _, id = card.partition("/")
        parts.append(scene.card(view, kind, id, words))
    return _text(parts)


def _cards(shown: object) -> Iterator[str]:
    """All `kind/id` that something shown opens."""
    if isinstance(shown, dict):
        if isinstance(shown.get("card"), str):
            yield shown["card"]
        shown = list(shown.values())
    if isinstance(shown, list):
        for part in shown:
            yield from _cards(part)


def _text(shown: object) -> str:
    return msgspec.json.encode(shown).decode()


def _expect_words(said: list[str]) -> None:
    keys = sorted({key for text in said if "⟦" in text for key in findall(UNSAID, text)})
    if keys:
        raise Unsaid(keys)
