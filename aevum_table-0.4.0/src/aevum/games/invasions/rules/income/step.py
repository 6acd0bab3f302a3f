"""XIV The Income of one nation: collection, recovery, and bankruptcy where expenses were not paid."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.federates import PaysFederates
from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.income.recovery import LootRecovery
from aevum.games.invasions.rules.income.tribute import from_client, to_federates
from aevum.games.invasions.rules.ledger import earn, hand_over, pay
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT


class Income(Frame[InvasionsState]):
    """Result: the mask of the Areas whose sites have recovered in this turn (XIV.I.3)."""

    steps: ClassVar[tuple[str, ...]] = ("collect", "expenses", "recovery", "recovered", "bankruptcy", "end")

    def __init__(self, nation: int = 0, recovered: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.recovered = recovered
        self.due = 0
        """Expenses other than the tribute of federates, who come first (F179)."""
        self.unpaid = 0

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "collect":
                self.next(s)
                self.due = collect(s, self.nation)
                s.push(PaysFederates(self.nation))
            case "expenses":
                self.unpaid = s.result
                self.next(s)
                if self.due:
                    self.unpaid += pay(s, self.nation, self.due, "expenses", "XIV.H.3")
                    self.due = 0
            case "recovery":
                self.next(s)
                s.push(LootRecovery(self.nation, self.recovered))
            case "recovered":
                self.recovered = s.result
                self.next(s)
            case "bankruptcy":
                self.next(s)
                if self.unpaid:  # XIV.J.1; who could afford no card waits for the others (XIII.D.4)
                    s.push(Bankruptcy(self.nation, self.unpaid))
            case _:
                s.pop(self.recovered)


def collect(s: InvasionsState, nation: int) -> int:
    """VI.J.4, XIV.H.3: gold comes in; what is to be paid to others than federates (XIV.F.9, XIV.G.7)."""
    w = s.world
    items = forecast(s, nation)
    if not items:
        return 0
    gross = sum([item.value for item in items if item.value > 0])
    due = -sum([item.value for item in items if item.value < 0])
    args: dict[str, object] = {"people": NATIONS[nation], "gross": gross, "due": due, "net": gross - due}
    s.tell("income", args, "XIV.H.3", modifiers=items)
    for client in subjects(w, nation, CLIENT):
        gold = from_client(w, client)
        if w.role[client] == ACTIVE and gold:
            hand_over(s, client, nation, gold, "tribute", "XXVII.A.1")
            gross -= gold
    if gross:
        earn(s, nation, gross, "income", "XIV.H.3")
    return due - to_federates(w, nation)
