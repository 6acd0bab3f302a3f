"""XXIV.D Sacking a city: gold, pillage markers and what they bring."""

from typing import Final

from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.fight import ATTACKER
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, PACKAGE
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
GOLD: Final[dict[int, int]] = {
    whole(row, "marker", "pillage.csv"): whole(row, "gold", "pillage.csv") for row in _rows
}
EFFECT: Final[dict[int, str]] = {whole(row, "marker", "pillage.csv"): row["effect"] for row in _rows}
KIND: Final[dict[int, str]] = {whole(row, "marker", "pillage.csv"): row["kind"] for row in _rows}


def sack(s: InvasionsState) -> None:
    """Loot the city that fell (III.F.5); events of markers are told, and belong to a whole match."""
    seat = s.fight.sides[ATTACKER].seat
    field = s.fight.field
    gold = LOOT + CAPITAL_LOOT[field.capital]
    s.tell("sacks", {"city": field.city, "gold": gold}, "XXIV.D.1")
    drawn: list[int] = []
    for _ in range(field.level):
        at = s.roll("draws-pillage", len(s.pool), 1, "XXIV.D.1")[0] - 1
        marker = s.pool.pop(at)
        drawn.append(marker)
        gold += GOLD[marker]
        s.tell("pillage", {"gold": GOLD[marker]}, "XXIV.D.3")
        _side_effect(s, marker)
    s.gold[seat] += gold
    # XXIV.D.4, XXIV.D.5: kept markers stay with their owner, the others go back before the next is drawn.
    s.pool = sorted(s.pool + [marker for marker in drawn if KIND[marker] != "private"])
    at = s.roll("lays-pillage", len(s.pool), 1, "XXIV.D.8", to=0)[0] - 1
    s.marker = s.pool.pop(at)
    s.tell("marker-laid", {"city": field.city}, "XXIV.D.8")


def _side_effect(s: InvasionsState, marker: int) -> None:
    side = s.fight.sides[ATTACKER]
    effect: dict[str, object] = {"effect": EFFECT[marker]}
    match KIND[marker]:
        case "public":
            s.tell("public-event", effect, "XXIV.D.4")
        case "private":
            s.kept[side.seat] += 1
            s.tell("keeps-marker", effect, "XXIV.D.5")
        case "calamity":
            if side.status == BARBARIAN:
                s.tell("usurper-ignored", None, "XXIV.D.7")
            elif side.decline or d10(s, "usurper-check", "XXIV.D.7")[0] == USURPER_AT:
                s.tell("usurper-rises", None, "XXIV.D.7")
            else:
                s.tell("usurper-quiet", None, "XXIV.D.7")
