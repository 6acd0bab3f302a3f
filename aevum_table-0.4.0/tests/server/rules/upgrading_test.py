"""All running tables held against the newest rules, and what the store does for it."""

from typing import Any

import pytest
from sqlalchemy import create_engine, update

from aevum.engine import Table
from aevum.games.invasions import GAME as INVASIONS
from aevum.server.packs import Packs
from aevum.server.store.keeping import Gone, Moved
from aevum.server.store.opening import open_store
from aevum.server.store.pack import unpack_data
from aevum.server.store.schema import CHOICES, TABLES, TableRow
from aevum.server.store.store import Store
from aevum.server.upgrading import workers
from aevum.server.upgrading.finding import read, write
from aevum.server.upgrading.match import Carried, Written
from aevum.server.upgrading.moving import upgrade_all
from tests.server.rules import killing
from tests.server.rules.matches import ID, edit, lay, long_match, random_match, row, tolls
from tests.tiny import Caravans

tiny = pytest.mark.usefixtures("tiny")
every_database = pytest.mark.every_database
OVER = '{"winners":[],"scores":[],"key":"draw","args":{}}'


def upgraded(database: str, **more: Any) -> dict[str, int]:
    store = open_store(database)
    try:
        return {kind: count for kind, count in upgrade_all(store, Packs(), **more).items() if count}
    finally:
        store.close()


def three(database: str) -> None:
    """The same, another, and one that is over."""
    for n, name in enumerate(("same", "other", "over")):
        lay(database, long_match(20, seed=n), id=name)
    with create_engine(database).begin() as c:
        c.execute(update(CHOICES).where(CHOICES.c.table_id == "other", CHOICES.c.n == 20).values(digest="x"))
        c.execute(update(TABLES).where(TABLES.c.id == "over").values(outcome=OVER))


@tiny
@every_database
def test_what_is_found_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    three(database)
    before = {name: row(database, name) for name in ("same", "other", "over")}
    monkeypatch.setattr(Caravans, "version", "2")
    told: list[tuple[int, int]] = []
    assert upgraded(database, tell=lambda *done: told.append(done)) == {"same": 1, "other": 1}
    assert told == [(1, 2), (2, 2)]
    same, other = row(database, "same"), row(database, "other")
    assert (same.rules, same.upgrade, same.version) == ("2", "", before["same"].version + 1)
    finding = read(other.upgrade)
    assert finding is not None
    assert (finding.rules, finding.choice) == ("2", 20)
    assert (other.rules, other.version) == ("1", before["other"].version + 1)
    assert row(database, "over") == before["over"]
    assert upgraded(database) == {}
    assert row(database, "other") == other
    monkeypatch.setattr(Caravans, "version", "3")
    assert upgraded(database) == {"same": 1, "other": 1}
    finding = read(row(database, "other").upgrade)
    assert finding is not None
    assert finding.rules == "3"


@tiny
def test_answers_are_for_what_was_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    three(database)
    monkeypatch.setattr(Caravans, "version", "2")
    upgraded(database)
    finding = read(row(database, "other").upgrade)
    assert finding is not None
    finding.answers["Petra"] = "move"
    store = open_store(database)
    store.change("other", row(database, "other").version, upgrade=write(finding))
    store.close()
    monkeypatch.setattr(Caravans, "version", "3")
    upgraded(database)
    finding = read(row(database, "other").upgrade)
    assert finding is not None
    assert finding.answers == {}


@tiny
def test_only_looking_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    three(database)
    before = [row(database, name) for name in ("same", "other", "over")]
    monkeypatch.setattr(Caravans, "version", "2")
    assert upgraded(database, only_look=True) == {"same": 1, "other": 1}
    assert [row(database, name) for name in ("same", "other", "over")] == before


@tiny
def test_one_that_is_stopped_is_gone_on_with(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(4):
        lay(database, long_match(20, seed=n), id=str(n))
    monkeypatch.setattr(Caravans, "version", "2")

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        upgraded(database, tell=stop)
    assert [row(database, str(n)).rules for n in range(4)] == ["2", "2", "1", "1"]
    assert upgraded(database) == {"same": 2}


@tiny
@pytest.mark.parametrize(
    "values", [{"rules": "3"}, {"game": "chess"}, {"pack": "gone"}, {"pack": "../.."}, {"rules": "10"}]
)
def test_tables_that_this_program_cannot_hold_against_anything(
    database: str, monkeypatch: pytest.MonkeyPatch, values: dict[str, str]
) -> None:
    lay(database, tolls())
    edit(database, **values)
    before = row(database)
    monkeypatch.setattr(Caravans, "version", "2")
    assert upgraded(database) == {"away": 1}
    assert row(database) == before


@tiny
def test_one_that_was_played_meanwhile_is_left_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(database, tolls())
    monkeypatch.setattr(Caravans, "version", "2")
    real = workers.match_of

    def busy(store: Store, one: TableRow) -> object:
        edit(database, version=one.version + 1)
        return real(store, one)

    monkeypatch.setattr(workers, "match_of", busy)
    assert upgraded(database) == {"same": 1}
    assert row(database).rules == "1"


def test_one_that_takes_its_process_down_does_not_stop_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n, seed in enumerate((1, int(killing.DEADLY, 16), 2, int(killing.FAULTY, 16), 3)):
        lay(database, random_match(INVASIONS, "nisibis", 4, seed=seed), id=str(n))
    edit(database, rules="1")
    monkeypatch.setattr(workers, "FEW", -1)
    monkeypatch.setattr(workers, "judge", killing.judge)
    assert upgraded(database) == {"same": 3, "stuck": 2}
    for n in (1, 3):
        finding = read(row(database, str(n)).upgrade)
        assert finding is not None
        assert (finding.broke, finding.rules) == (True, INVASIONS.version)
        assert finding.stuck
    assert [row(database, str(n)).rules for n in (0, 2, 4)] == [INVASIONS.version] * 3
    monkeypatch.undo()
    assert upgraded(database) == {"same": 2}, "they are looked at again when the server starts again"


# The store


@pytest.fixture
def store(database: str) -> Store:
    return open_store(database)


@tiny
@every_database
def test_states_and_choices(database: str, store: Store) -> None:
    lay(database, long_match(70))
    assert set(store.states(ID, 0)) == {0, 32, 64, 70}
    assert set(store.states(ID, 33)) == {64, 70}
    assert store.count(ID) == 70
    assert (store.states("none", 0), store.count("none")) == ({}, 0)
    store.close()


@tiny
@every_database
def test_running(database: str, store: Store) -> None:
    three(database)
    assert [one.id for one in store.running()] == ["other", "same"]
    store.close()


@tiny
@every_database
def test_a_match_is_rewritten_in_another_form(database: str, store: Store) -> None:
    lay(database, long_match(40))
    version, digests = row(database).version, [f"d{n}" for n in range(41)]
    states = {0: b"zero", 32: b"thirty-two", 40: b"forty"}
    with pytest.raises(Moved):
        store.settle(ID, version + 1, Written(digests, states), 0, rules="2")
    store.settle(ID, version, Written(digests, states), 0, rules="2", version=version + 1)
    assert (row(database).digest, row(database).rules) == ("d0", "2")
    assert [one.digest for one in store.choices(ID)] == digests[1:]
    assert store.states(ID, 0) == states
    store.settle(ID, version + 1, Written(["new", "d38", "d39"], {40: b"new"}), 38, version=version + 2)
    assert [one.digest for one in store.choices(ID)][36:] == ["d37", "d38", "d38", "d39"]
    assert row(database).digest == "d0"
    assert store.states(ID, 32) == {32: b"thirty-two", 40: b"new"}
    with pytest.raises(Gone):
        store.settle("none", 1, None, 0, rules="2")
    store.close()


@tiny
@every_database
@pytest.mark.parametrize("onward", [0, 35, 40])
def test_a_table_goes_over(database: str, store: Store, onward: int) -> None:
    table: Table = long_match(40)
    lay(database, table)
    version, before = row(database).version, store.choices(ID)
    carried = Carried(onward, b"the state", '[{"key":"rules-moved","args":{},"to":-1}]')
    with pytest.raises(Moved):
        store.move(ID, version - 1, carried, rules="2")
    with pytest.raises(Gone):
        store.move("none", version, carried, rules="2")
    assert store.choices(ID) == before
    store.move(ID, version, carried, rules="2", version=version + 1)
    now, choices = row(database), store.choices(ID)
    assert (now.rules, now.version, len(choices)) == ("2", version + 1, onward)
    assert choices[: onward - 1] == before[: max(0, onward - 1)]
    told = choices[-1].events if onward else now.prelude
    was = before[onward - 1].events if onward else ""
    assert told.endswith('{"key":"rules-moved","args":{},"to":-1}]')
    assert told.startswith(was.removesuffix("]"))
    assert [one.final for one in choices[-1:]] == [True] * bool(onward)
    assert [one.digest for one in choices] == [one.digest for one in before[:onward]]
    states = store.states(ID, 0)
    assert states.pop(onward) == b"the state"
    assert set(states) == {n for n in (0, 32) if n < onward}
    for n, state in states.items():
        assert unpack_data(state) == table.game.to_json(table.at(n))
    store.close()
