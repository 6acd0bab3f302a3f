"""Every worked example of the rulebook is played by a test that says so."""

import ast
import csv
from pathlib import Path

FOLDER = Path(__file__).parent


def listed() -> list[str]:
    with (FOLDER / "examples.csv").open(encoding="utf-8", newline="") as file:
        return [row["example"] for row in csv.DictReader(file)]


def claimed() -> set[str]:
    """The examples that marks of tests name."""
    found: set[str] = set()
    for path in FOLDER.rglob("*_test.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "example":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return found


def test_all_examples_are_played_and_no_others() -> None:
    assert len(listed()) == len(set(listed())) == 97
    assert sorted(claimed()) == listed()
