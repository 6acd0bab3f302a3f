"""What the terms of a pact are worth (C.PACT): what is new in it, for as long as it holds, and to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.prey import prizes
from aevum.games.medioevo.bots.realm import honour_price, might, turns_left
from aevum.games.medioevo.rules.diplomacy.war import may_attack
from aevum.games.medioevo.rules.phases import COMBAT, TRADE
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
    UNTIL,
)

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

GIVEN = {
    COMMERCE: 2.0,
    PASSAGE: -55.0,
    MILITARY_CONTROL: -85.0,
    CIVIL_CONTROL: -30.0,
    DEFENCE: -30.0,
    OFFENCE: -50.0,
    PRISONERS: -60.0,
    PROMISE: -50.0,
}
"""Florins a turn that it is worth to give something to another, where no amount says it."""
GOT = {
    COMMERCE: 14.0,
    PASSAGE: 5.0,
    MILITARY_CONTROL: 7.0,
    CIVIL_CONTROL: 4.0,
    DEFENCE: 12.0,
    OFFENCE: 6.0,
    PRISONERS: 70.0,
    PROMISE: 0.0,
}
ONCE = (PRISONERS, PROMISE)
"""Not by the turn."""
CALM = 12.0
"""A turn of peace with somebody as strong as oneself, who is not near."""
STRONGEST = 2.0
"""So much stronger and more is the same."""
DANGER = 0.3
"""Of what another could take in a turn, what it is worth that he does not: he may not even want to."""
UNLIKELY = 0.15
"""Of a turn of peace: this one, in which he could attack only without a declaration (V.LOSS.03)."""
BEHIND = 6
"""Honour points by which one who is outdistanced is no rival."""


def rivalry(s: MedioevoState, seat: int, other: int) -> float:
    """What a florin of another's costs the seat: its share among all, more if he leads, less if he lags."""
    share = 1.0 / max(1, s.players() - 1)
    honour = s.honour[: s.players()]
    if honour[other] == max(honour) and honour[other] > honour[seat]:
        return 1.6 * share
    return 0.6 * share if honour[other] + BEHIND < honour[seat] else share


def turns(s: MedioevoState, until: int, kind: int, one: int, other: int) -> float:
    """Turns for which a term is new: less this one where its phase is over, and less what holds already."""
    last = s.turn + turns_left(s)
    until = last if until == 0 else min(until, last)
    held = s.turn - 1
    for term in s.terms:
        if term[KIND] == kind and {term[GIVER], term[TAKER]} == {one, other}:
            both = kind == NON_BELLIGERENCE
            if both or term[GIVER] == one:
                held = max(held, last if term[UNTIL] == 0 else term[UNTIL])
    now = 0.0
    if held < s.turn:
        now = 1.0 if s.phase <= (TRADE if kind == COMMERCE else COMBAT) else 0.0
        if kind == NON_BELLIGERENCE and not (may_attack(s, one, other) or may_attack(s, other, one)):
            now *= UNLIKELY
    return now + max(0, until - max(s.turn, held))


class Spoils:
    """What each could take of the others in the next turn, reckoned once for all who weigh a pact."""

    def __init__(self, s: MedioevoState) -> None:
        self._s = s
        self._known: dict[int, dict[int, float]] = {}

    def of(self, taker: int, loser: int) -> float:
        if taker not in self._known:
            self._known[taker] = prizes(self._s, taker)
        return self._known[taker].get(loser, 0.0)


def quiet(s: MedioevoState, seat: int, other: int, count: float, spoils: Spoils | None = None) -> float:
    """What so many turns of peace are worth: less fear, less the prey that one gives up."""
    if count <= 0.0:
        return 0.0
    spoils = spoils or Spoils(s)
    ratio = min(STRONGEST, might(s, other) / max(100.0, might(s, seat)))
    spared = DANGER * min(1.0, count) * max(0.0, spoils.of(other, seat))
    prey = spoils.of(seat, other)
    return CALM * ratio * count + spared - (prey * min(1.0, count) if prey > honour_price(s) else 0.0)


def worth(
    s: MedioevoState, seat: int, terms: list[list[int]], until: int, spoils: Spoils | None = None
) -> float:
    """What a pact is worth to a seat; what others promise each other is nothing to it."""
    total = 0.0
    spoils = spoils or Spoils(s)
    for term in terms:
        if seat not in (term[GIVER], term[TAKER]):
            continue
        giving = term[GIVER] == seat
        other = term[TAKER] if giving else term[GIVER]
        count = turns(s, until, term[KIND], term[GIVER], term[TAKER])
        match term[KIND]:
            case kind if kind == NON_BELLIGERENCE:
                total += quiet(s, seat, other, count, spoils)
            case kind if kind == ARMISTICE:
                total += quiet(s, seat, other, 1.0 if s.phase <= COMBAT else 0.0, spoils)
            case kind if kind == PAYMENT:
                total += -term[AMOUNT] if giving else term[AMOUNT]
            case kind if kind == COMMERCE:
                sale = term[AMOUNT] / 4
                total += count * ((GIVEN[kind] + sale) if giving else GOT[kind] - sale)
            case kind:
                total += (GIVEN[kind] if giving else GOT[kind]) * (1.0 if kind in ONCE else count)
    return total


def tribute(s: MedioevoState, seat: int, terms: list[list[int]]) -> bool:
    """Whether a pact pays an enemy, who makes war with it."""
    return any(
        term[KIND] == PAYMENT and term[GIVER] == seat and s.at_war(seat, term[TAKER]) for term in terms
    )


def pays(s: MedioevoState, seat: int, parties: list[int], terms: list[list[int]], until: int) -> bool:
    """Whether a pact is worth signing: more than what it does for the others who sign it."""
    if tribute(s, seat, terms):
        return False
    spoils = Spoils(s)
    own = worth(s, seat, terms, until, spoils)
    if own <= 0.0:
        return False
    for other in parties:
        if other != seat:
            own -= rivalry(s, seat, other) * max(0.0, worth(s, other, terms, until, spoils))
    return own > 0.0
