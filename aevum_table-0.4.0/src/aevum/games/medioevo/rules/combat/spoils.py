"""Transports and engines of the beaten fall to whoever is left there (5.CONQ.02, 5.CONQ.03, 5.SIEGE.10)."""

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import has_marker, take_item
from aevum.games.medioevo.rules.trade.plundered import Seize
from aevum.games.medioevo.rules.words import item_words, where


class Spoils(Frame[MedioevoState]):
    """One thing after the other; what belongs to third players stays (5.CONQ.07, R-093)."""

    def __init__(self, seat: int = 0, area: int = 0, victims: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.victims: list[int] = victims if victims is not None else []

    def run(self, s: MedioevoState) -> None:
        for slot in range(len(s.item_at)):
            if s.item_at[slot] != self.area or not self._falls(s, slot):
                continue
            if not item_safe(s, slot):
                s.push(Seize(self.seat, slot))
                return
            self._keep(s, slot)
        s.pop()

    def _falls(self, s: MedioevoState, slot: int) -> bool:
        """Nobody takes what still has an army beside it."""
        whose = owner(slot)
        return whose != self.seat and whose in self.victims and s.count(self.area, whose) == 0

    def _keep(self, s: MedioevoState, slot: int) -> None:
        """K.CARD.20: what a Diplomat protects is kept, or stays where there is no marker for it."""
        if not has_marker(s, self.seat, s.item_level[slot]):
            return
        told: dict[str, object] = {"seat": s.seats[self.seat], "other_seat": s.seats[owner(slot)]}
        s.tell("transport-taken", {**told, **item_words(s, slot), **where(self.area)}, "5.CONQ.03")
        take_item(s, slot, self.seat)
