"""The panels beside the board, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.scene.panels import faiths, goals, hands, income, nations, scores, ties, timeline
from aevum.games.invasions.telling.icons import PANELS
from aevum.games.invasions.telling.seen import seen
from aevum.scene.panels import Panels

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.scene.panel import Block
    from aevum.words import Words

BLOCKS: dict[str, Callable[[View, Words], list[Block]]] = {
    "nations": nations.blocks,
    "hands": hands.blocks,
    "goals": goals.blocks,
    "ties": ties.blocks,
    "income": income.blocks,
    "timeline": timeline.blocks,
    "religions": faiths.blocks,
    "scores": scores.blocks,
}
KEYS: tuple[str, ...] = (
    "scene-panel-nations", "scene-panel-hands", "scene-panel-goals", "scene-panel-ties", "scene-panel-income",
    "scene-panel-timeline", "scene-panel-religions", "scene-panel-scores",
)  # fmt: skip


def _of_a_realm(view: View) -> bool:
    """None of them tells anything of a single fight or a lone Military phase."""
    return seen(view).realm_now is not None


_PANELS = Panels(BLOCKS, PANELS, {"hands": hands.count}, _of_a_realm)
panels, panel = _PANELS.heads, _PANELS.panel
