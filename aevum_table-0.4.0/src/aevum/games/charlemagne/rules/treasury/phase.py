"""The Treasury Phase: income, provision, spending (10.0)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.markers import COINAGE, NAMES
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, might_hold, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.tables import SEATS, TRIBAL
from aevum.games.charlemagne.rules.treasury.danegeld import pay
from aevum.games.charlemagne.rules.treasury.income import income
from aevum.games.charlemagne.rules.treasury.missi import send
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.treasury.spending import Spending


class TreasuryPhase(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("coinage", "shown", "income", "provision", "spending")

    def __init__(self) -> None:
        super().__init__()
        self.coinages = 0
        self.marker = NO_MARKER

    def run(self, s: CharlemagneState) -> None:
        seat = s.phasing
        match self.step:
            case "coinage":
                if might_hold(s, seat):
                    # Asked whatever the hand is: the other must not learn what it holds.
                    s.ask(seat, "coinage", "T10.SM07", guarded=True)
                else:
                    self.step = "income"
            case "shown":
                if s.result == STANDS:
                    self.coinages += 1
                    put_back(s, self.marker)
                self.step = "coinage"
            case "income":
                self._collect(s)
                if seat == TRIBAL:
                    pay(s)
                else:
                    send(s)
                self.next(s)
            case "provision":
                self.next(s)
                s.push(Provision(seat))
            case "spending":
                self.next(s)
                s.push(Spending(seat))

    def _collect(self, s: CharlemagneState) -> None:
        """What comes in anybody could count on the map; what is there only its owner knows (1.4)."""
        seat = s.phasing
        items: list[Modifier] = []
        gain = income(s, seat, self.coinages, items)
        s.treasury[seat] += gain
        s.tell("income", {"seat": SEATS[seat], "count": gain}, "10.1", modifiers=items)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("play", {"marker": NAMES[COINAGE]}, "T10.SM07"), Option("pass", None, "T10.SM07")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "play" and not holds(s, ask.seat, COINAGE):
            return Refusal("marker-not-held", {"marker": NAMES[COINAGE]}, "T10.SM07")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "pass":
            self.step = "income"
            return
        self.marker = held(s, ask.seat, COINAGE)
        show(s, ask.seat, self.marker, "T10.SM07")
        self.next(s)
        s.push(Shown(self.marker, ask.seat))
