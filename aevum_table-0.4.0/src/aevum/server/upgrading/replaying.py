"""A kept match held against the rules of this process. All of it is plain work, for worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from aevum.engine import BadData, Refused, registry
from aevum.engine.record import DIGEST_EVERY, digest
from aevum.engine.saving import seed_from
from aevum.server.store.pack import pack_data, pack_events, unpack_data
from aevum.server.upgrading.carrying import carry, read, told
from aevum.server.upgrading.finding import Finding
from aevum.server.upgrading.match import Judged, Written

if TYPE_CHECKING:
    from aevum.engine import Game, State
    from aevum.server.upgrading.match import Match


def judge(match: Match) -> Judged:
    """Play it again from its beginning, or from where its present rules began."""
    game = registry.find(match.game)
    found = _difference(game, match, _kept(match))
    if found is None:
        return Judged()
    try:
        if _has_another_form(game, match):
            # Then the digests that were kept say nothing, but the kept states do, in the new form.
            states = {n: read(game, match, n) for n in match.states}
            other = _difference(game, match, {n: digest(game.to_json(s)) for n, s in states.items()})
            if other is None:
                return Judged(written=_written(game, match))
            found = other
        found.onward = carry(match).onward
    except BadData as error:
        found.stuck = str(error)
    return Judged(found)


def _kept(match: Match) -> dict[int, str]:
    """The digests that the match must come to, by the number of choices."""
    marks = {0: match.digest} if not match.moved else {}
    for n, (_, _, known, _) in enumerate(match.choices[match.begun :], match.begun + 1):
        if known:
            marks[n] = known
    return marks


def _has_another_form(game: Game, match: Match) -> bool:
    try:
        return any(
            game.modern(unpack_data(kept), match.version) != unpack_data(kept)
            for kept in match.states.values()
        )
    except Exception as error:  # what other rules wrote may break the reader in any way
        raise BadData(f"the state that was kept cannot be read: {error}") from error


def _difference(game: Game, match: Match, marks: dict[int, str]) -> Finding | None:
    """What is told is only looked at once a digest does not agree, from the last stop on."""
    finding = Finding(game.version, game.fingerprint())
    try:
        state = _begin(game, match, marks, finding)
    except Exception:  # as below: rules may refuse a match of others in any way
        finding.broke = True
        return finding
    if state is None:
        return finding
    good, n = state.copy(), match.begun
    for end in sorted({len(match.choices), *(n for n in marks if n % DIGEST_EVERY == 0)}):
        if end <= n:
            continue
        if not _same(game, match, marks, state, n, end):
            return _first(game, match, marks, good, n, end, finding)
        good, n = state.copy(), end
    return None


def _begin(game: Game, match: Match, marks: dict[int, str], finding: Finding) -> State | None:
    """The state from which it is played again; None where the set-up is another one already."""
    if match.moved:
        return read(game, match, match.begun)
    state = _set_up(game, match)
    now = pack_events(state.log or [])
    if state.seats == match.seats and digest(game.to_json(state)) == marks[0]:
        return state
    finding.was, finding.now = told(match.prelude), told(now)
    return None


def _set_up(game: Game, match: Match) -> State:
    options: dict[str, object] = msgspec.json.decode(match.options)
    state = game.setup(match.scenario, options, seed_from(match.seed, "seed"), game.pack())
    state.log = []
    state.script = msgspec.json.decode(match.script)
    game.advance(state)
    return state


def _same(game: Game, match: Match, marks: dict[int, str], state: State, start: int, end: int) -> bool:
    """Every digest that is known is met; where none is known at the end, what is told is what was told."""
    state.log = None if end in marks else []
    for n, (seat, choice, _, _) in enumerate(match.choices[start:end], start + 1):
        try:
            game.choose(state, match.seats.index(seat), choice)
        except Exception:  # refused, or a fault of the rules: which of them, `_first` finds out
            return False
        if n in marks and digest(game.to_json(state)) != marks[n]:
            return False
    if end in marks:
        return True
    was = [one for *_, events in match.choices[start:end] for one in told(events)]
    return told(pack_events(state.log or [])) == was


def _first(
    game: Game, match: Match, marks: dict[int, str], state: State, start: int, end: int, finding: Finding
) -> Finding:
    """The first of these choices that leads to something else."""
    for n in range(start, end):
        seat, choice, _, events = match.choices[n]
        finding.choice, finding.seat, finding.was, finding.now = n + 1, seat, told(events), []
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
        finding.now = told(pack_events(state.log))
        known = marks.get(n + 1)
        if finding.now != finding.was or (known and digest(game.to_json(state)) != known):
            break
    return finding


def _written(game: Game, match: Match) -> Written:
    """Digests and states of a match that these rules tell as it was told, in their own form."""
    state = read(game, match, match.begun) if match.moved else _set_up(game, match)
    data = game.to_json(state)
    written = Written([digest(data)], {match.begun: pack_data(data)})
    for n, (seat, choice, _, _) in enumerate(match.choices[match.begun :], match.begun + 1):
        state.log = None
        game.choose(state, match.seats.index(seat), choice)
        data = game.to_json(state)
        written.digests.append(digest(data))
        if n in match.states:
            written.states[n] = pack_data(data)
    return written
