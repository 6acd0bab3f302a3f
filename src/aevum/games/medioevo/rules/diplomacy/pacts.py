"""Pacts that hold (C.PACT). A pact is all terms with one number."""

from aevum.engine.ask import Ask
from aevum.games.medioevo.rules.diplomacy.writing import words_of
from aevum.games.medioevo.rules.honour import PACT_BROKEN, award
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    COMMERCE,
    GIVER,
    KIND,
    NUMBER,
    PASSAGE,
    SECRET,
    TAKER,
    holds,
)

SECRETS = 100
"""More secret pacts than the same seats ever have at a time."""
_BEYOND = 10
"""So many of them are more than there are open ones."""


def mask(seats: list[int]) -> int:
    """For events that only these seats are told of."""
    return sum([1 << seat for seat in seats])


def refusing(asks: list[Ask]) -> list[int]:
    """Of those who were asked whether they agree the seats that do not."""
    return [ask.seat for ask in asks if ask.answer is None or ask.answer.key != "accept"]


def secret_number(s: MedioevoState, parties: list[int]) -> int:
    """Secret pacts are numbered apart, for each set of seats: so a number tells nobody of pacts of others."""
    series = mask(parties) + _BEYOND
    found = [term[NUMBER] for term in s.terms if term[NUMBER] // SECRETS == series]
    return max([series * SECRETS, *found]) + 1


def told_apart(number: int) -> tuple[list[int], int]:
    """Who signed a secret pact, and which of theirs it is; of an open one nobody, and its number."""
    parties = max(0, number // SECRETS - _BEYOND)
    if not parties:
        return [], number
    return [seat for seat in range(parties.bit_length()) if parties >> seat & 1], number % SECRETS


def mates(s: MedioevoState, a: int, b: int) -> bool:
    """W.TEAM.01"""
    return a != b and s.team[a] == s.team[b]


def allows(s: MedioevoState, kind: int, giver: int, taker: int) -> bool:
    """Whether a pact gives `taker` a right from `giver`; team mates pass and trade freely (R-118)."""
    if kind in (COMMERCE, PASSAGE) and mates(s, giver, taker):
        return True
    for term in s.terms:
        if term[KIND] == kind and term[GIVER] == giver and term[TAKER] == taker and holds(term, s.turn):
            return True
    return False


def fee(s: MedioevoState, giver: int, taker: int) -> int:
    """C.PACT.16: the florins a sale that the cheapest commercial pact asks for."""
    if mates(s, giver, taker):
        return 0
    fees = [
        term[AMOUNT]
        for term in s.terms
        if term[KIND] == COMMERCE and term[GIVER] == giver and term[TAKER] == taker and holds(term, s.turn)
    ]
    return min(fees) if fees else 0


def numbers(s: MedioevoState) -> list[int]:
    """The pacts in force, in the order they were made."""
    found: list[int] = []
    for term in s.terms:
        if term[NUMBER] not in found and holds(term, s.turn):
            found.append(term[NUMBER])
    return found


def terms_of(s: MedioevoState, number: int) -> list[list[int]]:
    return [term for term in s.terms if term[NUMBER] == number]


def signers(s: MedioevoState, number: int) -> list[int]:
    found: list[int] = []
    for term in s.terms:
        if term[NUMBER] == number:
            found.extend([seat for seat in term[GIVER : TAKER + 1] if seat not in found])
    return sorted(found)


def told_to(s: MedioevoState, number: int) -> int:
    """Who hears of what becomes of a pact: all, or only those who signed it."""
    return mask(signers(s, number)) if is_secret(s, number) else -1


def is_secret(s: MedioevoState, number: int) -> bool:
    return 1 in [term[SECRET] for term in terms_of(s, number)]


def pacts_of(s: MedioevoState, seat: int) -> list[int]:
    """The pacts in force that a seat has signed."""
    return [number for number in numbers(s) if seat in signers(s, number)]


def drop(s: MedioevoState, number: int) -> None:
    """It is over, for whatever reason (C.PACT.15)."""
    s.terms = [term for term in s.terms if term[NUMBER] != number]
    s.pact_texts = [text for text in s.pact_texts if text.partition(" ")[0] != str(number)]
    resettle(s)


def breach(s: MedioevoState, number: int, seat: int) -> None:
    """C.PACT.13, V.LOSS.01: a pact that is broken is shown, and ends."""
    others = [other for other in signers(s, number) if other != seat]
    told: dict[str, object] = {"seat": s.seats[seat], "pact": number}
    told["terms"] = words_of(terms_of(s, number))
    if len(others) == 1:
        s.tell("pact-broken", {**told, "other_seat": s.seats[others[0]]}, "C.PACT.13")
    else:
        s.tell("pact-of-several-broken", {**told, "seats": [s.seats[one] for one in others]}, "C.PACT.13")
    s.reveal()
    award(s, seat, PACT_BROKEN, "pact-broken", "V.LOSS.01")
    drop(s, number)


def expire(s: MedioevoState) -> None:
    """C.PACT.15: at the end of a turn pacts are over whose last turn it was; their terms all end at once."""
    over = [term[NUMBER] for term in s.terms if not holds(term, s.turn + 1)]
    for number in list(dict.fromkeys(over)):
        s.tell("pact-over", {"pact": number}, "C.PACT.15", to=told_to(s, number))
        drop(s, number)


def resettle(s: MedioevoState) -> None:
    """Guests may have become intruders, or the other way round (3.TAX.05)."""
    for place in range(len(s.lord)):
        s.settle(place)
