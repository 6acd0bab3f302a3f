"""Where one may buy and sell (6.BUY.03, 6.BUY.04, 6.BUY.05)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.diplomacy.pacts import allows
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import serves
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import CUBES_PER_COLOUR
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.terms import COMMERCE
from aevum.games.medioevo.rules.trade.prices import movement
from aevum.games.medioevo.rules.words import where

PLENTY: Final = 1000
"""More cubes than all transports carry."""


def no_market(s: MedioevoState, slot: int) -> Refusal | None:
    """6.BUY.05, R-100: there is nobody to trade with."""
    area = s.item_at[slot]
    if LAND.is_sea(area) or not serves(s.item_kind[slot], LAND.settlement[area], LAND.port[area]):
        return Refusal("no-market-there", where(area), "6.BUY.05")
    return None


def no_trade(s: MedioevoState, seat: int, area: int) -> Refusal | None:
    """What forbids trade in an area that has a market."""
    if LAND.is_sea(area):
        return Refusal("no-market-there", where(area), "6.BUY.05")
    if effects.holds(s, effects.NO_TRADE, area):
        return Refusal("trade-forbidden", where(area), "K.CARD.01")
    if at_arms(s, seat, area):
        return Refusal("trade-among-enemies", where(area), "6.BUY.03")
    lord = s.lord[area]
    if lord not in (NOBODY, seat) and not allows(s, COMMERCE, lord, seat):
        told: dict[str, object] = {"seat": s.seats[lord]}
        return Refusal("no-commercial-pact", {**where(area), **told}, "6.BUY.04")
    return None


def no_deal(s: MedioevoState, seat: int, slot: int) -> Refusal | None:
    """Why a transport may neither buy nor sell where it is."""
    return no_market(s, slot) or no_trade(s, seat, s.item_at[slot]) or too_tired(s, slot)


def too_tired(s: MedioevoState, slot: int) -> Refusal | None:
    """6.MOVE.02: a deal takes a movement point."""
    points = movement(0, 0, 1)
    if s.item_left[slot] < points:
        return Refusal("trader-tired", {"points": points}, "6.MOVE.02")
    return None


def at_arms(s: MedioevoState, seat: int, area: int) -> bool:
    """6.BUY.03, R-096"""
    present = [owner for owner in s.owners(area) if owner != BARBARIANS]
    for one in present:
        if one != seat and s.at_war(one, seat):
            return True
        for other in present:
            if other != one and s.at_war(one, other):
                return True
    return False


def in_supply(s: MedioevoState, good: int) -> int:
    """0.COMP.09, R-101: cubes of a good that are left in the supply."""
    limit = s.settings[CUBES_PER_COLOUR]
    if limit == 0:
        return PLENTY
    carried = sum(s.cargo[good :: len(GOODS)])
    return max(0, limit - carried - sum([market >> good & 1 for market in s.market]))
