"""Records played again: whether they were made with these rules, and the table that each leads to."""

from collections import deque
from collections.abc import Iterator

from aevum.engine import saving
from aevum.engine.chance import commitment
from aevum.engine.game import Game
from aevum.engine.record import Record, digest
from aevum.engine.refusal import BadData, Refused
from aevum.engine.table import Past, Table


def made_with(game: Game, record: Record) -> bool:
    """Whether a record's end was played with just these rules and tables."""
    return (record.version, record.fingerprint) == (game.version, game.fingerprint())


def replay(game: Game, record: Record) -> Iterator[Table]:
    """The table after each choice of a record, from the first state on; BadData names a divergence.

    Whatever rules it was made with, it is held against these: where they tell the same, it is true. Of a
    match that went over to other rules on its way, only the part behind that can be held against them.
    """
    if record.game != game.name:
        raise BadData(f"record.game: this is a record of '{record.game}', not of '{game.name}'")
    seed = saving.seed_from(record.seed, "record.seed")
    if commitment(seed) != record.commitment:
        raise BadData("record.commitment: it is not the hash of the record's seed")
    try:
        table = _first(game, record, seed)
    except Refused as error:
        raise BadData(f"record.scenario: '{record.scenario}' cannot be set up: {error}") from None
    if table.seats != record.seats:
        raise BadData(f"record.seats: the scenario seats {table.seats}, the record {record.seats}")
    if not record.moved:
        _compare(record, table)
    yield table
    for i, (seat, choice) in enumerate(record.choices[table.begun :], table.begun):
        try:
            table.choose(seat, choice)
        except Refused:
            raise BadData(f"record.choices[{i}]: {seat} cannot choose '{choice}' there") from None
        _compare(record, table)
        yield table


def _first(game: Game, record: Record, seed: int) -> Table:
    past = None
    if record.moved:
        era = record.moved[-1]
        past = Past({era.at: game.from_json(game.modern(era.state, record.version))})
        past.choices, past.moved = record.choices[: era.at], list(record.moved)
        past.digests = {n: told for n, told in record.digests.items() if int(n) <= era.at}
        past.marks, past.final = [0] * era.at, [True] * era.at
    return Table(game, record.scenario, record.options, seed, record.pack, record.script, past)


def rebuild(game: Game, record: Record) -> Table:
    """The table a record ends with, every step and digest checked on the way."""
    table = deque(replay(game, record), maxlen=1)[0]
    if record.finished != table.over:
        raise BadData(
            f"record.finished: says {record.finished}, but after the last choice the match is "
            f"{'over' if table.over else 'not over'}"
        )
    return table


def _compare(record: Record, table: Table) -> None:
    count = str(len(table.choices))
    expected = record.digests.get(count)
    if expected is not None and expected != digest(saving.write(table.state)):
        raise BadData(f"record.digests['{count}']: after {count} choices the state is another")
