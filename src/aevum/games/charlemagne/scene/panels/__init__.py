"""The panels beside the board, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.scene.panels import hand, regions, scores, turn
from aevum.games.charlemagne.telling.icons import PANELS
from aevum.scene.panel import SCORES, Panel, PanelHead

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


def panels(view: View, words: Words) -> list[PanelHead]:
    found = [PanelHead(name, words.say(f"scene-panel-{name}"), PANELS[name]) for name in BLOCKS]
    next(head for head in found if head.name == HAND).count = hand.count(view)
    return found


def panel(view: View, name: str, words: Words) -> Panel | None:
    if name not in BLOCKS:
        return None
    return Panel(name, words.say(f"scene-panel-{name}"), BLOCKS[name](view, words))
