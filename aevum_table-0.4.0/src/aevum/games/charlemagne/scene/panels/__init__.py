"""The panels beside the board, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.scene.panels import hand, regions, scores, turn
from aevum.games.charlemagne.telling.icons import PANELS
from aevum.scene.panel import SCORES
from aevum.scene.panels import Panels

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.scene.panel import Block
    from aevum.words import Words

HAND = "hand"
BLOCKS: dict[str, Callable[[View, Words], list[Block]]] = {
    HAND: hand.blocks,
    "regions": regions.blocks,
    "turn": turn.blocks,
    SCORES: scores.blocks,
}
KEYS: tuple[str, ...] = (
    "scene-panel-hand", "scene-panel-regions", "scene-panel-turn", "scene-panel-scores",
)  # fmt: skip
_PANELS = Panels(BLOCKS, PANELS, {HAND: hand.count})
panels, panel = _PANELS.heads, _PANELS.panel
