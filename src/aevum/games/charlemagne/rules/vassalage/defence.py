"""The opponent's answer to an attempt (9.2.c)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.markers import MARKER, NAMES, kind
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import held, might_hold, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.vassalage.points import POINTS, RULE, usable


class Defence(Window[CharlemagneState]):
    """Its report is the sum of the points that stand; the markers lie open until the attempt is over."""

    __slots__ = ("marker", "points", "region", "seat")

    fields: ClassVar[tuple[str, ...]] = (*Window.fields, "seat", "region", "points", "marker")
    trigger: ClassVar[str] = "vassalage-defence"
    rule: ClassVar[str] = "9.2.c"

    def __init__(self, seat: int = 0, region: int = 0) -> None:
        super().__init__()
        self.seat = seat
        """Who defends."""
        self.region = region
        self.points = 0
        self.marker = -1
        self.order = [seat]

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return might_hold(s, seat)

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"region": REGIONS[self.region], "points": self.points}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        return [Option("play", {"marker": NAMES[k]}, RULE[k]) for k in usable(s, seat, self.region)]

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        self.marker = held(s, seat, kind(str(option.args["marker"])))
        show(s, seat, self.marker, option.rule)
        s.push(Shown(self.marker, seat))

    def run(self, s: CharlemagneState) -> None:
        if self.marker >= 0:
            if s.result == STANDS:
                self.points += POINTS[MARKER[self.marker]]
            self.marker = -1
        super().run(s)

    def report(self, s: CharlemagneState) -> int:
        return self.points
