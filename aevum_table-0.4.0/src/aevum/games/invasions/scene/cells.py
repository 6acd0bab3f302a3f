"""Cells that many panels and cards share: a nation, a place, a card, each of which opens its own card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.seen import value
from aevum.scene.panel import Cell

if TYPE_CHECKING:
    from aevum.words import Words

OWNER, PLACE, REGION, PIECE, CARD = "owner", "place", "region", "piece", "card"
EVENT, DIPLOMACY, EDICT = "event", "diplomacy", "edict"
"""The decks; a card is `card/event.ambush`."""


def people(n: int, words: Words) -> Cell:
    name = NATIONS[n]
    return Cell(value(words, "people", name), owner=name, card=f"{OWNER}/{name}")


def place(name: str, tone: str = "") -> Cell:
    return Cell(name, place=name, card=f"{PLACE}/{name}", tone=tone)


def region(name: str, tone: str = "") -> Cell:
    return Cell(name, card=f"{REGION}/{name}", tone=tone)


def number(amount: int, signed: bool = False) -> Cell:
    if not signed:
        return Cell(str(amount))
    return Cell(f"{amount:+d}", tone="good" if amount > 0 else "bad" if amount < 0 else "")


def halves(amount: int) -> str:
    whole, half = divmod(amount, 2)
    return f"{whole or ''}½" if half else str(whole)


def deck_card(deck: str, key: str, text: str, note: str = "") -> Cell:
    return Cell(text, note, card=f"{CARD}/{deck}.{key}")
