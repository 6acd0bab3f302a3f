"""IX.B.4, IX.B.5 A nation that is driven out and surrounded: it submits to its strongest neighbour."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.control.provinces import occupant, settle
from aevum.games.invasions.rules.reinforcements.moving import remove, settle_in
from aevum.games.invasions.rules.reinforcements.stage import take_the_stage
from aevum.games.invasions.rules.retreat.arrival import move_horde
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.leave import friends_in, push_out
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.vassalage.ties import may_subjugate
from aevum.games.invasions.rules.world.pieces import best_stacking, commanded_at, unit_on_map
from aevum.games.invasions.rules.world.world import ACTIVE, FREE, INACTIVE, NOBODY, NOWHERE, World


def hosts(w: World, nation: int, newcomer: int, place: int) -> list[int]:
    """The strongest of the neighbours that can take the nation in; more than one if they are equal."""
    others = [n for n in range(len(w.seat)) if n not in (nation, newcomer)]
    strength = {n: _strength(w, n) for n in others if _takes_in(w, n, nation, place)}
    return [n for n in strength if strength[n] == max(strength.values())]


def _takes_in(w: World, host: int, nation: int, place: int) -> bool:
    if w.role[host] not in (ACTIVE, INACTIVE) or not may_subjugate(w, host):
        return False
    return any(_holder(w, q) == host for q in w.land.near[place]) and bool(shelters(w, host, nation))


def _strength(w: World, nation: int) -> int:
    return len([i for i, master in enumerate(w.master) if master == nation and unit_on_map(w, i)])


def shelters(w: World, host: int, nation: int) -> list[int]:
    """IX.B.4: any of the provinces of a neighbour; F125: of its capital it cannot make room."""
    return [
        q
        for q in range(w.land.provinces)
        if _holder(w, q) == host and w.capital[host] != q and why_shut(w, nation, q) is None
    ]


def _holder(w: World, p: int) -> int:
    here = occupant(w, p)
    return here if here >= 0 else w.owner[p]


class Refuge(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("host", "province", "who", "submit", "end")

    def __init__(
        self, nation: int = 0, newcomer: int = 0, place: int = 0, leaders: list[int] | None = None
    ) -> None:
        super().__init__()
        self.nation = nation
        self.newcomer = newcomer
        self.place = place
        self.leaders = leaders[:] if leaders is not None else []
        self.host = NOBODY
        self.to = NOWHERE

    def run(self, s: InvasionsState) -> None:
        w = s.world
        seat = w.seat[self.nation]
        people: dict[str, object] = {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
        match self.step:
            case "host":
                s.ask(seat, "refuge", "IX.B.4", people)
            case "province":
                s.ask(seat, "refuge-place", "IX.B.4", {**people, "suzerain_people": NATIONS[self.host]})
            case "who":
                self._who(s)
            case "submit":
                self.next(s)
                self._submit(s)
            case _:
                s.pop()

    def _who(self, s: InvasionsState) -> None:
        """IX.B.5: within the stacking of the province, which its host will leave."""
        w = s.world
        here = commanded_at(w, self.place, 1 << self.nation)
        limit = stacking_limit(w.land.terrain[self.to], best_stacking(self.leaders), False)
        if len(here) > limit:
            args: dict[str, object] = {"people": NATIONS[self.nation], "units": len(here) - limit}
            s.ask(w.seat[self.nation], "refuge-excess", "IX.B.5", {**args, "place": w.land.names[self.to]})
            return
        settle_in(s, self.nation, here, self.leaders, self.place, self.to, "IX.B.4")
        if w.horde[self.nation] == self.place:
            move_horde(s, self.nation, self.to, "IX.B.7")
            settle(w, self.place)
        self.next(s)

    def _submit(self, s: InvasionsState) -> None:
        """IX.B.5, XXIX.A.3; one that is bound to the host already only gets the province (F125)."""
        w = s.world
        take_the_stage(w, self.newcomer, self.place)  # so that nobody makes room by coming here
        if w.tie[self.nation] != FREE and w.lord[self.nation] == self.host:
            for n in friends_in(w, self.host, self.to):
                push_out(s, n, self.to)
        else:
            s.push(Submission(self.nation, self.host, self.to, refuge=True))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "refuge":
            found = hosts(w, self.nation, self.newcomer, self.place)
            return [Option("refuge-with", {"people": NATIONS[n]}, "IX.B.4") for n in found]
        if ask.key == "refuge-place":
            places = shelters(w, self.host, self.nation)
            return [Option("displace-to", {"place": w.land.names[p]}, "IX.B.4") for p in places]
        kinds = one_of_each([w.code[u] for u in commanded_at(w, self.place, 1 << self.nation)])
        return [Option("give-up", label(code), "IX.B.5") for code in kinds]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "refuge-with":
            self.host = NATIONS.index(str(option.args["people"]))
            self.next(s)
        elif option.key == "displace-to":
            self.to = w.land.number(str(option.args["place"]))
            self.next(s)
        else:
            here = commanded_at(w, self.place, 1 << self.nation)
            remove(s, next(u for u in here if label(w.code[u]) == option.args), "IX.B.5")
