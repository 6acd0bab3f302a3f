"""How one comes to a table: a new match, or one that was saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from aevum.door import given
from aevum.door.table import Table
from aevum.engine import rebuild, registry
from aevum.engine import table as engine_table
from aevum.engine.refusal import BadData
from aevum.files import read_record

if TYPE_CHECKING:
    from os import PathLike


def table(
    game: str,
    scenario: str = "",
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    language: str = "en",
) -> Table:
    """A new match: the whole one unless a scenario is named, with dice of its own unless a seed is.

    >>> import aevum
    >>> aevum.table("medioevo", "introduction", seed=3)
    <medioevo, introduction: 0 choices>
    """
    found = registry.find(game)
    if seed is not None:
        given.number("seed", seed)
    wanted = scenario or found.main
    if wanted not in found.scenarios():
        raise BadData(f"{game} has no scenario '{wanted}'; known: {', '.join(found.scenarios())}")
    return Table(engine_table.Table(found, wanted, given.named("options", options or {}), seed), language)


def load(path: str | PathLike[str], language: str = "en") -> Table:
    """The match that a record ends with, every step checked on the way; `BadData` says what is wrong with it.

    >>> import aevum, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp(), "match.json")
    >>> table = aevum.table("invasions", "nisibis", seed=1)
    >>> table.play("fast", choices=2)
    >>> table.save(file)
    >>> aevum.load(file)
    <invasions, nisibis: 2 choices>
    """
    record = read_record(str(path))
    return Table(rebuild(registry.find(record.game), record), language)
