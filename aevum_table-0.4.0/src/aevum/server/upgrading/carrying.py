"""The state of a match read into the rules of this process. Plain work, for worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from aevum.engine import BadData, Event, registry
from aevum.engine.game import BASE
from aevum.engine.record import digest
from aevum.server.store.pack import pack_data, pack_events, unpack_state
from aevum.server.upgrading.match import Carried

if TYPE_CHECKING:
    from aevum.engine import Game, State
    from aevum.server.upgrading.match import Match

MOVED, PACK_MOVED = "rules-moved", "pack-moved"
"""The events that tell that a match has gone over to other rules, or to other tables of its pack."""


def carry(match: Match) -> Carried:
    """Read the state of now into the rules of this process; BadData where they cannot go on from there."""
    game = registry.find(match.game)
    n, state = _stand(game, match)
    state.log = [Event(MOVED, {"from": match.version, "to": game.version})]
    if match.version == game.version and match.pack != BASE:
        state.log = [Event(PACK_MOVED, {"pack": match.pack})]
    try:
        game.advance(state)
        game.check(state)
        # What is kept is what will be read.
        data = game.to_json(state)
        game.from_json(data)
    except Exception as error:  # rules that were never meant for this state may break in any way
        raise BadData(f"the match stands where the newest rules know no way on ({error})") from error
    return Carried(n, pack_data(data), pack_events(state.log))


def _stand(game: Game, match: Match) -> tuple[int, State]:
    """The last state that is certain: the last that was kept, and the choices after it as far as these rules
    tell of them what was told."""
    n = max(match.states)
    state = read(game, match, n)
    certain, good = n, state.copy()
    for count in range(n, len(match.choices)):
        seat, choice, known, events = match.choices[count]
        try:
            state.log = []
            game.choose(state, match.seats.index(seat), choice)
        except Exception:
            break
        if told(pack_events(state.log)) != told(events):
            break
        if known and digest(game.to_json(state)) != known:
            break
        if known or count + 1 == len(match.choices):
            certain, good = count + 1, state.copy()
    return certain, good


def told(events: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(events)
    return found


def read(game: Game, match: Match, n: int) -> State:
    return unpack_state(game, match.states[n], match.version)
