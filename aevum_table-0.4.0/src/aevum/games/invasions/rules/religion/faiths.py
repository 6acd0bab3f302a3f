"""XXXI.A, XXXI.C.6 Which religions a land has."""

from typing import Final

from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.rules.world.land import NO_AREA, Land
from aevum.games.invasions.rules.world.world import NOBODY
from aevum.kit.tables import rows

ELSEWHERE: Final = "*"
_rows = rows(PACKAGE, "faiths")
_OF_AREA: Final[dict[str, int]] = {
    row["place"]: RELIGIONS.index(row["religion"]) for row in _rows if row["kind"] == "area"
}
_OF_PROVINCE: Final[dict[str, int]] = {
    row["place"]: RELIGIONS.index(row["religion"]) for row in _rows if row["kind"] == "province"
}
_ELSEWHERE: Final[int] = RELIGIONS.index(next(row["religion"] for row in _rows if row["place"] == ELSEWHERE))


def faith_of(land: Land, province: int) -> int:
    """What the people of a province believe, whoever rules them."""
    found = _OF_PROVINCE.get(land.names[province])
    if found is not None:
        return found
    area = land.area[province]
    return _ELSEWHERE if area == NO_AREA else area_faith(land, area)


def area_faith(land: Land, area: int) -> int:
    """XXXI.A.4, XVI.F.5: the religion of an Area, of its people rather than of its masters."""
    return _OF_AREA.get(land.areas[area], _ELSEWHERE)


def area_religions(s: InvasionsState, area: int) -> list[int]:
    """XXXI.C.6: its own, and those of all nations that hold a province of it."""
    w = s.world
    found = {area_faith(w.land, area)}
    found |= {s.realm.religion[w.owner[p]] for p in w.land.area_provinces[area] if w.owner[p] != NOBODY}
    return sorted(found)
