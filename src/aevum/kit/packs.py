"""The tables of a game: where their figures come from, and whether a pack of other ones can take their place.

A pack is held against our own tables (`pack_tables`); a trial finds out whether it can be played with.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from aevum.engine.refusal import BadData
from aevum.kit.changes import changes
from aevum.kit.pack_rows import tables_of
from aevum.kit.pack_rules import module_name
from aevum.kit.pack_tables import SOURCE, SOURCES, Laws, read, text_of
from aevum.kit.tables import WORDS as OF_RULES
from aevum.parts import folder
from aevum.words import languages

WORDS = ".ftl"


@dataclass(frozen=True)
class Counted:
    """A file of data: how many rows, and how many of each source; no figures where no source is told."""

    file: str
    rows: int
    sources: dict[str, int]


def counted(game: str) -> list[Counted]:
    """Every table of a game, with how many of its rows the rulebook gives."""
    return [_count(path) for path in files_of(game)]


def files_of(game: str) -> list[Path]:
    """The tables and set-ups that ship with a game, by name."""
    data = _home(game) / "data"
    return sorted(path for path in data.glob("*.*") if path.suffix in (".csv", ".toml"))


def _home(game: str) -> Path:
    home = folder(game)
    if home is None:
        raise BadData(f"there is no game '{game}'")
    return Path(str(home))


def _count(path: Path) -> Counted:
    if path.suffix == ".toml":
        told = list(_told(tomllib.loads(path.read_text(encoding="utf-8"))))
        total = len(told)
    else:
        rows = read(path)
        told = [row[SOURCE] for row in rows if SOURCE in row]
        total = len(rows)
    return Counted(
        path.name, total, {name: sum(s.startswith(name) for s in told) for name in SOURCES if told}
    )


def _told(data: dict[str, object]) -> Iterator[str]:
    """Every source of a set-up, of whatever part of it."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _told(value)
        elif key == SOURCE and isinstance(value, str):
            yield value


def check(game: str, pack: Path | None = None) -> list[str]:
    """The files that were checked: a pack's, or all of ours. BadData tells the first fault in a sentence."""
    ours = {path.name: path for path in files_of(game)}
    mine = dict(ours)
    if pack is not None:
        if not pack.is_dir():
            raise BadData(f"there is no folder '{pack}'")
        mine = {path.name: path for path in sorted(pack.iterdir()) if path.is_file()}
        words = {f"{language}{WORDS}" for language in languages()}
        module = module_name(_home(game).name)
        for name in mine:
            if name not in ours and name not in words and name != module and not tables_of(name):
                raise BadData(f"{name}: {game} has no table of this name; 'aevum data {game}' lists them")
            if any(table in OF_RULES for table in [name, *tables_of(name)]):
                raise BadData(f"{name}: it tells of the rulebook, which no pack changes")
    else:
        changes(game)
    laws = Laws(ours, mine, _home(game))
    checks = {".csv": laws.check, ".toml": _check_setup, WORDS: _check_words}
    for name, path in mine.items():
        if tables_of(name):
            laws.check_added(path)
        elif name not in OF_RULES and path.suffix in checks:
            checks[path.suffix](path)
    for name, path in ours.items():
        if name not in mine and path.suffix == ".csv" and name not in OF_RULES:
            laws.check_left(path)
    return sorted(mine)


def _check_setup(path: Path) -> None:
    try:
        tomllib.loads(text_of(path))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{path.name}: {error}") from None


def _check_words(path: Path) -> None:
    """What Fluent cannot read it passes over in silence."""
    from fluent.syntax import FluentParser, ast

    text = text_of(path)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1
            raise BadData(f"{path.name}, line {line}: '{text.splitlines()[line - 1]}' is no message")
