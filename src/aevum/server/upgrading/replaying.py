"""A kept match held against the rules of this process. All of it is plain work, for worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from aevum.engine import BadData, Event, Refused, registry
from aevum.engine.record import DIGEST_EVERY, digest
from aevum.engine.saving import seed_from
from aevum.server.store.pack import pack_data, pack_events, unpack_state
from aevum.server.upgrading.finding import Finding

if TYPE_CHECKING:
    from aevum.engine import Game, State

MOVED = "rules-moved"
"""The event that tells that a match has gone over to other rules."""


class Match(Struct):
    """All that is kept of a table, as far as the rules matter."""

    game: str
    pack: str
    version: str
    """Of the rules that it is played under."""
    scenario: str
    options: str
    script: str
    seed: str
    seats: list[str]
    begun: int
    """The choices before are of an earlier era."""
    prelude: str
    digest: str
    choices: list[tuple[str, str, str, str]]
    """Seat, choice, digest, events."""
    first: bytes = b""
    """The state after `begun` choices, where that is not the set-up."""
    last: tuple[int, bytes] = (0, b"")
    """The last state that is kept."""


class Carried(Struct):
    """A match in the form of the newest rules, from where it can go on."""

    onward: int
    state: bytes
    digest: str
    events: str
    """What is to be told of it."""


class Judged(Struct):
    """No finding: it is the same match under both rules."""

    finding: Finding | None
    carried: Carried | None = None


def judge(match: Match) -> Judged:
    """Play it again from its beginning, or from where its present rules began."""
    game = registry.find(match.game)
    found = _difference(game, match)
    if found is None:
        return Judged(None)
    carried = None
    try:
        carried = carry(match)
        found.onward = carried.onward
    except BadData as error:
        found.stuck = str(error)
    return Judged(found, carried)


def carry(match: Match) -> Carried:
    """Read the state of now into the rules of this process; BadData where they cannot go on from there."""
    game = registry.find(match.game)
    n, state = _stand(game, match)
    state.log = [Event(MOVED, {"from": match.version, "to": game.version})]
    try:
        game.advance(state)
        game.check(state)
        # What is kept is what will be read.
        data = game.to_json(state)
        game.from_json(data)
    except Exception as error:  # rules that were never meant for this state may break in any way
        raise BadData(f"the match stands where the newest rules know no way on ({error})") from error
    return Carried(n, pack_data(data), digest(data), pack_events(state.log))


def _stand(game: Game, match: Match) -> tuple[int, State]:
    """The last state that is certain: the last that was kept, and the choices after it as far as these rules
    tell of them what was told."""
    n, data = match.last
    try:
        state = unpack_state(game, data, match.version)
        certain, good = n, state.copy()
    except BadData:
        raise
    except Exception as error:
        raise BadData(f"the state that was kept cannot be read by the newest rules ({error})") from error
    for count in range(n, len(match.choices)):
        seat, choice, known, events = match.choices[count]
        try:
            state.log = []
            game.choose(state, match.seats.index(seat), choice)
        except Exception:
            break
        if pack_events(state.log) != events or (known and digest(game.to_json(state)) != known):
            break
        if known or count + 1 == len(match.choices):
            certain, good = count + 1, state.copy()
    return certain, good


def _difference(game: Game, match: Match) -> Finding | None:
    """Digests are compared now and then, and from the last that agreed once more where one does not."""
    finding = Finding(game.version, game.fingerprint())
    try:
        state = _begin(game, match, finding)
    except Exception:
        finding.broke = True
        return finding
    if state is None:
        return finding
    good, n = state.copy(), match.begun
    while n < len(match.choices):
        end = min(len(match.choices), n + DIGEST_EVERY - n % DIGEST_EVERY)
        if not _same(game, match, state, n, end):
            return _first(game, match, good, n, end, finding)
        good, n = state.copy(), end
    return None


def _begin(game: Game, match: Match, finding: Finding) -> State | None:
    """The state from which it is played again; None where the set-up is another one already."""
    if match.first:
        return unpack_state(game, match.first, match.version)
    options: dict[str, object] = msgspec.json.decode(match.options)
    state = game.setup(match.scenario, options, seed_from(match.seed, "seed"), game.pack())
    state.log = []
    state.script = msgspec.json.decode(match.script)
    game.advance(state)
    told = pack_events(state.log)
    if state.seats == match.seats and digest(game.to_json(state)) == match.digest:
        return state
    finding.was, finding.now = _list(match.prelude), _list(told)
    return None


def _same(game: Game, match: Match, state: State, start: int, end: int) -> bool:
    for seat, choice, _, _ in match.choices[start:end]:
        try:
            game.choose(state, match.seats.index(seat), choice)
        except Exception:  # refused, or a fault of the rules: which of them, `_first` finds out
            return False
    known = match.choices[end - 1][2]
    return not known or digest(game.to_json(state)) == known


def _first(game: Game, match: Match, state: State, start: int, end: int, finding: Finding) -> Finding:
    """The first of these choices that leads to something else."""
    for n in range(start, end):
        seat, choice, known, events = match.choices[n]
        finding.choice, finding.was = n + 1, _list(events)
        state.log = []
        try:
            game.choose(state, match.seats.index(seat), choice)
        except Refused as refused:
            refusal = refused.refusal
            finding.refusal = {"key": refusal.key, "args": refusal.args, "rule": refusal.rule}
            return finding
        except Exception:
            finding.broke = True
            return finding
        told = pack_events(state.log)
        finding.now = _list(told)
        if told != events or (known and digest(game.to_json(state)) != known):
            return finding
    # It was told alike, and only the digest at the end knows of the difference.
    finding.now = list(finding.was)
    return finding


def _list(events: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(events)
    return found
