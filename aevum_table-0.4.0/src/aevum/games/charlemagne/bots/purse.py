"""Money and levies: what to buy, whom to feed, where to raise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import place_of
from aevum.games.charlemagne.bots.country import Country
from aevum.games.charlemagne.bots.fighting import emptied
from aevum.games.charlemagne.bots.worth import (
    COIN,
    STRENGTH,
    capture,
    draw_yields,
    hold,
    turns_left,
)
from aevum.games.charlemagne.rules.counters import (
    CHARLEMAGNE,
    FLEET,
    HIRE,
    IS_LAND,
    KINDS,
    MIGHT,
    MILITIA,
    UNITS,
)
from aevum.games.charlemagne.rules.counters import STRENGTH as PRINTED
from aevum.games.charlemagne.rules.ground import fleets, has_burg
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY
from aevum.games.charlemagne.rules.treasury.danegeld import GELD
from aevum.games.charlemagne.rules.treasury.goods import price
from aevum.games.charlemagne.rules.victory.score import WORTH
from aevum.kit.choosing import of_key, passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState

LEAST = 0.05
"""Points for a coin: below it the money is kept."""
CHEST = 10
"""What is kept for gifts (9.2.g), unless something is worth more."""
CHEST_LEAST = 0.36
TOGETHER = 4
"""Purchases that are made without a second thought."""
ENVOYS = 0.5
"""The first fleet, which opens every port to envoys."""
NEAR = 14
"""An army is raised where the front is no farther."""
LED = (0.2, 0.6)
"""How much more an army is worth under a leader, or under Charlemagne."""
ATTACKED = 0.5
"""How likely a burg that may be attacked is attacked."""
BOUGHT = 1.0
"""A marker more in a hand that is not full."""
LATE_MARKER = 0.08
"""A marker that comes after the last attempts."""


class Purse:
    """A shopping list: what gives most for its price comes first. `careful`: made anew for every purchase."""

    def __init__(self, careful: bool) -> None:
        self._careful = careful
        self._list: list[str] = []
        """The best last."""

    def close(self) -> None:
        """When there is nothing more to buy: the next phase begins with a new list."""
        self._list = []

    def spend(self, s: CharlemagneState, ask: Ask) -> Option:
        """Nothing is bought that is not worth its price; what was bought once is weighed again."""
        found = None if self._careful else self._next(ask)
        if found is None:
            self._list = self._weigh(s, ask)
            found = self._next(ask)
        return found or of_key(ask, "done") or ask.options[-1]

    def _next(self, ask: Ask) -> Option | None:
        while self._list:
            found = ask.find(self._list.pop())
            if found is not None:
                return found
        return None

    def _weigh(self, s: CharlemagneState, ask: Ask) -> list[str]:
        country = Country(s, ask.seat)
        rates = [(value_of(country, o) / max(1, price(o)), o.id) for o in ask.options if o.key != "done"]
        least = LEAST if s.treasury[ask.seat] > CHEST else CHEST_LEAST
        if not turns_left(s):
            least = 0.0
        worth = sorted(rate for rate in rates if rate[0] > least)
        return [name for _, name in worth[-TOGETHER:]]


def value_of(c: Country, option: Option) -> float:
    """What a purchase is worth to its buyer."""
    s, seat = c.s, c.seat
    left = turns_left(s)
    if option.key == "buy-marker":
        return BOUGHT if left else LATE_MARKER * (seat == EMPIRE)
    hex = place_of(option)
    held = 1 if seat == EMPIRE else 0
    match option.key:
        case "hire":
            return raising(c, hex, KINDS.index(str(option.args["unit"])))
        case "civilize":
            return (WORTH["civilization"] * held + draw_yields(s)) * _safety(c, hex)
        case "restore":
            return (WORTH["burg"] * held + COIN * left) * _safety(c, hex)
        case "build-burg":
            # A garrison has to be found for it when the army goes on.
            return (WORTH["burg"] * held + COIN * left) * 0.7 * _safety(c, hex)
    return 0.0


def _safety(c: Country, hex: int) -> float:
    """How likely it is that something stays the seat's own; a burg with a garrison stays longer."""
    danger = c.danger(hex)
    guard = sum(MIGHT[piece] for piece in c.s.pieces(hex) if IS_LAND[piece])
    if not danger:
        return 1.0 if has_burg(c.s, hex) else 0.6
    return 0.75 if guard * 2 >= danger else 0.4


def raising(c: Country, hex: int, kind: int) -> float:
    """What a new unit in a hex is worth: a garrison where there is none, or strength where it is needed."""
    if kind == FLEET:
        return shipping(c.s, c.seat)
    value = STRENGTH * PRINTED[kind]
    if c.s.land_side(hex) == NOBODY:
        # Militia will do for it.
        return capture(c.s, hex, c.seat) * (1.0 if kind == MILITIA else 0.9)
    guard = sum(MIGHT[piece] for piece in c.s.pieces(hex) if IS_LAND[piece])
    danger = c.danger(hex)
    saved = emptied(danger, guard) - emptied(danger, guard + PRINTED[kind]) if danger else 0.0
    walls = saved * hold(c.s, hex, c.seat) * ATTACKED
    if kind == MILITIA:
        # It does not march; it helps only where somebody may come.
        return value * 0.2 + walls
    led = max((LED[piece == CHARLEMAGNE] for piece in c.s.pieces(hex) if piece >= UNITS), default=0.0)
    value *= 1.3 if led or c.front(hex) <= NEAR else 0.5
    value *= 1.0 + led
    return value * (1.0 + min(guard, 8) / 20) + walls


def shipping(s: CharlemagneState, seat: int) -> float:
    """A fleet takes danegeld or saves it (10.6), and carries envoys over the sea (9.1.d)."""
    own, other = fleets(s, seat), fleets(s, 1 - seat)
    answered = own >= other if seat == EMPIRE else own < other
    geld = GELD * COIN * turns_left(s) * (0.2 if answered else 1.0)
    return geld + (0.0 if own else ENVOYS * min(turns_left(s), 3) / 3)


def levy(s: CharlemagneState, ask: Ask) -> Option:
    country = Country(s, ask.seat)
    return max(
        ask.options,
        key=lambda o: raising(country, place_of(o), KINDS.index(str(o.args["unit"]))),
    )


def provision(s: CharlemagneState, ask: Ask) -> Option:
    """Units are fed while there is money, the dearest to replace first; else the cheapest goes."""
    pay = [option for option in ask.options if option.key == "pay"]
    if pay:
        return max(pay, key=_hire)
    return min(ask.options, key=_hire)


def _hire(option: Option) -> int:
    return HIRE[KINDS.index(str(option.args["unit"]))]


def play_if_held(s: CharlemagneState, ask: Ask) -> Option:
    """Honest Coinage and Heerbann: at once."""
    return of_key(ask, "play") or passing(ask)
