"""XXIV.D Pillage markers: gold, and what they bring."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import UNTOLD, d10
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, PACKAGE
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.kit.tables import rows, whole

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
