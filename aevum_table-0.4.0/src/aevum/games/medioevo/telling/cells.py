"""Cells that many panels and cards share: a place, a kingdom, a card, each of which opens its own card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, NOBODY
from aevum.games.medioevo.rules.technologies import BRANCH, TECHNOLOGIES
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.telling import icons
from aevum.games.medioevo.telling.owners import owner_of
from aevum.scene.panel import Cell
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

OWNER, PLACE, PIECE, CARD, TECHNOLOGY, PACT = "owner", "place", "piece", "card", "technology", "pact"
LEVELS = ("", "I", "II", "III", "IV")


def name_of(area: int, words: Words) -> str:
    return value(words, "sea" if LAND.is_sea(area) else "place", LAND.names[area])


def place(area: int, words: Words, tone: str = "") -> Cell:
    name = LAND.names[area]
    return Cell(name_of(area, words), place=name, card=f"{PLACE}/{name}", tone=tone)


def seat(s: MedioevoState, number: int, words: Words) -> Cell:
    """A player; `-` for nobody."""
    if number == NOBODY:
        return Cell("–", tone="dim")
    kingdom = owner_of(s, number)
    card = f"{OWNER}/{kingdom}" if kingdom else ""
    return Cell(words.seat(s.seats[number]), owner=kingdom, card=card, tone="dim" if s.out[number] else "")


def good(number: int, words: Words) -> Cell:
    name = GOODS[number]
    return Cell(title(value(words, "good", name)), icon=icons.good(name))


def card(number: int, words: Words) -> Cell:
    name = CARD_NAMES[number]
    gist = said(words, f"gist-card-{name}")
    return Cell(value(words, "card", name), gist, icon=icons.CARD, card=f"{CARD}/{name}")


def technology(number: int, words: Words) -> Cell:
    name = TECHNOLOGIES[number]
    return Cell(
        value(words, "technology", name),
        said(words, f"gist-{name}"),
        icon=icons.BRANCH[BRANCHES[BRANCH[number]]],
        card=f"{TECHNOLOGY}/{name}",
    )


KEYS: tuple[str, ...] = ()
"""`gist-card-1` and `gist-carpentry` stand in the vocabulary."""
