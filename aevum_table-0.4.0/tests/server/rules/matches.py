"""Matches as a server keeps them, and as earlier programs did."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import create_engine, delete, update

from aevum.engine import Game, Option, Table
from aevum.engine.record import digest
from aevum.server import making
from aevum.server.app import make_app
from aevum.server.keys import HOST, hashed
from aevum.server.room import KEEP_EVERY
from aevum.server.store.opening import open_store
from aevum.server.store.pack import unpack_data
from aevum.server.store.schema import CHOICES, STATES, TABLES, TableRow
from aevum.server.upgrading.match import Match
from tests.server.conftest import ADDRESS
from tests.server.page import Page
from tests.tiny import GAME

SEATS = ("Palmyra", "Petra", "Dura", "Bostra")
PEOPLE = dict.fromkeys(SEATS, "person")
ID = "0123456789"


def long_match(count: int, seed: int = 5) -> Table:
    """A match of the tiny game; standing orders, given and taken back, make it last."""
    table, rng = Table(GAME, "year", {"seats": 4}, seed), Random(seed)
    while len(table.choices) < count:
        orders = [option for option in GAME.unasked(table.state, 0) if option.key == "order"]
        if rng.random() < 0.85:
            choose(table, SEATS[0], rng.choice(orders))
        else:
            choose(table, *_any(table, rng))
    return table


def tolls() -> Table:
    """Palmyra demands a toll and gets it, nobody bids; then Dura does, and they fight over it."""
    table = Table(GAME, "year", {"seats": 4}, 7)
    choose(table, "Palmyra", "claim:Petra")
    choose(table, "Petra", "pay")
    for seat in SEATS:
        choose(table, seat, "bid:0")
    choose(table, "Dura", "claim:Bostra")
    choose(table, "Bostra", "fight")
    for seat in SEATS:
        choose(table, seat, "bid:0")
    return table


def random_match(game: Game, scenario: str, count: int, seed: int = 1) -> Table:
    table, rng = Table(game, scenario, {}, seed), Random(seed)
    while len(table.choices) < count:
        assert not table.over, f"{scenario} with seed {seed} is over after {len(table.choices)} choices"
        choose(table, *_any(table, rng))
    return table


def choose(table: Table, seat: str, choice: Option | str) -> None:
    """With the digest that a server keeps of every state."""
    table.choose(seat, choice)
    table.digests[str(len(table.choices))] = digest(table.game.to_json(table.state))


def _any(table: Table, rng: Random) -> tuple[str, Option]:
    ask = rng.choice([ask for ask in table.asks() if ask.answer is None])
    return table.seats[ask.seat], rng.choice(ask.options)


def lay(database: str, table: Table, players: dict[str, str] | None = None, id: str = ID) -> dict[str, str]:
    """Keep a match, with keys that are known: who holds them."""
    players = players or dict.fromkeys(table.seats, "person")
    keys = {name: f"the key of {name}" for name in (HOST, *players)}
    row = making.row_of(id, table, players, {name: hashed(key) for name, key in keys.items()})
    store = open_store(database)
    store.create(row, *making.rows_of(table))
    store.close()
    return keys


def as_of_the_first_program(database: str, id: str = ID) -> None:
    """It kept a digest of every sixteenth state, and of states every thirty-second alone."""
    with create_engine(database).begin() as c:
        c.execute(update(TABLES).where(TABLES.c.id == id).values(fingerprint="", program="", rules="1"))
        c.execute(update(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.n % 16 != 0).values(digest=""))
        c.execute(delete(STATES).where(STATES.c.table_id == id, STATES.c.n % KEEP_EVERY != 0))


def edit(database: str, **values: Any) -> None:
    with create_engine(database).begin() as c:
        c.execute(update(TABLES).values(**values))


@contextmanager
def server(database: str, keys: dict[str, str] | None = None, id: str = ID) -> Iterator[Page]:
    with TestClient(make_app(database, workers=1), base_url=ADDRESS) as client:
        page = Page(client)
        page.table, page.keys = id, dict(keys or {})
        yield page


def row(database: str, id: str = ID) -> TableRow:
    store = open_store(database)
    found = store.table(id)
    store.close()
    return found


def kept(table: Table, version: str) -> Match:
    """A match of these rules, as it is judged."""
    own = making.row_of(ID, table, dict.fromkeys(table.seats, "person"), {})
    choices, states = making.rows_of(table)
    return Match(
        game=own.game,
        pack=own.pack,
        version=version,
        scenario=own.scenario,
        options=own.options,
        script=own.script,
        seed=own.seed,
        seats=list(table.seats),
        moved=False,
        begun=0,
        prelude=own.prelude,
        digest=own.digest,
        choices=[(one.seat, one.choice, one.digest, one.events) for one in choices],
        states=states,
    )


def kept_states(database: str, id: str = ID) -> dict[int, Any]:
    store = open_store(database)
    found = store.states(id, 0)
    store.close()
    return {n: unpack_data(state) for n, state in found.items()}
