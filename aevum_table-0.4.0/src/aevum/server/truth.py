"""Past moments that are worked out again are shown only where they are known to be what they were.

What is kept of a match: every choice with its events and the digest of the state after it, and states on the
way. A moment between two of these states is the choices made again, and true when its digest is the one kept.
Tables of the first programs have a digest for every sixteenth choice only: there the choices up to the next
one must tell the events that were told, and come to its digest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.record import digest
from aevum.server.store.pack import pack_events

if TYPE_CHECKING:
    from aevum.engine import State, Table


def true_state(table: Table, count: int) -> State | None:
    """The state after `count` choices; None where the rules of today would tell another past."""
    known = table.digests.get(str(count))
    own = count >= table.begun and table.version == table.game.version
    taken_over = bool(table.moved) and count == table.begun
    try:
        if table.reach(count) == 0 and (taken_over or not own):
            # Kept at the time by other rules; read into today's form it may have another digest.
            return table.at(count)
        if known is None:
            return _retold(table, count)
        state = table.at(count)
    except Exception:  # other rules may break on it in any way
        return None
    return state if digest(table.game.to_json(state)) == known else None


def _retold(table: Table, count: int) -> State | None:
    base, state = table.before(count)
    wanted = state.copy() if base == count else None
    for n in range(base, len(table.choices)):
        seat, choice = table.choices[n]
        state.log = []
        table.game.choose(state, table.seat(seat), choice)
        told = table.log[table.events_before(n) : table.events_before(n + 1)]
        if pack_events(state.log) != pack_events(told):
            return None
        if n + 1 == count:
            wanted = state.copy()
        known = table.digests.get(str(n + 1))
        if wanted is not None and known is not None:
            return wanted if digest(table.game.to_json(state)) == known else None
    return wanted
