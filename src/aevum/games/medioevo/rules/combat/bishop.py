"""Bishop 3: nothing moves in a territory for the turn (K.CARD.01)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules.combat.group import free_exit, march_of
from aevum.games.medioevo.rules.items import is_trader, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.journey import Journey
from aevum.games.medioevo.rules.uses import effects
from aevum.games.medioevo.rules.uses.bishops import bless, blessable
from aevum.games.medioevo.rules.uses.registry import Power

EVENTS: Final = 2
COMBAT: Final = 5
TRADE: Final = 6
"""Phases in which things move (0.PHASE.01)."""


class ForbidMovement(Power):
    """Who is there cannot leave, who enters stops; a move that is cancelled has spent its points (R-108)."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [
            [LAND.names[place]] for place in _stirring(s, seat) if blessable(s, effects.NO_MOVEMENT, place)
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        bless(s, seat, effects.NO_MOVEMENT, place)
        s.tell("movement-forbidden", {"seat": s.seats[seat], "place": targets[0]}, "K.CARD.01")


def _stirring(s: MedioevoState, seat: int) -> list[int]:
    """Territories where something is moving, or may be going to."""
    march = march_of(s)
    at = march.at if march is not None else _travelling(s, seat)
    if at != NOBODY:
        near = [at, *LAND.all_near[at]]
        return sorted([area for area in near if not LAND.is_sea(area) and s.open[area]])
    if s.phase not in (EVENTS, COMBAT, TRADE):
        return []
    found = {key // OWNERS for key in s.armies if _leaves(s, seat, key)} | {
        s.item_at[slot]
        for slot in range(len(s.item_at))
        if s.item_left[slot] > 0
        and owner(slot) != seat
        and s.phase == (TRADE if is_trader(s.item_kind[slot]) else COMBAT)
    }
    return sorted([area for area in found if 0 <= area < LAND.places])


def _travelling(s: MedioevoState, seat: int) -> int:
    """Where a trade transport of somebody else is on its journey, or NOBODY."""
    for frame in s.frames[::-1]:
        if isinstance(frame, Journey) and frame.seat != seat:
            return s.item_at[frame.slot]
    return NOBODY


def _leaves(s: MedioevoState, seat: int, key: int) -> bool:
    """An army without wagons: barbarians in the events (2.BARB.02), others out of a castle (5.MOVE.08)."""
    area, whose = divmod(key, OWNERS)
    if whose == BARBARIANS:
        return s.phase == EVENTS
    return s.phase == COMBAT and whose != seat and free_exit(s, whose, area)
