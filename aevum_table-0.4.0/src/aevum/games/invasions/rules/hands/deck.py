"""X.B The event cards, as the table of events tells them. A card is known by its number minus one."""

from typing import Final

from aevum.engine.refusal import BadData
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
ON_CITY: Final[list[bool]] = [row["works_on"] == "city" for row in _rows]
"""X.B.6, F141: of cards in a siege, whether they work on the city; the others help its besieger."""

BATTLE: Final = "battle"
SIEGE: Final = "siege"
REACTION: Final = "reaction"
SEA: Final = "sea"
CALAMITY: Final = "calamity"
STRATEGIC: Final = "strategic"
PUBLIC: Final = "public"
ATTRITION: Final = "attrition"
_LAND: Final = ("land", "sea")
_IN_BATTLE: Final = (
    *_LAND,
    "open",
    "rough",
    "attacking",
    "defending",
    "barbarian",
    "civilized",
    "led",
    "cavalry",
    "infantry",
)
_OF_NATIONS: Final = (
    "own",
    "free",
    "civilized",
    "restless",
    "barbarian",
    "kingdom",
    "treasury",
    "rich",
    "old",
    "declining",
    "settled",
    "reborn",
    "leader",
    "ruler",
    "campaigner",
    "growing",
    "city",
    "unwalled",
    "damaged",
    "recruiting",
)
_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    BATTLE: _IN_BATTLE,
    REACTION: ("either",),
    STRATEGIC: _OF_NATIONS,
    PUBLIC: _OF_NATIONS,
    ATTRITION: _LAND,
}
"""By trigger: the needs that `fights`, `targets` and their like can tell; attrition looks at places."""
_WORKS_ON: Final[dict[str, tuple[str, ...]]] = {SIEGE: ("city", "besieger")}
"""By trigger: on what a card may work; cards for other moments say nothing of it."""
FINDS: Final = {
    "kill-leader": "leader",
    "grow": "growing",
    "walls": "unwalled",
    "quake": "city",
    "unit": "recruiting",
}
"""By effect, what the card looks for in the nation."""


def _check() -> None:
    for card, row in enumerate(_rows):
        where = f"{_TABLE}, line {card + 2}"
        if whole(row, "number", where) != number(card):
            raise BadData(f"{where}: the cards are numbered from 1 without a gap")
        first = _rows[EVENTS.index(row["key"])]
        for column in (
            "title",
            "kind",
            "trigger",
            "effect",
            "amount",
            "advanced",
            "needs",
            "who",
            "works_on",
        ):
            if row[column] != first[column]:
                raise BadData(f"{where}: {column}: cards with the key '{row['key']}' do the same")
        if row["works_on"] not in _WORKS_ON.get(TRIGGER[card], ("",)):
            raise BadData(f"{where}: works_on: the rules do not know '{row['works_on']}' for {TRIGGER[card]}")
        effect = EFFECT[card]
        moment = ATTRITION if effect == ATTRITION else TRIGGER[card]
        for need in NEEDS[card]:
            if need not in _KNOWN.get(moment, ()):
                raise BadData(f"{where}: needs: the rules do not know '{need}' for {moment}")
        if effect in FINDS and FINDS[effect] not in NEEDS[card]:
            raise BadData(f"{where}: needs: the effect '{effect}' needs '{FINDS[effect]}'")


def number(card: int) -> int:
    """What is printed on the card, and on the pillage markers that stand for it (XXIV.D)."""
    return card + 1


def card_of(number: int) -> int:
    return number - 1


def of_trigger(trigger: str) -> list[int]:
    """The cards for a moment of the game, one of each name."""
    found: list[int] = []
    for card, key in enumerate(EVENTS):
        if TRIGGER[card] == trigger and EVENTS.index(key) == card:
            found.append(card)
    return found


_check()
