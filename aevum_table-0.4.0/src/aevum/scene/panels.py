"""Panels by their names and cards by their kinds, for every game that has some."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from aevum.scene.panel import Panel, PanelHead

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.scene.panel import Block, Card
    from aevum.words import Words


class Panels:
    """The message `scene-panel-` with the name of a panel is its heading."""

    def __init__(
        self,
        blocks: Mapping[str, Callable[[View, Words], list[Block]]],
        icons: Mapping[str, str],
        counts: Mapping[str, Callable[[View], int]],
        shown: Callable[[View], bool] = lambda view: True,
    ) -> None:
        """`counts`: how many things a panel holds for whoever looks; `shown`: whether there are panels."""
        self._blocks = blocks
        self._icons = icons
        self._counts = counts
        self._shown = shown

    def heads(self, view: View, words: Words) -> list[PanelHead]:
        if not self._shown(view):
            return []
        found = [PanelHead(name, _title(name, words), self._icons[name]) for name in self._blocks]
        for head in found:
            if head.name in self._counts:
                head.count = self._counts[head.name](view)
        return found

    def panel(self, view: View, name: str, words: Words) -> Panel | None:
        if name not in self._blocks or not self._shown(view):
            return None
        return Panel(name, _title(name, words), self._blocks[name](view, words))


def _title(name: str, words: Words) -> str:
    return words.say(f"scene-panel-{name}")


def cards(
    kinds: Mapping[str, Callable[[View, str, Words], Card | None]],
) -> Callable[[View, str, str, Words], Card | None]:
    """What one wants to know of a thing when one points at it, by kinds of things."""

    def card(view: View, kind: str, id: str, words: Words) -> Card | None:
        """None for a kind or a thing that there is not."""
        return kinds[kind](view, id, words) if kind in kinds else None

    return card
