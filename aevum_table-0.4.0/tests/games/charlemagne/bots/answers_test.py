"""The bots have an answer to every question of the rules."""

import ast
from pathlib import Path

from aevum.games.charlemagne import rules
from aevum.games.charlemagne.bots.answers import ANSWERS, PLANNED, PREFERRED

RULES = Path(str(rules.__file__)).parent


def asked() -> set[str]:
    """The literal keys in all calls of `ask`, and the triggers of windows."""
    found: set[str] = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "ask" and len(node.args) > 1:
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "trigger":
                assert isinstance(node.value, ast.Constant)
                found.add(str(node.value.value))
    return found


def test_every_question_has_one_answer() -> None:
    known = [*PLANNED, *ANSWERS, *PREFERRED]
    assert asked() == set(known)
    assert len(known) == len(set(known))
