"""Finds, without running anything, the messages that code will ask the word files for.

Keys must be literals where they are used (or constants of a module, or a choice between literals), so that
a missing word is found by a test and not by a player. A module that computes keys lists the messages it can
come to in `KEYS: tuple[str, ...]`, as whole ids ("event-foo").
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

# Called as a plain name or as the last part of a dotted one: kind of the message, place of the key.
CALLS = {
    "Option": ("option", 0),
    "Event": ("event", 0),
    "Refusal": ("refusal", 0),
    "Modifier": ("modifier", 1),
    "note": ("modifier", 2),
    "Outcome": ("outcome", 2),
}
METHODS = {"ask": ("ask", 1), "tell": ("event", 0), "roll": ("event", 0), "say": ("", 0)}

# The engine's own modules that only pass on the keys others give them.
PASSING_ON = ("engine/event.py", "engine/saving.py", "engine/state.py", "engine/window.py", "aevum/words.py")


class Found:
    """`used` maps a message id to the places that use it; `problems` are keys that cannot be known."""

    def __init__(self) -> None:
        self.used: dict[str, list[str]] = {}
        self.problems: list[str] = []

    def add(self, id: str, where: str) -> None:
        self.used.setdefault(id, []).append(where)


def scan(roots: Iterable[Path], constants_from: Iterable[Path] = ()) -> Found:
    """Read every module under the roots; string constants may also come from the other folders."""
    found = Found()
    trees = {path: _parse(path) for path in _modules(roots)}
    constants: dict[str, str] = {}
    for tree in [*(_parse(path) for path in _modules(constants_from)), *trees.values()]:
        constants.update(_constants(tree))
    for path, tree in trees.items():
        _Reader(path, tree, constants, found).visit(tree)
    return found


def _modules(roots: Iterable[Path]) -> list[Path]:
    return [path for root in roots for path in ([root] if root.is_file() else sorted(root.rglob("*.py")))]


def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _constants(tree: ast.Module) -> dict[str, str]:
    found: dict[str, str] = {}
    for statement in tree.body:
        for name, value in _assigned(statement):
            if name.isupper() and isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[name] = value.value
    return found


def _assigned(statement: ast.stmt) -> list[tuple[str, ast.expr]]:
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets: list[ast.expr] = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    else:
        return []
    assert statement.value is not None
    found: list[tuple[str, ast.expr]] = []
    for target in targets:
        pairs = [(target, statement.value)]
        if isinstance(target, ast.Tuple) and isinstance(statement.value, ast.Tuple):
            pairs = list(zip(target.elts, statement.value.elts, strict=False))
        found += [(name.id, value) for name, value in pairs if isinstance(name, ast.Name)]
    return found


class _Reader(ast.NodeVisitor):
    def __init__(self, path: Path, tree: ast.Module, constants: dict[str, str], found: Found) -> None:
        self.path = path
        self.constants = {**constants, **_constants(tree)}
        self.found = found
        declared = [value for s in tree.body for name, value in _assigned(s) if name == "KEYS"]
        self.lenient = bool(declared) or path.as_posix().endswith(PASSING_ON)
        for value in declared:
            for node in ast.walk(value):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value, self._where(node))

    def _where(self, node: ast.expr) -> str:
        return f"{self.path.name}:{node.lineno}"

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        # The engine's Window names a trigger only to be overridden.
        if node.name != "Window":
            for statement in node.body:
                for name, value in _assigned(statement):
                    if name == "trigger":
                        self._key("ask", value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        form = None
        if isinstance(called, ast.Name):
            form = CALLS.get(called.id)
        elif isinstance(called, ast.Attribute):
            form = METHODS.get(called.attr) or CALLS.get(called.attr)
        if form is not None:
            kind, place = form
            value = _argument(node, place)
            # Words.ask takes an Ask alone; State.ask has a key as well.
            if value is not None:
                self._key(kind, value)
        self.generic_visit(node)

    def _key(self, kind: str, value: ast.expr) -> None:
        keys = self._literals(value)
        if keys is None and not self.lenient:
            self.found.problems.append(
                f"{self._where(value)}: the key of this {kind or 'message'} is computed; list the messages "
                f"it can come to in KEYS"
            )
        for key in keys or []:
            self.found.add(f"{kind}-{key}" if kind else key, self._where(value))

    def _literals(self, value: ast.expr) -> list[str] | None:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return [value.value]
        if isinstance(value, ast.Name) and value.id in self.constants:
            return [self.constants[value.id]]
        if isinstance(value, ast.IfExp):
            first, second = self._literals(value.body), self._literals(value.orelse)
            return None if first is None or second is None else first + second
        return None


def _argument(node: ast.Call, place: int) -> ast.expr | None:
    for keyword in node.keywords:
        if keyword.arg == "key":
            return keyword.value
    for at, value in enumerate(node.args[: place + 1]):
        # Behind a star nobody can tell which argument is the key.
        if at == place or isinstance(value, ast.Starred):
            return value
    return None
