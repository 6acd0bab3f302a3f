"""A run on its way through a room: each of its choices is taken and kept as any other."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from aevum.engine.refusal import Refusal, Refused
from aevum.server.store.keeping import Gone, Moved

if TYPE_CHECKING:
    from aevum.engine import Table
    from aevum.engine.going import Going

log = logging.getLogger("aevum.server")

NOT_KEPT = Refusal("not-kept")
"""The problem of a table that cannot be written down, which may pass."""


async def go(going: Going, table: Table, take: Callable[[str, str, int, bool], Awaitable[None]]) -> None:
    """What goes wrong with the first choice is raised, and nothing has changed; behind it, it stops the run,
    and what was taken before is kept."""
    seat = table.seats[going.seat]
    while (step := going.next(table.state)) is not None:
        further = going.taken > 1 and not table.is_final(len(table.choices))
        try:
            await take(seat, step.choice, 0, further)
        except Refused as error:
            going.refused(error.refusal)
        except Exception as error:
            if going.taken == 1 or isinstance(error, (Gone, Moved)):
                going.taken -= 1
                raise
            log.exception("a run has stopped")
            going.refused(NOT_KEPT if isinstance(error, SQLAlchemyError) else Refusal("table-fault"))
