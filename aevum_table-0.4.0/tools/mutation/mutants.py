"""What can be changed in a line of rules, so that a test ought to notice.

A change is found by its place in the tree of its file, so that it can be made again in another process.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
COUNTED = 3
"""Names in a row from which on they are taken for a list."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutant(msgspec.Struct, frozen=True):
    path: str
    """From the folder of the package."""
    place: int
    """Which of the changes of that file, in the order of its tree."""
    line: int
    begins: int
    """The line where its statement begins."""
    function: str
    """The outermost function around it; empty where the line stands outside of all."""
    was: str
    now: str
    text: str = ""
    """What the line says."""

    def tell(self) -> str:
        return f"{self.path}:{self.line} {self.function or '(module)'}: {self.was} -> {self.now}"


class Changes(ast.NodeTransformer):
    """Walks a tree, counts what could be changed, and makes the change that it was told to."""

    def __init__(self, path: str, source: str, make: int = -1) -> None:
        self.path = path
        self.lines = source.splitlines()
        self.make = make
        self.found: list[Mutant] = []
        self._scopes: list[str] = []
        self._function = ""
        self._begins = 0
        self._counted: set[ast.AST] = set()

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Module):
            self._counted = counted(node)
        if _is_aside(node) or node in self._counted:
            return node
        outer, added = self._function, isinstance(node, (*FUNCTIONS, ast.ClassDef))
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            self._scopes.append(node.name)
            if isinstance(node, FUNCTIONS) and not self._function:
                self._function = ".".join(self._scopes)
        if isinstance(node, ast.stmt):
            self._begins = node.lineno
        begins, made = self._begins, node
        for changed in _changed(node):
            if self._count(node, changed):
                made = changed
        if isinstance(node, FUNCTIONS):
            node.body = [child for statement in node.body for child in _listed(self.visit(statement))]
            if node.name != "__init__":  # a frame of a save is made without arguments, and filled afterwards
                node.args.defaults = [self._expression(value) for value in node.args.defaults]
        elif isinstance(node, ast.AnnAssign):
            node.value = self._expression(node.value) if node.value is not None else None
        else:
            self.generic_visit(node)
        if added:
            self._scopes.pop()
        self._function, self._begins = outer, begins
        return made

    def _expression(self, node: ast.expr) -> ast.expr:
        found = self.visit(node)
        assert isinstance(found, ast.expr)
        return found

    def _count(self, node: ast.AST, changed: ast.AST) -> bool:
        place = len(self.found)
        line = node.target.lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 0)
        was, now, text = _head(node), _head(changed), self.lines[line - 1].strip()
        self.found.append(Mutant(self.path, place, line, self._begins, self._function, was, now, text))
        return place == self.make


def _listed(node: ast.AST) -> list[ast.stmt]:
    assert isinstance(node, ast.stmt)
    return [node]


def _head(node: ast.AST) -> str:
    """The first line of what it says."""
    return ast.unparse(ast.fix_missing_locations(node)).split("\n")[0]


def _is_aside(node: ast.AST) -> bool:
    """What is no rule: documentation, names of slots and steps, our own checks, texts of errors, words to the
    compiler."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "mypyc_attr"
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.JoinedStr, ast.pattern)):
        return True
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__slots__" for target in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def counted(module: ast.Module) -> set[ast.AST]:
    """Names that only count through a list, one after the other: `FIGHT = 0`, `FLEE = 1`, `CAPTURE = 2`."""
    figures = [(node, _figure(node)) for node in module.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    found: set[ast.AST] = set()
    run: list[ast.AST] = []
    last: int | None = None
    for node, figure in figures:
        goes_on = figure is not None and last is not None and figure == last + 1
        run = [*run, node] if goes_on else [node]
        last = figure
        if len(run) >= COUNTED:
            found.update(run)
    return found


def _figure(node: ast.Assign | ast.AnnAssign) -> int | None:
    value = node.value.value if isinstance(node.value, ast.Constant) else None
    return value if type(value) is int else None


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=ops) if type(ops[0]) in COMPARISONS:
            yield _with(node, ops=[COMPARISONS[type(ops[0])](), *ops[1:]])
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not _is_text(node):
            yield _with(node, op=ARITHMETIC[type(op)]())
        case ast.AugAssign(op=op) if type(op) in ARITHMETIC:
            yield _with(node, op=ARITHMETIC[type(op)]())
            yield ast.copy_location(ast.Pass(), node)
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield _with(node, value=not value)
        case ast.Constant(value=int(value)):
            yield _with(node, value=value + 1)
        case ast.If() | ast.While() | ast.IfExp():
            yield _with(node, test=_not(node.test))
        case ast.comprehension(ifs=[first, *rest]):
            yield _with(node, ifs=[_not(first), *rest])
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield _with(node, func=_with(node.func, id=NAMES[name]))
        case ast.Expr(value=ast.Call()):
            yield ast.copy_location(ast.Pass(), node)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.copy_location(ast.Pass(), node)
        case ast.Continue():
            yield ast.copy_location(ast.Break(), node)
        case ast.Break():
            yield ast.copy_location(ast.Continue(), node)


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr) or _is_string(side) for side in sides)


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _not(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A node like this one, with other fields; what is inside is shared."""
    kept = {name: getattr(node, name) for name in node._fields} | fields
    made = type(node)(**kept)
    return ast.copy_location(made, node) if hasattr(node, "lineno") else made


def mutants(root: Path, path: str) -> list[Mutant]:
    """All changes of a file."""
    source = (root / path).read_text(encoding="utf-8")
    changes = Changes(path, source)
    changes.visit(ast.parse(source, path))
    return changes.found


def mutated(root: Path, mutant: Mutant) -> ast.Module:
    """The file's tree with that change."""
    source = (root / mutant.path).read_text(encoding="utf-8")
    made = Changes(mutant.path, source, mutant.place).visit(ast.parse(source, mutant.path))
    assert isinstance(made, ast.Module)
    return ast.fix_missing_locations(made)
