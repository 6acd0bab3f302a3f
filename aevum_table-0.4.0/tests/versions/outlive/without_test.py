"""Without the first version beside the second, a match that stays can be looked at and taken home, go over by
consent, and wait until the first is there."""

import json
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from tests.versions.outlive.building import Programs
from tests.versions.outlive.first_half import play_under_the_first
from tests.versions.outlive.hall import Hall
from tests.versions.outlive.lineup import FEW, GUEST, LINEUP
from tests.versions.outlive.playing_on import LONG
from tests.versions.outlive.shown import look, seen_as_before, told_as_before
from tests.versions.outlive.table import Table
from tests.versions.outlive.verified import verified

pytestmark = [pytest.mark.slow, pytest.mark.network]

PATIENCE = 60
PEOPLE = [plan for plan in LINEUP[:FEW] if plan.scenario not in LONG and not plan.bots_only]


def test_a_table_whose_rules_are_gone(sqlite: str, programs: Programs, beside: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    (alone / "aevum").mkdir(parents=True)
    with Hall(programs, sqlite, alone, tmp_path, PEOPLE) as hall:
        play_under_the_first(hall, Random())
        hall.second()
        differs = hall.retold(hall.running())
        gone = [table for table in hall.running() if differs[table.id] is not None]
        for table in gone:
            _can_be_looked_at(hall, table)
            _cannot_be_played(hall, table)
            _can_be_taken_home(hall, table, tmp_path / f"{table.id}.json", beside)
        for table in gone[::2]:
            _can_go_over(hall, table)
        # As if it had been added, which takes half a minute.
        (alone / "aevum" / "versions").symlink_to(beside / "aevum" / "versions")
        for table in gone[1::2]:
            _can_be_played_again(hall, table)


def _can_be_looked_at(hall: Hall, table: Table) -> None:
    before = hall.shown[table.id]
    now = look(hall.server, table, set(before.moments))
    told_as_before(before, now, table)
    assert seen_as_before(before, now, table, untold=True), f"{table}: nothing is shown of it"


def _cannot_be_played(hall: Hall, table: Table) -> None:
    """And it says why."""
    for seat in table.people:
        now = table.get(hall.server, "/update", seat)
        assert now["problem"], str(table)
        assert now["choice"] == len(hall.told[table.id]), str(table)
        assert not now.get("ask")
        wish = {"seat": seat, "choice": "anything", "ask": 0}
        tried = hall.server.ask("POST", f"/api/tables/{table.id}/choices", table.keys[seat], json=wish)
        assert (tried.status_code, tried.json()["words"]) == (409, now["problem"]), str(table)
    upgrade = table.get(hall.server, "/upgrade")
    assert (upgrade.get("playable", False), upgrade["why"]) == (False, now["problem"]), str(table)
    assert hall.kept.choices(table.id) == hall.told[table.id]


def _can_be_taken_home(hall: Hall, table: Table, file: Path, beside: Path) -> None:
    """By each seat its own story; and by the host, where nobody has joined, the record, which is true as soon
    as the first version is there to say so."""
    for seat in table.people:
        home = table.get(hall.server, "/export", seat)
        assert len(home["story"]) >= len(hall.shown[table.id].stories[seat]), str(table)
    if GUEST in table.plan.players:
        return
    file.write_text(json.dumps(table.get(hall.server, "/record", "host")))
    alone, helped = verified(hall, file, hall.data), verified(hall, file, beside)
    assert (alone["ok"], alone["rules"]) == (False, None), f"{table}: {alone}"
    assert (helped["ok"], helped["rules"]) == (True, "elsewhere"), f"{table}: {helped['divergence']}"


def _can_go_over(hall: Hall, table: Table) -> None:
    asked = [one["seat"] for one in table.get(hall.server, "/upgrade")["asked"]]
    told = [table.decide(hall.server, seat, "move")["state"] for seat in asked]
    assert told[-1] == "same", str(table)
    table.play(hall.server, table.seen + 10)


def _can_be_played_again(hall: Hall, table: Table) -> None:
    limit = monotonic() + PATIENCE
    while table.get(hall.server, "/update").get("problem"):
        assert monotonic() < limit, f"{table}: nobody has noticed"
        sleep(0.2)
    table.play(hall.server)
    table.check(hall.kept)
