"""Who decides whether a table goes over to newer rules, and what they have said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from aevum.server.keys import HOST
from aevum.server.players import PEOPLE
from aevum.server.upgrading.finding import MOVE, STAY

if TYPE_CHECKING:
    from aevum.server.store.schema import TableRow
    from aevum.server.upgrading.finding import Finding

OFFERED, STAYS, SAME = "offered", "stays", "same"


def asked(row: TableRow) -> list[str]:
    """Every seat of a person; the host, where there is one person or none."""
    players: dict[str, str] = msgspec.json.decode(row.players)
    people = [seat for seat, player in players.items() if player in PEOPLE]
    return people if len(people) > 1 else [HOST]


def agreed(row: TableRow, finding: Finding, answer: str) -> bool:
    return all(finding.answers.get(seat) == answer for seat in asked(row))


def standing(row: TableRow, finding: Finding | None) -> str:
    if finding is None or row.outcome:
        return SAME
    return STAYS if agreed(row, finding, STAY) else OFFERED


def all_move(row: TableRow, finding: Finding) -> bool:
    return agreed(row, finding, MOVE)
