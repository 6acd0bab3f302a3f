"""Taxes, upkeep and debts (3, D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number
from aevum.games.medioevo.bots.clash import FIRST_HIT
from aevum.games.medioevo.bots.realm import TAX, turns_left
from aevum.games.medioevo.rules.events.rebellion import rebels_at_home
from aevum.games.medioevo.rules.taxes.debts import LOAN
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

CAREFUL = 20
"""With rebels at home each further rebellion costs honour (V.LOSS.05)."""
PLENTY = 300
SPARED = 3
"""Turns to come with which only plenty is spared for debts; later all that is there."""


def tax_level(s: MedioevoState, ask: Ask) -> Option:
    wish = CAREFUL if rebels_at_home(s, ask.seat) else TAX
    if turns_left(s) == 0 and not rebels_at_home(s, ask.seat):
        # V.END.01: one last check, which costs only where rebels stand already; the first is free.
        wish = TAX + 10
    return ask.find(f"tax:{wish}") or ask.options[0]


def upkeep(s: MedioevoState, ask: Ask) -> Option:
    """It is paid; where the money does not reach the cheapest unit goes, and no loan is taken for it."""
    found = of_key(ask, "pay-upkeep")
    if found is not None:
        return found
    units = all_of(ask, "disband", "disband-at-sea")
    if units:
        return min(units, key=lambda o: FIRST_HIT.index(PIECE_NAMES.index(str(o.args["unit"]))))
    return of_key(ask, "scrap", "scrap-at-sea", "borrow") or ask.options[-1]


def settle_debts(s: MedioevoState, ask: Ask) -> Option | None:
    """A loan is paid back as soon as there is money left: it costs two honour points in the end."""
    if s.loans[ask.seat] and s.money[ask.seat] >= LOAN + (PLENTY if turns_left(s) >= SPARED else 0):
        return of_key(ask, "repay")
    return None


def interest_short(s: MedioevoState, ask: Ask) -> Option:
    """Cards that bring florins have been used long since."""
    return of_key(ask, "settle-interest") or of_key(ask, "borrow") or ask.options[-1]


def bankrupt(s: MedioevoState, ask: Ask) -> Option:
    """Transports first, then what brings least; rebellions and default last."""
    things = all_of(ask, "plunder-own-transport") or all_of(ask, "plunder-own-building")
    if things:
        return min(things, key=lambda option: number(option, "florins"))
    return of_key(ask, "sell-a-rebellion") or ask.options[-1]
