"""The bots have an answer to every question of the rules."""

import ast
from pathlib import Path

from aevum.games.medioevo import rules
from aevum.games.medioevo.bots.answers import ANSWERS, MENUS, PLANNED, PREFERRED
from aevum.games.medioevo.rules.diplomacy import proposal

RULES = Path(str(rules.__file__)).parent


def asked() -> set[str]:
    """The literal keys in all calls of `ask`, the triggers of windows, and the three kinds of proposals."""
    found = {key.removeprefix("ask-") for key in proposal.KEYS}
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "ask" and len(node.args) > 1:
                found |= {str(n.value) for n in ast.walk(node.args[1]) if isinstance(n, ast.Constant)}
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "trigger":
                assert isinstance(node.value, ast.Constant)
                found.add(str(node.value.value))
    return found


def test_every_question_has_one_answer() -> None:
    known = [*PLANNED, *ANSWERS, *PREFERRED]
    assert asked() == set(known)
    assert len(known) == len(set(known))


def test_menus_are_questions() -> None:
    assert set(MENUS) <= {*PLANNED, *ANSWERS}
