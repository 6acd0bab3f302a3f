"""A pact is signed: what it pays changes hands at once, and the rest holds from now on (C.DIP.01)."""

from aevum.games.medioevo.rules.diplomacy.pacts import resettle, secret_number
from aevum.games.medioevo.rules.diplomacy.war import make_peace
from aevum.games.medioevo.rules.diplomacy.writing import amount_of, words_of
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.prisoners import set_free
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import (
    GIVER,
    KIND,
    NON_BELLIGERENCE,
    NUMBER,
    PAYMENT,
    PRISONERS,
    SECRET,
    TAKER,
    UNTIL,
)


def payments(terms: list[list[int]], giver: int) -> int:
    """The florins that one of the two pays on signing."""
    return amount_of(terms, PAYMENT, giver)


def sign(
    s: MedioevoState, seat: int, other: int, terms: list[list[int]], until: int, secret: bool, promise: str
) -> None:
    number = _number(s, seat, other, secret)
    to = 1 << seat | 1 << other if secret else -1
    told: dict[str, object] = {"seat": s.seats[seat], "other_seat": s.seats[other], "pact": number}
    s.tell("pact-signed", {**told, "terms": words_of(terms), "turn": until}, "C.PACT.01", to=to)
    for giver, taker in ((seat, other), (other, seat)):
        florins = payments(terms, giver)
        pay(s, giver, florins)
        receive(s, taker, florins)
    for term in terms:
        if term[KIND] == PRISONERS:
            set_free(s, term[GIVER], term[TAKER])
        elif term[KIND] != PAYMENT:
            row = term[:]
            row[NUMBER], row[UNTIL], row[SECRET] = number, until, 1 if secret else 0
            s.terms.append(row)
            if term[KIND] == NON_BELLIGERENCE and s.at_war(seat, other):
                make_peace(s, seat, other)  # C.PACT.08
    if promise:
        s.pact_texts.append(f"{number} {promise}")
    resettle(s)


def _number(s: MedioevoState, seat: int, other: int, secret: bool) -> int:
    if secret:
        return secret_number(s, seat, other)
    s.pacts_made += 1
    return s.pacts_made
