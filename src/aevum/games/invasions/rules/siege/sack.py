"""XXIV.D Sacking a city: gold, pillage markers and what they bring."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import UNTOLD, d10
from aevum.games.invasions.rules.fight import ATTACKER
from aevum.games.invasions.rules.scoring.deeds import sacked
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, PACKAGE
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.kit.tables import rows, whole

LOOT: Final = 2
"""XXIV.D.1"""
CAPITAL_LOOT: Final = (0, 5, 10)
"""XXIV.D.2, III.G.7: none, a Kingdom's, an Empire's capital"""
USURPER_AT: Final = 10
"""XXIV.D.7: the face 0 of the die."""

# Two of the markers carry the Usurper (XXIV.D.6).
_rows = rows(PACKAGE, "pillage")
MARKERS: Final[list[int]] = [whole(row, "marker", "pillage.csv") for row in _rows]
if min(MARKERS) < 1:
    raise BadData("pillage.csv: the markers are numbered from 1")
GOLD: Final[dict[int, int]] = {
    whole(row, "marker", "pillage.csv"): whole(row, "gold", "pillage.csv") for row in _rows
}
EFFECT: Final[dict[int, str]] = {whole(row, "marker", "pillage.csv"): row["effect"] for row in _rows}
EVENT: Final[dict[int, int]] = {
    whole(row, "marker", "pillage.csv"): whole(row, "event", "pillage.csv") for row in _rows if row["event"]
}
"""The number of the event that a marker brings."""
USURPER: Final = 0
"""Stands for the Usurper among the events that wait."""
KIND: Final[dict[int, str]] = {whole(row, "marker", "pillage.csv"): row["kind"] for row in _rows}


def sack(s: InvasionsState) -> None:
    """Loot the city that fell (III.F.5); events of markers are told, and belong to a whole match."""
    field = s.fight.field
    gold = LOOT + CAPITAL_LOOT[field.capital]
    s.tell("sacks", {"city": field.city, "gold": gold}, "XXIV.D.1")
    side = s.fight.sides[ATTACKER]
    gold += draw_pillage(s, field.level, side.seat, side.status, side.decline, "XXIV.D.1", side.nation)
    _earn(s, gold)
    sacked(s, side.nation, field.city, field.level)
    marker = draw_unseen(s)
    if marker:
        _lay(s, marker)
        s.tell("marker-laid", {"city": field.city}, "XXIV.D.8")


def draw_pillage(
    s: InvasionsState, count: int, seat: int, status: int, decline: int, rule: str, nation: int = NOBODY
) -> int:
    """The gold of some markers, drawn at random and resolved for a nation of this status (XI.F.1)."""
    gold = 0
    drawn: list[int] = []
    for _ in range(min(count, len(s.pool))):
        at = s.roll("draws-pillage", len(s.pool), 1, rule, to=UNTOLD)[0] - 1
        marker = s.pool.pop(at)
        drawn.append(marker)
        gold += GOLD[marker]
        s.tell("pillage", {"gold": GOLD[marker]}, "XXIV.D.3")
        _side_effect(s, marker, seat, status, decline, nation)
    # XXIV.D.4, XXIV.D.5: kept markers stay with their owner, the others go back before the next is drawn.
    s.pool = sorted(s.pool + [marker for marker in drawn if KIND[marker] != "private"])
    return gold


def draw_unseen(s: InvasionsState) -> int:
    """XXIV.D.8: the marker that is laid face down; 0 when none is left (F63)."""
    if not s.pool:
        return 0
    return s.pool.pop(s.roll("lays-pillage", len(s.pool), 1, "XXIV.D.8", to=UNTOLD)[0] - 1)


def marker_on_city(s: InvasionsState) -> int:
    """XXIV.D.8: the marker that lies face down on the city of this fight, 0 for none."""
    w = s.world_now
    if w is None:
        return s.marker
    return w.pillaged[w.land.number(s.fight.field.province)]


def _lay(s: InvasionsState, marker: int) -> None:
    w = s.world_now
    if w is None:
        s.marker = marker
    else:
        w.pillaged = put(w.pillaged, w.land.number(s.fight.field.province), marker)


def _earn(s: InvasionsState, gold: int) -> None:
    """III.H.1: on the map loot goes to the Treasury of the nation that leads the stack (F60)."""
    side = s.fight.sides[ATTACKER]
    w = s.world_now
    if w is None:
        s.gold[side.seat] += gold
    else:
        w.gold = put(w.gold, side.nation, w.gold[side.nation] + gold)


def _side_effect(s: InvasionsState, marker: int, seat: int, status: int, decline: int, nation: int) -> None:
    effect: dict[str, object] = {"effect": EFFECT[marker]}
    match KIND[marker]:
        case "public":
            s.tell("public-event", effect, "XXIV.D.4")
            _await(s, EVENT[marker], nation)
        case "private":
            s.kept[seat] += 1
            if s.realm_now is not None:
                s.realm_now.marker_at = put(s.realm_now.marker_at, marker, seat)
            s.tell("keeps-marker", effect, "XXIV.D.5")
        case "calamity":
            if status == BARBARIAN:
                s.tell("usurper-ignored", None, "XXIV.D.7")
            elif decline or d10(s, "usurper-check", "XXIV.D.7")[0] == USURPER_AT:
                s.tell("usurper-rises", None, "XXIV.D.7")
                _await(s, USURPER, nation)
            else:
                s.tell("usurper-quiet", None, "XXIV.D.7")


def _await(s: InvasionsState, event: int, nation: int) -> None:
    """In a whole match what a marker brings is resolved as soon as the looting is over."""
    if s.realm_now is not None:
        s.realm_now.pending = [*s.realm_now.pending, event, nation]
