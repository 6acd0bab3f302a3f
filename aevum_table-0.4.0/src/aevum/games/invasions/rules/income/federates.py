"""XIV.F.8 A federator pays its federates; where its gold is short it says who gets it first (F179)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.income.tribute import owed_to, pay_federate
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import FEDERATE, World


class PaysFederates(Frame[InvasionsState]):
    """Result: what it could not pay (XIV.F.9)."""

    steps: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.paid = 0
        """Mask of those who have had what there was for them."""
        self.unpaid = 0

    def run(self, s: InvasionsState) -> None:
        w = s.world
        waiting = self._waiting(w)
        gold = w.gold[self.nation]
        if len(waiting) > 1 and 0 < gold < sum([owed_to(w, federate) for federate in waiting]):
            args: dict[str, object] = {"people": NATIONS[self.nation], "gold": gold}
            s.ask(w.seat[self.nation], "pay-federates", "XIV.F.8", args)
            return
        for federate in waiting:
            self._pay(s, federate)
        s.pop(self.unpaid)

    def _waiting(self, w: World) -> list[int]:
        return [n for n in subjects(w, self.nation, FEDERATE) if not self.paid >> n & 1]

    def _pay(self, s: InvasionsState, federate: int) -> None:
        self.paid |= 1 << federate
        self.unpaid += pay_federate(s, federate, owed_to(s.world, federate))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return [
            Option("pay-federate", {"people": NATIONS[n], "gold": owed_to(w, n)}, "XIV.F.8")
            for n in self._waiting(w)
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self._pay(s, NATIONS.index(str(option.args["people"])))
