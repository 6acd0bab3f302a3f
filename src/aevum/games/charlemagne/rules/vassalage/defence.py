"""The opponent's answer to an attempt (9.2.c)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.committing import Committing
from aevum.games.charlemagne.rules.vassalage.points import POINTS, RULE, usable


class Defence(Committing):
    """Its report is the sum of the points that stand."""

    __slots__ = ("points", "region")

    fields: ClassVar[tuple[str, ...]] = (*Committing.fields, "region", "points")
    trigger: ClassVar[str] = "vassalage-defence"
    rule: ClassVar[str] = "9.2.c"

    def __init__(self, seat: int = 0, region: int = 0) -> None:
        super().__init__(seat)
        self.region = region
        self.points = 0

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"region": REGIONS[self.region], "points": self.points}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        return [Option("play", {"marker": NAMES[k]}, RULE[k]) for k in usable(s, seat, self.region)]

    def counts(self, marker_kind: int) -> None:
        self.points += POINTS[marker_kind]

    def report(self, s: CharlemagneState) -> int:
        return self.points
