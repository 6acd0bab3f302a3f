"""Which clauses of a game's rules are implemented, and which of those are proven by a test.

The status of a clause:

* `not_applicable`: the game lists it as such, with a reason;
* `tested`: the game's source cites its id and a test is marked with it. For the kinds `example` and
  `definition` the mark is enough: no single line of code need carry a worked example or a term;
* `deferred`: not tested, and the game lists it as waiting for a part that is not built yet, with a reason;
* `cited`: the game's source cites its id, but no test is marked with it;
* `missing`: everything else, also a clause of another kind that a test claims but no source cites.

A citation is an id, as a whole word, in a string or comment of the game's Python source, or in a column (CSV)
or key (TOML) called `rule` or `rules`. A mark is `@rule("XX.F.3")` on a test or a class of tests, or
`pytestmark = rule(...)`, read without running anything. It counts only where pytest has a test to run:
not on a helper, nor on what is skipped or expected to fail.
"""

from __future__ import annotations

import ast
import csv
import io
import re
import tokenize
from importlib.resources.abc import Traversable
from pathlib import Path

from aevum.kit.clauses import ClauseError, Clauses, game_folder, read_clauses
from aevum.kit.tables import WORDS

COUNTED = ("clauses", "tested", "cited", "deferred", "missing", "not_applicable")
MARK_IS_ENOUGH = ("definition", "example")
_WORD = re.compile(r"(?<![\w.])\w+(?:\.\w+)+")
_TOML_RULE = re.compile(r"\brules?\s*=\s*(?:\[[^\]]*\]|\"[^\"]*\"|'[^']*')")
_RUNS = re.compile(r"(\d+)|([A-Z]+)|([a-z]+)")
_DECIMAL = re.compile(r"\d+\.\d+")


class Counts:
    """How many clauses there are of each status."""

    __slots__ = COUNTED

    def __init__(self, statuses: list[str]) -> None:
        self.clauses = len(statuses)
        self.tested = statuses.count("tested")
        self.cited = statuses.count("cited")
        self.deferred = statuses.count("deferred")
        self.missing = statuses.count("missing")
        self.not_applicable = statuses.count("not_applicable")

    def as_dict(self) -> dict[str, int]:
        """By status, and `clauses` for all."""
        return {name: int(getattr(self, name)) for name in COUNTED}


class Row:
    """One clause: its status, the places (`file:line`) that cite and prove it, why it is left out."""

    __slots__ = ("citations", "id", "kind", "reason", "status", "tests")

    def __init__(
        self, id: str, kind: str, citations: list[str], tests: list[str], reason: str, deferred: str = ""
    ) -> None:
        self.id = id
        self.kind = kind
        self.citations = citations
        self.tests = tests
        self.reason = reason
        if reason:
            self.status = "not_applicable"
        elif tests and (citations or kind in MARK_IS_ENOUGH):
            self.status = "tested"
        elif deferred:
            self.status = "deferred"
            self.reason = deferred
        else:
            self.status = "cited" if citations else "missing"


class Coverage(Counts):
    """Counts over all rows; `note` says what could not be looked at, `strays` are citations of no clause."""

    __slots__ = ("by_chapter", "game", "note", "rows", "strays")

    def __init__(self, game: str, rows: list[Row], note: str, strays: list[str]) -> None:
        super().__init__([row.status for row in rows])
        self.game = game
        self.rows = rows
        self.note = note
        self.strays = strays
        statuses: dict[str, list[str]] = {}
        for row in rows:
            statuses.setdefault(row.id.partition(".")[0], []).append(row.status)
        self.by_chapter = {chapter: Counts(found) for chapter, found in statuses.items()}

    def ids(self, status: str) -> list[str]:
        """The clauses of a status, in their order."""
        return [row.id for row in self.rows if row.status == status]


def read_marks(tests: Path, known: Clauses) -> dict[str, list[str]]:
    """The places of the tests marked for each clause, in `*_test.py` files below a folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*_test.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except SyntaxError as error:
            raise ClauseError(f"{path}, line {error.lineno}: this is not Python ({error.msg}).") from error
        _read_body(tree.body, [], False, str(path), known, found)
    return found


def _read_body(
    body: list[ast.stmt], ids: list[str], off: bool, file: str, known: Clauses, found: dict[str, list[str]]
) -> None:
    assigned = [node for node in body if isinstance(node, ast.Assign)]
    marks = [node.value for node in assigned if "pytestmark" in map(ast.unparse, node.targets)]
    ids = ids + _marked(marks, file, known)
    off = off or _skips(marks)
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = ids + _marked(node.decorator_list, file, known)
        idle = off or _skips(node.decorator_list)
        if isinstance(node, ast.ClassDef):
            _read_body(node.body, own, idle, file, known, found)
        # A class that inherits may get its tests from its base.
        runs = bool(node.bases) if isinstance(node, ast.ClassDef) else node.name.startswith("test")
        if runs and not idle:
            for id in dict.fromkeys(own):
                found.setdefault(id, []).append(f"{file}:{node.lineno}")


def _marked(expressions: list[ast.expr], file: str, known: Clauses) -> list[str]:
    ids: list[str] = []
    for node in [inner for expression in expressions for inner in ast.walk(expression)]:
        if not isinstance(node, ast.Call) or ast.unparse(node.func).rpartition(".")[2] != "rule":
            continue
        place = f"{file}, line {node.lineno}"
        if not node.args:
            raise ClauseError(f"{place}: a rule mark names no clause.")
        for argument in node.args:
            if not isinstance(argument, ast.Constant):
                raise ClauseError(f"{place}: the ids of a rule mark must be written out as strings.")
            if argument.value not in known.by_id:
                raise ClauseError(f"{place}: {argument.value!r} is no clause of {known.game}.")
            ids.append(str(argument.value))
    return ids


def _skips(expressions: list[ast.expr]) -> bool:
    nodes = [node for expression in expressions for node in ast.walk(expression)]
    return any(isinstance(node, ast.Attribute) and node.attr in ("skip", "xfail") for node in nodes)


def read_citations(folder: Traversable) -> dict[str, list[str]]:
    """The places where the sources and data below a game's folder name something that could be a clause."""
    found: dict[str, list[str]] = {}
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            for id, places in read_citations(entry).items():
                found.setdefault(id, []).extend(places)
        elif entry.name not in WORDS:
            for line, text in _texts(entry):
                for word in _WORD.finditer(text):
                    place = f"{entry}:{line + text.count(chr(10), 0, word.start())}"
                    found.setdefault(word.group(), []).append(place)
    return found


def _texts(file: Traversable) -> list[tuple[int, str]]:
    suffix = file.name.rpartition(".")[2]
    if suffix == "py":
        tokens = tokenize.tokenize(io.BytesIO(file.read_bytes()).readline)
        # Python 3.12 and later cut f-strings into tokens of their own.
        kinds = (tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
        return [(token.start[0], token.string) for token in tokens if token.type in kinds]
    if suffix == "csv":
        reader = csv.DictReader(io.StringIO(file.read_text(encoding="utf-8")))
        return [(reader.line_num, row.get(name) or "") for row in reader for name in ("rule", "rules")]
    if suffix == "toml":
        text = file.read_text(encoding="utf-8")
        return [(text.count("\n", 0, key.start()) + 1, key.group()) for key in _TOML_RULE.finditer(text)]
    return []


def _shape(id: str) -> str:
    """What an id looks like: `XX.F.12` is `A.A.0`, `T2.EV06` is `A0.A0`."""
    return _RUNS.sub(lambda run: "0" if run[1] else "A" if run[2] else "a", id)


def measure(clauses: Clauses, folder: Traversable, tests: Path | None) -> Coverage:
    """Coverage of a clause list by the sources in a game's folder and the tests in `tests/games/<game>`."""
    note = "No tests folder was found (an installed package has none), so no clause counts as tested."
    marks: dict[str, list[str]] = {}
    if tests is not None:
        own = tests / "games" / clauses.game
        note = "" if own.is_dir() else f"There is no folder {own}, so no clause counts as tested."
        marks = read_marks(own, clauses)
    cited = read_citations(folder)
    rows: list[Row] = []
    for id, clause in clauses.by_id.items():
        reasons = (clauses.not_applicable.get(id, ""), clauses.deferred.get(id, ""))
        rows.append(Row(id, clause.kind, cited.get(id, []), marks.get(id, []), *reasons))
    # A word of the shape that clauses have was meant as one, unless it may as well be a number.
    shapes = {_shape(id) for id in clauses.by_id}
    known = clauses.by_id.keys() | clauses.titles.keys()
    unknown = [id for id in cited if id not in known and _shape(id) in shapes and not _DECIMAL.fullmatch(id)]
    strays = [f"{place}: {id}" for id in unknown for place in cited[id]]
    return Coverage(clauses.game, rows, note, strays)


def coverage(game_name: str, tests: Path | None) -> Coverage:
    """Coverage of a game; no tests folder given means that of the checkout this runs from, if it is one."""
    folder = game_folder(game_name)
    if tests is None:
        beside = Path(__file__).resolve().parents[3] / "tests"
        tests = beside if (beside.parent / "src" / "aevum").is_dir() and beside.is_dir() else None
    elif not tests.is_dir():
        raise ClauseError(f"There is no folder of tests at {tests}.")
    return measure(read_clauses(game_name, folder), folder, tests)
