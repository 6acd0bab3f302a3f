"""Watches a match of Charlemagne and keeps of it what the report needs."""

from __future__ import annotations

from typing import Any

from aevum.engine.state import State
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import GONE, CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.rules.victory.score import score


class Chronicle:
    """Points by turn and by item, who controls each region, when Charlemagne falls and who is crowned."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, CharlemagneState)
        self.turn = s.turn
        self.items: list[dict[str, int]] = []
        self.control: list[list[str]] = []
        self.king_lost = 0
        self.crowned = 0

    def look(self, s: State) -> None:
        assert isinstance(s, CharlemagneState)
        if not self.king_lost and s.at[CHARLEMAGNE] == GONE:
            self.king_lost = s.turn
        if not self.crowned and s.augustus != NOBODY:
            self.crowned = s.turn
        if s.turn != self.turn or s.outcome is not None:
            if self.turn:
                self.items.append({item.key.removeprefix("victory-"): item.value for item in score(s)})
                self.control.append([SIDES[side] for side in s.control])
            self.turn = s.turn

    def told(self, s: State) -> dict[str, Any]:
        assert isinstance(s, CharlemagneState)
        assert s.outcome is not None
        return {
            "key": s.outcome.key,
            "items": self.items,
            "regions": REGIONS,
            "control": self.control,
            "king_lost": self.king_lost,
            "crowned": self.crowned,
            "turn": s.turn,
        }
