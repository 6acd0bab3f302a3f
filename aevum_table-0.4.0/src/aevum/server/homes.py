"""Where a table is played: here, by a child that has its rules and tables, or nowhere as things stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aevum import __version__
from aevum.engine import registry
from aevum.engine.game import BASE
from aevum.engine.refusal import BadData, Refusal
from aevum.versions.installed import find
from aevum.versions.own import PROTOCOL, Rules

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
    """`pack` is the one that this process itself plays with; `alone`: a child, which has no children."""

    def __init__(self, packs: Packs, pack: str = BASE, alone: bool = False) -> None:
        self.packs = packs
        self.pack = pack
        self.alone = alone

    def of(self, row: TableRow) -> Home:
        return self.where(row.game, row.pack, Rules(row.rules, row.fingerprint), row.program)

    def where(self, name: str, pack: str, wanted: Rules, program: str) -> Home:
        """`program` is the one that it was last played with, where that is known."""
        game = registry.find(name) if name in registry.names() else None
        if game is not None and pack == self.pack and wanted == Rules(game.version, game.fingerprint()):
            return HERE
        if not self.packs.known(pack):
            return Home(why=Refusal("pack-gone", {"pack": pack}))
        if not self.alone:
            if game is not None and pack != self.pack and self.packs.rules(game, pack) == wanted:
                return Home(slug_of(__version__, pack))
            other = self._program(name, pack, wanted)
            if other:
                return Home(slug_of(other, pack))
        if pack != BASE and game is not None and wanted.version == game.version:
            return Home(why=Refusal("pack-changed", {"pack": pack}))
        if not program:
            return Home(why=Refusal("rules-unkept", {"version": wanted.version}))
        return Home(why=Refusal("rules-gone", {"version": wanted.version, "program": program}))

    def _program(self, name: str, pack: str, wanted: Rules) -> str:
        """An installed one that has these rules and tables, and with which this one can talk."""
        try:
            there = find(name, wanted.version, wanted.fingerprint, self.packs.folder(pack))
        except BadData:
            return ""
        return there.program.program if there is not None and there.program.protocol == PROTOCOL else ""
