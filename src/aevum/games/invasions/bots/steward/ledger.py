"""Values a world of a whole match for one seat: by what its nations hold, looked up province by province."""

from __future__ import annotations

from aevum.games.invasions.bots.steward.prizes import Prizes, prizes
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, NOBODY, VASSAL, World

OF_VASSAL = 0.5
"""XXIX.F.6: what a vassal has itself of what it holds."""
OF_CLIENT = 0.5
"""XXVII.A.3: what its patron has of it."""
REIN = 1.0
"""What a vassal is worth to its lord besides: a unit lent, and gold."""


class RealmLedger:
    """Like the marshal's ledger of one phase, with the prizes of the turns to come."""

    def __init__(self, s: InvasionsState, seat: int) -> None:
        self.seat = seat
        self.rival = 1 / max(1, len(s.seats) - 1)
        self.prizes: Prizes = prizes(s.world)
        self._bonds: tuple[list[int], list[int]] | None = None
        self._rows: list[list[float]] = []
        self._areas: list[list[float]] = []
        self._ties = 0.0

    def value(self, w: World) -> float:
        if self._bonds is None or self._bonds[0] is not w.tie or self._bonds[1] is not w.lord:
            self._bind(w)
        rows = self._rows
        total = self._ties
        for p, n in enumerate(w.owner):
            if n >= 0:
                total += rows[n][p]
        areas = self._areas
        for a, n in enumerate(w.area_owner):
            if n >= 0:
                total += areas[n][a]
        return total

    def at(self, w: World, place: int, nation: int) -> float:
        """What a province is worth to the seat of a nation, its part of the Area included."""
        return self.prizes.rows[nation][place]

    def _sign(self, w: World, nation: int) -> float:
        if w.role[nation] != ACTIVE:
            return 0.0
        return 1.0 if w.seat[nation] == self.seat else -self.rival

    def _bind(self, w: World) -> None:
        """XXIX.E.3, XXVII.A.3: what subjects hold counts for their lords too."""
        self._bonds = (w.tie, w.lord)
        self._rows = []
        self._areas = []
        self._ties = 0.0
        for n in range(len(NATIONS)):
            parts = [(n, self._sign(w, n) * (OF_VASSAL if w.tie[n] == VASSAL else 1.0))]
            lord = w.lord[n]
            if lord != NOBODY and w.tie[n] in (VASSAL, CLIENT):
                parts.append((lord, self._sign(w, lord) * (OF_CLIENT if w.tie[n] == CLIENT else 1.0)))
                if w.tie[n] == VASSAL:
                    self._ties += self._sign(w, lord) * (REIN + self.prizes.vassal[lord])
            self._rows.append(_mixed(self.prizes.rows, parts))
            self._areas.append(_mixed(self.prizes.areas, parts))


def _mixed(rows: list[list[float]], parts: list[tuple[int, float]]) -> list[float]:
    kept = [(rows[n], sign) for n, sign in parts if sign]
    if not kept:
        return [0.0] * len(rows[0])
    if len(kept) == 1:
        row, sign = kept[0]
        return [sign * value for value in row]
    first, second = kept
    return [first[1] * a + second[1] * b for a, b in zip(first[0], second[0], strict=True)]
