"""XXX.D.3, XXX.D.4, XXX.H Units that a card lends for one activation: they come, may desert, and go home."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.foedus import why_not_lent
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.realm.realm import Realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.vassalage.ties import hand_over, home, own_units, stations
from aevum.games.invasions.rules.world.pieces import HALTED, shift, unit_on_map
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

NO_UNIT: Final = 0


def promise_loan(r: Realm, lender: int, borrower: int) -> None:
    """The unit comes when the borrower activates, in this turn or the next."""
    r.loans = [*r.loans, lender, borrower]


def owed_to(r: Realm, borrower: int) -> int:
    """The first nation that owes this one a mercenary, or NOBODY."""
    for at in range(0, len(r.loans), 2):
        if r.loans[at + 1] == borrower:
            return r.loans[at]
    return NOBODY


def _strike_out(r: Realm, lender: int, borrower: int) -> None:
    for at in range(0, len(r.loans), 2):
        if r.loans[at] == lender and r.loans[at + 1] == borrower:
            r.loans = r.loans[:at] + r.loans[at + 2 :]
            return


def lendable(w: World, lender: int, borrower: int) -> list[int]:
    """Units for which the borrower has room somewhere."""
    return [unit for unit in own_units(w, lender) if stations(w, unit, borrower)]


class Hiring(Frame[InvasionsState]):
    """At the start of an activation all whom cards promised: the lender names the unit (F166), the borrower
    says where it goes (XXX.D.4, XXX.H.4)."""

    steps: ClassVar[tuple[str, ...]] = ("next", "unit", "station")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.lender = NOBODY
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "next":
            self.lender = owed_to(s.realm, self.nation)
            if self.lender == NOBODY:
                s.pop()
                return
            _strike_out(s.realm, self.lender, self.nation)
            if lendable(w, self.lender, self.nation):
                self.next(s)
            else:
                s.tell("loan-lapses", self._names(), "XXX.H.2")
        elif self.step == "unit":
            s.ask(w.seat[self.lender], "loan", "XXX.H.2", self._names())
        else:
            args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.nation]}
            s.ask(w.seat[self.nation], "deploy", "XXX.H.4", args)

    def _names(self) -> dict[str, object]:
        return {"people": NATIONS[self.lender], "suzerain_people": NATIONS[self.nation]}

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "loan":
            return unit_options(w, lendable(w, self.lender, self.nation), "XXX.H.2")
        places = stations(w, self.unit, self.nation)
        return [Option("station", {"place": w.land.names[p]}, "XXX.H.4") for p in places]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        """XXVIII.E.3, F77: the lender may be a federate."""
        if ask.key != "loan":
            return None
        units = lendable(s.world, self.lender, self.nation)
        return why_not_lent(s.world, units, named(s.world, units, option))

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "loan":
            self.unit = named(w, lendable(w, self.lender, self.nation), option)
            self.next(s)
            return
        left = w.place[self.unit]
        to = w.land.number(str(option.args["place"]))
        hand_over(s, self.unit, self.nation, to, "XXX.H.4")
        w.hired = [*w.hired, self.unit]
        settle(w, left)
        settle(w, to)
        self.step = "next"


def desert(s: InvasionsState, units: list[int], enemies: int) -> list[int]:
    """XXX.H.5: hired units whose nation is of the enemies' party change sides; those who stay."""
    w = s.world
    if not w.hired:
        return units
    loyal: list[int] = []
    for unit in units:
        people = nation_of(w.code[unit])
        if unit not in w.hired or not enemies >> people & 1:
            loyal.append(unit)
            continue
        args: dict[str, object] = {**label(w.code[unit]), "people": NATIONS[w.master[unit]]}
        s.tell("mercenary-deserts", {**args, "place": w.land.names[w.place[unit]]}, "XXX.H.5")
        w.master[unit] = people
        w.came[unit] = NOWHERE
        w.march[unit] = HALTED
        w.hired = [other for other in w.hired if other != unit]
    return loyal


class Dismissal(Frame[InvasionsState]):
    """XXX.D.4, A103: after the activation its own nation puts each survivor where it has room for it."""

    steps: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        for unit in w.hired:
            if w.master[unit] == self.nation and unit_on_map(w, unit):
                self.unit = unit
                self._send(s)
                return
        w.hired = [unit for unit in w.hired if w.master[unit] != nation_of(w.code[unit])]
        s.pop()

    def _send(self, s: InvasionsState) -> None:
        w = s.world
        people = nation_of(w.code[self.unit])
        if stations(w, self.unit, people):
            args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[people]}
            s.ask(w.seat[people], "deploy", "XXX.D.4", args)
            return
        to = home(w, people)
        if to != NOWHERE:
            self._return(s, to)
            return
        left = w.place[self.unit]
        shift(w, self.unit, NOWHERE)  # its people have no land any more
        w.master[self.unit] = people
        settle(w, left)

    def _return(self, s: InvasionsState, to: int) -> None:
        w = s.world
        left = w.place[self.unit]
        hand_over(s, self.unit, nation_of(w.code[self.unit]), to, "XXX.D.4")
        settle(w, left)
        settle(w, to)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = stations(w, self.unit, nation_of(w.code[self.unit]))
        return [Option("station", {"place": w.land.names[p]}, "XXX.D.4") for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self._return(s, s.world.land.number(str(option.args["place"])))
