"""Hexes, forces and chances in few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import IS_LAND, KIND, KINDS, LEADERS, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.words import Words

LETTER = {EMPIRE: "E", TRIBAL: "T", NEUTRAL: "n"}
"""Of a side; the legend of the map explains them."""
STYLE = {EMPIRE: "bold yellow", TRIBAL: "bold red", NEUTRAL: "bold"}
KEYS: tuple[str, ...] = (
    "short-field-army",
    "short-warriors",
    "short-nomads",
    "short-militia",
    "short-fleet",
    "board-some",
)


def place(hex: int, words: Words) -> str:
    return words.value("place", LAND.names[hex])


def force(pieces: Sequence[int], words: Words) -> str:
    """`2 army, mil. · 7 · Charlemagne`: units, strength of those that fight on land, leaders."""
    counts = Counter(KINDS[KIND[piece]] for piece in pieces if piece < UNITS)
    units = ", ".join(words.say("board-some", count=n, short=kind) for kind, n in counts.items())
    ashore = [piece for piece in pieces if IS_LAND[piece]]
    parts = [units, str(printed(ashore or list(pieces)))] if units else []
    parts += [words.value("leader", LEADERS[piece - UNITS]) for piece in pieces if piece >= UNITS]
    return " · ".join(parts)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
