"""Everything that a table would show of a moment, to find what cannot be shown and what lacks its words."""

from __future__ import annotations

from collections.abc import Iterator
from re import findall
from typing import TYPE_CHECKING

import msgspec

from aevum.scene.source import source
from aevum.terminal import paint
from aevum.terminal.picture import picture
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


class Onlooker:
    """Looks at a table now and then. What was told or opened before is not read again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scene = source(table.game.name)
        self.told = 0
        self.opened: set[str] = set()

    def look(self) -> None:
        """What has been told, and the moment as those who are asked see it, and as everybody does."""
        table, words = self.table, self._words()
        said = _told(table.log[self.told :], words)
        self.told = len(table.log)
        for ask in table.asks():
            said += _asked(table, ask, words)
        for seat in [None, *[table.seats[ask.seat] for ask in table.asks()]]:
            said.append(self._drawn(table.view(seat), words))
            said += _in_letters(table.game.name, table.view(seat), words)
        outcome = table.state.outcome
        _expect_words([*said, words.outcome(outcome) if outcome is not None else ""])

    def look_at_board(self) -> None:
        """The board, and what one reads of all that is on it."""
        table, words = self.table, self._words()
        said = [words.scenario(table.scenario), *(words.seat(seat) for seat in table.seats)]
        if self.scene is not None:
            board = self.scene.board(table.scenario, table.options, words)
            things = [f"place/{place.id}" for place in board.places]
            things += [f"region/{region.id}" for region in board.regions]
            things += [f"owner/{owner.id}" for owner in board.owners]
            said.append(_text([board, *self._open(things, table.view(None), words)]))
        _expect_words(said)

    def _words(self) -> Words:
        name = self.table.game.name
        return Words("en", name, self.table.seats, called(name, self.table.state))

    def _drawn(self, view: View, words: Words) -> str:
        """The scene, the pages beside it, and the cards that these and the options refer to."""
        scene, game = self.scene, self.table.game
        if scene is None:
            return ""
        parts: list[object] = [scene.position(view, words), scene.contest(view, words)]
        parts += [scene.panel(view, head.name, words) for head in scene.panels(view, words)]
        if view.ask is not None:
            unasked = [o for o in game.unasked(self.table.state, view.seat) if o.key != "order"]
            parts += [scene.focus(view, view.ask, option) for option in view.ask.options]
            parts += [scene.focus(view, None, option) for option in unasked]
        return _text([*parts, *self._open(_cards(msgspec.to_builtins(parts)), view, words)])

    def _open(self, cards: Iterator[str] | list[str], view: View, words: Words) -> list[object]:
        assert self.scene is not None
        fresh = sorted(set(cards) - self.opened)
        self.opened.update(fresh)
        parts = [card.partition("/") for card in fresh]
        return [self.scene.card(view, kind, id, words) for kind, _, id in parts]


def _in_letters(game: str, view: View, words: Words) -> list[str]:
    """The picture and the pages of the terminal."""
    return [
        str(paint.board(game, view, words)),
        *(page(view, words) for page in picture(game).pages.values()),
    ]


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
