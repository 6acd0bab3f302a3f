"""The clauses of a game's rules: small numbered statements (`XX.F.3`) that code, tests and refusals point to.

A game package ships them in its `data` folder:

* `clauses.csv` (`id,kind,text`): one clause per row, in the order of the rulebook;
* `chapters.csv` (`id,title`): a title for each chapter (`XX`) and each section (`XX.F`);
* `not-applicable.csv` (`id,reason`, optional): clauses that software need not implement;
* `deferred.csv` (`id,reason`, optional): clauses that wait for a part of the game that is not built yet.
"""

from __future__ import annotations

import csv
import difflib
import io
from importlib.resources.abc import Traversable

from aevum.engine import registry
from aevum.parts import folder

KINDS = frozenset(("data", "definition", "example", "flow", "limit", "modifier", "optional", "table"))


class ClauseError(ValueError):
    """Something asked of, or found in, a clause list is wrong; the message is one sentence for a person."""


class Clause:
    """A rule in our words, under the id that code, tests and refusals name."""

    __slots__ = ("id", "kind", "text")

    def __init__(self, id: str, kind: str, text: str) -> None:
        self.id = id
        self.kind = kind
        self.text = text

    @property
    def chapter(self) -> str:
        """The first part of the id, `XX` of `XX.F.3`."""
        return self.id.partition(".")[0]

    @property
    def section(self) -> str:
        """The id without its number, `XX.F` of `XX.F.3`."""
        return self.id.rpartition(".")[0]


class Section:
    """Clauses that stand together under one title."""

    __slots__ = ("clauses", "id", "title")

    def __init__(self, id: str, title: str, clauses: list[Clause]) -> None:
        self.id = id
        self.title = title
        self.clauses = clauses


class Clauses:
    """All clauses of one game."""

    __slots__ = ("by_id", "deferred", "game", "not_applicable", "sections", "titles")

    def __init__(
        self,
        game: str,
        clauses: list[Clause],
        titles: dict[str, str],
        not_applicable: dict[str, str],
        deferred: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.titles = titles
        self.not_applicable = not_applicable
        self.deferred: dict[str, str] = deferred if deferred is not None else {}
        self.by_id: dict[str, Clause] = {}
        self.sections: list[Section] = []
        for clause in clauses:
            if clause.id in self.by_id:
                raise ClauseError(f"The clause {clause.id} of {game} is listed twice.")
            for heading in (clause.chapter, clause.section):
                if heading not in titles:
                    raise ClauseError(f"The section {heading} of {game} has clauses but no title.")
            # A chapter may have clauses of its own between its sections: the order of the rules is kept.
            if not self.sections or self.sections[-1].id != clause.section:
                self.sections.append(Section(clause.section, titles[clause.section], []))
            self.sections[-1].clauses.append(clause)
            self.by_id[clause.id] = clause
        for id in not_applicable:
            if id not in self.by_id:
                raise ClauseError(f"{id} is listed as not applicable but is no clause of {game}.")
        for id in self.deferred:
            if id not in self.by_id:
                raise ClauseError(f"{id} is listed as deferred but is no clause of {game}.")
            if id in not_applicable:
                raise ClauseError(f"{id} of {game} is listed both as deferred and as not applicable.")

    def lookup(self, wanted: str) -> list[Section]:
        """The sections of a chapter (`XX`), one section (`XX.F`), or its part with one clause (`XX.F.3`)."""
        name = wanted.strip().rstrip(".").casefold()
        result: list[Section] = []
        for section in self.sections:
            if name in (section.id.casefold(), section.id.partition(".")[0].casefold()):
                result.append(section)
                continue
            for clause in section.clauses:
                if clause.id.casefold() == name:
                    result.append(Section(section.id, section.title, [clause]))
        if not result:
            raise ClauseError(f"{self.game} has no section {wanted!r}; {self._near(wanted)}")
        return result

    def _near(self, wanted: str) -> str:
        # Somebody who got the chapter right is helped by its sections, not by namesakes elsewhere.
        known = list(self.titles) + list(self.by_id)
        parent = wanted.strip().rstrip(".").upper().rpartition(".")[0]
        while parent:
            children = [id for id in known if id.upper().rpartition(".")[0] == parent]
            if children:
                break
            parent = parent.rpartition(".")[0]
        else:
            children = [id for id in known if "." not in id]
        near = difflib.get_close_matches(wanted.upper(), children, n=4, cutoff=0.0)
        return "near it are " + ", ".join(id for id in children if id in near) + "."


def _rows(path: Traversable, columns: tuple[str, ...]) -> list[list[str]]:
    reader = csv.DictReader(io.StringIO(path.read_text(encoding="utf-8")))
    names = reader.fieldnames or []
    for column in columns:
        if column not in names:
            raise ClauseError(f"{path.name} lacks the column {column!r}.")
    rows: list[list[str]] = []
    for row in reader:
        cells = [row[column] or "" for column in columns]
        if not all(cells):
            raise ClauseError(f"{path.name}, line {reader.line_num}: an empty cell.")
        rows.append(cells)
    return rows


def _pairs(path: Traversable, column: str) -> dict[str, str]:
    return {cells[0]: cells[1] for cells in _rows(path, ("id", column))}


def read_clauses(game: str, home: Traversable) -> Clauses:
    """Read the clause list in the package folder of a game."""
    data = home / "data"
    clauses: list[Clause] = []
    for id, kind, text in _rows(data / "clauses.csv", ("id", "kind", "text")):
        if kind not in KINDS:
            raise ClauseError(f"The clause {id} of {game} is of the unknown kind {kind!r}.")
        clauses.append(Clause(id, kind, text))
    titles = _pairs(data / "chapters.csv", "title")
    return Clauses(game, clauses, titles, _reasons(data, "not-applicable"), _reasons(data, "deferred"))


def _reasons(data: Traversable, name: str) -> dict[str, str]:
    path = data / f"{name}.csv"
    return _pairs(path, "reason") if path.is_file() else {}


def known_games() -> list[str]:
    """The games whose package ships a clause list."""
    return [name for name in registry.names() if _has_clauses(folder(name))]


def _has_clauses(home: Traversable | None) -> bool:
    return home is not None and (home / "data" / "clauses.csv").is_file()


def game_folder(game: str) -> Traversable:
    """Where the files of a game lie; ClauseError for a game that is not there."""
    home = folder(game)
    if home is None or not _has_clauses(home):
        known = ", ".join(known_games())
        raise ClauseError(f"There is no game {game!r} with a clause list; known are: {known}.")
    return home


def load(game: str) -> Clauses:
    """All clauses of a game, as its lists have them."""
    return read_clauses(game, game_folder(game))
