"""A pact is signed: what it pays changes hands at once, and the rest holds from now on (C.DIP.01)."""

from aevum.games.medioevo.rules.diplomacy.pacts import mask, resettle, secret_number
from aevum.games.medioevo.rules.diplomacy.war import make_peace, make_truce
from aevum.games.medioevo.rules.diplomacy.writing import amount_of, words_of
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.prisoners import release, set_free
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    ARMISTICE,
    AT_ONCE,
    GIVER,
    KIND,
    NON_BELLIGERENCE,
    NUMBER,
    OTHER,
    PAYMENT,
    PRISONERS,
    SECRET,
    TAKER,
    UNTIL,
)


def payments(terms: list[list[int]], giver: int) -> int:
    """The florins that one of them pays on signing."""
    return amount_of(terms, PAYMENT, giver)


def sign(
    s: MedioevoState, parties: list[int], terms: list[list[int]], until: int, secret: bool, promise: str
) -> None:
    number = _number(s, parties, secret)
    _tell(s, parties, number, terms, until, secret)
    for term in terms:
        _fulfil(s, term)
    for term in terms:
        if term[KIND] not in AT_ONCE or _stays(parties, terms):
            row = term[:]
            row[NUMBER], row[UNTIL], row[SECRET] = number, until, 1 if secret else 0
            s.terms.append(row)
    if promise:
        s.pact_texts.append(f"{number} {promise}")
    resettle(s)


def _tell(
    s: MedioevoState, parties: list[int], number: int, terms: list[list[int]], until: int, secret: bool
) -> None:
    told: dict[str, object] = {"pact": number, "terms": words_of(terms), "turn": until}
    to = mask(parties) if secret else -1
    if len(parties) == 2:
        both: dict[str, object] = {"seat": s.seats[parties[0]], "other_seat": s.seats[parties[1]]}
        s.tell("pact-signed", {**both, **told}, "C.PACT.01", to=to)
    else:
        seats: list[object] = [s.seats[seat] for seat in parties]
        s.tell("pact-of-several-signed", {"seats": seats, **told}, "C.PACT.01", to=to)


def _fulfil(s: MedioevoState, term: list[int]) -> None:
    """What changes as soon as it is signed."""
    kind, giver, taker, amount = term[KIND], term[GIVER], term[TAKER], term[AMOUNT]
    if kind == PAYMENT:
        pay(s, giver, amount)
        receive(s, taker, amount)
    elif kind == PRISONERS:
        if term[OTHER] == NOBODY:
            set_free(s, giver, taker)
        else:
            release(s, giver, taker, term[OTHER], amount)
    elif kind == ARMISTICE:
        make_truce(s, giver, taker)
    elif kind == NON_BELLIGERENCE and s.at_war(giver, taker):
        make_peace(s, giver, taker)  # C.PACT.08


def _stays(parties: list[int], terms: list[list[int]]) -> bool:
    """Of three or more some may have signed for nothing else: their terms say who they are."""
    return len(parties) > 2 and any(term[KIND] not in AT_ONCE for term in terms)


def _number(s: MedioevoState, parties: list[int], secret: bool) -> int:
    if secret:
        return secret_number(s, parties)
    s.pacts_made += 1
    return s.pacts_made
