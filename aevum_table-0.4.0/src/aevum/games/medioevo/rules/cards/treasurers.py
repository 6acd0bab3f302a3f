"""Cards of florins: Tax Collector, Magnate (K.CARD.08, K.CARD.14)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import FREE, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.phases import TAXES
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.taxes.interest import collecting, interest_due, late_due
from aevum.games.medioevo.rules.taxes.loans import old_loans
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_NAMES
from aevum.games.medioevo.rules.uses.registry import Power

DEPOSIT: Final = parameter("magnate-deposit")


def cubes_passing(s: MedioevoState, seat: int) -> int:
    """Cubes on transports of others in territories of a seat."""
    total = 0
    for slot in range(len(s.item_kind)):
        area = s.item_at[slot]
        if area != FREE and owner(slot) != seat and not LAND.is_sea(area) and s.lord[area] == seat:
            total += sum(cargo_of(s, slot))
    return total


class Toll(Power):
    """Tax Collector 22, 23"""

    __slots__ = ()

    boon: ClassVar[bool] = True

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if cubes_passing(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        florins = AMOUNT[card] * cubes_passing(s, seat)
        receive(s, seat, florins)
        s.tell("toll-taken", {"seat": s.seats[seat], "florins": florins}, "K.CARD.08")


class Deposit(Power):
    """Magnate 36: the money lies in the open, and is lost with the card (R-108)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("way",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        if s.deposit:
            return [["take"]]
        return [["put"]] if s.money[seat] >= DEPOSIT else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card]}
        if targets[0] == "put":
            pay(s, seat, DEPOSIT)
            s.deposit = DEPOSIT
            s.tell("deposit-made", {**told, "florins": DEPOSIT}, "K.CARD.14")
            return
        florins = s.deposit * (100 + AMOUNT[card]) // 100
        receive(s, seat, florins)
        s.deposit = 0
        s.tell("deposit-taken", {**told, "florins": florins}, "K.CARD.14")


class ShareInterest(Power):
    """Magnate 37: of all that others pay in the phase, before he is used or after."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        if s.phase != TAXES or effects.has(s, effects.INTEREST_SHARE, seat, AMOUNT[card]):
            return []  # half is half, also where a Bard has made it ready
        others = [other for other in range(s.players()) if other != seat and _owes(s, other)]
        return [[]] if others or _paid(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        effects.put(s, effects.INTEREST_SHARE, seat, AMOUNT[card])
        for florins in _paid(s, seat):
            share = florins * AMOUNT[card] // 100
            receive(s, seat, share)
            s.tell("interest-shared", {"seat": s.seats[seat], "florins": share}, "K.CARD.14")


def _owes(s: MedioevoState, seat: int) -> bool:
    return old_loans(s, seat) > 0 or s.arrears[seat] > 0


def _paid(s: MedioevoState, seat: int) -> list[int]:
    """What others have paid in this phase."""
    paid = effects.every(s, effects.INTEREST_PAID)
    return [effect.subject for effect in paid if effect.seat != seat]


class LessInterest(Power):
    """Magnate 38: of interest as it is due, or of missed interest whenever it is paid."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        due = interest_due(s, seat) if collecting(s, seat) else late_due(s, seat)
        return [[]] if due > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        effects.put(s, effects.LESS_INTEREST, seat, AMOUNT[card])
