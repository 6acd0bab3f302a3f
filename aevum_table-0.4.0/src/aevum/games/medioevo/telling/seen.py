"""The match as a view knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.game import MedioevoRules
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.scene.seen import FrameData, Seen, frame_named, frames_of

if TYPE_CHECKING:
    from aevum.engine.view import View

__all__ = ["FrameData", "battle_seen", "frame_named", "frames_of", "seen"]


seen = Seen(MedioevoRules(), MedioevoState)


def battle_seen(view: View) -> Battle | None:
    """The battle that is being fought."""
    frame = frame_named(view, "Battle")
    if frame is None:
        return None
    found = Battle()
    found.read(frame, "frame")
    return found
