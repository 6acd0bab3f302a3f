"""The opponent's answer to an attempt (9.2.c)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.committing import Committing
from aevum.games.charlemagne.rules.vassalage.gifts import cannot_give, gift, give
from aevum.games.charlemagne.rules.vassalage.points import POINTS, RULE, usable


class Defence(Committing):
    """Its report is the sum of the points that stand."""

    trigger: ClassVar[str] = "vassalage-defence"
    rule: ClassVar[str] = "9.2.c"

    def __init__(self, seat: int = 0, region: int = 0) -> None:
        super().__init__(seat)
        self.region = region
        self.points = 0
        """Of markers that stand, and of gifts."""
        self.gifts = 0

    def could(self, s: CharlemagneState, seat: int) -> bool:
        """Also with an empty hand: what is in his treasury for gifts (9.2.g) is a secret."""
        return True

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"region": REGIONS[self.region], "points": self.points}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        found = [Option("play", {"marker": NAMES[k]}, RULE[k]) for k in usable(s, seat, self.region)]
        return [*found, gift(self.gifts)]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        return cannot_give(s, ask.seat, self.gifts) if option.key == "gift" else None

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        if option.key != "gift":
            super().respond(s, seat, option)
            return
        give(s, seat, self.gifts)
        self.gifts += 1
        self.points += 1

    def counts(self, marker_kind: int) -> None:
        self.points += POINTS[marker_kind]

    def report(self, s: CharlemagneState) -> int:
        return self.points
