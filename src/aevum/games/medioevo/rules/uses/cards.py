"""The table of the 72 Empire cards, by number from 0: their names are their numbers from 1."""

from typing import Final

from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.games.medioevo.rules.words import COLOURS
from aevum.kit.tables import index, rows, whole

_ROWS: Final = rows(PACKAGE, "cards")
_POINTS: Final = {row["card"]: row for row in rows(PACKAGE, "card-points")}
CARD_NAMES: Final[list[str]] = [row["card"] for row in _ROWS]
CHARACTER: Final[list[str]] = [row["character"] for row in _ROWS]
POWER: Final[list[str]] = [row["power"] for row in _ROWS]
MOMENTS: Final[list[list[str]]] = [row["window"].split() for row in _ROWS]
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
