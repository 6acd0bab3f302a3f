"""What the people of a table decide, and the move that follows when all of them want it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData, Refusal, Refused
from aevum.server.store.keeping import Moved
from aevum.server.upgrading.deciding import SAME, all_move, asked, standing
from aevum.server.upgrading.finding import ANSWERS, MOVE, read, write
from aevum.server.upgrading.moving import moved, newest
from aevum.server.upgrading.workers import carried_by, match_of

if TYPE_CHECKING:
    from aevum.server.house import House
    from aevum.server.store.schema import TableRow
    from aevum.server.store.store import Store

TRIES = 3
"""A table may be played on while its move is prepared; then it is prepared once more."""


async def decide(house: House, store: Store, id: str, seat: str, answer: str) -> TableRow:
    """One answer; the table as it is then."""
    if answer not in ANSWERS:
        raise BadData(f"answer: expected {', '.join(ANSWERS[:2])} or nothing, found '{answer}'")
    async with house.deciding:
        row = await store.run(store.table, id)
        finding = read(row.upgrade)
        if finding is None or standing(row, finding) == SAME:
            raise Refused(Refusal("upgrade-nothing"))
        if seat not in asked(row):
            raise Refused(Refusal("upgrade-not-asked"))
        if answer == MOVE and finding.stuck:
            raise Refused(Refusal("upgrade-stuck", {"newest": finding.rules}))
        finding.answers[seat] = answer
        if all_move(row, finding):
            await _move(house, store, row)
        else:
            # Not a new version: whoever plays on meanwhile need not know.
            await _keep(store, id, write(finding))
        return await store.run(store.table, id)


async def _keep(store: Store, id: str, text: str) -> None:
    for _ in range(TRIES):
        row = await store.run(store.table, id)
        try:
            await store.run(store.change, id, row.version, upgrade=text)
            return
        except Moved:
            continue
    raise Refused(Refusal("table-moved"))


async def _move(house: House, store: Store, row: TableRow) -> None:
    home = await house.home(row.id)
    house.moving.add(row.id)
    try:
        if home.slug:
            await house.children.release(home.slug, row.id)
        await house.release(row.id)
        for _ in range(TRIES):
            now = await store.run(store.table, row.id)
            rules = newest(now, house.homes.packs)
            if rules is None:
                raise Refused(Refusal("pack-gone", {"pack": now.pack}))
            match = await store.run(match_of, store, now)
            try:
                carried = await asyncio.to_thread(carried_by, house.homes.packs, match)
                await store.run(store.move, now.id, now.version, carried, **moved(now, rules, carried))
                return
            except Moved:
                continue
            except BadData:
                raise Refused(Refusal("upgrade-stuck", {"newest": rules.version})) from None
        raise Refused(Refusal("table-moved"))
    finally:
        house.moving.discard(row.id)
