"""The bot has an answer to every question of the rules."""

import ast
from pathlib import Path

from aevum.games.invasions import rules
from aevum.games.invasions.bots.fast import AT_ONCE
from aevum.games.invasions.bots.marshal.answers import ANSWERS, PREFERRED
from aevum.games.invasions.bots.steward.answers import REALM_ANSWERS, REALM_PREFERRED
from aevum.games.invasions.odds.policy import FIRST

RULES = Path(str(rules.__file__)).parent
FIGHTS = ("combat", "advanced", "siege/siege.py", "sea/battle.py")
"""Rooms with the questions of a fight, which the bot leaves to the policy of the odds."""
WEIGHED = {"losses", "recovery", "repair", "rerolls"}
"""What the policy decides case by case."""
STEADY = {
    "ambush": "ambush",
    "assault": "no-assault",
    "besiege": "besiege",
    "naval-battle": "accept-battle",
    "raze": "keep-walls",
    "sack": "sack",
    "swaps": "take-black",
    "tactics": "no-trade",
    "trade": "no-trade",
    "withdraw": "fight-on",
}
"""What the policy always answers."""
PLANNED = ("march", "stacks")
"""What the marshal answers by the plans that it keeps."""


def sources(rooms: tuple[str, ...]) -> set[Path]:
    found: set[Path] = set()
    for room in rooms:
        path = RULES / room
        found.update([path] if path.suffix else path.rglob("*.py"))
    return found


def asked(paths: set[Path]) -> set[str]:
    """The literal keys in all calls of `ask`, of the methods that wrap it, and the triggers of windows."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = node.args[1]
                if name in ("ask", "_ask", "_ask_unit"):
                    either = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                    found.update(str(one.value) for one in either if isinstance(one, ast.Constant))
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "trigger":
                assert isinstance(node.value, ast.Constant)
                found.add(str(node.value.value))
    return found


def test_every_question_has_one_answer() -> None:
    tables = (ANSWERS, PREFERRED, REALM_ANSWERS, REALM_PREFERRED)
    known = [*PLANNED, *(key for table in tables for key in table)]
    assert asked(sources((".",)) - sources(FIGHTS)) == set(known)
    assert len(known) == len(set(known))


def test_every_question_of_a_fight_is_the_policys() -> None:
    assert asked(sources(FIGHTS)) == WEIGHED | STEADY.keys()
    assert set(STEADY.values()) == set(FIRST)


def test_haste_answers_questions_that_there_are() -> None:
    assert AT_ONCE.keys() <= ANSWERS.keys()
