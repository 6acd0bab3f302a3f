"""All tables go on to their end, while servers and children are killed at random moments."""

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from time import sleep

from tests.versions.outlive.hall import Hall
from tests.versions.outlive.shown import look, seen_as_before, told_as_before
from tests.versions.outlive.table import Table

LONG = {"goths-and-huns": 60, "short": 150}
"""So many choices more of matches that would take minutes."""
KILLS = ("server", "child", "server")


def play_to_the_end(hall: Hall, rng: Random) -> None:
    # Where only bots sit they do not stop when nobody looks any more, so these come last.
    running = sorted(hall.running(), key=lambda table: table.plan.bots_only)
    with ThreadPoolExecutor(1) as pool:
        players = pool.submit(hall.each, lambda table: hall.play_on(table, _depth(table)), running)
        for who in KILLS:
            _wait(hall, players, rng.randint(20, 80))
            if who == "server":
                hall.server.kill()
                hall.second()
            else:
                hall.server.kill_a_child()
        players.result()
    assert all(table.over for table in hall.tables if table.plan.scenario not in LONG)
    for table in hall.tables:
        table.check(hall.kept)
        _nothing_was_lost(hall, table)
    hall.each(lambda table: _told_to_the_end(hall, table))


def _depth(table: Table) -> int:
    more = LONG.get(table.plan.scenario)
    return table.seen + more if more else 1 << 30


def _wait(hall: Hall, players: Future[None], choices: int) -> None:
    """Until so many choices more were made, some of them by a child."""
    before = _made(hall)
    while _made(hall) < before + choices or not hall.server.children():
        if players.done():
            players.result()
            raise AssertionError("all have ended before the server was killed")
        sleep(0.05)


def _made(hall: Hall) -> int:
    return sum(table.seen for table in hall.tables)


def _nothing_was_lost(hall: Hall, table: Table) -> None:
    """What was told before the second version came is the beginning of what is told now."""
    before, now = hall.told[table.id], hall.kept.choices(table.id)
    assert [one[:2] for one in now[: len(before)]] == [one[:2] for one in before], str(table)
    for was, found in zip(before, now, strict=False):
        assert found.events[: len(was.events)] == was.events, str(table)


def _told_to_the_end(hall: Hall, table: Table) -> None:
    """And what was shown then is shown now."""
    before = hall.shown[table.id]
    now = look(hall.server, table, set(before.moments))
    told_as_before(before, now, table)
    same = seen_as_before(before, now, table, untold=table.moved)
    assert table.moved or same == len(before.moments), str(table)
