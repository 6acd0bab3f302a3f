"""XVIII.K Lands that are closed to all but a few."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import BARBARIAN, NATION_NOMAD, NATIONS, PACKAGE
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import World
from aevum.kit.tables import rows

NOMADS: Final = "nomads"
RAID: Final = "raid"

_CLOSED: Final[dict[str, list[dict[str, str]]]] = {}
for _row in rows(PACKAGE, "closed"):
    _CLOSED.setdefault(_row["area_or_province"], []).append(_row)


def why_shut(w: World, nation: int, to: int) -> Refusal | None:
    """Why a nation may not march into a province or settle there; None when it may."""
    land = w.land
    if not land.closed[to]:
        return None
    area = land.areas[land.area[to]] if land.area[to] != NO_AREA else ""
    return why_not_enter(area, land.names[to], nation, w.status[nation], False, w.turn)


def why_not_enter(
    area: str, province: str, nation: int, status: int, raiding: bool, turn: int
) -> Refusal | None:
    """VI.I.3, XVIII.K.1, XVIII.K.2, XVIII.K.3: why a nation may not go into a province; None: it may."""
    for name in (province, area):
        entries = _CLOSED.get(name)
        if entries is None:
            continue
        for row in entries:
            if _is_open(row, nation, status, raiding, turn):
                return None
        args: dict[str, object] = {"place": name, "people": NATIONS[nation]}
        return Refusal("closed-land", args, entries[0]["rule"])
    return None


def _is_open(row: dict[str, str], nation: int, status: int, raiding: bool, turn: int) -> bool:
    whom = row["open_to"]
    if whom == NOMADS:
        meant = NATION_NOMAD[nation] and status == BARBARIAN
    else:
        meant = whom == NATIONS[nation]
    when = row["when"]
    if when == RAID:
        return meant and raiding
    return meant and (when == "" or when == f"turn {turn}")
