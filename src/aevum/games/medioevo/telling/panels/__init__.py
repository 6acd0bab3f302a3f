"""The panels beside the board, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.telling.icons import PANELS
from aevum.games.medioevo.telling.panels import cards, kingdoms, markets, pacts, scores, technologies, turn
from aevum.scene.panel import SCORES, Panel, PanelHead

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


def panels(view: View, words: Words) -> list[PanelHead]:
    return [
        PanelHead(
            name, words.say(f"scene-panel-{name}"), PANELS[name], COUNTS[name](view) if name in COUNTS else 0
        )
        for name in BLOCKS
    ]


def panel(view: View, name: str, words: Words) -> Panel | None:
    if name not in BLOCKS:
        return None
    return Panel(name, words.say(f"scene-panel-{name}"), BLOCKS[name](view, words))
