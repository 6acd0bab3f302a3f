"""XXVIII.G, XXIX.G Nations that shake off their lord at the start of their activation."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle, settle_all
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.ledger import book
from aevum.games.invasions.rules.losses.casualties import eliminate, strand_leaders
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FoedusEnds
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.vassalage.ties import nomad
from aevum.games.invasions.rules.world.pieces import unit_on_map
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, NOBODY, VASSAL, World

PRICE: Final = 5
"""XXIX.G.6: victory points for a rebellion that fails."""


def may_rebel(w: World, nation: int) -> bool:
    """XXIX.G.3"""
    return w.tie[nation] == VASSAL and nomad(w, w.lord[nation]) and w.turn > w.tied_since[nation]


def may_break(w: World, nation: int) -> bool:
    """XXVIII.G.2, A86: not yet in the turn in which the Foedus began; the federator never (XXVIII.D.7)."""
    return w.tie[nation] == FEDERATE and w.turn > w.tied_since[nation]


def breaks_freely(w: World, nation: int) -> bool:
    """XXVIII.G.2, XXVIII.G.3: once, on the turn right after; later a check is needed."""
    return w.turn == w.tied_since[nation] + 1


def to_lose(w: World, nation: int) -> list[int]:
    """XXIX.G.6: any unit under its own command, a fleet too."""
    return [i for i in w.of_people[nation] if w.master[i] == nation and unit_on_map(w, i)]


class Freedom(Frame[InvasionsState]):
    """A vassal of nomads may rebel, a federate may break its Foedus."""

    steps: ClassVar[tuple[str, ...]] = ("freedom", "price", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "freedom" and may_rebel(w, self.nation):
            s.ask(w.seat[self.nation], "rebellion", "XXIX.G.3", self._names(w))
        elif self.step == "freedom" and may_break(w, self.nation):
            rule = "XXVIII.G.2" if breaks_freely(w, self.nation) else "XXVIII.G.3"
            s.ask(w.seat[self.nation], "foedus", rule, self._names(w))
        elif self.step == "price" and to_lose(w, self.nation):
            s.ask(w.seat[self.nation], "rebels-pay", "XXIX.G.6", {"people": NATIONS[self.nation]})
        else:
            s.pop()

    def _names(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "other_people": NATIONS[w.lord[self.nation]]}

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        match ask.key:
            case "rebellion":
                return [Option("obey", None, "XXIX.G.3"), Option("rebel", None, "XXIX.G.4")]
            case "foedus":
                return [Option("keep-foedus", None, "XXVIII.G.1"), Option("break-foedus", None, ask.rule)]
            case _:
                return unit_options(s.world, to_lose(s.world, self.nation), "XXIX.G.6")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.step = "end"
        match option.key:
            case "rebel":
                self._rebel(s)
            case "break-foedus":
                self._break(s)
            case "choose-unit":
                self._pay(s, option)

    def _rebel(self, s: InvasionsState) -> None:
        """XXIX.G.4, XXIX.G.5: a lent unit stays with the nomads in any case."""
        w = s.world
        names = self._names(w)
        if d2(s, "rebellion-check", "XXIX.G.4", names):
            bind(w, self.nation, FREE, NOBODY)
            settle_all(w)
            s.tell("rebellion-succeeds", names, "XXIX.G.4")
            return
        book(s, w.seat[self.nation], self.nation, -PRICE)
        s.tell("rebellion-fails", {**names, "points": PRICE}, "XXIX.G.6")
        self.step = "price"

    def _pay(self, s: InvasionsState, option: Option) -> None:
        w = s.world
        unit = named(w, to_lose(w, self.nation), option)
        place = w.place[unit]
        s.tell("rebels-lose", {**option.args, "people": NATIONS[self.nation]}, "XXIX.G.6")
        eliminate(w, unit)
        settle(w, place)
        strand_leaders(s, place, self.nation, True)

    def _break(self, s: InvasionsState) -> None:
        w = s.world
        names = self._names(w)
        if breaks_freely(w, self.nation):
            s.push(FoedusEnds(self.nation, True, "XXVIII.G.2"))
        elif d2(s, "foedus-check", "XXVIII.G.3", names):
            s.push(FoedusEnds(self.nation, True, "XXVIII.G.3"))
        else:
            s.tell("foedus-holds", names, "XXVIII.G.3")
