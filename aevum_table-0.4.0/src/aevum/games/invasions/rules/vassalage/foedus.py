"""XXVIII.G The end of a Foedus."""

from collections.abc import Callable
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import FRIENDLY, bind, stance, subjects
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.departure import Departure
from aevum.games.invasions.rules.vassalage.leave import friends_in, guests_in, has_force, push_out
from aevum.games.invasions.rules.vassalage.parting import Parting, strangers
from aevum.games.invasions.rules.vassalage.ties import call_home
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import ACTIVE, FEDERATE, FREE, NOBODY, World, put

STAND: Final[list[Callable[[int, int], Frame[InvasionsState]]]] = []
"""XXVIII.G.8: the fight of a former federate against those who stand in a province; `clash`, which lies
above, hooks its frame in here."""

SUBMITS: Final = "XXIX.A.1"
"""The rule by which a Foedus ends because others have subjugated the federate."""


def break_foedus(s: InvasionsState, federate: int, rule: str) -> list[int]:
    """XXVIII.G.7, XXVIII.G.9: the federate is free; the provinces that were ceded to it."""
    w = s.world
    federator = w.lord[federate]
    ceded = [p for p in range(w.land.provinces) if w.foedus[p] == federate]
    bind(w, federate, FREE, NOBODY)
    w.foedus = [NOBODY if n == federate else n for n in w.foedus]
    s.tell("foedus-ends", {"people": NATIONS[federate], "other_people": NATIONS[federator]}, rule)
    for p in ceded:
        if w.owner[p] == federator and (commanded_at(w, p, 1 << federate) or w.horde[federate] == p):
            w.owner[p] = federate
            if w.limes[p] == federator and not commanded_at(w, p, 1 << federator):  # F224
                w.limes = put(w.limes, p, NOBODY)
                given: dict[str, object] = {"people": NATIONS[federator], "place": w.land.names[p]}
                s.tell("limes-given-up", given, "XXVIII.G.7")
    call_home(s, federate, federator, "XXVIII.G.9")
    settle_all(w)
    return ceded


def shared(w: World, federate: int, federator: int) -> list[int]:
    """Provinces where a former federate stands beside its federator, or beside friends of his."""
    found: list[int] = []
    for p in range(w.land.provinces):
        there = w.horde[federate] == p or bool(commanded_at(w, p, 1 << federate))
        if there and left_behind(w, federate, federator, p):
            found.append(p)
    return found


def left_behind(w: World, federate: int, federator: int, p: int) -> list[int]:
    """Those of the federator's side in a province who are no friends of the federate any more."""
    return [n for n in friends_in(w, federator, p) if stance(w, federate, n, p) != FRIENDLY]


class FoedusEnds(Frame[InvasionsState]):
    """XXVIII.G.8: those who shared a province with the federate stay or leave.

    F79: it attacks them in its activation, or in the Foedus at once. A federate that is beaten by others
    breaks nothing, and its former friends leave. Out of its activation it leaves what is not its Foedus.
    """

    steps: ClassVar[tuple[str, ...]] = ("break", "shared", "strangers")

    def __init__(self, federate: int = 0, active: bool = False, rule: str = "") -> None:
        super().__init__()
        self.federate = federate
        self.federator = NOBODY
        self.active = active
        self.rule = rule
        self.ceded: list[int] = []
        self.places: list[int] = []
        self.asked = 0
        """Mask of the nations that have decided about the first of the places."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "break":
            self.federator = w.lord[self.federate]
            self.ceded = break_foedus(s, self.federate, self.rule)
            self.places = shared(w, self.federate, self.federator)
            self.next(s)
            seat = w.capital[self.federator]
            if seat in self.ceded and w.owner[seat] == self.federate:  # F168: it falls with the Foedus
                from aevum.games.invasions.rules.vassalage.capital import CapitalFalls

                s.push(CapitalFalls(self.federator, self.federate, seat))
            if not self.active:  # else it besieges the city, or goes
                for p in guests_in(w, 1 << self.federate, 1 << self.federator):
                    push_out(s, self.federate, p)
            return
        if self.step == "strangers":
            self._part(s)
            return
        if not self.places:
            self.next(s)
            return
        place = self.places[0]
        left = [n for n in left_behind(w, self.federate, self.federator, place) if not self.asked >> n & 1]
        if not left:
            self.places = self.places[1:]
            self.asked = 0
            if not self.active and left_behind(w, self.federate, self.federator, place):
                s.push(STAND[0](self.federate, place))
        elif self._may_stand(s, place) and not has_force(w, left[0], place):
            push_out(s, left[0], place)
        elif self._may_stand(s, place):
            self.asked |= 1 << left[0]
            args: dict[str, object] = {
                "people": NATIONS[left[0]],
                "other_people": NATIONS[self.federate],
                "place": w.land.names[place],
            }
            s.ask(w.seat[left[0]], "stand-or-leave", "XXVIII.G.8", args)
        else:
            self.places = self.places[1:]
            for n in left if place in self.ceded else [self.federate]:
                push_out(s, n, place)

    def _may_stand(self, s: InvasionsState, place: int) -> bool:
        """F79: somebody must be there who attacks."""
        if self.active:
            return True
        if self.rule == SUBMITS or s.fight_now is not None or s.realm_now is None:
            return False
        return place in self.ceded and len(commanded_at(s.world, place, 1 << self.federate)) > 0

    def _part(self, s: InvasionsState) -> None:
        """F227: the peace of the Empire is gone with third nations too; in an activation F225 sees to it."""
        self.next(s)
        for a, b in strangers(s.world) if not self.active else []:
            if self.federate in (a, b):
                s.push(Parting(a, b))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        found = [Option("stand", None, "XXVIII.G.8"), Option("evacuate", None, "XXVIII.G.8")]
        if len(commanded_at(s.world, self.places[0], 1 << NATIONS.index(str(ask.args["people"])))) > 1:
            found.append(Option("evacuate-some", None, "XXVIII.G.8"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        nation = NATIONS.index(str(ask.args["people"]))
        if option.key == "evacuate":
            push_out(s, nation, self.places[0])
        elif option.key == "evacuate-some":
            s.push(Departure(nation, self.places[0]))


class FederatesDecide(Frame[InvasionsState]):
    """XXVIII.G.4, XXVIII.G.5, III.G.9: each federate of a shaken nation may break its Foedus at once."""

    steps: ClassVar[tuple[str, ...]] = ("federates",)

    def __init__(self, lord: int = 0, rule: str = "XXVIII.G.5", asked: int = 0) -> None:
        super().__init__()
        self.lord = lord
        self.asked = asked
        """Mask of those who need not be asked any more."""
        self.rule = rule

    def run(self, s: InvasionsState) -> None:
        w = s.world
        for n in subjects(w, self.lord, FEDERATE):
            if w.role[n] == ACTIVE and not self.asked >> n & 1:  # VI.B.5: the inactive decide nothing
                self.asked |= 1 << n
                args: dict[str, object] = {"people": NATIONS[n], "other_people": NATIONS[self.lord]}
                s.ask(w.seat[n], "foedus", self.rule, args)
                return
        s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("keep-foedus", None, "XXVIII.G.1"), Option("break-foedus", None, self.rule)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "break-foedus":
            federate = NATIONS.index(str(ask.args["people"]))
            s.push(FoedusEnds(federate, bool(s.world.moving >> federate & 1), self.rule))
