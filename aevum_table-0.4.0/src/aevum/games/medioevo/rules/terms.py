"""The terms of pacts as rows of numbers (C.PACT). A pact is all terms with the same number."""

from typing import Final

NUMBER: Final = 0
KIND: Final = 1
GIVER: Final = 2
TAKER: Final = 3
UNTIL: Final = 4
"""The last turn in which the term holds; 0 for the whole game (C.PACT.03)."""
SECRET: Final = 5
"""1 where only those who signed know of it (C.PACT.01)."""
AMOUNT: Final = 6
"""Florins of a fee or a payment, units of an alliance, prisoners."""
OTHER: Final = 7
"""Whom an offensive alliance is against; which piece is a prisoner."""

COMMERCE: Final = 0
"""C.PACT.04: the taker trades in the giver's territories; AMOUNT florins a sale are due to the giver."""
PASSAGE: Final = 1
"""C.PACT.05"""
MILITARY_CONTROL: Final = 2
"""C.PACT.06"""
CIVIL_CONTROL: Final = 3
"""C.PACT.07"""
NON_BELLIGERENCE: Final = 4
"""C.PACT.08: either way."""
DEFENCE: Final = 5
"""C.PACT.09: the giver owes the taker units when the taker is attacked."""
OFFENCE: Final = 6
"""C.PACT.12"""
PAYMENT: Final = 7
"""The giver pays the taker when the pact is signed (C.DIP.01)."""
PRISONERS: Final = 8
"""The giver hands prisoners back to the taker, whose units they are, when the pact is signed (C.DIP.01)."""
PROMISE: Final = 9
"""Words that only a vote can judge (C.PACT.14)."""
ARMISTICE: Final = 10
"""C.DIP.05: no battles between the two in this turn, from when the pact is signed."""
AT_ONCE: Final = (PAYMENT, PRISONERS, ARMISTICE)
"""Terms that are fulfilled as a pact is signed: nothing of them stays in force."""
TERMS: Final = (
    "commerce",
    "passage",
    "military-control",
    "civil-control",
    "non-belligerence",
    "defence",
    "offence",
    "payment",
    "prisoners",
    "promise",
    "armistice",
)


def holds(term: list[int], turn: int) -> bool:
    """C.PACT.15: whether its time is not over."""
    return term[UNTIL] == 0 or turn <= term[UNTIL]
