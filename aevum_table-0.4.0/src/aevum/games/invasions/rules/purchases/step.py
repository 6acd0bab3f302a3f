"""XV The Purchases of one Civilized nation, what its Treasury keeps (XIV.A.2), and what follows (XV.B.11)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.cities import unwalled
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.ledger import pay
from aevum.games.invasions.rules.purchases.prices import FORTIFICATION, price, repair_price
from aevum.games.invasions.rules.purchases.stock import (
    kinds_of,
    limited,
    places_for,
    repairable,
    to_be_had,
    why_not_buy,
)
from aevum.games.invasions.rules.realm.nations import deploy
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, EMPIRE, KINDS, NATION_ROMAN, NATIONS, kind_of, label
from aevum.games.invasions.rules.vassalage.loan import named, unit_args
from aevum.games.invasions.rules.world.world import put

NOTHING: Final = -1
REPAIRS: Final = 2
"""XV.B.7"""
FULL: Final = 40
"""XIV.A.2"""


class Purchases(Frame[InvasionsState]):
    """VI.J.8: first what to buy, then where it goes; elites to repair and cities to fortify likewise."""

    steps: ClassVar[tuple[str, ...]] = ("shop", "place", "repair", "fortify", "store", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.kind = NOTHING
        """The unit that is to be placed."""
        self.recruits = 0
        self.repairs = 0

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        people: dict[str, object] = {"people": NATIONS[n]}
        match self.step:
            case "shop":
                s.ask(w.seat[n], "purchases", "XV.B.1", {**people, "gold": w.gold[n]})
            case "place":
                unit = to_be_had(s, n, self.kind)[0]
                s.ask(w.seat[n], "deploy", "XV.B.2", {**people, **label(w.code[unit])})
            case "repair":
                s.ask(w.seat[n], "repair-elite", "XV.B.7", people)
            case "fortify":
                s.ask(w.seat[n], "fortify-city", "XXIII.C.1", people)
            case "store":
                self.next(s)
                store(s, n)
            case _:
                s.pop()

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        n = self.nation
        names = w.land.names
        match ask.key:
            case "deploy":
                unit = to_be_had(s, n, self.kind)[0]
                return [Option("station", {"place": names[p]}, "XV.B.2") for p in places_for(w, n, unit)]
            case "repair-elite":
                return self._repairs(s)
            case "fortify-city":
                return [
                    Option("fortify-at", {"place": names[p], "city": w.land.site[p]}, "XXIII.C.1")
                    for p in unwalled(w, n)
                ]
            case _:
                return self._shop(s)

    def _shop(self, s: InvasionsState) -> list[Option]:
        w = s.world
        status = w.status[self.nation]
        found = [
            Option("buy", {"unit": KINDS[kind], "gold": price(status, kind)}, "XV.B.1")
            for kind in kinds_of(w, self.nation)
        ]
        found.append(Option("mend", None, "XV.B.7"))
        found.append(Option("fortify", {"gold": FORTIFICATION}, "XXIII.C.1"))
        found.append(Option("done-buying", None, "XV.B.1"))
        return found

    def _repairs(self, s: InvasionsState) -> list[Option]:
        w = s.world
        found: list[Option] = []
        seen: list[dict[str, object]] = []
        for unit in repairable(w, self.nation):
            args = unit_args(w, unit)
            if args not in seen:
                seen.append(args)
                found.append(Option("choose-unit", args, "XV.B.7"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        match option.key:
            case "buy":
                return why_not_buy(s, self.nation, KINDS.index(str(option.args["unit"])), self.recruits)
            case "mend":
                return self._why_no_repair(s)
            case "fortify":
                return self._why_no_walls(s)
            case _:
                return None

    def _why_no_repair(self, s: InvasionsState) -> Refusal | None:
        w = s.world
        if w.status[self.nation] != EMPIRE:
            return Refusal("repairs-imperial", None, "XV.B.7")
        if self.repairs >= REPAIRS:
            return Refusal("repairs-done", {"units": REPAIRS}, "XV.B.7")
        if not repairable(w, self.nation):
            return Refusal("nothing-to-repair", None, "XV.B.7")
        return None

    def _why_no_walls(self, s: InvasionsState) -> Refusal | None:
        w = s.world
        if w.gold[self.nation] < FORTIFICATION:
            has = w.gold[self.nation]
            return Refusal("too-dear", {"gold": FORTIFICATION, "has": has}, "XXIII.C.1")
        if not unwalled(w, self.nation):
            return Refusal("nothing-to-fortify", None, "XXIII.C.1")
        return None

    # Answers

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "buy":
                self.kind = KINDS.index(str(option.args["unit"]))
                self.step = "place"
            case "station":
                self._recruit(s, w.land.number(str(option.args["place"])))
            case "choose-unit":
                self._repair(s, named(w, repairable(w, self.nation), option))
            case "fortify-at":
                self._fortify(s, w.land.number(str(option.args["place"])))
            case "done-buying":
                self.step = "store"
            case "mend":
                self.step = "repair"
            case _:
                self.step = "fortify"

    def _recruit(self, s: InvasionsState, place: int) -> None:
        w = s.world
        unit = to_be_had(s, self.nation, self.kind)[0]
        pay(s, self.nation, price(w.status[self.nation], self.kind), "purchase", "XV.B.1")
        deploy(w, unit, place)
        s.tell("recruited", {**label(w.code[unit]), "place": w.land.names[place]}, "XV.B.2")
        if limited(self.nation, self.kind):
            self.recruits += 1
        self.kind = NOTHING
        self.step = "shop"

    def _repair(self, s: InvasionsState, unit: int) -> None:
        w = s.world
        pay(s, self.nation, repair_price(w.status[self.nation], kind_of(w.code[unit])), "repair", "XV.B.7")
        w.code[unit] &= ~DAMAGED
        s.tell("elite-repaired", unit_args(w, unit), "XV.B.7")
        self.repairs += 1
        self.step = "shop"

    def _fortify(self, s: InvasionsState, place: int) -> None:
        w = s.world
        pay(s, self.nation, FORTIFICATION, "fortification", "XXIII.C.1")
        w.walls = put(w.walls, place, w.land.walls[place])
        s.tell("city-fortified", {"city": w.land.site[place]}, "XXIII.C.1")
        self.step = "shop"


def check_loyalty(s: InvasionsState, nation: int) -> None:
    """XV.B.11: after the step, when all have bought."""
    people: dict[str, object] = {"people": NATIONS[nation]}
    if NATION_ROMAN[nation] and s.world.decline[nation] and not d2(s, "loyalty-check", "XV.B.11", people):
        s.push(Calamity(nation, "usurper"))


def store(s: InvasionsState, nation: int) -> None:
    """XIV.A.2: what a Treasury cannot hold is lost."""
    gold = s.world.gold[nation]
    if gold > FULL:
        pay(s, nation, gold - FULL, "full-treasury", "XIV.A.2")
