"""X.B The 72 event cards, as the table of events tells them. A card is known by its number minus one."""

from typing import Final

from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows, whole

_TABLE: Final = "events.csv"
_rows = rows(PACKAGE, "events")
EVENTS: Final[list[str]] = [row["key"] for row in _rows]
"""By card: what it is called in the words; cards of one name do the same."""
TITLES: Final[list[str]] = sorted(set(EVENTS))
PRIVATE: Final[list[bool]] = [row["kind"] == "private" for row in _rows]
"""X.B.3, X.B.4"""
TRIGGER: Final[list[str]] = [row["trigger"] for row in _rows]
EFFECT: Final[list[str]] = [row["effect"] for row in _rows]
AMOUNT: Final[list[int]] = [whole(row, "amount", _TABLE) for row in _rows]
ADVANCED: Final[list[int]] = [whole(row, "advanced", _TABLE) for row in _rows]
"""XXI.E.13: what the card adds to a roll of advanced combat."""
NEEDS: Final[list[list[str]]] = [row["needs"].split() for row in _rows]
"""What must be true of whomever the card is played on; see `fights` and `targets`."""
WHO: Final[list[str]] = [row["who"] for row in _rows]
"""Of public events: who is hit. By choice of the drawer, by dice, all, or nobody in particular."""

BATTLE: Final = "battle"
SIEGE: Final = "siege"
REACTION: Final = "reaction"
SEA: Final = "sea"
CALAMITY: Final = "calamity"
STRATEGIC: Final = "strategic"


def number(card: int) -> int:
    """What is printed on the card, and on the pillage markers that stand for it (XXIV.D)."""
    return card + 1


def card_of(number: int) -> int:
    return number - 1


def of_trigger(trigger: str) -> list[int]:
    """The cards for a moment of the game, one of each name."""
    found: list[int] = []
    for card, key in enumerate(EVENTS):
        if TRIGGER[card] == trigger and (card == 0 or EVENTS[card - 1] != key):
            found.append(card)
    return found
