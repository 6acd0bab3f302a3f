"""Gold and victory points: every change is told, with the rule it comes from."""

from typing import Final

from aevum.engine.event import Modifier
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import VASSAL, put

WHYS: Final = (
    "founding",
    "young-realm",
    "objective",
    "sack",
    "empire",
    "king-killed",
    "survives",
    "reunion",
    "decline",
    "conversion",
    "papacy",
    "calamity",
    "waste",
    "administration",
    "edict",
    "income",
    "expenses",
    "tribute",
    "purchase",
    "repair",
    "fortification",
    "full-treasury",
    "event",
    "caravan",
    "diplomacy",
    "discard",
    "wedding",
    "foedus",
)
"""What gold is earned or paid for, and points are scored for; the words have a `why-` for each."""
OBJECTIVE: Final = "objective"


def earn(s: InvasionsState, nation: int, gold: int, why: str, rule: str) -> None:
    """Gold into the Treasury; `why` is one of WHYS."""
    w = s.world
    w.gold = put(w.gold, nation, w.gold[nation] + gold)
    s.tell("earns-gold", {"people": NATIONS[nation], "gold": gold, "why": why}, rule)


def pay(s: InvasionsState, nation: int, gold: int, why: str, rule: str) -> int:
    """Gold out of the Treasury, as far as it goes (XIV.A.1); what could not be paid."""
    w = s.world
    paid = min(gold, w.gold[nation])
    w.gold = put(w.gold, nation, w.gold[nation] - paid)
    s.tell("pays-gold", {"people": NATIONS[nation], "gold": paid, "why": why}, rule)
    return gold - paid


def hand_over(s: InvasionsState, giver: int, taker: int, gold: int, why: str, rule: str) -> None:
    """III.H.4: from one nation to another, where a rule says so; the giver must have it."""
    w = s.world
    w.gold = put(put(w.gold, giver, w.gold[giver] - gold), taker, w.gold[taker] + gold)
    args: dict[str, object] = {
        "people": NATIONS[giver],
        "other_people": NATIONS[taker],
        "gold": gold,
        "why": why,
    }
    s.tell("hands-gold", args, rule)


def score(s: InvasionsState, nation: int, points: int, why: str, rule: str) -> None:
    """Victory points of a nation, for the seat that plays it; `why` is one of WHYS.

    XXIX.F.6: a vassal has half of all that it wins; of its land that has been seen to already.
    """
    w = s.world
    seat = w.seat[nation]
    items: list[Modifier] = []
    gain = points
    if w.tie[nation] == VASSAL and points > 0 and why != OBJECTIVE:
        gain = halves_up(points)
        items = [Modifier(gain - points, "points-of-a-vassal", "XXIX.F.6")]
    book(s, seat, nation, gain)
    args: dict[str, object] = {"people": NATIONS[nation], "seat": seat, "points": gain, "why": why}
    s.tell("scores-points", args, rule, modifiers=[item for item in items if item.value])


def book(s: InvasionsState, seat: int, nation: int, points: int) -> None:
    """Points that another event tells already; a fight without a map has seats, but no realm."""
    s.points[seat] += points
    if s.realm_now is not None:
        r = s.realm_now
        r.points = put(r.points, nation, r.points[nation] + points)
        r.turn_points = put(r.turn_points, seat, r.turn_points[seat] + points)
