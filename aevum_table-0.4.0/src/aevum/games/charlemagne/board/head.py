"""The first lines of the picture: turn and phase, the event, the points, treasury and markers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.markers import MARKER, NAMES
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.victory.levels import turns_of
from aevum.games.charlemagne.rules.victory.score import total
from aevum.games.charlemagne.telling.seen import held_counts, seen
from aevum.games.charlemagne.telling.turn import phase, years
from aevum.terminal.lines import Line, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def head(view: View, words: Words) -> list[Line]:
    s = seen(view)
    lines: list[Line] = []
    if s.turn:
        first, last = years(s.turn)
        when = words.say("board-turn", turn=s.turn, last=turns_of(s.scenario), years=f"{first}–{last}")
        now = [words.value("phase", name) for name in [phase(view)] if name]
        lines.append((row([when, words.seat(SEATS[s.phasing]), *now]), "bold"))
    about = [words.say("board-event", title=s.event)] if s.event else []
    lines.append((row([*about, words.say("board-points", points=total(s))]), ""))
    return [*lines, *_own(view, words)]


def _own(view: View, words: Words) -> list[Line]:
    """Treasury and hand of whoever looks; of the others how many markers they hold (1.4)."""
    s = seen(view)
    held = held_counts(view)
    parts: list[str] = []
    if view.seat >= 0:
        parts = [words.say("board-treasury", count=s.treasury[view.seat]), markers(view, words)]
    others = [seat for seat in range(len(SEATS)) if seat != view.seat]
    parts += [words.say("board-holds", seat=SEATS[seat], count=held[seat]) for seat in others]
    return [(" · ".join(parts), "cyan")]


def markers(view: View, words: Words) -> str:
    hand = Counter(NAMES[MARKER[m]] for m, where in enumerate(seen(view).holder) if where == view.seat)
    if not hand:
        return words.say("board-no-markers")
    names = [words.say("board-marker", marker=name, count=n) for name, n in hand.items()]
    return words.say("board-markers", names=", ".join(names))
