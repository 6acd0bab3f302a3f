"""A full move: one group sets out from one area and goes on until it stops (5.FLOW.03, 5.FLOW.04)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.entering import GO_ON, Enter
from aevum.games.medioevo.rules.combat.group import (
    FULL_MOVE,
    ONE_STEP,
    Group,
    idle_hired,
    idle_items,
    idle_units,
    inland,
    march_of,
    room,
    trim,
)
from aevum.games.medioevo.rules.combat.marching import go, rest, unload
from aevum.games.medioevo.rules.combat.meeting import by_edict, invaded, unseen
from aevum.games.medioevo.rules.combat.misplaced import founder, misplaced
from aevum.games.medioevo.rules.combat.steps import step_refusal
from aevum.games.medioevo.rules.combat.stopped import turn_back
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT, of_power
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where

STAYED: Final = 0
MOVED: Final = 1
"""What the frame below finds in `s.result`: whether a full move was made."""
_KEEP: Final = of_power("march-on", AMOUNT)
"""K.CARD.02: in percent."""


def _share(units: int) -> int:
    """Rounded up."""
    return (units * _KEEP + 99) // 100


class March(Group):
    """The seat takes along, leaves behind, and goes on step by step."""

    serves: ClassVar[tuple[str, ...]] = ("movement",)
    steps: ClassVar[tuple[str, ...]] = ("menu", "behind", "enter", "entered", "over", "end")

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "menu":
                if s.over or (self.way == ONE_STEP and not self.fresh):
                    self.step = "over"
                    return
                told: dict[str, object] = {"count": sum(self.units), "things": len(self.slots)}
                at_sea = LAND.is_sea(self.at)
                told = {**where(self.at), **told}
                s.ask(self.seat, "sail-on" if at_sea else "march-on", "5.FLOW.03", told, guarded=True)
            case "behind":
                self.next(s)
                if self.behind != NOBODY:
                    area, lord = self.behind, self.behind_lord
                    self.behind = NOBODY
                    s.push(Enter(self.seat, area, lord))
            case "enter":
                self._enter(s)
            case "entered":
                self._entered(s)
            case "over":
                self.next(s)
                s.result = GO_ON
                if self.unmet or self.behind != NOBODY:
                    # Who stops is seen after all.
                    s.push(Enter(self.seat, self.at, self.before))
            case _:
                moved = not self.fresh or sum(self.units) > 0 or len(self.slots) > 0
                if s.result != GO_ON:
                    s.set_spent(self.at, self.seat, s.force(self.at, self.seat)[:])
                turn_back(s, self)
                rest(s, self)
                s.pop(MOVED if moved else STAYED)
                if march_of(s) is None:
                    founder(s, self.seat)

    def _enter(self, s: MedioevoState) -> None:
        hidden = unseen(s, self)
        if hidden or by_edict(s, self):
            if not hidden:
                effects.take_away(s, effects.EDICT, self.seat, self.at)  # a point, a group, a territory
            self.unmet = True
            self.step = "menu"
            return
        host = NOBODY if LAND.is_sea(self.at) else invaded(s, self.seat, self.before)
        if self.split and host != NOBODY:
            # K.CARD.02: half of them, rounded up, go on.
            self.split = False
            self.owed = sum(self.units) - _share(sum(self.units))
            self.behind, self.behind_lord = (self.at, self.before) if self.owed else (NOBODY, NOBODY)
            self.step = "menu"
            return
        self.next(s)
        s.push(Enter(self.seat, self.at, self.before))

    def _entered(self, s: MedioevoState) -> None:
        if s.result != GO_ON:
            # M49: who has fought, or taken a territory, has moved.
            s.set_spent(self.at, self.seat, s.force(self.at, self.seat)[:])
            for slot in self.slots:
                s.item_left[slot] = 0  # 5.FLOW.04, wherever flight has taken it
            self.step = "over"
            return
        trim(s, self)
        self.step = "menu" if sum(self.units) + len(self.slots) > 0 else "over"

    # The menu

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        trim(s, self)
        found = offers(s, self.seat, self.serves, afford=True)
        things = idle_items(s, self)
        units = idle_units(s, self)
        found.extend([Option("take-thing", item_words(s, slot), "5.FLOW.05") for slot in things])
        serving = idle_hired(s, self)
        for piece in range(FORCE):
            if units[piece] > serving[piece]:
                found.append(Option("take-unit", {"unit": PIECE_NAMES[piece]}, "5.FLOW.05"))
            if serving[piece] > 0:
                found.append(Option("take-hired", {"unit": PIECE_NAMES[piece]}, "K.CARD.27"))
        if self.way == FULL_MOVE and (things or sum(units) > 0):
            found.append(Option("take-all", None, "5.FLOW.05"))
        if not self.fresh:
            found.extend([Option("leave-thing", item_words(s, slot), "5.FLOW.05") for slot in self.slots])
            for piece in range(FORCE):
                if self.units[piece] > self.hired[piece]:
                    found.append(Option("leave-unit", {"unit": PIECE_NAMES[piece]}, "5.FLOW.05"))
                if self.hired[piece] > 0:
                    found.append(Option("leave-hired", {"unit": PIECE_NAMES[piece]}, "K.CARD.27"))
        for area in LAND.all_near[self.at]:
            found.append(Option("sail-to" if LAND.is_sea(area) else "go-to", where(area), "5.MOVE.03"))
        return [*found, Option("halt", None, "5.FLOW.04")]

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        match option.key:
            case "take-unit" | "take-hired":
                return self._no_quay(s) or self._no_room(s)
            case "take-all":
                return self._no_quay(s) or (None if idle_items(s, self) else self._no_room(s))
            case "take-thing":
                if self.way == ONE_STEP and self.slots:
                    return Refusal("one-at-a-time", None, "B.BLUE.4")
                return None
            case "leave-unit" | "leave-hired":
                # 5.MOVE.06: at sea there is nowhere to leave it.
                far = LAND.is_sea(self.at)
                return Refusal("left-at-sea", where(self.at), "5.MOVE.06") if far else self._no_quay(s)
            case "leave-thing":
                return self._no_parting(s, slot_of(self.seat, str(option.args["slot"])))
            case "go-to" | "sail-to":
                return step_refusal(s, self, _area(option))
            case "halt":
                return self._no_halt(s)
            case _:
                return None

    def _no_quay(self, s: MedioevoState) -> Refusal | None:
        """5.MOVE.06: galleys load and unload in port, overland too (B.BLUE.2)."""
        if self.fresh or not inland(s, self):
            return None
        return Refusal("no-harbour", where(self.at), "5.MOVE.06")

    def _no_room(self, s: MedioevoState) -> Refusal | None:
        space = room(s, self)
        if sum(self.units) < space:
            return None
        return Refusal("wagons-full", {"count": sum(self.units) + 1, "room": space}, "5.MOVE.13")

    def _no_parting(self, s: MedioevoState, slot: int) -> Refusal | None:
        if LAND.is_sea(self.at):
            return Refusal("left-at-sea", where(self.at), "5.MOVE.06")
        if is_ship(s.item_kind[slot]) and not LAND.port[self.at]:
            return Refusal("no-harbour", where(self.at), "5.MOVE.05")
        return None

    def _no_halt(self, s: MedioevoState) -> Refusal | None:
        """B.ORAN.1, B.BLUE.2: not while it could go on from where it may not stay."""
        by_law = self.unmet and not unseen(s, self)
        if not by_law and not misplaced(s, self.seat, self.at):
            return None
        if any(step_refusal(s, self, area) is None for area in LAND.all_near[self.at]):
            return Refusal("no-halt-here", None, "B.ORAN.1" if by_law else "B.BLUE.2")
        return None

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "take-thing":
                self.slots.append(slot_of(self.seat, str(option.args["slot"])))
            case "take-unit":
                self.units[PIECE_NAMES.index(str(option.args["unit"]))] += 1
            case "take-hired":
                self.units[PIECE_NAMES.index(str(option.args["unit"]))] += 1
                self.hired[PIECE_NAMES.index(str(option.args["unit"]))] += 1
            case "take-all":
                self._take_all(s)
            case "leave-thing":
                slot = slot_of(self.seat, str(option.args["slot"]))
                self.slots.remove(slot)
                self.left.append(slot)
            case "leave-unit":
                unload(s, self, PIECE_NAMES.index(str(option.args["unit"])))
            case "leave-hired":
                unload(s, self, PIECE_NAMES.index(str(option.args["unit"])), hired=True)
            case "halt":
                self.step = "over"
            case _:
                go(s, self, _area(option))
                self.step = "behind"

    def _take_all(self, s: MedioevoState) -> None:
        self.slots.extend(idle_items(s, self))
        waiting, serving = idle_units(s, self), idle_hired(s, self)
        for piece in range(FORCE - 1, -1, -1):
            taken = max(0, min(waiting[piece], room(s, self) - sum(self.units)))
            self.units[piece] += taken
            self.hired[piece] += max(0, taken - (waiting[piece] - serving[piece]))


def _area(option: Option) -> int:
    return LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))
