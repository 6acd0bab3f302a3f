"""XIV.C.1 The Huns hire out riders for gold, without a card (F233)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.diplomacy.deck import MERCENARY, PRICE
from aevum.games.invasions.rules.diplomacy.hirelings import promise_loan
from aevum.games.invasions.rules.diplomacy.targets import may_hire, open_to_envoys
from aevum.games.invasions.rules.events.targets import lasts
from aevum.games.invasions.rules.ledger import hand_over
from aevum.games.invasions.rules.realm.nations import active, civilized
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import FREE

HUNS: Final = NATIONS.index("huns")
ASKED: Final = "hun-hire"
"""Kept until the turn ends: whom they have answered."""


def may_hire_huns(s: InvasionsState, nation: int) -> bool:
    """Whom a card Mercenary would let hire them (XXX.H.3), once a turn, while they serve nobody."""
    w = s.world
    if not active(w, nation) or not civilized(w, nation) or w.gold[nation] < PRICE[MERCENARY]:
        return False
    if w.tie[HUNS] != FREE or not open_to_envoys(w, HUNS) or lasts(s, ASKED, nation):
        return False
    return may_hire(w, nation, HUNS)


class HunHire(Frame[InvasionsState]):
    """They may decline; the unit comes for the next activation, as by a card (XXX.H.2)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            s.pop()
        else:
            s.ask(s.world.seat[HUNS], "hun-hire", "XIV.C.1", self._names())

    def _names(self) -> dict[str, object]:
        return {"people": NATIONS[HUNS], "other_people": NATIONS[self.nation], "gold": PRICE[MERCENARY]}

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("accept-offer", None, "XIV.C.1"), Option("decline-offer", None, "XIV.C.1")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        r = s.realm
        r.lasting = [*r.lasting, f"{ASKED}:{NATIONS[self.nation]}"]
        if option.key == "decline-offer":
            s.tell("huns-decline", self._names(), "XIV.C.1")
            return
        s.tell("huns-hired", self._names(), "XIV.C.1")
        hand_over(s, self.nation, HUNS, PRICE[MERCENARY], "diplomacy", "XIV.C.1")
        promise_loan(r, HUNS, self.nation)
