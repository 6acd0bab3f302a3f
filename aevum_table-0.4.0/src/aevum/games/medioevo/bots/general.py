"""What a purchase would do for the marches of this turn: each is planned with it and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number, place_of
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.pieces import HEAVY
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE
from aevum.games.medioevo.rules.tables import LEVELS
from aevum.games.medioevo.rules.things import place_item
from aevum.games.medioevo.rules.transports import GALLEY, WAGON
from aevum.games.medioevo.rules.words import PIECE_NAMES

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.bots.campaign import Campaign
    from aevum.games.medioevo.rules.state import MedioevoState

TOGETHER = 3
"""Units that are thought of at once: one alone may win nothing."""
CARRIERS = {"war-wagon": WAGON, "galley": GALLEY}


class General:
    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._known: dict[tuple[int, ...], float] = {}
        self._turn = (0, 0)

    def gain(self, s: MedioevoState, seat: int, option: Option) -> float | None:
        """Florins that a unit or a carrier adds to the best march from its place; None of anything else."""
        if self._turn != (s.turn, seat):
            self._turn = (s.turn, seat)
            self._known = {}
            self._campaign.forget()
        match option.key:
            case "hire":
                piece = PIECE_NAMES.index(str(option.args["unit"]))
                return self._of_units(s, seat, option, piece)
            case "equip" if str(option.args["item"]) in CARRIERS and number(option, "level") == 1:
                return self._of_carrier(s, seat, option)
            case _:
                return None

    def lead(self, s: MedioevoState, seat: int) -> float:
        """What the marches of a turn promise more to the first in turn order than to the last."""
        order = s.order
        others = [other for other in order if other != seat]
        areas = sorted({s.item_at[slot] for slot in s.items(seat) if s.item_kind[slot] in (WAGON, GALLEY)})
        promised: list[float] = []
        for tried in ([seat, *others], [*others, seat]):
            s.order = tried
            self._campaign.forget()
            promised.append(sum([self._campaign.prospect(s, seat, area) for area in areas], 0.0))
        s.order = order
        self._campaign.forget()
        return promised[0] - promised[1]

    def _march(self, s: MedioevoState, seat: int, area: int) -> float:
        slots = [slot for slot in s.items_at(area, seat) if s.item_kind[slot] in (WAGON, GALLEY)]
        things = [(LEVELS + 1) * s.item_kind[slot] + s.item_level[slot] for slot in slots]
        key = (area, *s.force(area, seat), *things)
        if key not in self._known:
            self._known[key] = self._campaign.prospect(s, seat, area)
        return self._known[key]

    def _of_units(self, s: MedioevoState, seat: int, option: Option, piece: int) -> float:
        area = place_of(option)
        before = list(s.force(area, seat))
        base = self._march(s, seat, area)
        best = 0.0
        for count in range(1, self._afford(s, seat, number(option, "florins")) + 1):
            more = list(before)
            more[piece] += count
            s.set_force(area, seat, more)
            best = max(best, (self._march(s, seat, area) - base) / count)
        s.set_force(area, seat, before)
        return best

    def _of_carrier(self, s: MedioevoState, seat: int, option: Option) -> float:
        """With the units that the rest of the money buys."""
        area = place_of(option)
        if s.free_slot(seat) == FREE:
            return 0.0
        before = list(s.force(area, seat))
        base = self._march(s, seat, area)
        slot = place_item(s, seat, CARRIERS[str(option.args["item"])], 1, area)
        best = self._march(s, seat, area) - base
        count = self._afford(s, seat, UNIT_PRICE[HEAVY], number(option, "florins"))
        if count:
            more = list(before)
            more[HEAVY] += count
            s.set_force(area, seat, more)
            best = max(best, self._march(s, seat, area) - base - UNIT_PRICE[HEAVY] * count)
            s.set_force(area, seat, before)
        s.item_kind[slot], s.item_level[slot], s.item_at[slot], s.item_left[slot] = FREE, 0, FREE, 0
        s.item_from[slot] = FREE
        return best

    def _afford(self, s: MedioevoState, seat: int, each: int, first: int = 0) -> int:
        return min(TOGETHER, max(0, s.money[seat] - first) // max(1, each))
