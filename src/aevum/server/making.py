"""Matches from a wish, a record, the store or a seat's imagination, and the rows that keep them.

All of it is plain work without waiting, so that it can be done in a thread.
"""

from __future__ import annotations

from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from aevum.engine import BadData, Record, Table, rebuild, registry
from aevum.engine.record import Era
from aevum.engine.refusal import EngineFault, Refusal
from aevum.engine.saving import seed_from
from aevum.engine.table import Past
from aevum.server.room import KEEP_EVERY, now
from aevum.server.store.pack import pack_data, pack_events, pack_state, unpack_events, unpack_state
from aevum.server.store.schema import ChoiceRow, TableRow
from aevum.server.truth import true_state
from aevum.server.upgrading.eras import Kept, eras, version_at

if TYPE_CHECKING:
    from aevum.engine import View
    from aevum.server.wire import NewTable

DIGITS = 39
"""Of the largest seed, in decimals."""


def new_table(new: NewTable) -> Table:
    game = registry.find(new.game)
    if new.scenario not in game.scenarios():
        raise BadData(
            f"scenario: {game.name} has no scenario '{new.scenario}'; known: {', '.join(game.scenarios())}"
        )
    return Table(game, new.scenario, dict(new.options), _seed(new.seed) if new.seed else None)


def _seed(text: str) -> int:
    """Decimal or, where it has letters or begins with 0x, hexadecimal."""
    if len(text) <= DIGITS and text.isascii() and text.isdecimal():
        return int(text)
    return seed_from(text, "seed")


def from_record(record: Record) -> Table:
    try:
        return rebuild(registry.find(record.game), record)
    except EngineFault as error:
        # Its scripted dice may fit no die.
        raise BadData(f"record: it cannot be played again: {error}") from error


def imagined(table: Table, view: View) -> Table:
    """A match that fits what a seat knows, with dice of its own."""
    state = table.game.imagine(view, SystemRandom())
    return Table(table.game, table.scenario, table.options, state.seed, table.pack, past=Past({0: state}))


def resumed(row: TableRow, choices: list[ChoiceRow], n: int, state: bytes, stand: int = -1) -> Table:
    """The match as it was kept: a state, and the choices after it made again; or, where it can only be looked
    at, as it stood after `stand` choices."""
    game = registry.find(row.game)
    past = Past({n: unpack_state(game, state, version_at(row, n))})
    past.stand = stand
    past.moved = [Era(era.at, era.version, era.pack, era.fingerprint, era.program, {}) for era in eras(row)]
    past.log += unpack_events(row.prelude)
    past.digests["0"] = row.digest
    for choice in choices:
        past.choices.append((choice.seat, choice.choice))
        past.marks.append(len(past.log))
        past.final.append(choice.final)
        if choice.forced:
            past.tied.add(choice.n - 1)
        past.log += unpack_events(choice.events)
        if choice.digest:
            past.digests[str(choice.n)] = choice.digest
    options, script = msgspec.json.decode(row.options), msgspec.json.decode(row.script)
    table = Table(game, row.scenario, options, seed_from(row.seed, "seed"), row.pack, script, past)
    table.version, table.fingerprint, table.program = row.rules, row.fingerprint, row.program
    return table


class Opened(NamedTuple):
    table: Table
    why: Refusal | None = None
    """Why it can only be looked at."""
    stand: int = -1
    """How many choices lead to what is shown, where that is not the last moment."""


def opened(row: TableRow, choices: list[ChoiceRow], n: int, state: bytes, why: Refusal | None) -> Opened:
    """The match as it is played on, or as it can only be looked at: there is a reason already (`why`), or the
    rules of today would leave it elsewhere than its last choice did."""
    with suppress(Exception):  # rules that are not those of the match may break on it in any way
        table = resumed(row, choices, n, state)
        if true_state(table, len(table.choices)) is not None:
            return Opened(table, why)
    table = resumed(row, choices, n, state, stand=n)
    return Opened(table, why or Refusal("match-uncertain", {"choice": n}), n)


def row_of(id: str, table: Table, players: dict[str, str], keys: dict[str, str]) -> TableRow:
    outcome = table.state.outcome
    return TableRow(
        id=id,
        game=table.game.name,
        rules=table.version,
        pack=table.pack,
        scenario=table.scenario,
        options=_json(table.options),
        script=_json(table.script),
        seed=f"{table.seed:032x}",
        players=_json(players),
        keys=_json(keys),
        prelude=pack_events(table.log[: table.events_before(0)]),
        digest=table.digests.get("0", ""),
        created=now(),
        touched=now(),
        outcome=_json(outcome.to_json()) if outcome is not None else "",
        begun=table.moved[0].version if table.moved else table.version,
        fingerprint=table.fingerprint,
        program=table.program,
        eras=_json([Kept(e.at, e.version, e.pack, e.fingerprint, e.program) for e in table.moved]),
    )


def rows_of(table: Table) -> tuple[list[ChoiceRow], dict[int, bytes]]:
    """The choices of a match so far, and states on the way."""
    choices: list[ChoiceRow] = []
    for n, (seat, choice) in enumerate(table.choices, 1):
        events = pack_events(table.log[table.events_before(n - 1) : table.events_before(n)])
        digest = table.digests.get(str(n), "")
        choices.append(ChoiceRow(n, seat, choice, table.is_final(n), False, digest, events))
    last, begun = len(table.choices), table.begun
    counts = {begun, last, *range(begun + -begun % KEEP_EVERY, last + 1, KEEP_EVERY)}
    states = {era.at: pack_data(era.state) for era in table.moved}
    return choices, states | {n: pack_state(table.game, table.at(n)) for n in sorted(counts)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
