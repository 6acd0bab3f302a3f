"""A game whose figures stand in tables."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.game import Game
from aevum.kit.tables import fingerprint, pack_name


@mypyc_attr(allow_interpreted_subclasses=True)
class TabledGame(Game):
    """A game whose figures stand in tables of its own, which packs may replace."""

    package: ClassVar[str] = ""
    """The package whose folder `data` holds the tables."""

    def pack(self) -> str:
        """The pack that this process plays with."""
        return pack_name()

    def fingerprint(self) -> str:
        """Of all tables that it reads: another one, and saves of the two are told apart."""
        return fingerprint(self.package)
