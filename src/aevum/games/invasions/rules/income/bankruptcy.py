"""XIV.J A nation that cannot pay; XXXVI.A.2: in this order."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.administration.deck import EDICTS, NO_CALAMITY
from aevum.games.invasions.rules.administration.draw import draw_one
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.income.collapse import CollapseCheck, may_collapse
from aevum.games.invasions.rules.income.items import maintained
from aevum.games.invasions.rules.losses.casualties import adrift, eliminate, escape
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import Ages, section
from aevum.games.invasions.rules.status.decline import RUIN, DeclineRises
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.world.world import OUT, put

YEARS: Final = 2
"""XIV.J.2"""


class Bankruptcy(Frame[InvasionsState]):
    """`unpaid`: expenses that it could not pay; 0 when it merely could afford no card (XIII.D.4)."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "age",
        "decline",
        "card",
        "count",
        "units",
        "collapse",
        "federates",
    )

    def __init__(self, nation: int = 0, unpaid: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.unpaid = unpaid
        self.left = 0
        """Units that a Kingdom has yet to give up."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        if w.role[n] == OUT or w.status[n] == BARBARIAN:
            s.pop()
            return
        match self.step:
            case "begin":
                self._begin(s)
            case "age":
                self.next(s)
                s.push(Ages(n, YEARS, "XIV.J.2"))
            case "decline":
                self.next(s)
                s.push(DeclineRises(n, "XIV.J.3"))
            case "card":
                self.next(s)
                self._draw(s)
            case "count":
                self.next(s)
                if w.status[n] == KINGDOM:
                    self.left = min(self.unpaid, halves_up(len(maintained(w, n))))
            case "units":
                if self.left and maintained(w, n):
                    s.ask(w.seat[n], "dismiss", "XIV.J.5", {"people": NATIONS[n], "units": self.left})
                else:
                    self.next(s)
            case "collapse":
                self.next(s)
                if may_collapse(w, n):
                    s.push(CollapseCheck(n))
            case _:
                self.next(s)
                s.push(FederatesDecide(n))  # XIV.F.9

    def _begin(self, s: InvasionsState) -> None:
        """XIV.J.6: once a turn."""
        r = s.realm
        if r.bankrupt[self.nation]:
            s.pop()
            return
        r.bankrupt = put(r.bankrupt, self.nation, 1)
        s.tell("bankrupt", {"people": NATIONS[self.nation], "gold": self.unpaid}, "XIV.J.1")
        self.next(s)

    def _draw(self, s: InvasionsState) -> None:
        """XIV.J.4: of the card only the calamity counts."""
        n = self.nation
        edict = EDICTS[draw_one(s, n, "XIV.J.4")]
        s.tell("bankrupt-edict", {"people": NATIONS[n], "edict": edict.name}, "XIV.J.4")
        key = edict.calamity[section(s.world.age[n])]
        if key != NO_CALAMITY:
            s.push(Calamity(n, key))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return unit_options(w, maintained(w, self.nation), "XIV.J.5")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        unit = named(w, maintained(w, self.nation), option)
        place = w.place[unit]
        s.tell("dismissed", {**option.args, "people": NATIONS[self.nation]}, "XIV.J.5")
        eliminate(w, unit)
        self.left -= 1
        settle(w, place)
        for i in adrift(w, place, self.nation):
            escape(s, i)  # nothing sank: he goes ashore (XX.J.2)


RUIN.append(Bankruptcy)
