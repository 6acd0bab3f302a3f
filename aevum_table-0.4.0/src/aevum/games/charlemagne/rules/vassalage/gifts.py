"""Gifts of gold in an attempt at vassalage, for it or against it (9.2.g)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS, parameter

GIFT: Final = parameter("gift")


def gift(given: int) -> Option:
    """The next one: each costs as much more as the first."""
    return Option("gift", {"price": GIFT * (given + 1)}, "9.2.g")


def cannot_give(s: CharlemagneState, seat: int, given: int) -> Refusal | None:
    price = GIFT * (given + 1)
    if s.treasury[seat] >= price:
        return None
    return Refusal("cannot-afford", {"price": price, "treasury": s.treasury[seat]}, "9.2.g")


def give(s: CharlemagneState, seat: int, given: int) -> None:
    price = GIFT * (given + 1)
    s.treasury[seat] -= price
    s.tell("gift", {"seat": SEATS[seat], "price": price}, "9.2.g")
