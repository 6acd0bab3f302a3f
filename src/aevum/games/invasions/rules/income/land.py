"""XIV.B, XIV.D, XIV.E What the land itself yields: provinces, cities and Areas, in halves of a gold."""

from typing import Final

from aevum.games.invasions.rules.control.sharing import partners, total_control
from aevum.games.invasions.rules.income.sacked import city_income_halves
from aevum.games.invasions.rules.realm.nations import areas_of
from aevum.games.invasions.rules.world.world import NOWHERE, World

OFF_MAP: Final = {
    "Persia Orientalis (off-map)": "Persis",
    "India Meridionalis": "India",
    "India Septentrionalis": "India",
}
"""XXXIII.C.4, XXXIII.C.5: boxes, and the Area to whose holder each of them pays."""
OFF_MAP_GOLD: Final = 2


PARTS: Final = 24
"""Of a gold, so that half a gold can be divided among two, three or four."""


def own_provinces(w: World, nation: int) -> list[int]:
    """Loyal provinces that a nation shares with nobody (XIV.G.1)."""
    return [p for p, n in enumerate(w.owner) if n == nation and not w.revolt[p] and len(partners(w, p)) == 1]


def shared_parts(w: World, nation: int, rural: bool) -> int:
    """XXVI.B.6: its part of what provinces yield that a stack of allies controls.

    `rural`: the income of the province too, as Kingdoms have it, not that of its city alone.
    """
    found = 0
    if not w.allies[nation]:
        return found
    for p in range(w.land.provinces):
        holders = partners(w, p)
        count = len(holders)
        if count > 1 and not w.revolt[p] and nation in holders:
            halves = city_income_halves(w, p) + (province_halves(w, p) if rural else 0)
            found += halves * PARTS // 2 // count
    return found


def province_halves(w: World, province: int) -> int:
    """XIV.D.4, whoever holds it; a revolt is the holder's trouble (XIV.G.1, XVI.E.2)."""
    return w.land.half_income[province]


def provinces_halves(w: World, nation: int) -> int:
    """XIV.D.3, XXVIII.D.3: those of a Kingdom, land ceded to federates among them (XII.A.5).

    XXIX.F.8, C26: a vassal Kingdom has its own, and its suzerain has none of it.
    """
    return sum([province_halves(w, p) for p in own_provinces(w, nation)])


def cities_halves(w: World, nation: int) -> int:
    """XIV.D.2, XIV.E.2; XIV.G.2: none in revolt."""
    return sum([city_income_halves(w, p) for p in own_provinces(w, nation)])


def areas_gold(w: World, nation: int) -> tuple[int, int]:
    """XIV.E.3: one for each Area that an Empire holds, and one more for total control.

    F175: only Civilized Areas bear the eagle of XIV.E.4; what allies share pays the one it is kept for.
    """
    held = [a for a in areas_of(w, nation) if not w.land.area_wild[a]]
    return len(held), sum([1 for a in held if total_control(w, a, nation)])


def off_map_gold(w: World, nation: int) -> int:
    boxes = [area for box, area in OFF_MAP.items() if w.land.number(box) != NOWHERE]
    return sum([OFF_MAP_GOLD for area in boxes if w.area_owner[w.land.areas.index(area)] == nation])
