"""Every kind of thing that a seat may do unasked: cards and technologies, loans, objectives, diplomacy ..."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.anytime import Unasked
from aevum.games.medioevo.rules.battle.removal import REMOVAL_KEYS, removal_options, remove
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
from aevum.games.medioevo.rules.taxes.arrears import (
    ARREARS_KEYS,
    PAY_ARREARS,
    arrears_options,
    settle_arrears,
)
from aevum.games.medioevo.rules.taxes.loans import LOAN_KEYS, LOANS, loan_options, no_loan, take_loan
from aevum.games.medioevo.rules.uses.instant import INSTANT
from aevum.games.medioevo.rules.uses.offer import USES, offers
from aevum.games.medioevo.rules.uses.registry import BEGINNING

ANY: Final = ("any", "extra-step")


class Uses(Unasked):
    """Of cards and technologies."""

    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = USES

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return offers(s, seat, ANY, afford=True)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        BEGINNING[0].begin(s, seat, option)


class Loans(Unasked):
    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = LOAN_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return loan_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        take_loan(s, seat, option)


class Arrears(Unasked):
    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = ARREARS_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return arrears_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        settle_arrears(s, seat, option)


class Claims(Unasked):
    """Of objectives."""

    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = CLAIM_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return claim_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        claim(s, seat, option)


class Diplomacy(Unasked):
    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = DIPLOMACY_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return diplomacy_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        diplomacy(s, seat, option)


class Removals(Unasked):
    """Of own pieces."""

    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = REMOVAL_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return removal_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        remove(s, seat, option)


class Clock(Unasked):
    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = CLOCK_KEYS

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        return clock_options(s, seat)

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        call_time(s, seat, option)


KINDS: Final[list[Unasked]] = [Uses(), Loans(), Arrears(), Claims(), Diplomacy(), Removals(), Clock()]
"""In the order in which menus show them."""


def instants(s: MedioevoState, seat: int) -> list[Option]:
    """What may be done while something is half done: loans, and what changes nothing of it [M124]."""
    if s.out[seat] or s.phase == 0:
        return []
    # D.BANK.01: interest that is owed may be paid then as well; what is raised for it comes later.
    owed = [option for option in arrears_options(s, seat) if option.key == PAY_ARREARS]
    return [*offers(s, seat, INSTANT, afford=True), *loan_options(s, seat), *owed]


def not_now(s: MedioevoState, seat: int, wish: str) -> Refusal | None:
    """Why a loan, or a deed of diplomacy, is not among what one may do; None where nothing is to be said."""
    key, _, rest = wish.partition(":")
    loan = wish in LOANS
    if s.out[seat] or not (loan or (key in TO_ANOTHER and rest in s.seats and rest != s.seats[seat])):
        return None
    if s.phase == 0:
        return Refusal("between-turns", {})
    refusal = no_loan(s, seat, key) if loan else no_diplomacy(s, seat, key, s.seats.index(rest))
    return refusal or Refusal("under-way", {})
