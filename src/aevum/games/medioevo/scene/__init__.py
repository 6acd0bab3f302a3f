"""The browser's picture of a match (see `aevum.scene.source`)."""

from aevum.games.medioevo.scene.cards import card
from aevum.games.medioevo.scene.contest import contest
from aevum.games.medioevo.scene.focus import event_focus, focus, written
from aevum.games.medioevo.scene.guide import guide
from aevum.games.medioevo.scene.odds import odds
from aevum.games.medioevo.scene.panels import panel, panels
from aevum.games.medioevo.scene.panels.pacts import about
from aevum.games.medioevo.scene.position import position
from aevum.games.medioevo.scene.report import reports
from aevum.games.medioevo.scene.table import board, file
from aevum.games.medioevo.scene.tracks import era

__all__ = [
    "about",
    "board",
    "card",
    "contest",
    "era",
    "event_focus",
    "file",
    "focus",
    "guide",
    "odds",
    "panel",
    "panels",
    "position",
    "reports",
    "written",
]
