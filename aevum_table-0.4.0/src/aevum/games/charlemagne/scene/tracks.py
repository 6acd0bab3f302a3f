"""Where the match stands: turns with their years, the phases of the player turn, points and treasuries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.charlemagne.rules.hidden import SECRET
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS
from aevum.games.charlemagne.rules.turn import PHASES
from aevum.games.charlemagne.rules.victory.levels import turns_of
from aevum.games.charlemagne.rules.victory.score import total
from aevum.games.charlemagne.telling.seen import seen
from aevum.games.charlemagne.telling.turn import phase, years
from aevum.scene.position import Score, Step, Track
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.words import Words

TURN = "turn"


def tracks(view: View, words: Words) -> list[Track]:
    s = seen(view)
    turns = [
        Step(turn_name(turn, words), turn == s.turn, turn < s.turn)
        for turn in range(1, turns_of(s.scenario) + 1)
    ]
    now = phase(view)
    at = PHASES.index(now) if now else -1
    phases = [Step(said(words, f"scene-phase-{name}"), i == at, i < at) for i, name in enumerate(PHASES)]
    return [Track(said(words, "scene-turns"), turns), Track(said(words, "scene-phases"), phases)]


KEYS: tuple[str, ...] = (
    "scene-phase-event", "scene-phase-stratagem", "scene-phase-vassalage", "scene-phase-treasury",
    "scene-phase-levy", "scene-phase-operations",
)  # fmt: skip


def turn_name(turn: int, words: Words) -> str:
    return said(words, "scene-turn", turn=turn, year=str(years(turn)[0]))


def era(event: Event, words: Words) -> str:
    return turn_name(an_int(event.args, "turn", "event"), words) if event.key == TURN else ""


def headline(view: View, words: Words) -> str:
    s = seen(view)
    if not s.turn:
        return said(words, "scene-before")
    first, last = years(s.turn)
    parts = [said(words, "scene-years", turn=s.turn, first=str(first), last=str(last))]
    now = phase(view)
    if now:
        parts += [words.seat(SEATS[s.phasing]), value(words, "phase", now)]
    if s.event:
        parts.append(value(words, "title", s.event))
    return " · ".join(parts)


def scores(view: View, words: Words) -> list[Score]:
    """Only the Empire has points (19.1); a treasury is its owner's secret (1.4)."""
    s = seen(view)
    points = total(s)
    return [
        Score(
            name,
            words.seat(name),
            points if seat == EMPIRE else 0,
            s.treasury[seat] if s.treasury[seat] != SECRET else None,
            [name],
        )
        for seat, name in enumerate(SEATS)
    ]
