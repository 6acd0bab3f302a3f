"""The panels beside the board, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.telling.icons import PANELS
from aevum.games.medioevo.telling.panels import cards, kingdoms, markets, pacts, scores, technologies, turn
from aevum.scene.panel import SCORES
from aevum.scene.panels import Panels

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.scene.panel import Block
    from aevum.words import Words

CARDS, PACTS = "cards", "pacts"
BLOCKS: dict[str, Callable[[View, Words], list[Block]]] = {
    "board": kingdoms.blocks,
    CARDS: cards.blocks,
    "technologies": technologies.blocks,
    "markets": markets.blocks,
    PACTS: pacts.blocks,
    "turn": turn.blocks,
    SCORES: scores.blocks,
}
COUNTS: dict[str, Callable[[View], int]] = {CARDS: cards.count, PACTS: pacts.count}
KEYS: tuple[str, ...] = (
    "scene-panel-board", "scene-panel-cards", "scene-panel-technologies", "scene-panel-markets",
    "scene-panel-pacts", "scene-panel-turn", "scene-panel-scores",
)  # fmt: skip
_PANELS = Panels(BLOCKS, PANELS, COUNTS)
panels, panel = _PANELS.heads, _PANELS.panel
