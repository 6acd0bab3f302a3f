"""Where the match stands: the turns, the phases of this turn, honour and florins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.turn import PHASES
from aevum.games.medioevo.telling.owners import owner_of
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.position import Score, Step, Track
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.words import Words

TURN = "turn-begins"


def tracks(view: View, words: Words) -> list[Track]:
    s = seen(view)
    turns = [
        Step(said(words, "scene-turn", turn=turn), turn == s.turn, turn < s.turn)
        for turn in range(1, turns_of(s.scenario) + 1)
    ]
    phases = [
        Step(value(words, "phase", name), number == s.phase, number < s.phase)
        for number, name in enumerate(PHASES, 1)
    ]
    return [Track(said(words, "scene-turns"), turns), Track(said(words, "scene-phases"), phases)]


def era(event: Event, words: Words) -> str:
    if event.key != TURN:
        return ""
    return said(words, "scene-turn", turn=an_int(event.args, "turn", "event"))


def headline(view: View, words: Words) -> str:
    s = seen(view)
    if not s.turn:
        return said(words, "scene-before")
    parts = [said(words, "scene-turn-of", turn=s.turn, turns=turns_of(s.scenario))]
    if s.phase:
        parts.append(value(words, "phase", PHASES[s.phase - 1]))
    if s.active != NOBODY:
        parts.append(words.seat(s.seats[s.active]))
    if s.event != NOBODY:
        parts.append(event_title(s.event, words))
    return " · ".join(parts)


def event_title(event: int, words: Words) -> str:
    return value(words, "title", EVENTS[event])


def scores(view: View, words: Words) -> list[Score]:
    """In turn order; florins are their owner's secret (0.COMP.07)."""
    s = seen(view)
    return [
        Score(
            s.seats[seat],
            words.seat(s.seats[seat]),
            s.honour[seat],
            s.money[seat] if s.money[seat] != UNKNOWN else None,
            [owner_of(s, seat)] if owner_of(s, seat) else [],
        )
        for seat in [*s.order, *(seat for seat in range(s.players()) if s.out[seat])]
    ]
