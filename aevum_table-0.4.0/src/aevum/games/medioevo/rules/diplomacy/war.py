"""War and peace between two seats (C.DIP)."""

from aevum.games.medioevo.rules.diplomacy.pacts import allows, breach, mates, pacts_of, signers
from aevum.games.medioevo.rules.diplomacy.torn import tear
from aevum.games.medioevo.rules.honour import UNDECLARED_ATTACK, award
from aevum.games.medioevo.rules.layout import of_pair
from aevum.games.medioevo.rules.settings import WAR_DELAY
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import PASSAGE


def truce(s: MedioevoState, a: int, b: int) -> bool:
    """C.DIP.05: no battles between the two in this turn."""
    return s.truce[of_pair(a, b)] == s.turn


def may_attack(s: MedioevoState, aggressor: int, victim: int) -> bool:
    """Whether an attack costs nothing: at war, and what was declared is old enough (C.DIP.02, R-102).

    Who was declared war on may strike back at once.
    """
    declared = s.war[of_pair(aggressor, victim)]
    if s.war[of_pair(victim, aggressor)] > 0:
        return True
    return declared > 0 and s.turn >= declared + s.settings[WAR_DELAY]


def hostile(s: MedioevoState, a: int, b: int) -> bool:
    """At war with each other, and no armistice holds (C.DIP.05, R-095)."""
    return s.at_war(a, b) and not truce(s, a, b)


def barred(s: MedioevoState, mover: int, host: int) -> bool:
    """Whether units of one may not fight the other's at all in this turn: an armistice, or a team."""
    return mates(s, mover, host) or truce(s, mover, host)


def guest(s: MedioevoState, mover: int, host: int) -> bool:
    """Whether units of one stand in territories of the other by right (C.PACT.05, R-118)."""
    return allows(s, PASSAGE, host, mover)


def attack(s: MedioevoState, aggressor: int, victim: int) -> None:
    """V.LOSS.03, C.DIP.03: what an attack means between the two; nothing where they may fight already."""
    if may_attack(s, aggressor, victim):
        return
    s.tell("attacked-undeclared", _two(s, aggressor, victim), "C.DIP.03")
    award(s, aggressor, UNDECLARED_ATTACK, "undeclared-attack", "V.LOSS.03")
    # there is war from now on, on both sides; so it may be fought, and the loss is not repeated.
    s.war[of_pair(victim, aggressor)] = s.turn
    _begin(s, aggressor, victim)


def declare(s: MedioevoState, aggressor: int, victim: int) -> None:
    """C.DIP.02"""
    s.tell("war-declared", _two(s, aggressor, victim), "C.DIP.02")
    _begin(s, aggressor, victim)


def _begin(s: MedioevoState, aggressor: int, victim: int) -> None:
    """C.DIP.04: all pacts between the two are broken, at the aggressor's cost."""
    s.war[of_pair(aggressor, victim)] = s.turn
    for number in pacts_of(s, aggressor):
        if victim in signers(s, number):
            breach(s, number, aggressor)
    tear(s, aggressor, victim)


def make_peace(s: MedioevoState, a: int, b: int) -> None:
    """C.DIP.06"""
    s.war[of_pair(a, b)] = 0
    s.war[of_pair(b, a)] = 0
    s.tell("peace-made", _two(s, a, b), "C.DIP.06")


def make_truce(s: MedioevoState, a: int, b: int) -> None:
    """C.DIP.05"""
    s.truce[of_pair(a, b)] = s.turn
    s.truce[of_pair(b, a)] = s.turn
    s.tell("armistice-made", _two(s, a, b), "C.DIP.05")


def _two(s: MedioevoState, one: int, other: int) -> dict[str, object]:
    return {"seat": s.seats[one], "enemy_seat": s.seats[other]}
