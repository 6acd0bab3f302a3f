"""IX.F New mercenaries for those that were eliminated; XXVIII.C.1 where a federate's goes."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.foedus import why_not_lent
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.leaders import GENERAL, INTRINSIC, RANK
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATION_ROMAN, NATIONS, label
from aevum.games.invasions.rules.vassalage.foedera import foedera
from aevum.games.invasions.rules.vassalage.loan import (
    GOTHS,
    Exchange,
    Loan,
    is_vassals_loan,
    lend,
    named,
    station_options,
    unit_options,
)
from aevum.games.invasions.rules.vassalage.ties import lent, may_stand, nomad, own_units, stations
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, seat_of
from aevum.games.invasions.rules.world.world import ACTIVE, FEDERATE, NOBODY, VASSAL, World

NO_UNIT: Final = 0


def owed(w: World, federate: int) -> int:
    """XXVIII.C.3, XXVIII.F.3: mercenaries that its federator has a right to, and has not.

    XXVI.B.2: among Goths one more serves by their old pact.
    """
    lord = w.lord[federate]
    due = foedera(w, federate)
    exchanged = 1 if exchange(w, lord) == federate else 0
    return min(due, due + exchanged - len(lent(w, federate, lord)))


def other_goths(nation: int) -> int:
    """NOBODY for all who are no Goths."""
    return sum(GOTHS) - nation if nation in GOTHS else NOBODY


def exchange(w: World, nation: int) -> int:
    """XXVI.B.2, F240: the people with which this one exchanges mercenaries, or NOBODY."""
    other = other_goths(nation)
    both = other != NOBODY and w.role[nation] == ACTIVE and w.role[other] == ACTIVE
    return other if both else NOBODY


def exchanged(s: InvasionsState, lender: int, nation: int) -> list[int]:
    """XXVI.B.2: those in its service by the exchange; XXIX.D.2: what a vassal once lent is none of them."""
    w = s.world
    vassal = w.tie[lender] == VASSAL and w.lord[lender] == nation
    return [unit for unit in lent(w, lender, nation) if not (vassal and is_vassals_loan(s, unit))]


def push_replacements(s: InvasionsState, nation: int) -> None:
    """IX.F.1, IX.F.2; IX.F.3, XXIX.D.2: to no other suzerain. F240: the exchange of the Goths never ends."""
    w = s.world
    other = exchange(w, nation)
    if other != NOBODY and len(own_units(w, other)) > 1 and not exchanged(s, other, nation):
        s.push(Exchange(other, nation))
    if nomad(w, nation):
        for vassal in subjects(w, nation, VASSAL):
            if own_units(w, vassal) and not lent(w, vassal, nation):
                s.push(Loan(vassal, nation))
    for federate in subjects(w, nation, FEDERATE):
        for _ in range(min(owed(w, federate), len(own_units(w, federate)))):
            s.push(FederateLends(federate, nation))


def headquarters(w: World, nation: int) -> list[int]:
    """XXVIII.C.1: Caesar for Romans, the emperor for other Empires, the king for Kingdoms; or the capital.

    F261: of these others it is who rules them, whatever his title.
    """
    own = LEADERS_OF[nation]
    if NATION_ROMAN[nation]:
        found = [i for i in own if INTRINSIC[i] and RANK[i] == GENERAL]
    else:
        found = [i for i in own if RANK[i] != GENERAL]
    places = [w.leader_place[i] for i in found]
    return [p for p in dict.fromkeys([*places, seat_of(w, nation)]) if w.land.is_province(p)]


class FederateLends(Frame[InvasionsState]):
    """The federate chooses the unit, the federator one of its `headquarters`; any place if none has room."""

    steps: ClassVar[tuple[str, ...]] = ("loan", "station", "end")

    def __init__(self, federate: int = 0, federator: int = 0) -> None:
        super().__init__()
        self.federate = federate
        self.federator = federator
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "loan" and own_units(w, self.federate):
            names: dict[str, object] = {
                "people": NATIONS[self.federate],
                "suzerain_people": NATIONS[self.federator],
            }
            s.ask(w.seat[self.federate], "loan", "XXVIII.C.1", names)
        elif self.step == "station":
            self._station(s)
        else:
            s.pop()

    def _room(self, w: World) -> list[int]:
        """F261"""
        places = headquarters(w, self.federator)
        return [p for p in places if may_stand(w, self.unit, p, self.federator)]

    def _station(self, s: InvasionsState) -> None:
        w = s.world
        room = self._room(w)
        if len(room) == 1:
            self._lend(s, room[0])
        elif room or stations(w, self.unit, self.federator):
            args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.federator]}
            s.ask(w.seat[self.federator], "deploy", "XXVIII.C.1", args)
        else:
            self.next(s)

    def _lend(self, s: InvasionsState, place: int) -> None:
        lend(s, self.unit, self.federator, place, "XXVIII.C.1")
        self.next(s)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "loan":
            return unit_options(w, own_units(w, self.federate), ask.rule)
        room = self._room(w)
        if room:
            return [Option("station", {"place": w.land.names[p]}, ask.rule) for p in room]
        return station_options(w, self.unit, self.federator, ask.rule)

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        """XXVIII.E.3, F77: not the last one in a province of the Foedus, unless all are."""
        if ask.key != "loan":
            return None
        own = own_units(s.world, self.federate)
        return why_not_lent(s.world, own, named(s.world, own, option))

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "loan":
            self.unit = named(w, own_units(w, self.federate), option)
            self.next(s)
        else:
            self._lend(s, w.land.number(str(option.args["place"])))
