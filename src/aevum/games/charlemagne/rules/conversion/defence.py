"""The opponent's answer to a conversion (16.3.c, T10.SM11.b)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.conversion.table import MISSIONARY as PREACHES
from aevum.games.charlemagne.rules.conversion.table import RAGNAROK as CURSES
from aevum.games.charlemagne.rules.markers import MARKER, MISSIONARY, NAMES, RAGNAROK, kind
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import held, holds, might_hold, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.tables import PAGAN, TRIBAL


class ConversionDefence(Window[CharlemagneState]):
    """Its report is what the markers that stand take away; they lie open until the attempt is over."""

    __slots__ = ("marker", "points", "region", "seat")

    fields: ClassVar[tuple[str, ...]] = (*Window.fields, "seat", "region", "points", "marker")
    trigger: ClassVar[str] = "conversion-defence"
    rule: ClassVar[str] = "16.3.c"

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
        found: list[Option] = []
        if holds(s, seat, MISSIONARY):
            found.append(Option("play", {"marker": NAMES[MISSIONARY]}, "T10.SM10"))
        if seat == TRIBAL and s.faith[self.region] == PAGAN and holds(s, seat, RAGNAROK):
            found.append(Option("play", {"marker": NAMES[RAGNAROK]}, "T10.SM11.b"))
        return found

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        self.marker = held(s, seat, kind(str(option.args["marker"])))
        show(s, seat, self.marker, option.rule)
        s.push(Shown(self.marker, seat))

    def run(self, s: CharlemagneState) -> None:
        if self.marker >= 0:
            if s.result == STANDS:
                self.points += PREACHES if MARKER[self.marker] == MISSIONARY else -CURSES
            self.marker = -1
        super().run(s)

    def report(self, s: CharlemagneState) -> int:
        return self.points
