"""Everything a page needs to draw one moment of a table for one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from aevum import __version__
from aevum.server.show.info import problem, seat_infos
from aevum.server.show.lines import lines
from aevum.server.show.options import ORDER, ask_info, option_info
from aevum.server.upgrading.eras import version_at
from aevum.server.wire import Undo, Update

if TYPE_CHECKING:
    from aevum.engine import State, View
    from aevum.scene.contest import Report
    from aevum.server.show.eyes import Eyes

TOLD = 400
"""Events behind the news in which the beginning of a fight is looked for."""
FIRST_LINES = 60
"""Of the log in a first update; the page asks for more when it wants more."""
MOST_LINES = 400
"""More news than this at once is a new beginning for the page."""


def update(eyes: Eyes, version: int = 0, events: int = 0) -> Update:
    """What a page has to know that knew `events` of the story at `version`."""
    room = eyes.room
    view = eyes.view()
    seen = len(room.story.seen(eyes.number))
    fresh = room.row.undone <= version <= room.row.version and seen - MOST_LINES <= events <= seen
    reset = not version or not fresh
    first = max(0, seen - FIRST_LINES) if reset else events
    return replace(
        _now(eyes, view),
        seats=seat_infos(room, eyes.words),
        news=lines(eyes, view, first, seen),
        reports=_reports(eyes, first, seen),
        events=seen,
        reset=reset,
        problem=problem(room, eyes.words),
    )


def _now(eyes: Eyes, view: View) -> Update:
    """The part that depends on nothing but the version; made once for all pages of a seat."""
    shown, who = eyes.room.shown, (eyes.seat, eyes.words.language)
    if who not in shown or shown[who].version != eyes.room.row.version:
        shown[who] = _made(eyes, view)
    return shown[who]


def _made(eyes: Eyes, view: View) -> Update:
    room, table, words, source = eyes.room, eyes.room.table, eyes.words, eyes.source
    frozen = room.frozen is not None
    unasked = table.game.unasked(table.state, eyes.number) if eyes.seat and not frozen else []
    offers = [option_info(view, None, option, source, words) for option in unasked]
    outcome = room.outcome
    return Update(
        table=room.row.id,
        version=room.row.version,
        choice=len(table.choices),
        seat=eyes.seat,
        seats=[],
        position=source.position(view, words) if source is not None else None,
        ask=ask_info(view, view.ask, source, words) if view.ask is not None and not frozen else None,
        initiatives=[offer for offer in offers if offer.key != ORDER],
        orders=[offer for offer in offers if offer.key == ORDER],
        contest=source.contest(view, words) if source is not None else None,
        panels=source.panels(view, words) if source is not None else [],
        undo=_undo(eyes) if eyes.seat and not frozen else None,
        over=outcome is not None,
        outcome=words.outcome(outcome) if outcome is not None else "",
        commitment=table.commitment,
        seed=f"{table.seed:032x}" if outcome is not None else "",
        program=__version__,
    )


def _undo(eyes: Eyes) -> Undo:
    _, refusal = eyes.room.undoable(eyes.seat)
    why = eyes.words.refusal(refusal) if refusal is not None else ""
    return Undo(can=refusal is None, why=why, redo=eyes.room.redoable(eyes.seat))


def _reports(eyes: Eyes, first: int, end: int) -> list[Report]:
    """Of fights decided by the events from `first` on, and of the last one before: its board may go later."""
    if eyes.source is None:
        return []
    start = max(0, first - TOLD)
    log = eyes.room.table.log
    events = [log[n] for n in eyes.room.story.seen(eyes.number)[start:end]]
    found = eyes.source.reports(events, first - start, eyes.words)
    return [replace(one, first=one.first + start, last=one.last + start) for one in found]


def past_update(eyes: Eyes, state: State | None, count: int) -> Update:
    """A past moment as the seat saw it then: nothing to choose, and the news of the choice before it. Where
    nobody can say for certain what it was like (no state), only what was told."""
    room, table, words, source = eyes.room, eyes.room.table, eyes.words, eyes.source
    view = table.game.view(state if state is not None else table.state, eyes.number)
    seen = room.story.count(eyes.number, table.events_before(count))
    before = room.story.count(eyes.number, table.events_before(count - 1)) if count else 0
    outcome = state.outcome if state is not None else None
    if state is None:
        source = None
    return Update(
        table=room.row.id,
        version=room.row.version,
        choice=count,
        seat=eyes.seat,
        seats=seat_infos(room, words),
        position=source.position(view, words) if source is not None else None,
        contest=source.contest(view, words) if source is not None else None,
        panels=source.panels(view, words) if source is not None else [],
        note=_note(eyes, state, count),
        news=lines(eyes, view, before, seen),
        reports=_reports(eyes, before, seen),
        events=seen,
        over=outcome is not None,
        outcome=words.outcome(outcome) if outcome is not None else "",
        commitment=table.commitment,
        program=__version__,
    )


def _note(eyes: Eyes, state: State | None, count: int) -> str:
    if state is None:
        return eyes.words.say("moment-untold", wanted=count)
    version = version_at(eyes.room.row, count)
    if version == eyes.room.table.game.version:
        return ""
    return eyes.words.say("moment-of-other-rules", version=version)
