"""Victory points (19.2): only the Empire has any (19.1)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, UNITS
from aevum.games.charlemagne.rules.ground import held_burgs
from aevum.games.charlemagne.rules.regions import AIM, FAITH, FAR, KINGS_WAR, REGIONS
from aevum.games.charlemagne.rules.state import GONE, CharlemagneState
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, NOBODY, PACKAGE
from aevum.kit.tables import rows, whole

WORTH: Final[dict[str, int]] = {
    row["item"]: whole(row, "points", f"victory.csv, {row['item']}") for row in rows(PACKAGE, "victory")
}


def land_worth(region: int) -> int:
    """What control of a region is worth (19.2.a, 19.2.e, 19.2.h)."""
    return WORTH["region"] + (WORTH[AIM[region]] if AIM[region] else 0)


def score(s: CharlemagneState) -> list[Modifier]:
    """What the Empire would have if the match ended now, item by item."""
    items: list[Modifier] = []
    own = [region for region in range(len(REGIONS)) if s.control[region] == EMPIRE]
    civilized = [hex for hex in s.civilized if s.land_side(hex) == EMPIRE]
    converted = [r for r in own if s.faith[r] == CHRISTIAN and FAITH[r] != CHRISTIAN]
    note(items, WORTH["region"] * len(own), "victory-regions", "19.2.a")
    note(items, WORTH["burg"] * len(held_burgs(s, EMPIRE)), "victory-burgs", "19.2.b")
    note(items, WORTH["civilization"] * len(civilized), "victory-civilization", "19.2.c")
    note(items, WORTH["converted"] * len(converted), "victory-converted", "19.2.d")
    wars = sum([1 for r in own if AIM[r] == KINGS_WAR])
    note(items, WORTH[KINGS_WAR] * wars, "victory-kings-wars", "19.2.e")
    far = sum([1 for r in own if AIM[r] == FAR])
    if far:
        note(items, WORTH[FAR] * far, "victory-far-lands", "19.2.h")
    if s.augustus != NOBODY and s.lead[s.augustus - UNITS] == EMPIRE:
        note(items, WORTH["augustus"], "victory-augustus", "19.2.f")
    if s.at[CHARLEMAGNE] == GONE:
        note(items, WORTH["charlemagne-lost"], "victory-charlemagne-lost", "19.2.g")
    return items


def total(s: CharlemagneState) -> int:
    return sum([item.value for item in score(s)])
