"""A battle that goes on, as its procedure tells it: who fights where, and with which markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_flag, a_text, an_int, ints
from aevum.engine.event import Modifier
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.markers import advances, ragnaroks
from aevum.games.charlemagne.rules.battle.strength import fighters, ground, leading, marked, printed
from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.markers import ADVANCE, MARKER, RAGNAROK, SHOWN
from aevum.games.charlemagne.rules.ports import fleets_in
from aevum.games.charlemagne.rules.tables import TRIBAL
from aevum.games.charlemagne.telling.seen import frame_named, seen

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.games.charlemagne.telling.seen import FrameData

LAND_BATTLE, SEA_BATTLE, COAST_BATTLE = "Battle", "NavalBattle", "SeaAttack"
BATTLES = (LAND_BATTLE, SEA_BATTLE, COAST_BATTLE)
ATTACK, DEFENCE = "MarkersInAttack", "MarkersInDefence"
BEFORE = ("attacker_markers", "defender_markers", "roll", "result")
"""Steps at which a battle waits before its result is read."""
NONE = (0, 0)


class Fight:
    """`sides`: attackers and defenders, as they set out."""

    def __init__(self, view: View, frame: FrameData) -> None:
        s = seen(view)
        self.s: CharlemagneState = s
        self.naval = frame["frame"] == SEA_BATTLE
        self.step = a_text(frame, "step", "frame")
        self.seat = an_int(frame, "seat", "frame")
        self.source = an_int(frame, "source", "frame")
        self.target = an_int(frame, "target", "frame")
        self.from_sea = a_flag(frame, "from_sea", "frame")
        self.code = an_int(frame, "code", "frame")
        self.cargo = ints(frame, "cargo", "frame") if self.naval else []
        self.sides = [ints(frame, "attackers", "frame"), ints(frame, "defenders", "frame")]
        if not self.sides[table.DEFENDER]:
            self.sides[table.DEFENDER] = self._defending()
        self.figures = [an_int(frame, "attack", "frame"), an_int(frame, "defence", "frame")]
        self.markers = [self._markers(view, side) for side in (table.ATTACKER, table.DEFENDER)]
        throw = frame_named(view, "Throw")
        self.die = an_int(throw, "code", "frame") if throw is not None and self.step == "result" else 0
        """0 before it is thrown, and once its result is read."""

    def _defending(self) -> list[int]:
        if not self.naval:
            return fighters(self.s, self.target, 1 - self.seat)
        aboard = [p for p in self.s.pieces(self.target) if p >= UNITS and self.s.side_of(p) == 1 - self.seat]
        return [*fleets_in(self.s, self.target), *aboard]

    def player(self, side: int) -> int:
        return self.seat if side == table.ATTACKER else 1 - self.seat

    def _markers(self, view: View, side: int) -> tuple[int, int]:
        """Military Advances and Ragnaroks of a side that stand."""
        window = frame_named(view, (ATTACK, DEFENCE)[side])
        if window is not None:
            return an_int(window, "advances", "frame"), an_int(window, "ragnaroks", "frame")
        if self.step == "roll" and side == table.ATTACKER:
            return advances(self.figures[side]), ragnaroks(self.figures[side])
        return self._counted(side) if self.step == "result" else NONE

    def _counted(self, side: int) -> tuple[int, int]:
        """Once the multipliers are fixed they alone tell whose a marker is; there is one Ragnarok, and it is
        the Tribal player's."""
        own = printed(self.sides[side])
        rest = self.figures[side] // own - 1 - self.base(side, None) if own else 0
        open_now = {MARKER[m] for m, where in enumerate(self.s.holder) if where == SHOWN}
        ragnarok = int(RAGNAROK in open_now and self.player(side) == TRIBAL and rest > 0)
        return max(0, rest - ragnarok) if ADVANCE in open_now else 0, ragnarok

    def base(self, side: int, items: list[Modifier] | None) -> int:
        """Modifiers without markers."""
        total = leading(self.s, self.sides[side], items)
        if side == table.DEFENDER and not self.naval:
            total += ground(self.s, self.source, self.target, self.from_sea, items)
        return total

    def multiplier(self, side: int, items: list[Modifier] | None) -> int:
        """T11.2"""
        return table.multiplier(self.base(side, items) + marked(*self.markers[side], items))

    def strength(self, side: int) -> int:
        return printed(self.sides[side]) * self.multiplier(side, None)

    def column(self) -> int:
        return table.column(self.strength(table.ATTACKER), self.strength(table.DEFENDER))


def fight_now(view: View) -> Fight | None:
    frame = frame_named(view, *BATTLES)
    return Fight(view, frame) if frame is not None else None
