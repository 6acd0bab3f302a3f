"""Revolts (T2.EV08-T2.EV13, T3): region by region in the order listed (7.2)."""

from typing import ClassVar

from aevum.engine.event import Modifier
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.events.revolt_table import modifiers, succeeds
from aevum.games.charlemagne.rules.events.table import REVOLTING
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import FAITHS, NEUTRAL, TRIBAL


class Revolts(Frame[CharlemagneState]):
    """Austrasia stands in no row and never revolts (6.6.b)."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "read", "faith")

    def __init__(self, row: int = 0) -> None:
        super().__init__()
        self.row = row
        """Of the event table."""
        self.at = 0

    def run(self, s: CharlemagneState) -> None:
        regions = REVOLTING[self.row]
        if self.at == len(regions):
            s.pop()
            return
        region = regions[self.at]
        match self.step:
            case "roll":
                self.next(s)
                s.push(Throw("revolt-roll", "T3.table", s.phasing, 1, REGIONS[region]))
            case "read":
                self._read(s, region)
            case _:
                self._lapse(s, region)
                self._on()

    def _on(self) -> None:
        self.at += 1
        self.step = "roll"

    def _read(self, s: CharlemagneState, region: int) -> None:
        items: list[Modifier] = []
        total = s.result + modifiers(s, region, items)
        told: dict[str, object] = {"region": REGIONS[region], "total": total}
        if not succeeds(total):
            s.tell("revolt-fails", told, "T3.table", modifiers=items)
            self._on()
            return
        s.tell("revolt-succeeds", told, "T3.table", modifiers=items)
        self.next(s)
        # AMB-5: by the status before the roll, never both.
        if s.control[region] == NEUTRAL:
            s.push(ControlChanges(region, TRIBAL, "T3.neutral"))
        else:
            s.push(ControlChanges(region, NEUTRAL, "T3.controlled"))

    def _lapse(self, s: CharlemagneState, region: int) -> None:
        if s.faith[region] != FAITH[region]:
            s.faith[region] = FAITH[region]
            told: dict[str, object] = {"region": REGIONS[region], "faith": FAITHS[FAITH[region]]}
            s.tell("conversion-lapses", told, "T3.conversion")
