"""Edict and Logistics: technologies for a group on the march (B.ORAN.1, B.BLUE.2)."""

from typing import ClassVar

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.group import FULL_MOVE
from aevum.games.medioevo.rules.combat.meeting import barbarian_land
from aevum.games.medioevo.rules.combat.movement_cards import ITEM, item_targets, own_march
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import LAND, STEP
from aevum.games.medioevo.rules.overland import way_out
from aevum.games.medioevo.rules.phases import TRADE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.routes_state import traders
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import slot_of


class Edict(Technique):
    """A point for each territory; only before it is entered, and not where barbarians stand (R-020)."""

    __slots__ = ()
    moment: ClassVar[str] = "movement"
    rule: ClassVar[str] = "B.ORAN.1"
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        march = own_march(s, seat)
        if march is None or not march.slots:
            return []
        at = march.at
        return [
            [LAND.names[place]]
            for place in (LAND.ports[at] if LAND.is_sea(at) else LAND.near[at])
            if s.open[place] and barbarian_land(s, place) and not effects.has(s, effects.EDICT, seat, place)
        ]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        effects.put(s, effects.EDICT, seat, LAND.number(targets[0]))


class Logistics(Technique):
    """A point for each step of the wrong kind; to come back to the right one is not paid (M07)."""

    __slots__ = ()
    moment: ClassVar[str] = "movement"
    rule: ClassVar[str] = "B.BLUE.2"
    names: ClassVar[tuple[str, ...]] = ITEM

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        march = own_march(s, seat)
        if march is not None:
            slots = march.slots if march.way == FULL_MOVE else []
        elif s.phase == TRADE:
            slots = traders(s, seat)
        else:
            slots = []
        return item_targets(s, [slot for slot in slots if _may_stray(s, slot)])

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        effects.put(s, effects.AFLOAT, seat, slot_of(seat, targets[2]))


def _may_stray(s: MedioevoState, slot: int) -> bool:
    """Whether a step of the wrong kind is near, with points for it and for those to where it belongs."""
    if effects.holds(s, effects.AFLOAT, slot):
        return False
    area, left = s.item_at[slot], s.item_left[slot]
    if is_ship(s.item_kind[slot]) and not LAND.is_sea(area):
        return any(s.open[to] and (1 + way_out(s, to)) * STEP <= left for to in LAND.near[area])
    if left < 2 * STEP:
        return False
    if is_ship(s.item_kind[slot]):
        return len(LAND.coasts[area]) > len(LAND.ports[area])  # some have no harbour
    return LAND.is_sea(area) or len(LAND.coasts[area]) > 0
