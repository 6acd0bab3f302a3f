"""What to buy (4): what is worth most for its price comes first, and nothing that is not worth it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.barracks import GUARDS, hiring
from aevum.games.medioevo.bots.choosing import number, place_of
from aevum.games.medioevo.bots.coffers import for_goods
from aevum.games.medioevo.bots.perils import threatened
from aevum.games.medioevo.bots.realm import (
    HONOUR,
    LAND_HELD,
    honour_price,
    levels,
    turns_left,
    yields,
)
from aevum.games.medioevo.bots.wagons import equipping, improving
from aevum.games.medioevo.bots.wishes import furthers
from aevum.games.medioevo.rules.buildings import BUILDING_HONOUR, CIVIL, MARKERS, MILITARY, RELIGIOUS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.scoring.final import prisoners
from aevum.games.medioevo.rules.scoring.reckoning import captive
from aevum.games.medioevo.rules.tables import BRANCHES, NOBODY
from aevum.games.medioevo.rules.taxes.debts import LOAN, interest
from aevum.games.medioevo.rules.taxes.due import income_of, upkeep_of
from aevum.games.medioevo.rules.taxes.loans import BORROW
from aevum.games.medioevo.rules.technologies import LEVEL as TECHNOLOGY_LEVEL
from aevum.games.medioevo.rules.technologies import missing_points, technology
from aevum.games.medioevo.rules.uses.points import levels_of, reach
from aevum.games.medioevo.rules.works.standing import sort_and_level
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

    Gain = Callable[[MedioevoState, int, Option], float | None]

AWARD = 0.4
"""Of an honour point: what one more city, castle or cathedral does for the award for most of them."""
STEP_UP = 0.12
"""The same for each level on the way there."""
POINT = 30.0
"""A technology point of a card or token, which could have served something else."""
WORTH_IT = 1.05
"""What a purchase must be worth for each florin of its price."""
LESSONS = {
    "masonry": 420.0,
    "architecture": 330.0,
    "religion": 260.0,
    "carpentry": 180.0,
    "edict": 260.0,
    "trade": 60.0,
    "military-arts": 60.0,
}
"""What a technology is worth with all the turns to come."""
WORTH_A_LOAN = 2.2
"""The same of one for which a loan is taken: it is paid back with half as much again in interest."""
LOAN_HALF = LOAN // 2
"""Florins that it must cost: what is left of a loan goes into lesser things."""
SAVING = 3
"""Turns before the end from which the sum is kept that pays it back: two honour points for it (V.END.11)."""
LOAN_LEAST = 4
"""Turns after this one without which none is taken."""
LOAN_INCOME = 150
"""Florins that must come in each turn beside the upkeep."""
EXPOSED = 0.5
"""Of a building that enemies may come to."""
CARD = 190.0
"""A card with its points and its objective, early in the match."""


def nothing_planned(s: MedioevoState, seat: int, option: Option) -> float | None:
    return None


def spend(s: MedioevoState, ask: Ask, gain: Gain = nothing_planned) -> Option:
    """`gain` tells what a purchase adds to the marches of this turn, where that was planned."""
    best = _best(s, ask.seat, ask.options, gain, WORTH_IT)
    loan = of_key(ask, BORROW)
    if best is None and loan is not None and credit(s, ask.seat):
        s.money[ask.seat] += LOAN
        dear = [option for option in _offered(s, ask) if price(s, ask.seat, option)[0] >= LOAN_HALF]
        best = loan if _best(s, ask.seat, dear, nothing_planned, WORTH_A_LOAN) is not None else None
        s.money[ask.seat] -= LOAN
    return best or of_key(ask, "done-buying") or ask.options[-1]


def _best(s: MedioevoState, seat: int, options: Sequence[Option], gain: Gain, rate: float) -> Option | None:
    """What is worth most for each florin, if more than `rate`, within the means."""
    money = s.money[seat] - reserve(s, seat)
    best: Option | None = None
    for option in options:
        value = value_of(s, seat, option, gain(s, seat, option))
        if value <= 0:
            continue
        florins, points = price(s, seat, option)
        if florins > money:
            continue
        found = value / max(1.0, florins + POINT * points)
        if found > rate:
            best, rate = option, found
    return best


def _offered(s: MedioevoState, ask: Ask) -> list[Option]:
    """What could be bought with the money that is there now."""
    menu = s.frames[ask.depth]
    return [option for option in menu.candidates(s, ask) if menu.check(s, ask, option) is None]


def credit(s: MedioevoState, seat: int) -> bool:
    """One loan at a time, with turns enough to earn it back before it costs honour (V.END.11)."""
    spare = income_of(s, seat) - upkeep_of(s, seat)
    return s.loans[seat] == 0 and turns_left(s) >= LOAN_LEAST and spare >= LOAN_INCOME


def reserve(s: MedioevoState, seat: int) -> int:
    """What is kept: for the goods of a route that may be opened, and for upkeep that taxes do not pay."""
    kept = for_goods(s, seat)
    if s.loans[seat] and turns_left(s) < SAVING:
        kept += LOAN
    if not turns_left(s):
        return kept
    return kept + max(0, upkeep_of(s, seat) + interest(s.loans[seat]) - income_of(s, seat)) + 20


def price(s: MedioevoState, seat: int, option: Option) -> tuple[int, int]:
    """Florins, with those for points that cards and tokens do not give; and the points that they give."""
    florins, points = number(option, "florins"), number(option, "points")
    if not points:
        return florins, 0
    have = min(points, reach(s, seat, _branch(option)))
    return florins + missing_points(points - have), have


def _branch(option: Option) -> int:
    """The colour of the points that a purchase takes."""
    match option.key:
        case "build" | "order-building":
            sort, _ = sort_and_level(str(option.args["building"]))
            return BRANCHES.index("religion" if sort == RELIGIOUS else "construction")
        case "hire" | "train-captain" | "order-unit":
            return BRANCHES.index("combat")
        case "equip" | "improve" | "order-item":
            engine = str(option.args["item"]) not in ("war-wagon", "galley", "caravan", "merchant-ship")
            return BRANCHES.index("construction" if engine else "transport")
        case _:
            return 0


def value_of(s: MedioevoState, seat: int, option: Option, gain: float | None = None) -> float:
    """What a purchase is worth, in florins."""
    match option.key:
        case "learn":
            value = _lesson(s, seat, str(option.args["technology"]))
        case "build":
            value = _building(s, seat, option)
        case "repair":
            value = 70.0 if turns_left(s) > 1 else 0.0
        case "hire":
            value = hiring(s, seat, option, gain)
        case "equip":
            value = equipping(s, seat, option, gain)
        case "improve":
            value = improving(s, seat, option)
        case "buy-card":
            value = CARD * min(1.0, turns_left(s) / 4) + 25.0 * turns_left(s)
        case "ransom" | "ransom-aside":
            value = 40.0 + _freed(s, seat)
        case "recall" | "buy-back":
            value = 120.0
        case "train-captain":
            value = 0.0
        case "use-card":
            return 500.0 if str(option.args["card"]) in ("32", "33") and s.money[seat] > 400 else 0.0
        case _:
            return 0.0
    return value + furthers(s, seat, option)


def _freed(s: MedioevoState, seat: int) -> float:
    """V.END.10: some prisoners cost honour in the end, and only so many together come home to save it."""
    have = captive(s, seat)
    count = 1
    while count < have and prisoners(have - count) == prisoners(have):
        count += 1
    saved = (prisoners(have - count) - prisoners(have)) * honour_price(s)
    return saved / count * (1.0 if turns_left(s) < 2 else 0.5)


def _lesson(s: MedioevoState, seat: int, name: str) -> float:
    value = LESSONS.get(name, 25.0) * min(1.0, turns_left(s) / 5)
    level = TECHNOLOGY_LEVEL[technology(name)]
    highest = max(max(levels_of(s, other)) for other in range(s.players()) if other != seat)
    if turns_left(s) <= 2 and level > max(levels_of(s, seat)) and level >= highest:
        # V.END.05
        value += honour_price(s) * (2.0 if level > highest else 0.8)
    return value


def _building(s: MedioevoState, seat: int, option: Option) -> float:
    place = place_of(option)
    sort, level = sort_and_level(str(option.args["building"]))
    old = levels(s, place)[sort]
    honour = BUILDING_HONOUR[sort][level] - (BUILDING_HONOUR[sort][old] if old else 0)
    value = honour_price(s) * (honour * (1 + AWARD)) + HONOUR * STEP_UP * (level - old) * (turns_left(s) > 0)
    match sort:
        case _ if sort == CIVIL:
            value += yields(s) * (level - old) + 15.0 * turns_left(s)
        case _ if sort == MILITARY:
            more = min(MARKERS[MILITARY][level] - MARKERS[MILITARY][old], _open_near(s, place))
            value += more * (yields(s) + LAND_HELD) + 20.0 * (level - old)
        case _:
            value += 20.0 * turns_left(s)
    safe = s.count(place, seat) >= GUARDS or threatened(s, seat, place, True) == 0
    return value * (1.0 if safe else EXPOSED)


def _open_near(s: MedioevoState, place: int) -> int:
    """Where control markers would find a territory of nobody (5.CTRL.03)."""
    return sum(
        1 for near in LAND.near[place] if s.open[near] and s.lord[near] == NOBODY and not s.owners(near)
    )


def mark(s: MedioevoState, ask: Ask) -> Option:
    """Control markers go to settlements first, then to any land of nobody."""
    options = [option for option in ask.options if option.key in ("mark", "replace")]
    wild = [option for option in options if s.lord[place_of(option)] != ask.seat]
    if not wild:
        return of_key(ask, "stop-marking") or ask.options[-1]
    return max(wild, key=lambda option: LAND.settlement[place_of(option)])


def pay_points(s: MedioevoState, ask: Ask) -> Option:
    """Tokens first, then cards that give just this colour; florins before a card with a use of its own."""
    found = of_key(ask, "flip-token", "turn-card", "borrow-points")
    return found or of_key(ask, "buy-points", "use-pirate") or ask.options[-1]
