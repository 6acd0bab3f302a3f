"""The match as a view knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_list
from aevum.games.charlemagne.rules.game import CharlemagneRules
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.scene.seen import FrameData, Seen, frame_named, frames_of

if TYPE_CHECKING:
    from aevum.engine.view import View

__all__ = ["FrameData", "frame_named", "frames_of", "held_counts", "seen"]


seen = Seen(CharlemagneRules(), CharlemagneState)


def held_counts(view: View) -> list[int]:
    """How many markers each player holds: that is seen at the table (1.4)."""
    return [int(str(count)) for count in a_list(a_dict(view.data, "own", "state"), "held", "own")]
