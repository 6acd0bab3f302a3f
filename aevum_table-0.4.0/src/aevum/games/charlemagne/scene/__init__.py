"""The browser's picture of a match (see `aevum.scene.source`)."""

from aevum.games.charlemagne.scene.cards import card
from aevum.games.charlemagne.scene.contest import contest
from aevum.games.charlemagne.scene.focus import event_focus, focus
from aevum.games.charlemagne.scene.guide import guide
from aevum.games.charlemagne.scene.panels import panel, panels
from aevum.games.charlemagne.scene.position import position
from aevum.games.charlemagne.scene.report import reports
from aevum.games.charlemagne.scene.table import board, file
from aevum.games.charlemagne.scene.tracks import era, headline
from aevum.games.charlemagne.telling.odds import odds
from aevum.scene.source import Source

SCENE = Source(
    board, position, headline, focus, event_focus, era, contest, reports, odds, panels, panel, card, file,
    guide=guide,
)  # fmt: skip
