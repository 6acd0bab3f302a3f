"""The packs of a server: folders of tables that take the place of a game's own, known by their names.

A pack belongs to a table. This process plays with none: tables that have one are played by a child.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.engine.game import BASE
from aevum.engine.refusal import BadData
from aevum.home import data_folder
from aevum.kit.pack_rows import tables_of
from aevum.kit.pack_rules import module_name
from aevum.kit.packs import files_of
from aevum.kit.tabled import TabledGame
from aevum.kit.tables import fingerprint_with
from aevum.versions.own import Rules

if TYPE_CHECKING:
    from aevum.engine import Game

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def pack_named(folder: str) -> tuple[str, Path]:
    """A folder given by hand, and the name that it goes by."""
    path = Path(folder).absolute()
    if not path.is_dir():
        raise BadData(f"--pack: there is no folder '{folder}'")
    if path.name == BASE or not NAME.fullmatch(path.name):
        raise BadData(f"--pack: '{path.name}' is no name for a pack; letters, digits, - and _ make one")
    return path.name, path


class Packs:
    """Those in the folder `packs` beside the matches, and those given by hand; looked up anew each time, as
    packs come, go and change."""

    def __init__(self, given: dict[str, Path] | None = None) -> None:
        self.given = dict(given or {})

    def all(self) -> dict[str, Path]:
        own = data_folder() / "packs"
        found = sorted(own.iterdir()) if own.is_dir() else []
        kept = {path.name: path for path in found if path.is_dir() and NAME.fullmatch(path.name)}
        return {**kept, **{name: path for name, path in self.given.items() if path.is_dir()}}

    def folder(self, name: str) -> str:
        """Where a pack is; empty for none, and where it is gone."""
        found = self.all().get(name) if name != BASE else None
        return str(found) if found is not None else ""

    def known(self, name: str) -> bool:
        return name == BASE or name in self.all()

    def rules(self, game: Game, name: str) -> Rules | None:
        """What this program would play a game by with the pack as it is now; None where it is gone
        or cannot be read."""
        if name == BASE:
            return Rules(game.version, game.fingerprint())
        folder = self.folder(name)
        if not folder or not isinstance(game, TabledGame):
            return None
        try:
            return Rules(game.version, fingerprint_with(game.package, folder))
        except BadData:
            return None

    def fitting(self, game: Game) -> list[str]:
        """The packs that hold tables of this game and nothing else."""
        if not isinstance(game, TabledGame):
            return []
        ours = {path.name: _header(path) for path in files_of(game.name)}
        module = module_name(game.package)
        return [name for name, path in self.all().items() if _fits(path, ours, module)]


def _fits(folder: Path, ours: dict[str, str], module: str) -> bool:
    """Two games may have a table of the same name, but with other columns. Words are for any."""
    with suppress(OSError):  # a folder that nobody may look into is no pack
        files = [path for path in folder.iterdir() if path.is_file() and path.suffix != ".ftl"]
        tables = [path for path in files if path.name != module]
        return bool(tables) and all(_is_ours(path, ours) for path in tables)
    return False


def _is_ours(path: Path, ours: dict[str, str]) -> bool:
    """A table of the game, or rows for such tables."""
    adding = tables_of(path.name)
    if not adding:
        return ours.get(path.name) == _header(path)
    known = {column for table in adding for column in ours.get(table, "").split(",")}
    return all(table in ours for table in adding) and {*_header(path).split(",")} <= known


def _header(path: Path) -> str:
    if path.suffix != ".csv":
        return ""
    with suppress(OSError, UnicodeError), path.open(encoding="utf-8-sig") as file:
        return file.readline().strip()
    return "unreadable"
