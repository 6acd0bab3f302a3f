"""What the people of a table decide, and the move that follows when all of them want it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
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
    from aevum.server.upgrading.finding import Finding

TRIES = 5
"""A table may be played on while an answer is taken; then it is taken once more."""


async def decide(house: House, store: Store, id: str, seat: str, answer: str) -> None:
    """One answer, and the move where it was the last that was wanting."""
    if answer not in ANSWERS:
        raise BadData(f"answer: expected {', '.join(ANSWERS[:2])} or nothing, found '{answer}'")
    async with house.deciding:
        try:
            for _ in range(TRIES):
                row = await store.run(store.table, id)
                with suppress(Moved):
                    await _take(house, store, row, seat, answer)
                    return
        finally:
            house.moving.discard(id)
    raise Refused(Refusal("table-moved"))


async def _take(house: House, store: Store, row: TableRow, seat: str, answer: str) -> None:
    """Moved where somebody was quicker: then all of it is looked at again, for other people may sit there."""
    finding = read(row.upgrade)
    if finding is None or standing(row, finding) == SAME:
        raise Refused(Refusal("upgrade-nothing"))
    if seat not in asked(row):
        raise Refused(Refusal("upgrade-not-asked"))
    if answer == MOVE and finding.stuck:
        raise Refused(Refusal("upgrade-stuck", {"newest": finding.rules}))
    finding.answers[seat] = answer
    if all_move(row, finding):
        await _move(house, store, row, finding)
        return
    # Not a new version: whoever plays on meanwhile need not know.
    await store.run(store.change, row.id, row.version, upgrade=write(finding))
    if row.id in house.rooms:
        house.rooms[row.id].row.upgrade = write(finding)


async def _move(house: House, store: Store, row: TableRow, finding: Finding) -> None:
    packs = house.homes.packs
    rules = await asyncio.to_thread(newest, row.game, row.pack, packs)
    if rules is None:
        raise Refused(Refusal("pack-gone", {"pack": row.pack}))
    if (rules.version, rules.fingerprint) != (finding.rules, finding.fingerprint):
        raise Refused(Refusal("upgrade-outdated", {"pack": row.pack}))
    home = await house.home_of(row)
    house.moving.add(row.id)
    if home.slug:
        await house.children.release(home.slug, row.id)
    await house.release(row.id)
    match = await store.run(match_of, store, row)
    try:
        carried = await asyncio.to_thread(carried_by, packs, match)
    except BadData:
        raise Refused(Refusal("upgrade-stuck", {"newest": rules.version})) from None
    await store.run(store.move, row.id, row.version, carried, **moved(row, rules, carried))
