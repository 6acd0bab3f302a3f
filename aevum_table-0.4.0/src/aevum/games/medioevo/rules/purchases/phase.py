"""The purchase phase (4)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.purchases.deployment import Deploy
from aevum.games.medioevo.rules.purchases.discounts import forget_losses
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.settings import DEPLOYMENT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


class PurchasePhase(Frame[MedioevoState]):
    """4.BUY.02, R-051: all buy in turn order."""

    steps: ClassVar[tuple[str, ...]] = ("claim", "buy", "deploy", "end")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        """The place in the turn order of whoever is next."""
        self.hidden = False
        """Somebody has asked for deployment (W.DEPL.01)."""

    def run(self, s: MedioevoState) -> None:
        if s.over:
            s.active = NOBODY
            s.pop()
            return
        match self.step:
            case "claim":
                if not s.settings[DEPLOYMENT] or self.hidden or self.at == len(s.order):
                    self._round(s)
                else:
                    s.ask(s.order[self.at], "deployment", "W.DEPL.01")
            case "buy":
                if self._turn(s):
                    s.push(PurchaseMenu(s.active, self.hidden))
            case "deploy":
                if not self.hidden:
                    self.next(s)
                elif self._turn(s):
                    s.push(Deploy(s.active))
            case _:
                forget_losses(s)
                s.pop()

    def _turn(self, s: MedioevoState) -> bool:
        """The next seat acts, or the round is over."""
        if self.at == len(s.order):
            self._round(s)
            return False
        s.active = s.order[self.at]
        self.at += 1
        return True

    def _round(self, s: MedioevoState) -> None:
        self.at = 0
        s.active = NOBODY
        self.next(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("claim-deployment", None, "W.DEPL.01"), Option("buy-openly", None, "W.DEPL.01")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.at += 1
        if option.key == "claim-deployment":
            self.hidden = True
            s.tell("deployment-claimed", {"seat": s.seats[ask.seat]}, "W.DEPL.01")
