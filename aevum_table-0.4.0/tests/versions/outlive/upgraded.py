"""The second version takes over, killed on the way; and nothing changes to which nobody has agreed."""

from random import Random
from time import monotonic, sleep

from tests.versions.outlive.building import FIRST_PAGE
from tests.versions.outlive.hall import Hall
from tests.versions.outlive.second import SECOND_PAGE
from tests.versions.outlive.shown import look, seen_as_before, told_as_before
from tests.versions.outlive.table import Table

PATIENCE = 60


def take_over(hall: Hall, rng: Random) -> None:
    """Killed in the migration of the database, and twice while tables are held against the new rules."""
    before = hall.kept.revision()
    hall.second(opened=False, KILLED_IN_THE_MIGRATION="1")
    hall.server.process.wait(PATIENCE)
    hall.server.kill()
    assert hall.kept.revision() == before
    waiting = len(hall.running())
    for part in sorted(rng.random() for _ in range(2)):
        hall.second(opened=False)
        limit = monotonic() + PATIENCE
        while hall.kept.revision() == before or hall.kept.looked_through() < waiting * part:
            assert monotonic() < limit, "nothing is looked through"
            sleep(0.01)
        hall.server.kill()
        _unchanged(hall)
    hall.second()
    _unchanged(hall)


def _unchanged(hall: Hall) -> None:
    """Every choice and every event that was kept is still that."""
    for table in hall.tables:
        assert hall.kept.choices(table.id) == hall.told[table.id], str(table)


def nothing_changed(hall: Hall) -> None:
    """Tables that are the same under both rules have moved up and show what they showed. All others are
    offered to, and shown and played as before by the first version."""
    expected = hall.retold(hall.running())
    lobby = hall.lobby()
    for table in hall.tables:
        row = lobby[table.id]
        table.differs = expected.get(table.id)
        table.stays = table.over or table.differs is not None
        assert row["rules"] == (hall.rules(table)[0] if table.stays else hall.rules(table)[1]), str(table)
        assert row.get("upgrade", "") == ("offered" if table.differs is not None else ""), str(table)
        assert row.get("base", "") == (hall.base if table.stays else ""), str(table)
    for game in {table.plan.game for table in hall.tables}:
        mine = [table for table in hall.running() if table.plan.game == game]
        assert {table.stays for table in mine} == {True, False}, f"{game}: the test has lost its point"
    # Bots would play on as soon as somebody looks.
    people = [table for table in hall.tables if table.people]
    hall.each(lambda table: _shown_as_before(hall, table), people)
    _pages(hall)


def _shown_as_before(hall: Hall, table: Table) -> None:
    before = hall.shown[table.id]
    now = look(hall.server, table, set(before.moments))
    told_as_before(before, now, table)
    assert seen_as_before(before, now, table) == len(before.moments)
    for moment in now.moments.values():
        assert not moment.get("note"), f"{table}: {moment['note']}"
        # The wire is the one of whoever plays it.
        assert ("commitment" in moment, "pledge" in moment) == (table.stays, not table.stays), str(table)
    upgrade = table.get(hall.server, "/upgrade")
    assert upgrade["state"] == ("same" if table.differs is None else "offered"), str(table)
    assert upgrade.get("choice", 0) == (table.differs or 0), str(table)


def _pages(hall: Hall) -> None:
    assert SECOND_PAGE in hall.server.ask("GET", "/").text
    for stays, page in ((True, FIRST_PAGE), (False, SECOND_PAGE)):
        table = next(table for table in hall.tables if table.stays == stays)
        answer = hall.server.ask("GET", f"/table/{table.id}", follow_redirects=True)
        assert page in answer.text
        assert answer.url.path == (f"{hall.base}/table/{table.id}" if stays else f"/table/{table.id}")
