"""Watches a match of Charlemagne and keeps of it what the report needs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from aevum.engine.event import Event
from aevum.engine.state import State
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, KINDS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import LEADER, NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import GONE, CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.rules.victory.score import score

COUNTED = {
    "gift": "gift",
    "danegeld": "danegeld",
    "crowned": "coronation",
    "bought-buy-marker": "marker bought",
    "bought-build-burg": "burg built",
    "bought-civilize": "civilization marker bought",
    "bought-restore": "pillage marker removed",
    "provisioned": "provision",
    "neutrality-violated": "neutrality violated",
    "fleets-attack": "battle at sea",
    "troops-land": "landing",
    "unit-boards": "unit carried by sea",
    "pillage": "pillage",
    "conversion": "conversion attempted",
    "vassalage": "vassalage attempted",
    "leader-placed": "leader drawn",
}
"""Events that are counted, and what they are called in the report."""


SEABORNE = "attack from the sea"
KNOWN = sorted(
    {
        *COUNTED.values(),
        SEABORNE,
        *(f"{unit} hired" for unit in KINDS),
        *(f"{marker} played" for marker in NAMES if marker != NAMES[LEADER]),
    }
)
"""Everything that is looked for, so that what never happens is told too."""


class Chronicle:
    """Points by turn and by item, who controls each region, when Charlemagne falls and who is crowned, and
    how often things were bought, played and done."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, CharlemagneState)
        s.log = []
        self.turn = s.turn
        self.items: list[dict[str, int]] = []
        self.control: list[list[str]] = []
        self.king_lost = 0
        self.crowned = 0
        self.used: Counter[str] = Counter()

    def look(self, s: State) -> None:
        assert isinstance(s, CharlemagneState)
        assert s.log is not None
        for event in s.log:
            self._hear(event)
        s.log.clear()
        if not self.king_lost and s.at[CHARLEMAGNE] == GONE:
            self.king_lost = s.turn
        if not self.crowned and s.augustus != NOBODY:
            self.crowned = s.turn
        if s.turn != self.turn or s.outcome is not None:
            if self.turn:
                self.items.append({item.key.removeprefix("victory-"): item.value for item in score(s)})
                self.control.append([SIDES[side] for side in s.control])
            self.turn = s.turn

    def _hear(self, event: Event) -> None:
        if event.key in COUNTED:
            self.used[COUNTED[event.key]] += 1
        elif event.key == "attack" and LAND.sea[LAND.number(str(event.args["from_place"]))]:
            self.used[SEABORNE] += 1
        elif event.key == "bought-hire":
            self.used[f"{event.args['unit']} hired"] += 1
        elif event.key == "marker-shown":
            self.used[f"{event.args['marker']} played"] += 1

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
            "used": self.used,
            "treasury": s.treasury,
            "turn": s.turn,
        }
