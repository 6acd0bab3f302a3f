"""The table of the Empire cards, by number from 0: their names are their numbers from 1."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.tables import PACKAGE, line
from aevum.games.medioevo.rules.words import COLOURS
from aevum.kit.tables import index, rows, whole

_WINDOWS: Final = (
    "ambush",
    "any",
    "archery",
    "battle",
    "before-battle",
    "before-damage",
    "capture",
    "card-used",
    "damage",
    "deal",
    "drawing",
    "end-of-turn",
    "event",
    "full-move",
    "icons",
    "instant",
    "melee",
    "movement",
    "plunder",
    "purchase",
    "rolled",
    "sale",
    "siege",
    "taxes",
    "threatened",
    "trade",
    "transport-lost",
    "under-way",
)
"""The moments that the rules know."""
_ALONE: Final = ("deposit",)
"""Powers whose florins lie in one place: two cards would share them (K.CARD.14)."""

_ROWS: Final = rows(PACKAGE, "cards")
_POINTS: Final = {row["card"]: row for row in rows(PACKAGE, "card-points")}
CARD_NAMES: Final[list[str]] = [row["card"] for row in _ROWS]
POWER: Final[list[str]] = [row["power"] for row in _ROWS]
MOMENTS: Final[list[list[str]]] = [
    [_WINDOWS[index(_WINDOWS, name, f"{line('cards', at)}: window")] for name in row["window"].split()]
    for at, row in enumerate(_ROWS)
]
"""When its ability may be used: names of moments; `any` is whenever nothing is half done."""
CARD_RULE: Final[list[str]] = [row["rule"] for row in _ROWS]


def _numbers(name: str) -> list[int]:
    return [whole(row, name, f"cards.csv, {row['card']}") if row[name] else 0 for row in _ROWS]


COST: Final[list[int]] = _numbers("cost")
"""Florins that using the ability costs."""
AMOUNT: Final[list[int]] = _numbers("amount")
DIE: Final[list[int]] = _numbers("die")
MOST: Final[list[int]] = _numbers("most")
LASTS: Final[list[str]] = [row["lasts"] for row in _ROWS]


def _check() -> None:
    for at, card in enumerate(CARD_NAMES):
        if card not in _POINTS:
            raise BadData(f"card-points.csv: there is no row for card {card} ({line('cards', at)})")
        if POWER[at] in _ALONE and POWER[at] in POWER[:at]:
            raise BadData(f"{line('cards', at)}: only one card can have the power '{POWER[at]}'")
    for at, card in enumerate(_POINTS):
        if card not in CARD_NAMES:
            raise BadData(f"{line('card-points', at)}: cards.csv has no card {card}")


_check()


def of_power(power: str, figures: list[int]) -> int:
    """A figure that all cards of a power share, as what they do is kept without the card; 0 for no card."""
    found = {figures[at] for at in range(len(POWER)) if POWER[at] == power}
    if len(found) > 1:
        raise BadData(f"cards.csv: cards with the power '{power}' cannot have different figures")
    return max(found, default=0)


def _colours(card: str, name: str) -> list[int]:
    return [
        index(COLOURS, colour, f"card-points.csv, {card}")
        for colour in _POINTS[card][name].split()
        if colour != "any"
    ]


CARD_POINTS: Final[list[int]] = [
    whole(_POINTS[card], "points", f"card-points.csv, {card}") for card in CARD_NAMES
]
"""4.CARD.09"""
CARD_COLOURS: Final[list[list[int]]] = [_colours(card, "colours") for card in CARD_NAMES]
"""4.CARD.10: one of these."""
GEARS: Final[list[list[int]]] = [_colours(card, "gear") or list(range(len(COLOURS))) for card in CARD_NAMES]
"""4.CARD.14: colours of the token for its objective."""
