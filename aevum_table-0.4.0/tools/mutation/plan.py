"""Which lines are changed, and which tests ought to notice."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from tools.mutation.mutants import Mutant, mutants
from tools.mutation.reach import LOADING, Reached
from tools.mutation.trial import Trial, fits

NO_RULES = ("check", "hidden", "imagine", "modern", "older")
"""Modules and rooms beside the rules: our own checks of a state, what a seat may imagine, old saves."""


def sample(root: Path, seed: int, count: int) -> list[Mutant]:
    """One change each of so many lines of rules, drawn by a seed."""
    by_line: defaultdict[tuple[str, int], list[Mutant]] = defaultdict(list)
    for file in sorted(root.rglob("*.py")):
        path = file.relative_to(root)
        if not set(NO_RULES) & {part.removesuffix(".py") for part in path.parts}:
            for mutant in mutants(root, str(path)):
                by_line[mutant.path, mutant.line].append(mutant)
    rng = Random(seed)
    lines = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [rng.choice(by_line[line]) for line in lines]


class Plan:
    def __init__(self, root: Path, package: str, reached: Reached) -> None:
        self.root = root
        self.package = package
        self.reached = reached
        self.tests = list(reached.seconds)
        self._breadth: defaultdict[int, int] = defaultdict(int)
        for lines in reached.lines.values():
            for tests in lines.values():
                for test in tests:
                    self._breadth[test] += 1

    def trial(self, mutant: Mutant) -> tuple[Trial, bool]:
        """And whether it needs a fresh process: it does where the line is run when modules are loaded."""
        reaching = self._running(mutant)
        fresh = not mutant.function or LOADING in reaching
        fresh = fresh or not fits(self.package, str(self.root), mutant)
        if fresh:
            reaching = self._touching(mutant)
        tests = sorted(reaching - {LOADING}, key=self._particular)
        if fresh:
            tests += sorted(set(range(len(self.tests))) - reaching, key=self._particular)
        names = [self.tests[test] for test in tests]
        seconds = [self.reached.seconds[name] for name in names]
        return Trial(mutant, str(self.root), self.package, names, seconds), fresh

    def _particular(self, test: int) -> tuple[int, int]:
        return self._breadth[test], test

    def _running(self, mutant: Mutant) -> set[int]:
        """Tests that run the line, or where its statement begins."""
        lines = self.reached.lines.get(mutant.path, {})
        return set(lines.get(mutant.line) or lines.get(mutant.begins) or ())

    def _touching(self, mutant: Mutant) -> set[int]:
        """Tests that run a function which names what the line defines, or the function itself."""
        names = {mutant.function.split(".")[-1]} if mutant.function else defined(self.root, mutant)
        tests: set[int] = set()
        for path in self.reached.lines:
            for first, last in users(self.root, path, frozenset(names)):
                for line, reaching in self.reached.lines[path].items():
                    if first < line <= last:
                        tests.update(reaching)
        return tests


def defined(root: Path, mutant: Mutant) -> set[str]:
    """The names that the statement with that line gives a value."""
    for node in ast.parse((root / mutant.path).read_text(encoding="utf-8")).body:
        if node.lineno <= mutant.line <= (node.end_lineno or 0):
            return {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and _is_set(part)} | {
                getattr(node, "name", "")
            }
    return set()


def _is_set(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


@cache
def users(root: Path, path: str, names: frozenset[str]) -> list[tuple[int, int]]:
    """First and last lines of the functions that name one of these."""
    tree = ast.parse((root / path).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return [(node.lineno, node.end_lineno or 0) for node in functions if names & set(_named(node))]


def _named(node: ast.AST) -> Iterable[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr
