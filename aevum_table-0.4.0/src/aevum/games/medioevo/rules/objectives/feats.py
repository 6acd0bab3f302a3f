"""Objectives of what happened in the turn so far (4.CARD.13, R-056)."""

from typing import Final

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.objectives.table import LEAST, OTHER
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.debts import debt

_EVENTS: Final = 2
"""The phase of events (0.PHASE.01)."""


def _best(s: MedioevoState, seat: int, deed: int) -> int:
    return max(deeds.values(s, seat, deed), default=0)


def battles_won(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many battles, `other` of them against players."""
    won = deeds.values(s, seat, deeds.BATTLE_WON)
    against = [units for units in won if units >= deeds.AGAINST_PLAYER]
    return len(won) >= LEAST[aim] and len(against) >= OTHER[aim]


def conquests(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many territories conquered that the seat did not control when the turn began."""
    places = deeds.values(s, seat, deeds.CONQUEST)
    return len({place for place in places if s.held[place] != seat}) >= LEAST[aim]


def archery_damage(s: MedioevoState, seat: int, aim: int) -> bool:
    return _best(s, seat, deeds.ARROWS) >= LEAST[aim]


def captains_taken(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(deeds.values(s, seat, deeds.CAPTAIN_TAKEN)) >= LEAST[aim]


def settlements_sold_in(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(set(deeds.values(s, seat, deeds.SOLD_IN))) >= LEAST[aim]


def sale_income(s: MedioevoState, seat: int, aim: int) -> bool:
    return sum(deeds.values(s, seat, deeds.SALES)) >= LEAST[aim]


def tax_income(s: MedioevoState, seat: int, aim: int) -> bool:
    return sum(deeds.values(s, seat, deeds.TAXES)) >= LEAST[aim]


def tax_in_peace(s: MedioevoState, seat: int, aim: int) -> bool:
    """From turn `other` on the tax level is so high, and the events of the turn brought no rebellion."""
    if s.turn < OTHER[aim] or s.phase <= _EVENTS:
        return False
    return s.tax[seat] >= LEAST[aim] and not deeds.values(s, seat, deeds.REBELLED)


def unscathed(s: MedioevoState, seat: int, aim: int) -> bool:
    return _best(s, seat, deeds.UNSCATHED) >= LEAST[aim]


def route(s: MedioevoState, seat: int, aim: int) -> bool:
    """A route of so many steps was finished."""
    return _best(s, seat, deeds.ROUTE) >= LEAST[aim]


def debt_repaid(s: MedioevoState, seat: int, aim: int) -> bool:
    """The last loan was repaid, after a debt of so many florins."""
    return bool(deeds.values(s, seat, deeds.DEBT_FREE)) and debt(s.most_owed[seat]) >= LEAST[aim]


def ransoms(s: MedioevoState, seat: int, aim: int) -> bool:
    return sum(deeds.values(s, seat, deeds.RANSOM)) >= LEAST[aim]


def spared(s: MedioevoState, seat: int, aim: int) -> bool:
    """The event found something of the seat's in so many red territories, and took nothing."""
    return _best(s, seat, deeds.SPARED) >= LEAST[aim]


def round_losses(s: MedioevoState, seat: int, aim: int) -> bool:
    return _best(s, seat, deeds.ROUND_LOSSES) >= LEAST[aim]


def horde_captains(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(deeds.values(s, seat, deeds.HORDE_CAPTAIN)) >= LEAST[aim]


def buildings_breached(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(deeds.values(s, seat, deeds.BREACH)) >= LEAST[aim]


def prizes(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(deeds.values(s, seat, deeds.PRIZE)) >= LEAST[aim]


def naval_victories(s: MedioevoState, seat: int, aim: int) -> bool:
    return len(deeds.values(s, seat, deeds.SEA_VICTORY)) >= LEAST[aim]


def plunder(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many florins of plunder in the turn."""
    return sum(deeds.values(s, seat, deeds.PLUNDER)) >= LEAST[aim]
