"""Procedures that saves and copies begin with."""

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
