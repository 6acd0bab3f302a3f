"""Places and persons by name, as far as fights need them."""

from dataclasses import dataclass
from functools import cache

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.fight import TERRAINS, Field
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows, whole


@dataclass(frozen=True)
class Leader:
    combat: int
    stacking: int
    mountain: bool


LEADERS = {
    row["leader"]: Leader(
        whole(row, "combat", "leaders.csv"),
        whole(row, "stacking", "leaders.csv"),
        row["mountain"] == "1",
    )
    for row in rows(PACKAGE, "leaders")
}


@cache
def _provinces() -> dict[str, dict[str, str]]:
    return {row["province"]: row for row in rows(PACKAGE, "provinces")}


@cache
def _barbarian_areas() -> frozenset[str]:
    return frozenset(row["area"] for row in rows(PACKAGE, "areas") if row["status"] == "barbarian")


@cache
def _walls() -> dict[str, int]:
    return {row["city"]: whole(row, "walls", "walls.csv") for row in rows(PACKAGE, "walls")}


def walls(city: str) -> int:
    """XXIII.B.4, XXIII.B.5: what a fortified city takes off a siege roll."""
    table = _walls()
    return table.get(city, table["*"])


@cache
def _units() -> dict[str, dict[str, str]]:
    return {row["unit"]: row for row in rows(PACKAGE, "units")}


def why_no_unit(unit: str, nation: str, turn: int, province: str) -> str:
    """Why a nation cannot field a unit there and then, as far as the rulebook says; empty when it can."""
    row = _units()[unit]
    if row["nations"] and nation not in row["nations"].split("; "):
        return f"only {row['nations'].replace('; ', ' and ')} has it ({row['rule']})"
    if row["from_turn"] and turn < whole(row, "from_turn", "units.csv"):
        return f"it comes on turn {row['from_turn']} ({row['rule']})"
    if row["areas"] and province and _provinces()[province]["area"] not in row["areas"].split("; "):
        return f"it does not leave {row['areas'].replace('; ', ', ')} ({row['rule']})"
    return ""


def field(province: str) -> Field:
    """The ground of a province as the rulebook lists it."""
    row = _provinces().get(province)
    if row is None:
        raise BadData(f"notation: there is no province or terrain '{province}'")
    if row["terrain"] not in TERRAINS:
        raise BadData(f"notation: '{province}' lies off the map, where nobody fights")
    found = Field()
    found.province = province
    found.terrain = TERRAINS.index(row["terrain"])
    found.barbarian = row["area"] in _barbarian_areas()
    level = int(row["city_level"] or 0)
    if level:
        found.city = row["city"]
        found.level = level
        found.fortified = row["fortified"] == "1"  # XXIII.A.1
        found.walls = walls(found.city) if found.fortified else 0
    return found
