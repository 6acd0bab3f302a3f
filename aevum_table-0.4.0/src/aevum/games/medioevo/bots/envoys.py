"""Diplomacy (C): wars are declared a turn before the attack, pacts offered where they pay, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.bargains import pays, quiet
from aevum.games.medioevo.bots.country import land_steps
from aevum.games.medioevo.bots.prey import prizes, victim
from aevum.games.medioevo.bots.realm import honour_price, might, turns_left
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.diplomacy.pacts import pacts_of, signers
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import COMMERCE, NON_BELLIGERENCE
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

LASTING = 2
"""Turns for which a pact is offered after this one."""
NEAR = 6
"""Steps between the homes of neighbours."""


def neighbour(s: MedioevoState, seat: int, other: int) -> bool:
    mine, theirs = LAND.homes[s.kingdoms[seat]], LAND.homes[s.kingdoms[other]]
    return any(land_steps(a)[b] <= NEAR for a in mine for b in theirs)


def pact_offered(s: MedioevoState, ask: Ask) -> Option:
    offer = s.frames[ask.depth]
    assert isinstance(offer, Offer)
    good = pays(s, ask.seat, offer.parties(), offer.terms, offer.until)
    return of_key(ask, "accept" if good else "refuse") or ask.options[-1]


def peace_offered(s: MedioevoState, ask: Ask) -> Option:
    """Peace and armistice: unless there is something to be won."""
    other = s.seats.index(str(ask.args["seat"]))
    empty = prizes(s, ask.seat).get(other, 0.0) < honour_price(s)
    return of_key(ask, "accept" if empty else "refuse") or ask.options[-1]


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
        if might(s, other) > might(s, seat) and quiet(s, seat, other, LASTING) > 0:
            return option
    bound = [other for pact in pacts_of(s, seat) for other in signers(s, pact)]
    offers = all_of(ask, "offer-pact")
    turn = s.turn % max(1, len(offers))
    for option in offers[turn:] + offers[:turn]:
        other = s.seats.index(str(option.args["other_seat"]))
        if other in bound or not neighbour(s, seat, other):
            continue
        if pays(s, seat, [seat, other], usual_terms(seat, other), s.turn + LASTING):
            return option
    return None


def usual_terms(seat: int, other: int) -> list[list[int]]:
    """Commerce both ways, and quiet."""
    rows = ((COMMERCE, seat, other), (COMMERCE, other, seat), (NON_BELLIGERENCE, seat, other))
    return [[0, kind, giver, taker, 0, 0, 0, NOBODY] for kind, giver, taker in rows]


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
