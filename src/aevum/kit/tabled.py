"""A game whose figures stand in tables."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.game import Game
from aevum.kit.tables import fingerprint, pack_name


@mypyc_attr(allow_interpreted_subclasses=True)
class TabledGame(Game):
    package: ClassVar[str] = ""
    """The package whose folder `data` holds the tables."""

    def pack(self) -> str:
        return pack_name()

    def fingerprint(self) -> str:
        return fingerprint(self.package)
