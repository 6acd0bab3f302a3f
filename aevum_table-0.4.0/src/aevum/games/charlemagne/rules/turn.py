"""The sequence of play (5.0): game turns of two player turns, each of six phases."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.phase import StratagemPhase
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL, parameter
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.games.charlemagne.rules.victory.end import finish, overrun
from aevum.games.charlemagne.rules.victory.levels import turns_of

YEARS: Final = parameter("years-of-a-turn")
FIRST_YEAR: Final = parameter("first-year")


class Match(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("empire_draws", "tribal_draws", "turn", "empire", "tribal", "end")

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        if step != "end":
            self.next(s)
        match step:
            case "empire_draws":
                s.push(Draws(EMPIRE, parameter("starting-hand"), "18.5"))
            case "tribal_draws":
                s.push(Draws(TRIBAL, parameter("starting-hand"), "18.5"))
            case "turn":
                s.turn += 1
                year = FIRST_YEAR + YEARS * (s.turn - 1)
                s.tell("turn", {"turn": s.turn, "from": year, "to": year + YEARS - 1}, "1.2")
            case "empire":
                s.push(PlayerTurn(EMPIRE))
            case "tribal":
                s.push(PlayerTurn(TRIBAL))
            case "end":
                # 5.3, 19.4
                if overrun(s) or s.turn == turns_of(s.scenario):
                    finish(s)
                else:
                    self.step = "turn"


PHASES: Final = ("event", "stratagem", "vassalage", "treasury", "levy", "operations")
"""5.2"""


class PlayerTurn(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = (*PHASES, "close")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        if step == "event":
            s.phasing = self.seat
            s.event = ""
            s.tell("player-turn", {"seat": SEATS[self.seat], "turn": s.turn}, "5.1")
        if step != "close":
            s.tell("phase", {"seat": SEATS[self.seat], "phase": step}, "5.2")
        self.next(s)
        match step:
            case "event":
                s.push(EventPhase())
            case "stratagem":
                s.push(StratagemPhase())
            case "vassalage":
                s.push(VassalagePhase())
            case "treasury":
                s.push(TreasuryPhase())
            case "levy":
                s.push(LevyPhase())
            case "operations":
                s.push(OperationsPhase())
            case _:
                s.levy_doubled = False
                s.acted = []
                s.converted_here = []
                s.raided = []
                s.hired = []
