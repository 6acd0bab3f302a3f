"""XXIV.D Sacking a city."""

from typing import Final

from aevum.games.invasions.rules.fight import ATTACKER
from aevum.games.invasions.rules.pillage import draw_pillage, draw_unseen
from aevum.games.invasions.rules.scoring.deeds import sacked
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import put

LOOT: Final = 2
"""XXIV.D.1"""
CAPITAL_LOOT: Final = (0, 5, 10)
"""XXIV.D.2, III.G.7: none, a Kingdom's, an Empire's capital"""


def sack(s: InvasionsState) -> None:
    """Loot the city that fell (III.F.5). XXIV.D.4, XXIV.D.8: what the markers bring comes before another is
    laid, and belongs to a whole match."""
    field = s.fight.field
    gold = LOOT + CAPITAL_LOOT[field.capital]
    s.tell("sacks", {"city": field.city, "gold": gold}, "XXIV.D.1")
    side = s.fight.sides[ATTACKER]
    gold += draw_pillage(s, field.level, side.seat, side.status, side.decline, "XXIV.D.1", side.nation)
    _earn(s, gold)
    sacked(s, side.nation, field.city, field.level)


def lay_marker(s: InvasionsState, city: str, province: str) -> None:
    """XXIV.D.8: the drawn markers are resolved, so that one lies face down on the city."""
    marker = draw_unseen(s)
    if not marker:
        return
    w = s.world_now
    if w is None:
        s.marker = marker
    else:
        w.pillaged = put(w.pillaged, w.land.number(province), marker)
    s.tell("marker-laid", {"city": city}, "XXIV.D.8")


def marker_on_city(s: InvasionsState) -> int:
    """XXIV.D.8: the marker that lies face down on the city of this fight, 0 for none."""
    w = s.world_now
    if w is None:
        return s.marker
    return w.pillaged[w.land.number(s.fight.field.province)]


def _earn(s: InvasionsState, gold: int) -> None:
    """III.H.1: on the map loot goes to the Treasury of the nation that leads the stack (F60)."""
    side = s.fight.sides[ATTACKER]
    w = s.world_now
    if w is None:
        s.gold[side.seat] += gold
    else:
        w.gold = put(w.gold, side.nation, w.gold[side.nation] + gold)
