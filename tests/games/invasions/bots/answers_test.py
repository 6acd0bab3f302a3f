"""The marshal has an answer to every question of the raids and the Military phase."""

import ast
from pathlib import Path

from aevum.games.invasions import rules
from aevum.games.invasions.bots.marshal.answers import ANSWERS, PREFERRED
from aevum.games.invasions.odds.policy import FIRST

RULES = Path(str(rules.__file__)).parent
MAP = (
    "campaign",
    "control",
    "military",
    "movement",
    "raids",
    "reaction",
    "retreat",
    "sea",
    "siege",
    "vassalage",
)
FIGHTS = ("combat", "advanced", "siege/siege.py", "sea/battle.py")
"""Rooms with the questions of a fight, which the marshal leaves to the policy of the odds."""
WEIGHED = {"losses", "recovery", "repair"}
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


def sources(rooms: tuple[str, ...]) -> set[Path]:
    found: set[Path] = set()
    for room in rooms:
        path = RULES / room
        found.update([path] if path.suffix else path.rglob("*.py"))
    return found


def asked(paths: set[Path]) -> set[str]:
    """The literal keys in all calls of `ask`, and of the methods that wrap it."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = node.args[1]
                if name in ("ask", "_ask") and isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


def test_every_question_of_the_map_has_one_answer() -> None:
    assert asked(sources(MAP) - sources(FIGHTS)) == ANSWERS.keys() | PREFERRED.keys()
    assert not ANSWERS.keys() & PREFERRED.keys()


def test_every_question_of_a_fight_is_the_policys() -> None:
    assert asked(sources(FIGHTS)) == WEIGHED | STEADY.keys()
    assert set(STEADY.values()) == set(FIRST)
