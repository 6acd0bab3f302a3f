"""The markers that a side commits to a battle (13.4): Military Advance and Ragnarok (T10.SM09, T10.SM11)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.window import PASS
from aevum.games.charlemagne.rules.battle.strength import marked
from aevum.games.charlemagne.rules.battle.table import CAP
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE, MARKER, NAMES, RAGNAROK, SHOWN
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.committing import Committing
from aevum.games.charlemagne.rules.stratagems.hand import holds, put_back
from aevum.games.charlemagne.rules.tables import TRIBAL

_OF_RAGNAROK: Final = 100


class BattleMarkers(Committing):
    """One side's turn to commit; at sea too (17.4). What it reports, `advances` and `ragnaroks` read."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "13.4"

    def __init__(self, seat: int = 0, hex: int = 0, base: int = 0, pagan: bool = False) -> None:
        super().__init__(seat)
        self.hex = hex
        self.base = base
        """The side's modifiers without markers."""
        self.pagan = pagan
        """Whether all its units are pagan."""
        self.advances = 0
        self.ragnaroks = 0

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return super().could(s, seat) and not self._multiplied()

    def _multiplied(self) -> bool:
        """T11.2.multiplier: no further marker would count."""
        return 1 + self.base + marked(self.advances, self.ragnaroks) >= CAP

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"place": LAND.names[self.hex]}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        found: list[Option] = []
        if holds(s, seat, ADVANCE):
            found.append(Option("play", {"marker": NAMES[ADVANCE]}, "T10.SM09"))
        if holds(s, seat, RAGNAROK):
            found.append(Option("play", {"marker": NAMES[RAGNAROK]}, "T10.SM11.a"))
        return found

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != PASS and option.args["marker"] == NAMES[RAGNAROK]:
            if ask.seat != TRIBAL:
                return Refusal("ragnarok-tribal-only", None, "T10.SM11")
            if not self.pagan:
                return Refusal("ragnarok-not-pagan", None, "T10.SM11.a")
        return None

    def counts(self, marker_kind: int) -> None:
        if marker_kind == RAGNAROK:
            self.ragnaroks += 1
        else:
            self.advances += 1

    def report(self, s: CharlemagneState) -> int:
        return self.advances + _OF_RAGNAROK * self.ragnaroks


class MarkersInAttack(BattleMarkers):
    trigger: ClassVar[str] = "battle-attack"


class MarkersInDefence(BattleMarkers):
    trigger: ClassVar[str] = "battle-defence"


def advances(report: int) -> int:
    return report % _OF_RAGNAROK


def ragnaroks(report: int) -> int:
    return report // _OF_RAGNAROK


def put_all_back(s: CharlemagneState) -> None:
    """AMB-18: once the die is thrown the markers of the battle have done their work."""
    for marker, where in enumerate(s.holder):
        if where == SHOWN and MARKER[marker] in (ADVANCE, RAGNAROK):
            put_back(s, marker)
