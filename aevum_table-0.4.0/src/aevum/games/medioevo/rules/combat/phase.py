"""Phase 5: combat rounds of full moves (5.FLOW)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.combat.group import free_exit, marches, walks_out
from aevum.games.medioevo.rules.combat.meeting import may_fight, no_battle, others_at
from aevum.games.medioevo.rules.combat.misplaced import founder
from aevum.games.medioevo.rules.combat.move import MOVED, March
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.words import where


class CombatPhase(Menu):
    """5.FLOW.01, 5.FLOW.02: one full move or pass for each, round after round, until all pass.

    Who has neither units nor territories left is asked like anybody else (5.MISC.04).
    """

    serves: ClassVar[tuple[str, ...]] = ("full-move",)
    """A caravan that becomes a wagon may be all there is to set out with (K.CARD.04)."""
    steps: ClassVar[tuple[str, ...]] = ("seat", "moved")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.round = 1
        self.again = False
        """Somebody has moved in this round (5.FLOW.07)."""

    def run(self, s: MedioevoState) -> None:
        if self.step == "moved":
            self.step = "seat"
            self.again = self.again or s.result == MOVED
            self.at += 1
        if s.over:
            s.pop()
            return
        while self.at < len(s.order):
            seat = s.order[self.at]
            if self.round == 1 or starts(s, seat) or fronts(s, seat) or prey(s, seat):
                s.active = seat
                s.ask(seat, "full-move", "5.FLOW.01", {"round": self.round}, guarded=True)
                return
            self.at += 1
        if not self.again:
            s.pop()
            for seat in range(s.players()):
                founder(s, seat)
            return
        self.at = 0
        self.round += 1
        self.again = False

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = offers(s, ask.seat, self.serves, afford=True)
        for area in starts(s, ask.seat):
            at_sea = LAND.is_sea(area)
            found.append(Option("set-sail-from" if at_sea else "set-out-from", where(area), "5.FLOW.03"))
        for area in fronts(s, ask.seat):
            at_sea = LAND.is_sea(area)
            found.append(Option("fight-at-sea" if at_sea else "fight-in", where(area), "5.FLOW.08"))
        for area in prey(s, ask.seat):
            at_sea = LAND.is_sea(area)
            found.append(Option("seize-at-sea" if at_sea else "seize-in", where(area), "5.CONQ.07"))
        return [*found, Option("pass-combat", None, "5.FLOW.01")]

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "pass-combat":
            self.at += 1
            return
        area = LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))
        self.step = "moved"
        if option.key in ("set-out-from", "set-sail-from"):
            s.push(March(ask.seat, area))
        else:
            self.again = True
            s.set_spent(area, ask.seat, s.force(area, ask.seat)[:])
            s.push(Enter(ask.seat, area, NOBODY if LAND.is_sea(area) else s.lord[area]))


def starts(s: MedioevoState, seat: int) -> list[int]:
    """Areas from which something of the seat could move (5.MOVE.01, 5.MOVE.08)."""
    ready = [slot for slot in s.items(seat) if s.item_left[slot] > 0 or walks_out(s, slot)]
    found = {s.item_at[slot] for slot in ready if marches(s, slot)}
    for area in _idle(s, seat):
        if free_exit(s, seat, area):
            found.add(area)
    return sorted(found)


def _idle(s: MedioevoState, seat: int) -> list[int]:
    """Areas with units of the seat that have not moved."""
    return sorted(
        [
            key // OWNERS
            for key in s.armies
            if key % OWNERS == seat and sum(s.armies[key]) > sum(s.spent(key // OWNERS, seat))
        ]
    )


def fronts(s: MedioevoState, seat: int) -> list[int]:
    """Where units of the seat stand beside barbarians or others, and might fight [M51]."""
    found: list[int] = []
    for area in _idle(s, seat):
        if no_battle(s, area):
            continue
        for other in s.owners(area):
            if other == BARBARIANS or (other != seat and may_fight(s, seat, other)):
                found.append(area)
                break
    return found


def prey(s: MedioevoState, seat: int) -> list[int]:
    """Where units of the seat stand beside nothing but things of others, and might seize them (R-093)."""
    busy = fronts(s, seat)
    return [
        area
        for area in _idle(s, seat)
        if area not in busy
        and not no_battle(s, area)
        and any(may_fight(s, seat, other) for other in others_at(s, seat, area))
    ]
