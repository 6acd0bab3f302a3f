"""Where a match stands: the step of the sequence of play, who acts, and the points of a lone phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_text, an_int, ints
from aevum.games.invasions.rules.frontiers import counted_for, taken_and_lost
from aevum.games.invasions.rules.troops import NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.world.world import World
from aevum.scene.seen import frames_of

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

LONE_PHASE = "OneMilitaryPhase"
ADMINISTRATION = "AdministrationPhase"
STEPS = {
    "StatusStep": "board-step-status",
    "Specials": "board-step-specials",
    "ReinforcementStep": "board-step-reinforcements",
    "EventCards": "board-step-events",
    "RaidStep": "board-step-raids",
    "Caravans": "board-step-caravans",
    "DiplomacyStep": "board-step-diplomacy",
    "MilitaryPhase": "board-step-military",
    "EndOfDiplomacy": "board-step-end",
    "Scoring": "board-step-scoring",
    "conversion": "board-step-conversion",
    "cards": "board-step-cards",
    "minor-recovery": "board-step-income",
    "income": "board-step-income",
    "purchases": "board-step-purchases",
    "suppression": "board-step-suppression",
}
"""By procedure, or by step of the Administration phase: what goes on."""
KEYS: tuple[str, ...] = (
    "board-step-status",
    "board-step-specials",
    "board-step-reinforcements",
    "board-step-events",
    "board-step-raids",
    "board-step-caravans",
    "board-step-diplomacy",
    "board-step-military",
    "board-step-end",
    "board-step-scoring",
    "board-step-conversion",
    "board-step-cards",
    "board-step-income",
    "board-step-purchases",
    "board-step-suppression",
    "board-invading",
    "board-acting",
)


def last_turn(view: View) -> int:
    """The one after which a whole match ends at the latest; 0 where none is played."""
    return next((an_int(frame, "last", "frame") for frame in frames_of(view) if frame["frame"] == "Match"), 0)


def step_of(view: View) -> str:
    """The key of what of the sequence of play goes on, "" between steps."""
    found = ""
    for frame in frames_of(view):
        name = a_text(frame, "frame", "frame")
        key = STEPS.get(a_text(frame, "step", "frame") if name == ADMINISTRATION else name)
        found = key or found
    return found


def acting(w: World, words: Words) -> list[str]:
    found = []
    for n in range(len(NATIONS)):
        if w.moving >> n & 1:
            named = {"people": NATIONS[n], "status": STATUS_NAMES[w.status[n]]}
            found.append(words.say("board-invading" if w.invading[n] else "board-acting", **named))
    return found


def lone_scores(w: World, view: View) -> list[int]:
    """Of a lone Military phase, by seat: provinces taken and lost, and points; empty in other matches."""
    own = view.data["own"]
    assert isinstance(own, dict)
    points = ints(own, "points", "own")
    for frame in frames_of(view):
        before = ints(frame, "before", "frame") if frame["frame"] == LONE_PHASE else []
        if before:
            taken, lost = taken_and_lost(w, before, counted_for(w), len(points))
            return [taken[i] - lost[i] + points[i] for i in range(len(points))]
    return []
