"""A game whose figures stand in tables."""

import os
from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.game import Game
from aevum.engine.state import Frame
from aevum.kit.pack_rules import pack_frames
from aevum.kit.tables import fingerprint, pack_name
from aevum.parts import PACK_VARIABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class TabledGame(Game):
    """A game whose figures stand in tables of its own, which packs may replace."""

    package: ClassVar[str] = ""
    """The package whose folder `data` holds the tables."""

    def __init__(self, frames: list[Callable[[], Frame[Any]]] | None = None) -> None:
        super().__init__(None if frames is None else [*frames, *self._packed()])

    def kinds(self) -> list[type[Frame[Any]]]:
        """The frames of the rules, and those of the pack that is played with."""
        return [*super().kinds(), *self._packed()]

    def _packed(self) -> list[type[Frame[Any]]]:
        """The frames of the pack, whose module is run here: before the game fills its own places."""
        return pack_frames(self.package, os.environ.get(PACK_VARIABLE, ""))

    def pack(self) -> str:
        """The pack that this process plays with."""
        return pack_name()

    def fingerprint(self) -> str:
        """Of all tables that it reads: another one, and saves of the two are told apart."""
        return fingerprint(self.package)
