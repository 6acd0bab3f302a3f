"""A pact is signed: what it pays changes hands at once, and the rest holds from now on (C.DIP.01)."""

from aevum.games.medioevo.rules.diplomacy.pacts import FIRST_SECRET, resettle
from aevum.games.medioevo.rules.diplomacy.writing import amount_of, held, words_of
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import GIVER, KIND, NUMBER, PAYMENT, PRISONERS, SECRET, TAKER, UNTIL


def payments(terms: list[list[int]], giver: int) -> int:
    """The florins that one of the two pays on signing."""
    return amount_of(terms, PAYMENT, giver)


def sign(
    s: MedioevoState, seat: int, other: int, terms: list[list[int]], until: int, secret: bool, promise: str
) -> None:
    number = _number(s, secret)
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
    if promise:
        s.pact_texts.append(f"{number} {promise}")
    resettle(s)


def _number(s: MedioevoState, secret: bool) -> int:
    if not secret:
        s.pacts_made += 1
        return s.pacts_made
    return max([FIRST_SECRET, *[term[NUMBER] for term in s.terms]]) + 1


def set_free(s: MedioevoState, captor: int, owner: int) -> None:
    """All prisoners of an owner with a captor go back to the owner's reserve (R-085)."""
    prisoners = held(s, captor, owner)
    at = (captor * SEATS_MOST + owner) * FORCE
    for piece in range(FORCE):
        s.reserve[owner * len(UNITS) + kind_of(piece)] += prisoners[piece]
        s.prisoners[at + piece] = 0
