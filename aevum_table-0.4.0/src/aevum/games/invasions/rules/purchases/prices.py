"""XV.B.3, XV.B.4, XV.B.5 What units cost (prices.csv)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.troops import EMPIRE, KINDS, KINGDOM, PACKAGE, STATUS_NAMES
from aevum.kit.tables import rows, whole

NOT_FOR_SALE: Final = 0
FORTIFICATION: Final = 15
"""XXIII.C.1"""


def read_prices(table: list[dict[str, str]]) -> list[list[int]]:
    """By status and kind of unit."""
    found = [[NOT_FOR_SALE] * len(KINDS) for _ in STATUS_NAMES]
    for line, row in enumerate(table, start=2):
        where = f"prices.csv, line {line}"
        if row["unit"] not in KINDS:
            raise BadData(f"{where}: unit: there is no unit '{row['unit']}'")
        for status in (KINGDOM, EMPIRE):
            found[status][KINDS.index(row["unit"])] = whole(row, STATUS_NAMES[status], where)
    return found


PRICES: Final[list[list[int]]] = read_prices(rows(PACKAGE, "prices"))


def price(status: int, kind: int) -> int:
    return PRICES[status][kind]


def repair_price(status: int, kind: int) -> int:
    """XV.B.7: half of the price, rounded up (III.A.5)."""
    return halves_up(price(status, kind))
