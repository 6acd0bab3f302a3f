"""Values a world of a whole match for one seat: by what its nations hold, looked up province by province."""

from __future__ import annotations

from aevum.games.invasions.bots.steward.prizes import LAST, Prizes, prizes
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, NOBODY, VASSAL, World

OF_VASSAL = 0.5
"""XXIX.F.6: what a vassal has itself of what it holds."""
OF_CLIENT = 0.5
"""XXVII.A.3: what its patron has of it."""
REIN = 1.0
"""What a vassal is worth to its lord besides: a unit lent, and gold."""


class Bonds:
    """By nation, what its land is worth to one seat: its own, and what its lord has of it."""

    def __init__(self, w: World, seat: int, rival: float, table: Prizes) -> None:
        self.about = (w.tie, w.lord, w.role, w.seat)
        self.seat = seat
        self.rival = rival
        self.prizes = table
        self.rows: list[list[float]] = []
        self.areas: list[list[float]] = []
        self.reins = 0.0
        for n in range(len(NATIONS)):
            self._bind(w, n)

    def fits(self, w: World, seat: int, rival: float, table: Prizes) -> bool:
        if self.seat != seat or self.prizes is not table or self.rival != rival:
            return False
        return self.about == (w.tie, w.lord, w.role, w.seat)

    def _sign(self, w: World, nation: int) -> float:
        if w.role[nation] != ACTIVE:
            return 0.0
        return 1.0 if w.seat[nation] == self.seat else -self.rival

    def _bind(self, w: World, n: int) -> None:
        """XXIX.E.3, XXVII.A.3: what subjects hold counts for their lords too."""
        parts = [(n, self._sign(w, n) * (OF_VASSAL if w.tie[n] == VASSAL else 1.0))]
        lord = w.lord[n]
        if lord != NOBODY and w.tie[n] in (VASSAL, CLIENT):
            parts.append((lord, self._sign(w, lord) * (OF_CLIENT if w.tie[n] == CLIENT else 1.0)))
            if w.tie[n] == VASSAL:
                self.reins += self._sign(w, lord) * (REIN + self.prizes.vassal[lord])
        self.rows.append(_mixed(self.prizes.rows, parts))
        self.areas.append(_mixed(self.prizes.areas, parts))


_KEPT = 8
_made: list[Bonds] = []


def _bonds(w: World, seat: int, rival: float, table: Prizes) -> Bonds:
    for found in _made:
        if found.fits(w, seat, rival, table):
            return found
    new = Bonds(w, seat, rival, table)
    _made.insert(0, new)
    del _made[_KEPT:]
    return new


def last_turn(s: InvasionsState) -> int:
    for frame in s.frames:
        if isinstance(frame, Match):
            return frame.last
    return LAST


class RealmLedger:
    """Like the marshal's ledger of one phase, with the prizes of the turns to come."""

    def __init__(self, s: InvasionsState, seat: int) -> None:
        self.seat = seat
        self.rival = 1 / max(1, len(s.seats) - 1)
        self.last = last_turn(s)
        self.prizes: Prizes = prizes(s.world, self.last)
        self._bound: Bonds = _bonds(s.world, seat, self.rival, self.prizes)

    def value(self, w: World) -> float:
        bonds = self._of(w)
        rows = bonds.rows
        total = bonds.reins
        for p, n in enumerate(w.owner):
            if n >= 0:
                total += rows[n][p]
        areas = bonds.areas
        for a, n in enumerate(w.area_owner):
            if n >= 0:
                total += areas[n][a]
        return total

    def change(self, before: World, after: World, place: int) -> float:
        """By how much what happened in a province changes the value: it matters to its Area at most."""
        bonds = self._of(after)
        area = after.land.area[place]
        rows = bonds.rows
        total = 0.0
        for p in after.land.area_provinces[area] if area != NO_AREA else (place,):
            was, now = before.owner[p], after.owner[p]
            if was != now:
                total += (rows[now][p] if now >= 0 else 0.0) - (rows[was][p] if was >= 0 else 0.0)
        if area != NO_AREA:
            was, now = before.area_owner[area], after.area_owner[area]
            if was != now:
                areas = bonds.areas
                total += (areas[now][area] if now >= 0 else 0.0) - (areas[was][area] if was >= 0 else 0.0)
        return total

    def at(self, w: World, place: int, nation: int) -> float:
        """What a province is worth to the seat of a nation."""
        return self.prizes.rows[nation][place]

    def _of(self, w: World) -> Bonds:
        bound = self._bound.about
        if bound[0] is not w.tie or bound[1] is not w.lord:
            self._bound = _bonds(w, self.seat, self.rival, self.prizes)
        return self._bound


def _mixed(rows: list[list[float]], parts: list[tuple[int, float]]) -> list[float]:
    kept = [(rows[n], sign) for n, sign in parts if sign]
    if not kept:
        return [0.0] * len(rows[0])
    if len(kept) == 1:
        row, sign = kept[0]
        return [sign * value for value in row]
    first, second = kept
    return [first[1] * a + second[1] * b for a, b in zip(first[0], second[0], strict=True)]
