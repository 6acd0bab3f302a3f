"""The end of the turn (7)."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.promoted import end_promotions
from aevum.games.medioevo.rules.diplomacy.torn import PactsAtEnd
from aevum.games.medioevo.rules.ending.afresh import begin_afresh, make_ready, take_off_stops, unload_wagons
from aevum.games.medioevo.rules.hired import send_home
from aevum.games.medioevo.rules.objectives.last import LastClaims
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.moments import TurnEnds, announce


class EndPhase(Frame[MedioevoState]):
    steps: ClassVar[tuple[str, ...]] = ("claims", "moment", "pacts", "ready")

    def run(self, s: MedioevoState) -> None:
        if self.step == "claims":
            self.next(s)
            s.push(LastClaims(s.from_active()))
            return
        if self.step == "moment":
            self.next(s)
            announce(s, TurnEnds(s.from_active()))
            return
        if self.step == "pacts":
            self.next(s)
            s.push(PactsAtEnd())  # C.PACT.15
            return
        end_promotions(s)  # B.RED.2; the hired leave as what they are
        send_home(s)  # K.CARD.27
        unload_wagons(s)
        take_off_stops(s)
        make_ready(s)
        begin_afresh(s)
        s.tell("turn-ends", {"turn": s.turn}, "7.END.03")
        s.pop()
