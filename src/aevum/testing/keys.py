"""Finds, without running anything, the messages that code will ask the word files for.

Keys must be literals where they are used (or constants of a module, or a choice between literals), so that
a missing word is found by a test and not by a player. A function may pass on a key that it is given in a
parameter called `key`: its callers are then read in the same way. A module that computes keys lists the
messages it can come to in `KEYS: tuple[str, ...]`, as whole ids ("event-foo").
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

Form = tuple[str, int]
"""The kind of a message, and which argument of the call is its key."""

FUNCTIONS: dict[str, Form] = {
    "Option": ("option", 0),
    "Event": ("event", 0),
    "Refusal": ("refusal", 0),
    "Run": ("run", 0),
    "Modifier": ("modifier", 1),
    "note": ("modifier", 2),
    "Outcome": ("outcome", 2),
    "said": ("", 1),
}
METHODS: dict[str, Form] = {
    "ask": ("ask", 1),
    "tell": ("event", 0),
    "roll": ("event", 0),
    "say": ("", 0),
}

# Modules that only hand on what others gave them: a saved key, a window's trigger, a message's parts.
HANDING_ON = (
    "engine/saving.py",
    "engine/window.py",
    "aevum/words.py",
    "server/bots/talk.py",
    "server/store/pack.py",
    "server/upgrading/finding.py",
)


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
    forms = Forms(list(trees.values()))
    for path, tree in trees.items():
        _Reader(path, tree, constants, forms, found).visit(tree)
    return found


class Forms:
    """The calls that name a key: the engine's, and those of functions that pass a `key` on to one of them."""

    def __init__(self, trees: list[ast.Module]) -> None:
        self.functions = dict(FUNCTIONS)
        self.methods = dict(METHODS)
        passing = [node for tree in trees for node in ast.walk(tree) if takes_key(node)]
        size = 0
        while size != len(self.functions) + len(self.methods):
            size = len(self.functions) + len(self.methods)
            for node in passing:
                self._learn(node)

    def _learn(self, node: ast.AST) -> None:
        assert isinstance(node, ast.FunctionDef)
        names = [argument.arg for argument in node.args.args]
        for call in ast.walk(node):
            form = self.of(call) if isinstance(call, ast.Call) else None
            if form is None or not isinstance(call, ast.Call):
                continue
            value = _argument(call, form[1])
            if isinstance(value, ast.Name) and value.id == "key":
                if names[0] == "self":
                    self.methods.setdefault(node.name, (form[0], names.index("key") - 1))
                else:
                    self.functions.setdefault(node.name, (form[0], names.index("key")))

    def of(self, call: ast.Call) -> Form | None:
        if isinstance(call.func, ast.Name):
            return self.functions.get(call.func.id)
        if isinstance(call.func, ast.Attribute):
            return self.methods.get(call.func.attr) or self.functions.get(call.func.attr)
        return None


def takes_key(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(argument.arg == "key" for argument in node.args.args)


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
    def __init__(
        self, path: Path, tree: ast.Module, constants: dict[str, str], forms: Forms, found: Found
    ) -> None:
        self.path = path
        self.forms = forms
        self.passing = 0
        """How many of the functions that the reader stands in take a key."""
        self.constants = {**constants, **_constants(tree)}
        self.found = found
        declared = [value for s in tree.body for name, value in _assigned(s) if name == "KEYS"]
        self.lenient = bool(declared) or path.as_posix().endswith(HANDING_ON)
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

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.passing += takes_key(node)
        self.generic_visit(node)
        self.passing -= takes_key(node)

    def visit_Call(self, node: ast.Call) -> None:
        form = self.forms.of(node)
        value = _argument(node, form[1]) if form is not None else None
        # Too few arguments: another function of the same name, as Words.ask is.
        if form is not None and value is not None:
            self._key(form[0], value)
        self.generic_visit(node)

    def _key(self, kind: str, value: ast.expr) -> None:
        if self.passing and isinstance(value, ast.Name) and value.id == "key":
            return
        keys = self._literals(value)
        if keys is None and not self.lenient:
            self.found.problems.append(
                f"{self._where(value)}: the key of this {kind or 'message'} is computed; list the messages "
                f"it can come to in KEYS"
            )
        # Without a key nothing is said: a run need not say what it is.
        for key in filter(None, keys or []):
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
