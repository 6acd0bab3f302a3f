"""Attempt after attempt, as many as the phasing player can and likes (9.1)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.markers import ESPIONAGE, NAMES
from aevum.games.charlemagne.rules.regions import AUSTRASIA, REGIONS, region
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import holds, might_hold
from aevum.games.charlemagne.rules.tables import TRIBAL
from aevum.games.charlemagne.rules.unasked.anytime import take_initiative
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.envoys import unreachable
from aevum.games.charlemagne.rules.vassalage.points import usable


class VassalagePhase(Frame[CharlemagneState]):
    def __init__(self) -> None:
        super().__init__()
        self.attempted: list[int] = []
        """9.1.b"""

    def run(self, s: CharlemagneState) -> None:
        if might_hold(s, s.phasing):
            # Asked whatever the hand is: the other must not learn what it holds.
            s.ask(s.phasing, "vassalage", "9.1.a", guarded=True)
        else:
            s.pop()

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found = [Option("attempt", {"region": name}, "9.2.a") for name in REGIONS]
        # T10.SM04: at any time, and here for those who wait to be asked.
        spy = [Option("spy", {"marker": NAMES[ESPIONAGE]}, "T10.SM04")]
        return [*found, *spy, Option("pass", None, "9.1.a")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "pass":
            return None
        if option.key == "spy":
            if holds(s, ask.seat, ESPIONAGE):
                return None
            return Refusal("marker-not-held", {"marker": NAMES[ESPIONAGE]}, "T10.SM04")
        r = region(str(option.args["region"]))
        told: dict[str, object] = {"region": REGIONS[r]}
        if r == AUSTRASIA and ask.seat == TRIBAL:  # 6.6.a
            return Refusal("austrasia-is-loyal", told, "T8.austrasia")
        if s.control[r] == ask.seat:
            return Refusal("controlled-already", told, "9.1.c")
        if r in self.attempted:
            return Refusal("attempted-already", told, "9.1.b")
        refused = unreachable(s, ask.seat, r)
        if refused is not None:
            return refused
        if not usable(s, ask.seat, r):
            return Refusal("no-marker-for-it", told, "T8.markers")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "pass":
            s.pop()
            return
        if option.key == "spy":
            take_initiative(s, ask.seat, option)
            return
        r = region(str(option.args["region"]))
        self.attempted.append(r)
        s.push(Attempt(ask.seat, r))
