"""Matches are begun and played under the first version, which then ends: by itself, or in the middle."""

from random import Random
from time import sleep

from tests.versions.outlive.hall import Hall
from tests.versions.outlive.shown import Shown, look, story
from tests.versions.outlive.table import Table


def play_under_the_first(hall: Hall, rng: Random, killed: bool = False) -> None:
    hall.first()
    hall.each(lambda table: _play(hall, table), [table for table in hall.tables if not table.plan.bots_only])
    bots = [table for table in hall.tables if table.plan.bots_only]
    for table in bots:
        table.open(hall.server)
    hall.each(lambda table: _watch(hall, table), bots)
    sleep(rng.uniform(0, 0.5))
    if killed:
        hall.server.kill()
    else:
        hall.server.stop()
    for table in hall.tables:
        table.check(hall.kept)
        hall.told[table.id] = hall.kept.choices(table.id)


def _play(hall: Hall, table: Table) -> None:
    table.open(hall.server)
    table.play(hall.server, table.plan.depth)
    hall.shown[table.id] = look(hall.server, table)


def _watch(hall: Hall, table: Table) -> None:
    """Bots do not wait, so there is no moment at which one could look at everything."""
    table.play(hall.server, table.plan.depth)
    hall.shown[table.id] = Shown(table.seen, {"": story(hall.server, table, "")})
