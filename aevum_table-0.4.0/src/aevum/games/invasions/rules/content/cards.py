"""Nation cards: whose a nation is, when it acts among its equals, where it begins (cards.csv).

Nations without a card (VI.B.3) are listed too, for the seat that looks after them (VI.B.5).
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

FILE: Final = "cards.csv"
SEAT_NAMES: Final = ("roman", "hun", "persian", "goth")
"""IV.0.6: the order of players."""
NO_SEAT: Final = -1


class Card:
    __slots__ = ("arrival", "conversion", "home", "initiative", "nation", "printed", "raids_from", "seat")

    def __init__(self, row: dict[str, str], where: str) -> None:
        if row["nation"] not in NATIONS:
            raise BadData(f"{where}: nation: there is no nation '{row['nation']}'")
        if row["seat"] not in SEAT_NAMES:
            raise BadData(f"{where}: seat should be one of {', '.join(SEAT_NAMES)}, found '{row['seat']}'")
        self.nation = NATIONS.index(row["nation"])
        self.seat = SEAT_NAMES.index(row["seat"])
        self.printed = row["card"] == "1"
        self.initiative = whole(row, "initiative", where) if row["initiative"] else 0
        self.conversion = row["conversion"] == "1"
        self.home = row["home"]
        self.arrival = whole(row, "arrival", where) if row["arrival"] else 0
        self.raids_from = row["raids_from"]


def read_cards(table: list[dict[str, str]]) -> list[Card]:
    found = [Card(row, f"{FILE}, line {line}") for line, row in enumerate(table, start=2)]
    for line, card in enumerate(found, start=2):
        if any(other.nation == card.nation for other in found[: line - 2]):
            raise BadData(f"{FILE}, line {line}: nation: {NATIONS[card.nation]} is listed twice")
    return found


CARDS: Final[list[Card]] = read_cards(rows(PACKAGE, "cards"))
CARD: Final[list[bool]] = [False] * len(NATIONS)
"""By nation: it has a card. One that has none scores nothing by itself (VI.B.3)."""
SEAT_OF: Final[list[int]] = [NO_SEAT] * len(NATIONS)
"""By nation: its place in SEAT_NAMES; NO_SEAT: it never comes into play on this map."""
INITIATIVE: Final[list[int]] = [0] * len(NATIONS)
"""VI.G.3; 0 for raiders (X.C.3)."""
CONVERSION: Final[list[bool]] = [False] * len(NATIONS)
"""XXXI.B: its card has the bonus for becoming Catholic."""
HOME: Final[list[str]] = [""] * len(NATIONS)
"""The province where it begins: of its horde or capital."""
ARRIVAL_TURN: Final[list[int]] = [0] * len(NATIONS)
"""The turn that brings it; 0: no turn does, but a special rule, or never."""
RAIDS_FROM: Final[list[str]] = [""] * len(NATIONS)
"""XI.B.1: a province or an Area."""

for _card in CARDS:
    CARD[_card.nation] = _card.printed
    SEAT_OF[_card.nation] = _card.seat
    INITIATIVE[_card.nation] = _card.initiative
    CONVERSION[_card.nation] = _card.conversion
    HOME[_card.nation] = _card.home
    ARRIVAL_TURN[_card.nation] = _card.arrival
    RAIDS_FROM[_card.nation] = _card.raids_from
