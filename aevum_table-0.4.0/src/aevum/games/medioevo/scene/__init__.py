"""The browser's picture of a match (see `aevum.scene.source`)."""

from aevum.games.medioevo.scene.cards import card
from aevum.games.medioevo.scene.focus import event_focus, focus, written
from aevum.games.medioevo.scene.guide import guide
from aevum.games.medioevo.scene.position import position
from aevum.games.medioevo.scene.report import reports
from aevum.games.medioevo.scene.table import board, file
from aevum.games.medioevo.scene.tracks import era, headline
from aevum.games.medioevo.telling.contest import contest
from aevum.games.medioevo.telling.odds import odds
from aevum.games.medioevo.telling.panels import panel, panels
from aevum.games.medioevo.telling.panels.pacts import about
from aevum.scene.source import Source

SCENE = Source(
    board, position, headline, focus, event_focus, era, contest, reports, odds, panels, panel, card, file,
    written, about, guide,
)  # fmt: skip
