"""XXVIII.B A Foedus begins: land is ceded, the Barbarians move in, the federator makes room."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle, settle_all
from aevum.games.invasions.rules.control.stance import bind, subjects
from aevum.games.invasions.rules.diplomacy.evacuation import MakeRoom
from aevum.games.invasions.rules.diplomacy.foedus import terms
from aevum.games.invasions.rules.income.tribute import OF_FEDERATOR, pay_federate
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.realm.realm import Realm
from aevum.games.invasions.rules.reinforcements.mercenaries import FederateLends
from aevum.games.invasions.rules.retreat.arrival import move_horde
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.loan import moved, named, stood, unit_options
from aevum.games.invasions.rules.vassalage.parting import Parting, part_unless_acting
from aevum.games.invasions.rules.vassalage.ties import end_alliances, own_units, release
from aevum.games.invasions.rules.world.pieces import commanded_at, limit_at, shift
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, NOWHERE, VASSAL, World, put


def forget_promise(r: Realm, federate: int) -> list[int]:
    """The promised provinces; nothing is promised any more."""
    pairs = [(r.promised_land[i], r.promised_land[i + 1]) for i in range(0, len(r.promised_land), 2)]
    r.promised = put(r.promised, federate, NOBODY)
    r.promised_land = [value for p, n in pairs if n != federate for value in (p, n)]
    return [p for p, n in pairs if n == federate]


def places_left(w: World, federate: int, place: int) -> int:
    """XXVIII.B.2: room for the federate's own units; those of the federator are ignored."""
    own = 1 << federate
    return max(0, limit_at(w, place, own) - len(commanded_at(w, place, own)))


class Founding(Frame[InvasionsState]):
    """XXVIII.A.6: when the Barbarian nation activates, if what made the offer possible still holds."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "parting",
        "horde",
        "leaders",
        "units",
        "room",
        "mercenary",
        "end",
    )

    def __init__(self, federate: int = 0) -> None:
        super().__init__()
        self.federate = federate
        self.federator = NOBODY
        self.lands: list[int] = []
        self.further = False
        """XXVIII.F.1: it is no first Foedus."""
        self.allies: list[int] = []
        self.left: list[int] = []
        """Provinces that the federate vacates."""
        self.led: list[int] = []
        """Leaders whose place has been named."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "begin":
                self._begin(s)
            case "parting":
                self.next(s)
                for other in self.allies:
                    s.push(Parting(self.federate, other))
            case "horde":
                s.ask(w.seat[self.federate], "foedus-horde", "XXVIII.B.2", self._named(w))
            case "leaders" if self._leader(w) != NOWHERE:
                args: dict[str, object] = {**self._named(w), "leader": LEADERS[self._leader(w)]}
                s.ask(w.seat[self.federate], "foedus-leader", "XXVIII.B.2", args)
            case "leaders":
                self.next(s)
            case "units":
                self._bring_units(s)
            case "room":
                self.next(s)
                for p in reversed(self.lands):
                    s.push(MakeRoom(self.federator, p, self._vacated(w)))
            case "mercenary":
                self.next(s)
                s.push(FederateLends(self.federate, self.federator))  # XXVIII.C.1, once (XXVIII.C.2)
            case _:
                settle_all(w)
                s.pop()
                part_unless_acting(s)

    def _named(self, w: World) -> dict[str, object]:
        return {
            "people": NATIONS[self.federate],
            "other_people": NATIONS[self.federator],
            "place": w.land.names[self.lands[0]],
            "other_place": w.land.names[self.lands[1]],
        }

    def _begin(self, s: InvasionsState) -> None:
        w = s.world
        self.federator = s.realm.promised[self.federate]
        self.lands = forget_promise(s.realm, self.federate)
        if (self.lands[0], self.lands[1]) not in terms(w, self.federator, self.federate):
            s.tell("foedus-lapses", self._named(w), "XXVIII.A.6")
            self.step = "end"
            return
        self.next(s)
        self.further = w.tie[self.federate] == FEDERATE
        self.left = sorted({w.horde[self.federate], *(w.place[i] for i in own_units(w, self.federate))})
        if not self.further:
            for n in subjects(w, self.federate, VASSAL):
                release(s, n, "XXIX.G.1")
            self.allies = end_alliances(s, self.federate, "XXVI.B.5")
            bind(w, self.federate, FEDERATE, self.federator)
        for p in self.lands:  # XXVIII.B.1
            w.foedus = put(w.foedus, p, self.federate)
        settle_all(w)
        s.tell("foedus-begins", self._named(w), "XXVIII.B.1")
        pay_federate(s, self.federate, OF_FEDERATOR)  # XXVIII.D.1: in the first turn too

    # The Barbarians move in

    def waiting(self, w: World) -> list[int]:
        """Units that have yet to move in; XXVIII.E.3: of a federate none that guards its land alone."""
        found: list[int] = []
        for unit in own_units(w, self.federate):
            p = w.place[unit]
            alone = len(commanded_at(w, p, 1 << self.federate)) == 1
            keeps = self.further and alone and w.foedus[p] == self.federate
            if p not in self.lands and not keeps:
                found.append(unit)
        return found

    def _empty_land(self, w: World) -> int:
        """A province of the new land in which neither horde nor unit of the federate is; NOWHERE: none."""
        for p in self.lands:
            if w.horde[self.federate] != p and not commanded_at(w, p, 1 << self.federate):
                return p
        return NOWHERE

    def _bring_units(self, s: InvasionsState) -> None:
        """XXVIII.B.2: as many as have room; the federate says who goes where.

        Those who have land already send a garrison where there is none (F169).
        """
        w = s.world
        waiting = self.waiting(w)
        free = sum(places_left(w, self.federate, p) for p in self.lands)
        if not waiting or not free or (self.further and self._empty_land(w) == NOWHERE):
            self.next(s)
        elif self.further:
            s.ask(w.seat[self.federate], "foedus-garrison", "XXVIII.B.2", self._named(w))
        else:
            left: dict[str, object] = {**self._named(w), "units": min(len(waiting), free)}
            s.ask(w.seat[self.federate], "foedus-units", "XXVIII.B.2", left)

    def _open_lands(self, w: World) -> list[int]:
        """Where the next unit may go; F169: the last one to a province without anybody (XXVIII.E.3)."""
        free = [p for p in self.lands if places_left(w, self.federate, p)]
        empty = self._empty_land(w)
        coming = min(len(self.waiting(w)), sum(places_left(w, self.federate, p) for p in free))
        return [empty] if coming == 1 and empty in free else free

    def _settle_in(self, s: InvasionsState, unit: int, to: int) -> None:
        w = s.world
        left = w.place[unit]
        shift(w, unit, to)
        settle(w, left)
        settle(w, to)

    def _bring_horde(self, s: InvasionsState, to: int) -> None:
        w = s.world
        start = w.horde[self.federate]
        if start != to:
            move_horde(s, self.federate, to, "XXVIII.B.2")
        settle(w, start)

    def _leader(self, w: World) -> int:
        """The next leader who has to be placed, or NOWHERE."""
        for i, at in enumerate(w.leader_place):
            if LEADER_NATION[i] == self.federate and at != NOWHERE and i not in self.led:
                return i
        return NOWHERE

    def _stations(self, w: World, ask: Ask) -> list[int]:
        """F169: both provinces; those who have land already may also stay where they are."""
        if not self.further:
            return self.lands
        here = w.horde[self.federate] if ask.key == "foedus-horde" else w.leader_place[self._leader(w)]
        return [here, *[p for p in self.lands if p != here]]

    def _vacated(self, w: World) -> list[int]:
        return [
            p
            for p in self.left
            if p not in self.lands
            and w.horde[self.federate] != p
            and not commanded_at(w, p, 1 << self.federate)
        ]

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "foedus-garrison":
            return unit_options(w, self.waiting(w), "XXVIII.B.2")
        if ask.key == "foedus-units":
            lands = [w.land.names[p] for p in self._open_lands(w)]
            units = [option.args for option in unit_options(w, self.waiting(w), "XXVIII.B.2")]
            return [Option("settles", moved(args, to), "XXVIII.B.2") for args in units for to in lands]
        places = self._stations(w, ask)
        return [Option("station", {"place": w.land.names[p]}, "XXVIII.B.2") for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "foedus-horde":
            self._bring_horde(s, w.land.number(str(option.args["place"])))
            self.next(s)
        elif ask.key == "foedus-leader":
            leader = self._leader(w)
            self.led.append(leader)
            w.leader_place[leader] = w.land.number(str(option.args["place"]))
        elif ask.key == "foedus-units":
            to = w.land.number(str(option.args["place"]))
            self._settle_in(s, stood(w, self.waiting(w), option), to)
        else:
            self._settle_in(s, named(w, self.waiting(w), option), self._empty_land(w))
