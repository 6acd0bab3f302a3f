"""The sequence of play: set-up, turns of seven phases, final scoring (0.SEQ.01, 0.PHASE.01)."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.scoring.clock import time_is_up
from aevum.games.medioevo.rules.scoring.end import FinalScoring
from aevum.games.medioevo.rules.setup.phase import SetUp
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.waste import overrun
from aevum.games.medioevo.rules.works.heirs import inherit

PHASES: Final = ("turn-order", "events", "taxes", "purchases", "combat", "trade", "end")
"""0.PHASE.01"""


class Match(Frame[MedioevoState]):
    steps: ClassVar[tuple[str, ...]] = ("setup", "turn", *PHASES, "over", "final")

    def run(self, s: MedioevoState) -> None:
        step = self.step
        if step == "setup":
            self.next(s)
            s.push(SetUp())
            return
        if s.over and step != "final":
            self.step = "final"  # 0.GEN.05
            return
        if step == "over":
            # 0.GEN.03, 0.GEN.04, 0.GEN.06
            self.step = "final" if s.turn >= turns_of(s.scenario) or time_is_up(s) else "turn"
            return
        if step == "final":
            s.push(FinalScoring())
            return
        self.next(s)
        if step == "turn":
            s.turn += 1
            s.held = s.lord[:]
            s.tell("turn-begins", {"turn": s.turn}, "0.SETUP.17" if s.turn == 1 else "7.END.03")
            return
        s.phase = PHASES.index(step) + 1
        s.active = NOBODY
        s.store = [0] * len(s.store)  # 4.CARD.11
        inherit(s)
        overrun(s)
        s.tell("phase-begins", {"turn": s.turn, "phase": step}, "0.PHASE.01")
        match step:
            case "turn-order":
                # The set-up has found the first turn order already (0.SETUP.06).
                if s.turn > 1:
                    s.push(TurnOrderPhase())
            case "events":
                s.push(EventPhase())
            case "taxes":
                s.push(TaxPhase())
            case "purchases":
                s.push(PurchasePhase())
            case "combat":
                s.push(CombatPhase())
            case "trade":
                s.push(TradePhase())
            case _:
                s.push(EndPhase())
