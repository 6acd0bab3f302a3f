"""What a seat may do at any time: cards and technologies, loans, objectives, diplomacy, removal of pieces."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.diplomacy.unasked import (
    DIPLOMACY_KEYS,
    TO_ANOTHER,
    diplomacy,
    diplomacy_options,
    no_diplomacy,
)
from aevum.games.medioevo.rules.objectives.claims import CLAIM_KEYS, claim, claim_options
from aevum.games.medioevo.rules.scoring.clock import CLOCK_KEYS, call_time, clock_options
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.arrears import ARREARS_KEYS, arrears_options, settle_arrears
from aevum.games.medioevo.rules.taxes.loans import LOAN_KEYS, LOANS, loan_options, no_loan, take_loan
from aevum.games.medioevo.rules.taxes.removal import REMOVAL_KEYS, removal_options, remove
from aevum.games.medioevo.rules.uses.instant import INSTANT
from aevum.games.medioevo.rules.uses.offer import USES, offers
from aevum.games.medioevo.rules.uses.registry import BEGINNING

ANY: Final = ("any", "extra-step")


def instants(s: MedioevoState, seat: int) -> list[Option]:
    """What may be done while something is half done: loans, and what changes nothing of it [M124]."""
    if s.out[seat] or s.phase == 0:
        return []
    return [*offers(s, seat, INSTANT, afford=True), *loan_options(s, seat)]


def anytime_options(s: MedioevoState, seat: int) -> list[Option]:
    """Only what is legal."""
    if s.out[seat] or s.phase == 0:
        return []
    return [
        *offers(s, seat, ANY, afford=True),
        *loan_options(s, seat),
        *arrears_options(s, seat),
        *claim_options(s, seat),
        *diplomacy_options(s, seat),
        *removal_options(s, seat),
        *clock_options(s, seat),
    ]


def not_now(s: MedioevoState, seat: int, wish: str) -> Refusal | None:
    """Why a loan, or a deed of diplomacy, is not among them; None where there is nothing to say of it."""
    key, _, rest = wish.partition(":")
    loan = wish in LOANS
    if s.out[seat] or not (loan or (key in TO_ANOTHER and rest in s.seats and rest != s.seats[seat])):
        return None
    if s.phase == 0:
        return Refusal("between-turns", {})
    refusal = no_loan(s, seat, key) if loan else no_diplomacy(s, seat, key, s.seats.index(rest))
    return refusal or Refusal("under-way", {})


def is_anytime(option: Option) -> bool:
    return (
        option.key in USES
        or option.key in LOAN_KEYS
        or option.key in ARREARS_KEYS
        or option.key in CLAIM_KEYS
        or option.key in DIPLOMACY_KEYS
        or option.key in REMOVAL_KEYS
        or option.key in CLOCK_KEYS
    )


def take_anytime(s: MedioevoState, seat: int, option: Option) -> None:
    if option.key in USES:
        BEGINNING[0].begin(s, seat, option)
    elif option.key in LOAN_KEYS:
        take_loan(s, seat, option)
    elif option.key in ARREARS_KEYS:
        settle_arrears(s, seat, option)
    elif option.key in CLAIM_KEYS:
        claim(s, seat, option)
    elif option.key in DIPLOMACY_KEYS:
        diplomacy(s, seat, option)
    elif option.key in REMOVAL_KEYS:
        remove(s, seat, option)
    else:
        call_time(s, seat, option)
