"""Diplomacy (C): wars are declared a turn before the attack, pacts offered where they pay, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import all_of, of_key
from aevum.games.medioevo.bots.country import land_steps
from aevum.games.medioevo.bots.prey import prizes, victim
from aevum.games.medioevo.bots.realm import honour_price, might, turns_left
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.diplomacy.pacts import pacts_of, signers
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    ARMISTICE,
    CIVIL_CONTROL,
    COMMERCE,
    DEFENCE,
    GIVER,
    KIND,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    OFFENCE,
    PASSAGE,
    PAYMENT,
    PRISONERS,
    PROMISE,
    TAKER,
)

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

GIVEN = {
    COMMERCE: 5.0,
    PASSAGE: -160.0,
    MILITARY_CONTROL: -250.0,
    CIVIL_CONTROL: -80.0,
    DEFENCE: -90.0,
    OFFENCE: -140.0,
    PRISONERS: -60.0,
    PROMISE: -50.0,
}
"""Florins that it is worth to give something to another, where no amount says it."""
GOT = {
    COMMERCE: 40.0,
    PASSAGE: 15.0,
    MILITARY_CONTROL: 20.0,
    CIVIL_CONTROL: 10.0,
    DEFENCE: 40.0,
    OFFENCE: 20.0,
    PRISONERS: 70.0,
    PROMISE: 0.0,
}
PEACE = 60.0
"""What it is worth not to be attacked by somebody as strong as oneself."""
BOLD = 0.7
"""Whose might is less than this part of the own is not feared."""
LASTING = 2
"""Turns for which a pact is offered after this one."""
NEAR = 6
"""Steps between the homes of neighbours."""


def neighbour(s: MedioevoState, seat: int, other: int) -> bool:
    mine, theirs = LAND.homes[s.kingdoms[seat]], LAND.homes[s.kingdoms[other]]
    return any(land_steps(a)[b] <= NEAR for a in mine for b in theirs)


def quiet(s: MedioevoState, seat: int, other: int) -> float:
    """What it is worth to leave each other in peace, less the prey that one gives up."""
    gain = prizes(s, seat).get(other, 0.0)
    fear = PEACE * (might(s, other) / max(100.0, might(s, seat)) - BOLD)
    return fear - (gain if gain > honour_price(s) else 0.0)


def worth(s: MedioevoState, seat: int, terms: list[list[int]]) -> float:
    """What a pact is worth to a seat; what others promise each other is nothing to it."""
    total = 0.0
    for term in terms:
        if seat not in (term[GIVER], term[TAKER]):
            continue
        giving = term[GIVER] == seat
        other = term[TAKER] if giving else term[GIVER]
        match term[KIND]:
            case kind if kind in (NON_BELLIGERENCE, ARMISTICE):
                total += quiet(s, seat, other)
            case kind if kind == PAYMENT:
                total += -term[AMOUNT] if giving else term[AMOUNT]
            case kind if kind == COMMERCE:
                total += (GIVEN[kind] + term[AMOUNT] / 2) if giving else GOT[kind] - term[AMOUNT] / 2
            case kind:
                total += GIVEN[kind] if giving else GOT[kind]
    return total


def pact_offered(s: MedioevoState, ask: Ask) -> Option:
    offer = s.frames[ask.depth]
    assert isinstance(offer, Offer)
    pays = worth(s, ask.seat, offer.terms) > 0
    return of_key(ask, "accept" if pays else "refuse") or ask.options[-1]


def peace_offered(s: MedioevoState, ask: Ask) -> Option:
    """Peace and armistice: unless there is something to be won."""
    other = s.seats.index(str(ask.args["seat"]))
    pays = prizes(s, ask.seat).get(other, 0.0) < honour_price(s)
    return of_key(ask, "accept" if pays else "refuse") or ask.options[-1]


def declare(s: MedioevoState, ask: Ask) -> Option | None:
    """The war of the next turn."""
    if not all_of(ask, "declare-war"):
        return None
    other = victim(s, ask.seat)
    return ask.find(f"declare-war:{s.seats[other]}") if other != NOBODY else None


def propose(s: MedioevoState, ask: Ask) -> Option | None:
    """One offer a turn: peace to a stronger enemy, or commerce and quiet to a neighbour without a pact."""
    seat = ask.seat
    if s.offers[seat] or turns_left(s) < 2:
        return None
    for option in all_of(ask, "offer-peace"):
        other = s.seats.index(str(option.args["other_seat"]))
        if might(s, other) > might(s, seat) and quiet(s, seat, other) > 0:
            return option
    bound = [other for pact in pacts_of(s, seat) for other in signers(s, pact)]
    offers = all_of(ask, "offer-pact")
    turn = s.turn % max(1, len(offers))
    for option in offers[turn:] + offers[:turn]:
        other = s.seats.index(str(option.args["other_seat"]))
        if other not in bound and neighbour(s, seat, other) and quiet(s, seat, other) > 0:
            return option
    return None


def write_pact(s: MedioevoState, ask: Ask) -> Option:
    offer = s.frames[ask.depth]
    assert isinstance(offer, Offer)
    mine, theirs = s.seats[ask.seat], s.seats[offer.other]
    wishes = [f"term:commerce:{mine}:0", f"term:commerce:{theirs}:0", f"term:non-belligerence:{mine}"]
    if len(offer.terms) < len(wishes):
        found = ask.find(wishes[len(offer.terms)])
        if found is not None:
            return found
    if not offer.dated:
        until = ask.find(f"until:{s.turn + LASTING}")
        if until is not None:
            return until
    return of_key(ask, "send-offer", "drop-offer") or ask.options[-1]
