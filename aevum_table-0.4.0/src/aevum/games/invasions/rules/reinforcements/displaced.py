"""IX.B One nation makes room for a newcomer: no battle, no interception, no flight (IX.B.9)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.foedus import within_foedus
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import escape
from aevum.games.invasions.rules.movement.kinds import NO_MATTER, meant, told
from aevum.games.invasions.rules.movement.leave import StraitWish, forget_leaves
from aevum.games.invasions.rules.reinforcements.havens import (
    havens,
    homeward,
    may_enter,
    overseas,
    straits_closed,
)
from aevum.games.invasions.rules.reinforcements.moving import drive_off, remove, settle_in
from aevum.games.invasions.rules.reinforcements.refuge import Refuge, hosts
from aevum.games.invasions.rules.retreat.arrival import move_horde
from aevum.games.invasions.rules.retreat.ends import room_with
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.ties import may_submit
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World


class Displaced(Frame[InvasionsState]):
    """`rooted`: its horde, its capital or all that it has on land was here, so that it is the people that
    is driven out, and not some garrison; that matters by a table option only (F125).
    """

    steps: ClassVar[tuple[str, ...]] = ("begin", "horde", "units", "who", "end")

    def __init__(self, nation: int = 0, newcomer: int = 0, place: int = 0, rooted: bool = False) -> None:
        super().__init__()
        self.nation = nation
        self.newcomer = newcomer
        self.place = place
        self.rooted = rooted
        self.leaders: list[int] = []
        """Those who go with the next who leave."""
        self.apart: list[int] = []
        """Units that their owner keeps back, to go elsewhere; `leaders_apart` wait with them."""
        self.leaders_apart: list[int] = []
        self.moved = False
        self.coasts: list[int] = []
        """Where each unit that left over the sea went."""
        self.to = NOWHERE
        self.chosen: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "begin":
                self.leaders = leaders_at(w, self.place, 1 << self.nation)
                self.rooted = self.rooted or w.horde[self.nation] == self.place or self._all_here(w)
                self.next(s)
                closed = straits_closed(w, self.nation, self.place)
                if closed and w.seat[self.nation] != NOBODY:
                    s.push(StraitWish(w.seat[self.nation], self.nation, closed))
            case "horde":
                if w.horde[self.nation] == self.place and self._open(w):
                    s.ask(w.seat[self.nation], "displaced-horde", "IX.B.7", self._named(w))
                else:
                    self.next(s)
            case "units":
                self._units(s)
            case "who":
                self._who(s)
            case _:
                settle(w, self.place)
                forget_leaves(w, 1 << self.nation)
                s.pop()
                for leader in [*self.leaders, *self.leaders_apart]:
                    escape(s, leader)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.place]}

    def _here(self, w: World) -> list[int]:
        return commanded_at(w, self.place, 1 << self.nation)

    def _group(self, w: World) -> list[int]:
        return [unit for unit in self._here(w) if unit not in self.apart]

    def _gather(self) -> None:
        self.apart = []
        self.leaders = sorted([*self.leaders, *self.leaders_apart])
        self.leaders_apart = []

    def _all_here(self, w: World) -> bool:
        here = len(self._here(w))
        on_land = [p for i, p in enumerate(w.place) if w.land.is_province(p) and w.master[i] == self.nation]
        return 0 < here == len(on_land)

    def _open(self, w: World) -> list[int]:
        """All that lies open to the nation, whatever the stacking."""
        ends = havens(w, self.nation, self.place)
        ends.extend([p for p in overseas(w, self.nation, self.place, self.coasts) if p not in ends])
        return ends

    def _room(self, w: World, to: int) -> int:
        room = room_with(w, to, self.nation, self.leaders)
        if to in havens(w, self.nation, self.place):
            return room
        return min(room, overseas(w, self.nation, self.place, self.coasts)[to])

    def _ends(self, w: World) -> list[int]:
        ends = [p for p in self._open(w) if self._room(w, p) and self._able(w, p)]
        return homeward(w, self.nation, self.place, ends)

    def _able(self, w: World, to: int) -> list[int]:
        """Of those here the ones who may set foot in a province."""
        return [unit for unit in self._group(w) if unit not in self.chosen and may_enter(w, unit, to)]

    def _units(self, s: InvasionsState) -> None:
        w = s.world
        if self.apart and not self._ends(w):
            self._gather()
        here = self._here(w)
        camp = w.horde[self.nation] == self.place
        if here and self._ends(w):
            args: dict[str, object] = {**self._named(w), "units": len(self._group(w))}
            s.ask(w.seat[self.nation], "displaced", "IX.B.2", args)
            return
        self.step = "end"
        if not here and not camp:
            return
        if self._cornered(s):
            s.push(Refuge(self.nation, self.newcomer, self.place, self.leaders))
            self.leaders = []
            return
        for unit in here:
            remove(s, unit, "IX.B.3")
        if camp:
            drive_off(s, self.nation)

    def _cornered(self, s: InvasionsState) -> bool:
        """IX.B.4: it is surrounded, and can find refuge; Empires never do (XXIX.A.1)."""
        w = s.world
        if s.garrisons_fall and not self.rooted:
            return False
        if self.moved or self._open(w) or not may_submit(w, self.nation):
            return False
        return bool(hosts(w, self.nation, self.newcomer, self.place))

    def _who(self, s: InvasionsState) -> None:
        """XVII.A.10: the owner says who goes where not all have room."""
        w = s.world
        left = self._room(w, self.to) - len(self.chosen)
        able = self._able(w, self.to)
        if 0 < left < len(able):
            args: dict[str, object] = {"people": NATIONS[self.nation], "units": left}
            s.ask(w.seat[self.nation], "who-retreats", "IX.B.2", {**args, "place": w.land.names[self.to]})
            return
        self._send(s, [*self.chosen, *able[: max(0, left)]])

    def _send(self, s: InvasionsState, units: list[int]) -> None:
        w = s.world
        if self.to not in havens(w, self.nation, self.place):
            self.coasts.extend([self.to] * len(units))
        if len(units) == len(self._here(w)):
            self._gather()
        settle_in(s, self.nation, units, self.leaders, self.place, self.to, "IX.B.2")
        self.moved = True
        self.leaders = []
        self._gather()
        self.chosen = []
        self.step = "units"

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "who-retreats":
            kinds = one_of_each([w.code[unit] for unit in self._able(w, self.to)])
            return [Option("goes", label(code), "IX.B.2") for code in kinds]
        around = w.land.near[self.place]
        others = [p for p in self._offered(w, ask) if p not in around]
        found = [Option("displace-to", {"place": w.land.names[p]}, ask.rule) for p in [*around, *others]]
        return [*found, *self._splits(w, ask)]

    def _splits(self, w: World, ask: Ask) -> list[Option]:
        """IX.B.2: to provinces, be it one or several, where more than one is open."""
        group = self._group(w)
        if ask.key != "displaced" or len(self._ends(w)) < 2:
            return []
        found = told(w, group, "split", "IX.B.2", NO_MATTER) if len(group) > 1 else []
        if self.apart:
            found.extend([Option("split-leader", {"leader": LEADERS[i]}, "IX.B.2") for i in self.leaders])
        return found

    def _offered(self, w: World, ask: Ask) -> list[int]:
        """XXVIII.E.4, F295: the horde of a federate stays in its Foedus where it can."""
        if ask.key != "displaced-horde":
            return self._ends(w)
        ends = self._open(w)
        return within_foedus(w, self.nation, ends) or ends

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "who-retreats":
            return self.candidates(s, ask)
        ends = self._offered(w, ask)
        found = [Option("displace-to", {"place": w.land.names[p]}, ask.rule) for p in ends]
        return [*found, *self._splits(w, ask)]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key != "displace-to":
            return None
        to = w.land.number(str(option.args["place"]))
        if to in self._offered(w, ask):
            return None
        at: dict[str, object] = {"place": w.land.names[to]}
        if to not in havens(w, self.nation, self.place):
            return Refusal("displaced-unwelcome", at, "IX.B.2")
        if ask.key == "displaced-horde":
            return Refusal("federate-stays", {"people": NATIONS[self.nation]}, "XXVIII.E.4")
        if not (self._room(w, to) and self._able(w, to)):
            return Refusal("retreat-full", at, "XVII.A.4")
        return Refusal("displaced-astray", at, "IX.B.2")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "goes":
            kind = option.args
            self.chosen.append(next(u for u in self._able(w, self.to) if label(w.code[u]) == kind))
            return
        if option.key == "split-leader":
            leader = LEADERS.index(str(option.args["leader"]))
            self.leaders.remove(leader)
            self.leaders_apart.append(leader)
            return
        if option.key in ("split", "split-hired"):
            self.apart.append(meant(w, self._group(w), option, NO_MATTER))
            return
        to = w.land.number(str(option.args["place"]))
        if ask.key == "displaced-horde":
            move_horde(s, self.nation, to, "IX.B.7")
            settle(w, self.place)
            self.moved = True
        else:
            self.to = to
            self.step = "who"
