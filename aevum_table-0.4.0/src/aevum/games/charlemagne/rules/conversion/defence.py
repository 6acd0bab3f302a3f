"""The opponent's answer to a conversion (16.3.c, T10.SM11.b)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.window import PASS
from aevum.games.charlemagne.rules.markers import MISSIONARY, NAMES, RAGNAROK
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.committing import Committing
from aevum.games.charlemagne.rules.stratagems.hand import holds
from aevum.games.charlemagne.rules.tables import PAGAN, TRIBAL

_OF_RAGNAROK: Final = 100


class ConversionDefence(Committing):
    """The markers that stand lie open until the attempt is over. What it reports, `missionaries` and
    `ragnaroks` read."""

    trigger: ClassVar[str] = "conversion-defence"
    rule: ClassVar[str] = "16.3.c"

    def __init__(self, seat: int = 0, region: int = 0) -> None:
        super().__init__(seat)
        self.region = region
        self.missionaries = 0
        self.ragnaroks = 0

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"region": REGIONS[self.region], "count": self.missionaries + self.ragnaroks}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        found: list[Option] = []
        if holds(s, seat, MISSIONARY):
            found.append(Option("play", {"marker": NAMES[MISSIONARY]}, "T10.SM10"))
        if holds(s, seat, RAGNAROK):
            found.append(Option("play", {"marker": NAMES[RAGNAROK]}, "T10.SM11.b"))
        return found

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != PASS and option.args["marker"] == NAMES[RAGNAROK]:
            if ask.seat != TRIBAL:
                return Refusal("ragnarok-tribal-only", None, "T10.SM11")
            if s.faith[self.region] != PAGAN:
                return Refusal("ragnarok-pagan-region", {"region": REGIONS[self.region]}, "T10.SM11.b")
        return None

    def counts(self, marker_kind: int) -> None:
        if marker_kind == RAGNAROK:
            self.ragnaroks += 1
        else:
            self.missionaries += 1

    def report(self, s: CharlemagneState) -> int:
        return self.missionaries + _OF_RAGNAROK * self.ragnaroks


def missionaries(report: int) -> int:
    return report % _OF_RAGNAROK


def ragnaroks(report: int) -> int:
    return report // _OF_RAGNAROK
