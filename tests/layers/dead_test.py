"""Nothing lies about unused: what a module of the program or of the tools defines, somebody takes."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from aevum.parts import Part

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tools", "tests", "examples")
FOUND_BY_NAME = {"KEYS", "Examples", "down_revision", "branch_labels", "depends_on"}
"""Read by tests of words, by Griffe and by Alembic."""
ASKED = ("add", "run")
"""What `aevum` asks the module of a command for."""
CODES = {
    *("AZ", "AA"),
    *("EMPEROR", "MAZDEAN", "NOTHING", "REMOVED"),
    *("TOWN", "FORTRESS", "CATAPULT", "STONE_THROWER", "BOMBARD", "TRANSPORT", "COMMERCE", "COMBAT"),
    *("BYZANTIUM", "HUNGARY", "ROMANS", "NOVGOROD", "GOLDEN_HORDE"),
}
"""Of the numbers that a field or a table of the rules of a game may hold, those that no rule looks for: they
stand in a row with others that rules do look for."""


def trees() -> dict[str, ast.Module]:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {
        path.relative_to(ROOT).as_posix().removeprefix("src/"): ast.parse(path.read_text("utf-8"))
        for path in paths
    }


def heads(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The names that a module defines, those for type checkers too."""
    for node in [*tree.body, *(one for part in tree.body if isinstance(part, ast.If) for one in part.body)]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for one in ast.walk(node):
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                    yield node.lineno, one.id


def unused(files: dict[str, ast.Module]) -> list[str]:
    taken: set[tuple[str, str]] = set()
    for path, tree in files.items():
        alias: dict[str, str] = {}
        spoken: list[tuple[str, str]] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                taken |= {(node.module or "", name.name) for name in node.names}
                alias |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
            elif isinstance(node, ast.Import):
                alias |= {name.asname: name.name for name in node.names if name.asname}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                taken.add((module(path), node.id))
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "declared":
                taken |= {("", str(one.value)) for one in node.args if isinstance(one, ast.Constant)}
            elif isinstance(node, ast.Attribute):
                spoken.append((node.value.id if isinstance(node.value, ast.Name) else "", node.attr))
        taken |= {(alias.get(of, ""), name) for of, name in spoken}
    asked = {name for _, name in taken}
    return [
        f"{path}:{line} {name}"
        for path, tree in files.items()
        if path.startswith(("aevum/", "tools/"))
        for line, name in heads(tree)
        if (module(path), name) not in taken
        and name != "_"
        and not name.startswith(("__", "pytest_"))
        and name not in FOUND_BY_NAME
        and not (by_name(path) and name in {*asked, *ASKED})
    ]


def module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def by_name(path: str) -> bool:
    """Of a command, of a part of a game, of a step between two forms of the store: nobody imports these."""
    names = module(path).split(".")
    return names[1] == "cli" or "migrations" in names or ".".join(names[3:]) in get_args(Part)


@pytest.mark.slow
def test_what_a_module_defines_is_used() -> None:
    files = trees()
    assert [one for one in unused(files) if not is_code(one)] == []
    played = {path: tree for path, tree in files.items() if not path.startswith("tests/")}
    alone = [one for one in unused(played) if "/rules/" in one]
    assert [one for one in alone if not is_code(one)] == [], (
        "tests alone use it: they prove nothing of the game"
    )
    assert {one.split()[1] for one in alone} == CODES


def is_code(found: str) -> bool:
    return "/rules/" in found and found.split()[1] in CODES


def test_what_nobody_takes_is_found() -> None:
    files = {
        "aevum/a.py": ast.parse("A = 1\nB = 2\nclass C: ...\ndef d(): return A\n"),
        "aevum/b.py": ast.parse("from aevum import a\nfrom aevum.a import d\nd(a.B)\n"),
        "aevum/cli/c.py": ast.parse("def run(): ...\ndef walk(): ...\n"),
    }
    assert unused(files) == ["aevum/a.py:3 C", "aevum/cli/c.py:2 walk"]
