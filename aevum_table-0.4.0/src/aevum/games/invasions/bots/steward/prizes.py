"""What land is worth to each nation in the turns to come, in tables that are made once in a turn."""

from __future__ import annotations

from aevum.games.invasions.rules.content.objectives import AREA, PROVINCE, SOME, VASSALS, objectives_of
from aevum.games.invasions.rules.scoring.step import SCORED
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATIONS
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import OUT, World

LAST = 12
"""V.C.2: of the whole match."""
PATIENCE = 0.8
"""What a point of the next turn is worth now."""
LAND = 0.2
"""For any province, in points; what people live on is worth having, whatever the cards say."""
COIN = 0.12
"""For half a gold of a province's income, to those who collect it."""
CITY = 0.25
"""For each level of a city, to those who collect its gold; half of it to those who can only sack it."""
WILD = 0.3
"""What is left of it for a realm in Barbarian land, which it can neither tax nor hold cheaply."""
BY_LAND = 0.5
"""The part of an Area's worth that its provinces stand for together; the rest comes with control."""


def due(turn: int, last: int) -> list[tuple[int, float]]:
    """Turns that are scored from now on, and what their points are worth now (V.B.2)."""
    turns = [t for t in SCORED if turn <= t < last]
    return [(t, PATIENCE ** (t - turn)) for t in (*turns, max(turn, last))]


class Prizes:
    """By nation: rows of provinces and of Areas, and what a vassal is worth.

    `aims` holds what objectives add to the rows, and `hopes` by Area all that its objectives promise.
    """

    def __init__(self, w: World, last: int) -> None:
        self.turn = w.turn
        self.last = last
        self.status = w.status
        self.role = w.role
        self.level = w.level
        self.rows: list[list[float]] = []
        self.areas: list[list[float]] = []
        self.aims: list[list[float]] = []
        self.hopes: list[list[float]] = []
        self.vassal = [0.0] * len(NATIONS)
        for n in range(len(NATIONS)):
            self._count(w, n)

    def _count(self, w: World, nation: int) -> None:
        land = w.land
        row = [0.0] * land.provinces
        areas = [0.0] * len(land.areas)
        hopes = [0.0] * len(land.areas)
        if w.role[nation] != OUT:
            for turn, part in due(w.turn, self.last):
                for objective in objectives_of(nation, turn):
                    points = part * objective.points
                    if objective.what == VASSALS:
                        self.vassal[nation] += points / 2 if objective.name else points
                    elif objective.what == PROVINCE:
                        place = land.number(objective.name)
                        row[place] += points
                        if land.area[place] != NO_AREA:
                            hopes[land.area[place]] += points
                    else:
                        area = land.areas.index(objective.name)
                        hopes[area] += points
                        needs = objective.needs if objective.what == SOME else 0
                        _share(w, nation, row, area, points, needs)
                        if objective.what == AREA:
                            areas[area] += (1 - BY_LAND) * points
        self.rows.append([a + b for a, b in zip(row, _plain(w, nation), strict=True)])
        self.areas.append(areas)
        self.aims.append(row)
        self.hopes.append(hopes)


def _plain(w: World, nation: int) -> list[float]:
    """Land without regard to objectives."""
    collects = w.status[nation] != BARBARIAN
    found: list[float] = []
    for p in range(w.land.provinces):
        value = LAND * (WILD if collects and w.land.wild[p] else 1.0)
        value += CITY * w.level[p] * (1.0 if collects else 0.5)
        if collects:
            value += COIN * w.land.half_income[p]
        found.append(value if w.land.area[p] != NO_AREA else value / 2)
    return found


def _share(w: World, nation: int, row: list[float], area: int, points: float, needs: int) -> None:
    """XII.C.5, XII.C.6: most of the provinces make an Area, to an Empire most of its cities."""
    counts = w.land.area_provinces[area]
    if w.status[nation] == EMPIRE and not needs:
        counts = [p for p in counts if w.level[p]] or counts
    needed = needs if needs else len(counts) // 2 + 1
    part = points if needs else BY_LAND * points
    for p in counts:
        row[p] += part / needed


_KEPT = 4
_made: list[Prizes] = []


def prizes(w: World, last: int = LAST) -> Prizes:
    """Of this turn; made anew when a nation has become something else, or a city has grown or fallen."""
    for found in _made:
        same = found.turn == w.turn and found.last == last and found.status == w.status
        if same and found.role == w.role and found.level == w.level:
            return found
    new = Prizes(w, last)
    _made.insert(0, new)
    del _made[_KEPT:]
    return new
