"""XXIX A nation submits: the tie, the Treasury, the lent unit, and the provinces that its suzerain leaves."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import force_at, settle_all
from aevum.games.invasions.rules.control.stance import bind, subjects
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.hands.hand import take_one
from aevum.games.invasions.rules.retreat.withdraw import RETREAT, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import SUBMITS, FederatesDecide, FoedusEnds
from aevum.games.invasions.rules.vassalage.leave import NO_HORDE, friends_in, push_out
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.vassalage.parting import Parting, part_unless_acting
from aevum.games.invasions.rules.vassalage.ties import (
    MINOR,
    call_home,
    end_alliances,
    may_subjugate,
    may_submit,
    nomad,
    release,
)
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import (
    ACTIVE,
    CLIENT,
    FEDERATE,
    FREE,
    NOBODY,
    NOWHERE,
    VASSAL,
    World,
    put,
)


class Submission(Frame[InvasionsState]):
    """A horde was captured, or a Kingdom fell: the loser submits to the nation that led the victors.

    `place` is the province of the horde or the capital, NOWHERE if there is neither; `victors` are the units
    that won there. `refuge`: nobody was beaten, and its hoard is its own (IX.B.4, F263).
    """

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "foedus",
        "submit",
        "evacuation",
        "parting",
        "loan",
        "end",
    )

    def __init__(
        self,
        vassal: int = 0,
        suzerain: int = 0,
        place: int = 0,
        victors: list[int] | None = None,
        refuge: bool = False,
    ) -> None:
        super().__init__()
        self.vassal = vassal
        self.suzerain = suzerain
        self.place = place
        self.victors = victors[:] if victors is not None else []
        self.refuge = refuge
        self.allies: list[int] = []
        """Former allies, from whom the vassal's stacks have yet to part."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "begin":
                self._begin(s)
            case "foedus":
                self.next(s)
                if w.tie[self.vassal] == FEDERATE:
                    s.push(FoedusEnds(self.vassal, False, SUBMITS))
            case "submit":
                self.next(s)
                self._submit(s)
            case "evacuation":
                self.next(s)
                self._evacuate(s)
            case "parting":
                self.next(s)
                for other in self.allies:
                    s.push(Parting(self.vassal, other))
            case "loan":
                self.next(s)
                if w.tie[self.vassal] == VASSAL:
                    s.push(Loan(self.vassal, self.suzerain))
            case _:
                s.pop()
                part_unless_acting(s)

    def _begin(self, s: InvasionsState) -> None:
        w = s.world
        if may_submit(w, self.vassal) and may_subjugate(w, self.suzerain):
            self.next(s)
            return
        self.step = "end"
        names: dict[str, object] = {
            "people": NATIONS[self.suzerain],
            "vassal_people": NATIONS[self.vassal],
        }
        s.tell("cannot-subjugate", names, "XXIX.A.1" if may_subjugate(w, self.suzerain) else "XXIX.F.5")
        self._retreat(s)

    def _retreat(self, s: InvasionsState) -> None:
        """F80: the loser goes as after any battle."""
        w = s.world
        units = commanded_at(w, self.place, 1 << self.vassal)
        leaders = leaders_at(w, self.place, 1 << self.vassal)
        horde = self.vassal if w.horde[self.vassal] == self.place else NO_HORDE
        if units or horde != NO_HORDE:
            came = {w.came[unit] for unit in self.victors if w.moving >> w.master[unit] & 1}
            seat = w.seat[self.vassal]
            s.push(
                Withdraw(
                    seat,
                    self.vassal,
                    units,
                    leaders,
                    horde,
                    self.place,
                    RETREAT,
                    [],
                    sorted(came - {NOWHERE}),
                )
            )

    def _submit(self, s: InvasionsState) -> None:
        w = s.world
        tie = CLIENT if MINOR[self.vassal] and w.status[self.suzerain] != BARBARIAN else VASSAL
        for n in subjects(w, self.vassal, VASSAL):
            release(s, n, "XXIX.G.1")
        self.allies = end_alliances(s, self.vassal, "XXVI.B.5")
        old = w.lord[self.vassal] if w.tie[self.vassal] != FREE else NOBODY
        bind(w, self.vassal, tie, self.suzerain)
        names: dict[str, object] = {"people": NATIONS[self.vassal], "suzerain_people": NATIONS[self.suzerain]}
        if tie == CLIENT:
            s.tell("becomes-client", names, "XXVII.A.7")
        else:
            s.tell("becomes-vassal", names, "XXIX.A.1" if old == NOBODY else "XXIX.A.4")
        if old not in (NOBODY, self.suzerain):
            call_home(s, self.vassal, old, "XXIX.A.4")
        settle_all(w)
        if w.status[self.vassal] == BARBARIAN and not self.refuge:
            self._take_gold(s)
            self._take_marker(s)
        if subjects(w, self.vassal, FEDERATE):
            s.push(FederatesDecide(self.vassal))

    def _take_gold(self, s: InvasionsState) -> None:
        """XXIX.B.3, XXIX.E.1: half of the Treasury, rounded up for its owner (III.A.5, F75)."""
        w = s.world
        gold = w.gold[self.vassal] - halves_up(w.gold[self.vassal])
        if not gold:
            return
        w.gold = put(w.gold, self.vassal, w.gold[self.vassal] - gold)
        if w.role[self.suzerain] == ACTIVE:  # VI.B.2
            w.gold = put(w.gold, self.suzerain, w.gold[self.suzerain] + gold)
        args: dict[str, object] = {"people": NATIONS[self.suzerain], "vassal_people": NATIONS[self.vassal]}
        s.tell("takes-treasure", {**args, "gold": gold}, "XXIX.B.3")

    def _take_marker(self, s: InvasionsState) -> None:
        """XXIX.B.5: markers that are kept are all that hands hold in a single Military phase."""
        w = s.world
        loser, winner = w.seat[self.vassal], w.seat[self.suzerain]
        if not nomad(w, self.suzerain) or loser == winner:
            return
        names: dict[str, object] = {"people": NATIONS[self.suzerain], "seat": loser}
        if s.realm_now is not None:
            if take_one(s, loser, winner):
                s.tell("takes-card", names, "XXIX.B.5")
        elif s.kept[loser]:
            s.kept[loser] -= 1
            s.kept[winner] += 1
            s.tell("takes-marker", names, "XXIX.B.5")

    def _evacuate(self, s: InvasionsState) -> None:
        """XXIX.B.8, XXIX.C.3, F76"""
        w = s.world
        for p in contested(w, self.vassal, self.suzerain, self.place):
            for n in friends_in(w, self.suzerain, p):
                push_out(s, n, p)


def contested(w: World, vassal: int, suzerain: int, place: int) -> list[int]:
    """The province of the submission, and others where the suzerain came to fight the vassal."""
    found: list[int] = []
    for p in range(w.land.provinces):
        if not w.first[p] and w.horde[suzerain] != p:
            continue
        theirs = force_at(w, p) >> vassal & 1 or (w.owner[p] == vassal and w.level[p] > 0)
        if p == place or theirs:
            found.append(p)
    return [p for p in found if friends_in(w, suzerain, p)]
