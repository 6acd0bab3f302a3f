"""The first lines of the picture: turn and phase, event and horde, what one has, how the others stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.board.names import force, tag
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.horde.muster import muster
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.tables import BRANCHES, NOBODY
from aevum.games.medioevo.rules.turn import PHASES
from aevum.games.medioevo.rules.words import COLOURS
from aevum.games.medioevo.telling.seen import seen
from aevum.terminal.lines import Line, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def head(view: View, words: Words) -> list[Line]:
    s = seen(view)
    lines: list[Line] = []
    if s.turn:
        parts = [words.say("board-turn", turn=s.turn, last=turns_of(s.scenario))]
        if s.phase:
            parts.append(words.value("phase", PHASES[s.phase - 1]))
        if s.active != NOBODY:
            parts.append(words.seat(s.seats[s.active]))
        lines.append((row(parts), "bold"))
    lines += _barbarians(s, words)
    if view.seat >= 0:
        lines.append((row(_own(s, view.seat, words)), "cyan"))
    others = [_other(s, seat, words) for seat in (s.order or range(s.players())) if seat != view.seat]
    return [*lines, (row(others), "")] if s.turn else lines


def _barbarians(s: MedioevoState, words: Words) -> list[Line]:
    """The event, and the horde that meets whoever goes where nobody rules."""
    parts: list[str] = []
    if 0 <= s.event < len(EVENTS):
        parts.append(words.say("board-event", title=EVENTS[s.event]))
    if s.circle:
        dice = " ".join(str(die) for die in s.circle)
        parts.append(words.say("board-circle", dice=dice, horde=force(muster(s.circle), words)))
    return [(" · ".join(parts), "")] if parts else []


def _own(s: MedioevoState, seat: int, words: Words) -> list[str]:
    found = [
        words.say("board-florins", florins=s.money[seat]),
        words.say("board-honour", points=s.honour[seat]),
    ]
    if s.tax[seat]:
        found.append(words.say("board-tax", level=s.tax[seat]))
    if s.loans[seat]:
        found.append(words.say("board-loans", count=s.loans[seat]))
    if s.arrears[seat]:
        found.append(words.say("board-arrears", florins=s.arrears[seat]))
    held = [card for card, holder in enumerate(s.holder) if holder == seat]
    ready = sum(1 for card in held if not s.turned[card])
    if held:
        found.append(words.say("board-cards", ready=ready, count=len(held)))
    points = _points(s, seat, words)
    return [*found, words.say("board-points", names=points)] if points else found


def _points(s: MedioevoState, seat: int, words: Words) -> str:
    """Technology points at hand and tokens that lie ready, by colour."""
    parts = []
    for branch in range(len(BRANCHES)):
        at = seat * len(BRANCHES) + branch
        count = s.store[at] + s.tokens[at] - s.flipped[at]
        if count > 0:
            parts.append(f"{count} {words.value('colour', COLOURS[branch])}")
    return ", ".join(parts)


def _other(s: MedioevoState, seat: int, words: Words) -> str:
    """`Mam 12 hp, 3 lands, 2 cards`; what is behind a screen stays there (0.COMP.07)."""
    told = {"points": s.honour[seat], "lands": len(s.controlled(seat))}
    cards = sum(1 for holder in s.holder if holder == seat and holder != DECK)
    return words.say("board-other", name=tag(s, seat, words), cards=cards, **told)
