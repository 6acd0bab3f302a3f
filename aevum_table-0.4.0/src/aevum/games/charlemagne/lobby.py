"""What a new table of Charlemagne may set, and where a first evening begins."""

from __future__ import annotations

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.bots import BOTS
from aevum.games.charlemagne.scene.guide import GUIDES
from aevum.scene.lobby import Lobby

FIRST = "lombard-war"
"""Three turns, with everything in them."""


def vocabulary() -> dict[str, list[str]]:
    """The words of the lobby: a line about the game and each scenario, the names of its bots, the guide."""
    tips = [tip.id for tip in GUIDES[FIRST]]
    return {"about": [GAME.name, *GAME.scenarios()], "bot": list(BOTS), "tip": tips, "advice": tips}


LOBBY = Lobby(FIRST)
