"""Procedures that saves and copies begin with."""

import ast
from functools import cache
from pathlib import Path

import aevum.games.invasions.rules
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.hands.window import EventWindow
from aevum.games.invasions.rules.movement.quarry import Hunt, Quarry
from aevum.games.invasions.rules.reaction.named import NamedStacks
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing.laws import frames_are_whole

BEGUN = {
    ("AdvancedBattle", "round"): 1,
    ("AdvancedNavalBattle", "round"): 1,
    ("RollAgain", "round"): 1,
    ("Battle", "dice"): [0, 0, 0, 0],
    ("NavalBattle", "dice"): [0, 0, 0, 0],
    ("Levy", "numbers"): [0, 0, 0, 0, 0],
}
"""Rounds are counted from the first; dice and units by their kind."""
TOLD = {
    ("Calamity", "key"),
    ("Collapse", "rule"),
    ("FederatesDecide", "rule"),
    ("LeaderCampaigns", "left"),
    ("Match", "last"),
    ("Specials", "when"),
}
"""What whoever begins a procedure tells it, with something usual where he does not."""


def test_procedures_are_made_whole() -> None:
    frames_are_whole(GAME)


def test_procedures_begin_with_nothing_done() -> None:
    """Nothing is counted, chosen or gone through yet."""
    for name, make in GAME.frames.items():
        frame = make()
        for field in frame.fields:
            if (name, field) not in TOLD:
                value = getattr(frame, field)
                wanted = [BEGUN[name, field]] if (name, field) in BEGUN else [0, NOWHERE, "", []]
                assert value in wanted, (name, field, value)


def test_what_others_build_on_is_no_procedure_of_its_own() -> None:
    """A save cannot name it; what is built on it says what it lacks."""
    shared = {"EventWindow", "RollEvents", "PlaceEvents", "Hunt", "Quarry", "NamedStacks"}
    assert shared.isdisjoint(GAME.frames)
    for base in (EventWindow, Hunt, Quarry, NamedStacks):
        assert any(issubclass(make, base) for make in GAME.frames.values() if isinstance(make, type))


@cache
def set_by() -> dict[str, set[str]]:
    """By class of the rules: what it sets of itself, wherever it does."""
    found: dict[str, set[str]] = {}
    for folder in aevum.games.invasions.rules.__path__:
        for file in Path(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, set()).update(_set_in(node))
    return found


def _set_in(node: ast.ClassDef) -> set[str]:
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
    }


def test_what_a_procedure_sets_on_its_way_it_has_from_the_start() -> None:
    """A save keeps what `__init__` sets: what was set elsewhere only would be lost."""
    seen = 0
    for name, make in GAME.frames.items():
        frame = make()
        for part in type(frame).__mro__:
            for field in set_by().get(part.__name__, ()):
                assert hasattr(frame, field), (name, field)
                seen += 1
    assert seen > 300, "there are that many"
