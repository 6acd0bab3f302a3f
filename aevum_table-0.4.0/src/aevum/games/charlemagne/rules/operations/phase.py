"""The Operations Phase (12.0): the phasing player activates his forces one at a time (12.1)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.land import LAND, ROME
from aevum.games.charlemagne.rules.operations.gathering import Gathering, ready
from aevum.games.charlemagne.rules.ports import strand
from aevum.games.charlemagne.rules.sea.voyage import Voyage, fleets_ready
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.unasked.anytime import augustus_options, take_initiative


class OperationsPhase(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("activate", "ports")

    def run(self, s: CharlemagneState) -> None:
        if self.step == "activate":
            # Guarded where a leader might be crowned: whether he can is known to his player alone.
            guarded = any(is_leader(piece) for piece in s.pieces(ROME))
            s.ask(s.phasing, "activate", "12.1", guarded=guarded)
        else:
            s.pop()
            # 17.1.b
            strand(s, s.phasing)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        acted = set(s.acted)
        for hex in sorted(s.here):
            # Nobody shares a hex with another side; neutral units never move (6.4.a).
            if s.side_of(s.here[hex][0]) != s.phasing or acted.issuperset(s.here[hex]):
                continue
            place = LAND.names[hex]
            if ready(s, s.phasing, hex):
                found.append(Option("force", {"place": place}, "12.1"))
            if fleets_ready(s, s.phasing, hex):
                found.append(Option("sail", {"place": place}, "17.1.a"))
        # T10.SM01: at any time of one's own turn, and here for those who wait to be asked.
        return [*found, *augustus_options(s, ask.seat), Option("end-operations", None, "12.1")]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "end-operations":
            self.next(s)
            return
        if option.key == "crown":
            take_initiative(s, ask.seat, option)
            return
        hex = LAND.number(str(option.args["place"]))
        if option.key == "force":
            s.push(Gathering(s.phasing, hex))
        else:
            s.push(Voyage(s.phasing, hex))
