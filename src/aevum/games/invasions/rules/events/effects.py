"""What event cards do to a nation, where nothing is left to choose."""

from typing import Final

from aevum.games.invasions.rules.court import confine
from aevum.games.invasions.rules.events.targets import bound, things
from aevum.games.invasions.rules.hands.deck import AMOUNT, EFFECT
from aevum.games.invasions.rules.ledger import earn, pay
from aevum.games.invasions.rules.religion.heresy import HeresyRises
from aevum.games.invasions.rules.revolts.rise import RevoltRises
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import Ages
from aevum.games.invasions.rules.status.decline import lower_decline
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FoedusEnds
from aevum.games.invasions.rules.vassalage.parting import leave_alliance, part_unless_acting
from aevum.games.invasions.rules.vassalage.ties import release
from aevum.games.invasions.rules.world.world import FEDERATE, put

AT_ONCE: Final = (
    "gold",
    "age",
    "decline",
    "repair",
    "idle",
    "invade",
    "campaign",
    "administration",
    "renaissance",
    "treason",
    "revolt",
    "heresy",
)


def strike(s: InvasionsState, card: int, nation: int) -> None:
    amount = AMOUNT[card]
    match EFFECT[card]:
        case "gold" if amount > 0:
            earn(s, nation, amount, "event", "X.B.4")
        case "gold":
            pay(s, nation, -amount, "event", "X.B.4")
        case "age":
            s.push(Ages(nation, amount, "VI.E.3"))
        case "decline":
            lower_decline(s, nation, "VI.E.9")
        case "repair":
            _repair(s, nation)
        case "idle":
            confine(s, nation, "X.B.4")
        case "invade":
            last(s, card, nation)
            _invade(s, nation)
        case "campaign":
            last(s, card, nation)
            s.tell("forced-march", {"people": NATIONS[nation]}, "X.B.4")
        case "administration":
            last(s, card, nation)
            s.tell("wise-minister", {"people": NATIONS[nation]}, "X.B.4")
        case "revolt":
            s.push(RevoltRises(nation))  # XVI.A.1
        case "heresy":
            s.push(HeresyRises(nation, False))  # XXXI.C.1, XXXIV.0.9, III.G.6
        case "treason" if not bound(s.world, nation):
            leave_alliance(s, nation, "XXVI.B.7")
        case _:
            _set_free(s, card, nation)


def last(s: InvasionsState, card: int, nation: int) -> None:
    r = s.realm
    r.lasting = [*r.lasting, f"{EFFECT[card]}:{NATIONS[nation]}"]


def _repair(s: InvasionsState, nation: int) -> None:
    w = s.world
    for unit in things(s, nation, "damaged"):
        w.code[unit] &= ~DAMAGED
    s.tell("all-repaired", {"people": NATIONS[nation]}, "III.B.16")


def _invade(s: InvasionsState, nation: int) -> None:
    """XVIII.H.2: it moves and fights twice in its activation of this turn."""
    w = s.world
    w.invading = put(w.invading, nation, 1)
    s.tell("sets-out", {"people": NATIONS[nation]}, "XVIII.H.1")


def _set_free(s: InvasionsState, card: int, nation: int) -> None:
    """XXVIII.G.6, XXIX.G.2; a nation that nobody binds grows young instead."""
    w = s.world
    if not bound(w, nation):
        s.push(Ages(nation, AMOUNT[card], "VI.E.3"))
    elif w.tie[nation] == FEDERATE:
        s.push(FoedusEnds(nation, bool(w.moving >> nation & 1), "XXVIII.G.6"))
    else:
        release(s, nation, "XXIX.G.2")
        part_unless_acting(s)
