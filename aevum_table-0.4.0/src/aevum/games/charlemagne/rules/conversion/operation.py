"""An attempt to convert the region that a force stands in (16.3)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.conversion.defence import ConversionDefence, missionaries, ragnaroks
from aevum.games.charlemagne.rules.conversion.table import modifiers, preached, result
from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import MISSIONARY, NAMES, SHOWN
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, FAITHS, SEATS, parameter

COST: Final = parameter("conversion-cost")


def refusal(s: CharlemagneState, seat: int, hex: int, points: int) -> Refusal | None:
    """Why a force may not try to convert the region where it stands (16.3.a)."""
    region = LAND.region[hex]
    told: dict[str, object] = {"region": REGIONS[region], "place": LAND.names[hex]}
    if not _present(s, seat, region):
        return Refusal("nobody-to-convert", told, "T6.needs")
    if seat == EMPIRE and s.faith[region] == CHRISTIAN:
        return Refusal("christian-already", told, "16.4.c")
    if region in s.converted_here:
        return Refusal("conversion-tried", told, "12.6.c")
    if in_zone(s, hex, 1 - seat):
        return Refusal("in-enemy-zone", told, "T5.conversion")
    if points < COST:
        return Refusal("too-few-points", {"cost": COST, "points": points}, "T5.conversion")
    if not holds(s, seat, MISSIONARY):
        return Refusal("marker-not-held", {"marker": NAMES[MISSIONARY]}, "T6.markers")
    return None


def _present(s: CharlemagneState, seat: int, region: int) -> bool:
    """T6.needs: a unit of the player anywhere in the region; a leader may speak for it."""
    return any(LAND.region[hex] == region and s.side_in(hex) == seat for hex in s.here)


class Conversion(Frame[CharlemagneState]):
    """The points are paid already."""

    steps: ClassVar[tuple[str, ...]] = ("commit", "shown", "defence", "roll", "apply", "name")

    def __init__(self, seat: int = 0, hex: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.region = LAND.region[hex]
        self.missionaries = 0
        """Of the converting player; those that stand."""
        self.defence = 0
        """The report of the defence."""
        self.marker = NO_MARKER

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "commit":
                if self.region not in s.converted_here:
                    s.converted_here.append(self.region)
                # Asked whatever the hand is: the other must not learn what it holds.
                told: dict[str, object] = {"region": REGIONS[self.region], "count": self.missionaries}
                s.ask(self.seat, "preach", "16.3.b", told, guarded=True)
            case "shown":
                if s.result == STANDS:
                    self.missionaries += 1
                self.step = "commit"
            case "defence":
                self.next(s)
                s.push(ConversionDefence(1 - self.seat, self.region))
            case "roll":
                self.defence = s.result
                self.next(s)
                s.push(Throw("conversion-roll", "T6.table", self.seat, 1, REGIONS[self.region]))
            case "apply":
                self._apply(s, s.result)
            case "name":
                s.ask(self.seat, "name-faith", "T6.C.tribal", {"region": REGIONS[self.region]})

    def _apply(self, s: CharlemagneState, die: int) -> None:
        items: list[Modifier] = []
        against = missionaries(self.defence)
        differential = preached(self.missionaries, against, ragnaroks(self.defence), items)
        differential += modifiers(s, self.seat, self.region, items)
        found = result(die, differential)
        told: dict[str, object] = {
            "seat": SEATS[self.seat],
            "region": REGIONS[self.region],
            "die": die,
            "differential": differential,
            "code": found.replace("+", "-"),
        }
        s.tell("conversion", told, "T6.table", modifiers=items)
        for marker, where in enumerate(s.holder):
            if where == SHOWN:
                put_back(s, marker)
        if "C" not in found:
            s.pop()
        elif self.seat == EMPIRE:
            convert(s, self.region, CHRISTIAN, "T6.C.empire")
            s.pop()
        else:
            self.step = "name"
        if "R" in found:
            s.push(Draws(1 - self.seat, parameter("reaction-draws"), "T6.R"))

    def _name(self, s: CharlemagneState, faith: int) -> None:
        """Any that he likes, the present one too."""
        if faith == s.faith[self.region]:
            told: dict[str, object] = {"region": REGIONS[self.region], "faith": FAITHS[faith]}
            s.tell("faith-kept", told, "T6.C.tribal")
        else:
            convert(s, self.region, faith, "T6.C.tribal")

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "name":
            return [Option("faith", {"faith": name}, "T6.C.tribal") for name in FAITHS]
        return [
            Option("play", {"marker": NAMES[MISSIONARY]}, "T10.SM10"),
            Option("roll", None, "T6.table"),
            Option("give-up-attempt", None, "T6.markers"),
        ]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "roll" and not self.missionaries:
            return Refusal("play-a-marker-first", {}, "T6.markers")
        if option.key == "give-up-attempt" and self.missionaries:
            # C60: who has no Missionary that stands need not find another.
            return Refusal("markers-stand", {"region": REGIONS[self.region]}, "T6.markers")
        if option.key == "play" and not holds(s, ask.seat, MISSIONARY):
            return Refusal("marker-not-held", {"marker": NAMES[MISSIONARY]}, "T10.SM10")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        match option.key:
            case "faith":
                self._name(s, FAITHS.index(str(option.args["faith"])))
                s.pop()
            case "roll":
                self.step = "defence"
            case "give-up-attempt":
                told: dict[str, object] = {"seat": SEATS[self.seat], "region": REGIONS[self.region]}
                s.tell("attempt-given-up", told, "T6.markers")
                s.pop()
            case _:
                self.marker = held(s, ask.seat, MISSIONARY)
                show(s, ask.seat, self.marker, "T10.SM10")
                self.step = "shown"
                s.push(Shown(self.marker, ask.seat))


def convert(s: CharlemagneState, region: int, faith: int, rule: str) -> None:
    """16.4.a; back to the original religion the marker goes (16.4.b)."""
    s.faith[region] = faith
    told: dict[str, object] = {"region": REGIONS[region], "faith": FAITHS[faith]}
    s.tell("converted", told, "16.4.b" if faith == FAITH[region] else rule)
