"""The parts of a match that were played under earlier rules, as a table's row keeps them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from aevum.server.store.schema import TableRow


class Kept(Struct):
    """What a match was played with until so many choices had been made."""

    at: int
    version: str
    pack: str
    fingerprint: str
    program: str


def eras(row: TableRow) -> tuple[Kept, ...]:
    return _read(row.eras)


@lru_cache(maxsize=256)
def _read(text: str) -> tuple[Kept, ...]:
    return msgspec.json.decode(text, type=tuple[Kept, ...])


def starts(row: TableRow) -> set[int]:
    """The choices after which other rules held: the states there are always kept."""
    return {era.at for era in eras(row)}


def begun(row: TableRow) -> int:
    """How many choices were made before the rules held that hold now."""
    found = eras(row)
    return found[-1].at if found else 0


def version_at(row: TableRow, count: int) -> str:
    """The version that wrote the state after so many choices."""
    return next((era.version for era in eras(row) if count < era.at), row.rules)


def ended(row: TableRow, count: int) -> str:
    """The eras of a row whose present one ends here."""
    now = Kept(count, row.rules, row.pack, row.fingerprint, row.program)
    return msgspec.json.encode([*eras(row), now]).decode()
