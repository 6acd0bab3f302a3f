"""What people decide: a table goes over when all want it, and nothing happens before that."""

from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from time import sleep

from tests.versions.outlive.hall import Hall
from tests.versions.outlive.server import Lost
from tests.versions.outlive.shown import Shown, look, seen_as_before, told_as_before
from tests.versions.outlive.table import Table

MOVE, STAY, NOTHING = "move", "stay", ""


def decide(hall: Hall, rng: Random) -> None:
    """Of the tables of each game that are asked, some go over, some stay, some do not agree, and some say
    nothing. Once the server is killed over it."""
    asked: defaultdict[str, list[Table]] = defaultdict(list)
    for table in hall.running():
        if table.differs is not None:
            asked[table.plan.game].append(table)
    for tables in asked.values():
        for number, table in enumerate(tables):
            (_go_over, _stay, _disagree, _say_nothing)[number % 4](hall, table)
    # People may think again.
    another = next(tables[1] for tables in asked.values() if len(tables) > 2)
    _go_over(hall, another, killed_after=rng.uniform(0, 0.2))


def _go_over(hall: Hall, table: Table, killed_after: float | None = None) -> None:
    *others, last = _asked(hall, table)
    for seat in others:
        assert table.decide(hall.server, seat, MOVE)["state"] == "offered"
    _still_of_the_first(hall, table)
    _needs_a_key(hall, table, last)
    if killed_after is not None and _killed_over_it(hall, table, last, killed_after):
        told = table.get(hall.server, "/upgrade", last)
    else:
        told = table.decide(hall.server, last, MOVE)
    assert (told["state"], told["rules"]) == ("same", hall.rules(table)[1]), str(table)
    table.stays, table.moved = False, True
    row = hall.lobby()[table.id]
    assert (row["rules"], row.get("base", "")) == (hall.rules(table)[1], ""), str(table)
    _past_is_as_it_was_told(hall, table, hall.shown[table.id])


def _killed_over_it(hall: Hall, table: Table, seat: str, seconds: float) -> bool:
    """Whether it has gone over all the same. If it has not, what others have said still stands."""
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(table.decide, hall.server, seat, MOVE)
        sleep(seconds)
        hall.server.kill()
        hall.second()
        with suppress(Lost):
            answer.result()
    if hall.kept.rules()[table.id] == hall.rules(table)[1]:
        return True
    _still_of_the_first(hall, table)
    return False


def _stay(hall: Hall, table: Table) -> None:
    told = [table.decide(hall.server, seat, STAY)["state"] for seat in _asked(hall, table)]
    assert told == [*["offered"] * (len(told) - 1), "stays"], str(table)
    _still_of_the_first(hall, table)


def _disagree(hall: Hall, table: Table) -> None:
    """One wants to go over and another to stay; or the only one takes it back."""
    *others, last = _asked(hall, table)
    for seat in others:
        table.decide(hall.server, seat, MOVE)
    table.decide(hall.server, last, STAY)
    assert table.decide(hall.server, last, STAY if others else NOTHING)["state"] == "offered"
    _still_of_the_first(hall, table)


def _say_nothing(hall: Hall, table: Table) -> None:
    _still_of_the_first(hall, table)


def _asked(hall: Hall, table: Table) -> list[str]:
    """Every person; the host, where there is one person or none."""
    asked = [one["seat"] for one in table.get(hall.server, "/upgrade")["asked"]]
    assert set(asked) == (set(table.people) if len(table.people) > 1 else {"host"}), str(table)
    return asked


def _needs_a_key(hall: Hall, table: Table, seat: str) -> None:
    wish = {"seat": seat, "answer": MOVE}
    for key in ("", "nonsense", *(key for other, key in table.keys.items() if other != seat)):
        answer = hall.server.ask("POST", f"/api/tables/{table.id}/upgrade", key, json=wish)
        assert answer.status_code == 403, str(table)


def _still_of_the_first(hall: Hall, table: Table) -> None:
    row = hall.lobby()[table.id]
    assert (row["rules"], row["base"]) == (hall.rules(table)[0], hall.base), str(table)
    assert hall.kept.choices(table.id) == hall.told[table.id], str(table)


def _past_is_as_it_was_told(hall: Hall, table: Table, before: Shown) -> None:
    """The story goes on with the news of other rules. Moments before are shown where they are kept."""
    now = look(hall.server, table, set(before.moments))
    told_as_before(before, now, table)
    for seat, lines in before.stories.items():
        if table.people:
            assert len(now.stories[seat]) > len(lines), f"{table}: nobody is told of it"
    shown = seen_as_before(before, now, table, untold=True)
    assert shown or not before.moments, f"{table}: all of its past is gone"
