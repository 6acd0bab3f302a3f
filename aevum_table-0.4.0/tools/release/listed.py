"""`releases.csv`: every version of a game's rules that was released. Lines are added, none is changed."""

from __future__ import annotations

import csv
from dataclasses import astuple, dataclass, fields
from pathlib import Path

from aevum.engine import BadData
from aevum.kit.changes import number
from tools.release.goldens import ROOT

FILE = ROOT / "releases.csv"


@dataclass(frozen=True)
class Release:
    game: str
    version: str
    program: str
    goldens: str
    """The digest of its golden matches and states."""
    tables: str
    """The fingerprint of its tables."""


COLUMNS = [field.name for field in fields(Release)]


def releases(file: Path = FILE) -> list[Release]:
    """What is listed; BadData names the line at fault."""
    lines = list(csv.reader(file.read_text(encoding="utf-8").splitlines())) if file.is_file() else [COLUMNS]
    if lines[:1] != [COLUMNS]:
        raise BadData(f"{file.name}, line 1: expected the columns {', '.join(COLUMNS)}")
    found: list[Release] = []
    for line, cells in enumerate(lines[1:], start=2):
        where = f"{file.name}, line {line}"
        if len(cells) != len(COLUMNS) or not all(cells):
            raise BadData(f"{where}: expected {len(COLUMNS)} fields, none of them empty")
        new = Release(*cells)
        if number(new.version, f"{where}: version") <= newest(new.game, found):
            raise BadData(f"{where}: version {new.version} of {new.game} is not newer than those before")
        found.append(new)
    return found


def newest(game: str, found: list[Release]) -> int:
    """The number of the newest version of a game that is listed, 0 where there is none."""
    return max((int(release.version) for release in found if release.game == game), default=0)


def append(release: Release, file: Path = FILE) -> None:
    before = file.read_text(encoding="utf-8").rstrip("\n") if file.is_file() else ",".join(COLUMNS)
    file.write_text(f"{before}\n{','.join(astuple(release))}\n", encoding="utf-8")
