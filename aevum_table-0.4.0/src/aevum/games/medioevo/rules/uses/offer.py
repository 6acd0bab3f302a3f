"""Which cards and technologies a seat may use at a moment."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import POINTS, TECHNOLOGIES, missing_points
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, CARD_RULE, COST, MOMENTS
from aevum.games.medioevo.rules.uses.lent import PROSELYTISM, lenders_to
from aevum.games.medioevo.rules.uses.mastery import OWN, affordable, mastery
from aevum.games.medioevo.rules.uses.points import reach
from aevum.games.medioevo.rules.uses.registry import POWERS, TECHNIQUES, aimed

KEYS: tuple[str, ...] = (
    "option-use-card",
    "option-use-card-with-place",
    "option-use-card-with-item-level-slot",
    "option-use-card-with-item-level-slot-good",
    "option-use-card-with-way",
    "option-use-card-with-other_card",
    "option-use-card-with-colour",
    "option-borrow-card",
    "option-borrow-card-with-place",
    "option-borrow-card-with-item-level-slot",
    "option-borrow-card-with-item-level-slot-good",
    "option-borrow-card-with-way",
    "option-borrow-card-with-other_card",
    "option-borrow-card-with-colour",
    "option-use-technology",
    "option-use-technology-with-item-level-slot",
    "option-use-technology-with-count",
    "option-use-technology-with-way-count",
    "option-use-technology-with-good-from_place-place",
    "option-use-technology-with-from_place-place",
    "option-use-technology-with-place",
    "option-use-technology-with-place-unit",
    "option-borrow-technology",
    "option-borrow-technology-with-item-level-slot",
    "option-borrow-technology-with-count",
    "option-borrow-technology-with-way-count",
    "option-borrow-technology-with-good-from_place-place",
    "option-borrow-technology-with-from_place-place",
    "option-borrow-technology-with-place",
    "option-borrow-technology-with-place-unit",
)
"""Beside the plain messages those for each set of targets of a power or technique."""
USES: tuple[str, ...] = ("use-card", "use-technology", "borrow-card", "borrow-technology")
"""The keys of the options below."""


def _of_moments() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for card in range(len(CARD_NAMES)):
        for name in MOMENTS[card]:
            found.setdefault(name, []).append(card)
    return found


_CARDS: Final = _of_moments()
_NO_CARDS: Final[list[int]] = []


def offers(s: MedioevoState, seat: int, moments: tuple[str, ...], afford: bool) -> list[Option]:
    """What the seat may use now; without `afford` also what only want of florins forbids."""
    if s.out[seat]:
        return []
    found = _cards(s, seat, moments, afford)
    found.extend(_technologies(s, seat, moments, afford))
    return found


def _cards(s: MedioevoState, seat: int, moments: tuple[str, ...], afford: bool) -> list[Option]:
    found: list[Option] = []
    lenders = lenders_to(s, seat)
    for moment in moments:
        for card in _CARDS.get(moment, _NO_CARDS):
            holder = s.holder[card]
            if s.turned[card] or (holder != seat and holder not in lenders):
                continue
            florins = COST[card]
            if holder == seat:
                key = "use-card"
            elif effects.has(s, effects.PREACHED, seat, card):
                continue
            else:
                key = "borrow-card"
                florins += missing_points(max(0, POINTS[PROSELYTISM] - reach(s, seat, RELIGION)))
            if afford and s.money[seat] < florins:
                continue
            for targets in POWERS[card].uses(s, seat, card):
                option = Option(key, {"card": CARD_NAMES[card]}, CARD_RULE[card])
                found.append(aimed(option, POWERS[card].names, targets))
    return found


def _technologies(s: MedioevoState, seat: int, moments: tuple[str, ...], afford: bool) -> list[Option]:
    found: list[Option] = []
    for number in range(len(TECHNIQUES)):
        technique = TECHNIQUES[number]
        if technique.moment not in moments and not any(moment in moments for moment in technique.also):
            continue
        way = mastery(s, seat, number)
        if not way:
            continue
        key = "use-technology" if way == OWN else "borrow-technology"
        for targets in technique.uses(s, seat):
            if afford and not affordable(s, seat, number, technique.points(s, seat, number, targets)):
                continue
            option = Option(key, {"technology": TECHNOLOGIES[number]}, technique.rule)
            found.append(aimed(option, technique.names, targets))
    return found
