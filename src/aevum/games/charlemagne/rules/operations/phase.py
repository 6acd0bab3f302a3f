"""The Operations Phase (12.0): the phasing player activates his forces one at a time (12.1)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.gathering import Gathering, ready
from aevum.games.charlemagne.rules.sea.ports import strand
from aevum.games.charlemagne.rules.sea.voyage import Voyage, fleets_ready
from aevum.games.charlemagne.rules.state import CharlemagneState


class OperationsPhase(Frame[CharlemagneState]):
    __slots__ = ()

    steps: ClassVar[tuple[str, ...]] = ("activate", "ports")

    def run(self, s: CharlemagneState) -> None:
        if self.step == "activate":
            s.ask(s.phasing, "activate", "12.1")
        else:
            s.pop()
            # 17.1.b
            strand(s, s.phasing)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for hex in sorted(s.here):
            # Nobody shares a hex with another side; neutral units never move (6.4.a).
            if s.side_of(s.here[hex][0]) != s.phasing:
                continue
            place = LAND.names[hex]
            if ready(s, s.phasing, hex):
                found.append(Option("force", {"place": place}, "12.1"))
            if fleets_ready(s, s.phasing, hex):
                found.append(Option("sail", {"place": place}, "17.1.a"))
        return [*found, Option("end-operations", None, "12.1")]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "end-operations":
            self.next(s)
            return
        hex = LAND.number(str(option.args["place"]))
        if option.key == "force":
            s.push(Gathering(s.phasing, hex))
        else:
            s.push(Voyage(s.phasing, hex))
