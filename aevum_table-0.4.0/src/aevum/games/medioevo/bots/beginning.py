"""The set-up: kingdom, village, archer, transports, the first card and token (0.SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number, place_of
from aevum.games.medioevo.bots.country import pulls
from aevum.games.medioevo.bots.realm import glory, turns_left
from aevum.games.medioevo.bots.roads import Roads
from aevum.games.medioevo.bots.tours import tours
from aevum.games.medioevo.bots.voyages import SAIL, sea_steps
from aevum.games.medioevo.bots.wishes import held, promise
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.objectives.table import KIND, LEAST
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.routes import POINTS
from aevum.games.medioevo.rules.uses.cards import CARD_COLOURS, CARD_NAMES, CARD_POINTS, POWER
from aevum.games.medioevo.rules.words import COLOURS
from aevum.kit.choosing import all_of

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

COLOUR_WORTH = {"green": 60.0, "purple": 32.0, "orange": 30.0, "blue": 28.0, "yellow": 16.0, "red": 10.0}
"""Florins that a point of the colour saves in a turn: most goes into stone."""
POWER_WORTH = {
    "any-points": 45.0,
    "cheaper-building": 20.0,
    "half-price-building": 45.0,
    "raise-civil": 50.0,
    "raise-military": 60.0,
    "toll": 35.0,
    "sell-points": 10.0,
    "buy-back": 10.0,
    "ignore-damage": 10.0,
}
"""The same for using its ability instead."""
FIRST = 34.0
"""Florins that the first place is worth beside its dice: who has it leads hordes and chooses what strikes."""
SPREAD = 0.45
"""How far bids go up and down from that: who knew them would outbid them by one."""
SPENT = 0.5
"""Of the florins in hand what may be bid at most: taxes come after it."""
LEAD = 0.5
"""Of what the better dice bring, how much is bid for them."""
RAIDED = 3
"""Steps that a trader's beginning in a port counts for."""
OVERSEAS = 4
"""Honour points in reach of a port for which a galley is a better beginning than a war wagon."""


def muster_place(s: MedioevoState, seat: int) -> int:
    """The home settlement that lies nearest to glory: there the army gathers."""
    drawn = pulls(s, seat)
    homes = [place for place in LAND.homes[s.kingdoms[seat]] if LAND.settlement[place]]
    port = harbour(s, seat)
    return port if port != NOBODY else max(homes, key=lambda place: (drawn[place], -place))


def harbour(s: MedioevoState, seat: int) -> int:
    """The home port from which a galley reaches most; NOBODY where that is too little."""
    ports = [place for place in LAND.homes[s.kingdoms[seat]] if LAND.settlement[place] and LAND.port[place]]
    best = max(ports, key=lambda place: (_overseas(s, seat, place), -place), default=NOBODY)
    return best if best != NOBODY and _overseas(s, seat, best) >= OVERSEAS else NOBODY


def _overseas(s: MedioevoState, seat: int, port: int) -> int:
    """Honour points that lie within a day's sail of a port in land of nobody."""
    steps = sea_steps(port)
    prizes = [place for place in LAND.settlements if s.open[place] and s.lord[place] == NOBODY]
    return sum(glory(s, seat, place) for place in prizes if LAND.port[place] and steps[place] <= SAIL)


def place_village(s: MedioevoState, ask: Ask) -> Option:
    """In the heart of the land, farthest from whoever may come, and away from the sea."""
    drawn = pulls(s, ask.seat)
    return min(ask.options, key=lambda o: (LAND.port[place_of(o)], drawn[place_of(o)]))


def place_archer(s: MedioevoState, ask: Ask) -> Option:
    name = LAND.names[muster_place(s, ask.seat)]
    return ask.find(f"place-archer:{name}") or ask.options[0]


def place_transport(s: MedioevoState, ask: Ask) -> Option:
    """A war wagon or a galley with the army, then the caravan or merchant ship with the shorter route."""
    home = muster_place(s, ask.seat)
    if int(str(ask.args["levels"])) > 1:
        first = "galley" if harbour(s, ask.seat) != NOBODY else "war-wagon"
        found = ask.find(f"place-transport:{first}:1:{LAND.names[home]}")
        return found or ask.options[0]
    by_kind = {"caravan": Roads(s, ask.seat, False), "merchant-ship": Roads(s, ask.seat, True)}
    options = [o for o in ask.options if str(o.args["item"]) in by_kind and LAND.settlement[place_of(o)]]
    return min(
        options, key=lambda o: _tour(s, by_kind[str(o.args["item"])], place_of(o)), default=ask.options[0]
    )


def _tour(s: MedioevoState, roads: Roads, place: int) -> int:
    """Steps of the longest route that begins there; in a port raiders may come before it sets out."""
    tour = tours(s, roads, place, 1 << LAND.good[place]).get(max(POINTS))
    return tour.steps + RAIDED * LAND.port[place] if tour is not None else FAR


def colour_worth(colour: str) -> float:
    return COLOUR_WORTH.get(colour, 0.0)


def card_worth(s: MedioevoState, card: int) -> float:
    """Points or ability in every turn to come."""
    colours = [colour_worth(COLOURS[colour]) for colour in CARD_COLOURS[card]]
    points = CARD_POINTS[card] * max(colours, default=0.0)
    return max(points, POWER_WORTH.get(POWER[card], 0.0)) * (turns_left(s) + 0.5)


def keep_card(s: MedioevoState, ask: Ask) -> Option:
    return max(
        ask.options,
        key=lambda option: (
            card_worth(s, CARD_NAMES.index(str(option.args["card"])))
            + promise(s, str(option.args["objective"]))
        ),
    )


def take_token(s: MedioevoState, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: colour_worth(str(option.args["colour"])))


def auction(s: MedioevoState, ask: Ask) -> Option:
    """Nobody's kingdom is worth much honour: the least bid there is."""
    return min(ask.options, key=lambda option: number(option, "points"))


def bid(s: MedioevoState, ask: Ask, lead: float | None = None, luck: float = 0.5) -> Option:
    """For the first place, which has the better dice; more where an objective asks for it.

    `lead` is what the better dice bring the marches of this turn, where these were planned; `luck`, from 0
    to 1, says how high it is bid this time.
    """
    money = s.money[ask.seat]
    wish = 0.0
    if s.turn > 1:
        wish = (FIRST + LEAD * (lead or 0.0)) * (1.0 + SPREAD * (2.0 * luck - 1.0))
        wish = min(wish, money * SPENT)
    for aim in held(s, ask.seat):
        if KIND[aim] == "bid" and money >= LEAST[aim]:
            wish = float(LEAST[aim])
    below = [option for option in all_of(ask, "bid") if number(option, "florins") <= wish]
    return max(below, key=lambda option: number(option, "florins"), default=ask.options[0])


def bid_again(s: MedioevoState, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: number(option, "florins"))
