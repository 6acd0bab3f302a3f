"""What each calamity does: one row of calamities.csv."""

from typing import Final

from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows, whole

FILE: Final = "calamities.csv"


class Woe:
    """`share`: one part in so many of the Treasury; `general`: 1: one falls; `heresy_...`: if heretical."""

    __slots__ = (
        "ages",
        "declines",
        "federates",
        "general",
        "gold",
        "heresies",
        "heresy_declines",
        "heresy_revolts",
        "idle",
        "key",
        "revolts",
        "share",
        "units",
    )

    def __init__(self, row: dict[str, str]) -> None:
        self.key = row["calamity"]
        self.revolts = whole(row, "revolts", FILE)
        self.heresies = whole(row, "heresies", FILE)
        self.units = whole(row, "units", FILE)
        self.gold = whole(row, "gold", FILE)
        self.share = whole(row, "share", FILE)
        self.ages = whole(row, "ages", FILE)
        self.declines = whole(row, "declines", FILE)
        self.idle = whole(row, "idle", FILE)
        self.general = whole(row, "general", FILE)
        self.federates = whole(row, "federates", FILE)
        self.heresy_revolts = whole(row, "heresy_revolts", FILE)
        self.heresy_declines = whole(row, "heresy_declines", FILE)


WOES: Final[list[Woe]] = [Woe(row) for row in rows(PACKAGE, "calamities")]
CALAMITIES: Final[list[str]] = [woe.key for woe in WOES]
