"""Where a table is played: here, by a child that has its rules and tables, or nowhere as things stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aevum import __version__
from aevum.engine import registry
from aevum.engine.game import BASE
from aevum.engine.refusal import BadData, Refusal
from aevum.versions.installed import find
from aevum.versions.own import Rules

if TYPE_CHECKING:
    from aevum.server.packs import Packs
    from aevum.server.store.schema import TableRow

PREFIX = "/v/"


@dataclass(frozen=True)
class Home:
    """`slug` names a child ("" is this process); where a table has no home, `why` tells the reason."""

    slug: str = ""
    why: Refusal | None = None

    @property
    def base(self) -> str:
        return f"{PREFIX}{self.slug}" if self.slug else ""


HERE = Home()


def slug_of(program: str, pack: str) -> str:
    return program if pack == BASE else f"{program}+{pack}"


def parts_of(slug: str) -> tuple[str, str]:
    """The program and the pack of a child."""
    program, _, pack = slug.partition("+")
    return program, pack or BASE


class Homes:
    """`pack` is the one that this process itself plays with."""

    def __init__(self, packs: Packs, pack: str = BASE) -> None:
        self.packs = packs
        self.pack = pack

    def of(self, row: TableRow) -> Home:
        wanted = Rules(row.rules, row.fingerprint)
        game = registry.find(row.game) if row.game in registry.names() else None
        if game is not None and row.pack == self.pack and wanted == Rules(game.version, game.fingerprint()):
            return HERE
        if not self.packs.known(row.pack):
            return Home(why=Refusal("pack-gone", {"pack": row.pack}))
        if game is not None and row.pack != self.pack and self.packs.rules(game, row.pack) == wanted:
            return Home(slug_of(__version__, row.pack))
        try:
            other = find(row.game, row.rules, row.fingerprint, self.packs.folder(row.pack))
        except BadData:
            other = None
        if other is not None:
            return Home(slug_of(other.program.program, row.pack))
        if row.pack != BASE and game is not None and row.rules == game.version:
            return Home(why=Refusal("pack-changed", {"pack": row.pack}))
        return Home(why=Refusal("rules-gone", {"version": row.rules, "program": row.program}))
