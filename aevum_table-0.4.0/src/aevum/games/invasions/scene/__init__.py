"""The browser's picture of a match (see `aevum.scene.source`)."""

from aevum.games.invasions.scene.cards import card
from aevum.games.invasions.scene.contest import contest
from aevum.games.invasions.scene.focus import event_focus, focus
from aevum.games.invasions.scene.guide import guide
from aevum.games.invasions.scene.odds import odds
from aevum.games.invasions.scene.panels import panel, panels
from aevum.games.invasions.scene.position import position
from aevum.games.invasions.scene.report import reports
from aevum.games.invasions.scene.table import board, file
from aevum.games.invasions.scene.tracks import era, headline
from aevum.scene.source import Source

SCENE = Source(
    board, position, headline, focus, event_focus, era, contest, reports, odds, panels, panel, card, file,
    guide=guide,
)  # fmt: skip
