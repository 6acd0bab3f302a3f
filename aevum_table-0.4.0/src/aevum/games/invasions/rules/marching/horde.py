"""XVIII.G The horde on the move: like infantry in an invasion, else by migration."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.control.attitude import enemy_controlled, no_camp
from aevum.games.invasions.rules.control.provinces import hostile_force, settle
from aevum.games.invasions.rules.movement.confront import free_to_pass
from aevum.games.invasions.rules.movement.leave import (
    Leave,
    blocked_seas,
    forget_leaves,
    leave_options,
    with_leave,
)
from aevum.games.invasions.rules.movement.legality import (
    blockaded,
    leave_of,
    why_too_far_from_suzerain,
    would_attack,
)
from aevum.games.invasions.rules.reaction.opponents import camps, interceptors
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, STRAIT
from aevum.games.invasions.rules.world.pieces import HALTED, MOVED, USED, commanded_at, unit_on_map
from aevum.games.invasions.rules.world.world import FEDERATE, World, put

HORDE_PACES: Final = 3
"""XVIII.B.4, C7: where no counter tells another value; no leader adds to it."""
STAYED: Final = 2
"""Nobody let the horde over the strait that was its only way (XXV.F.1)."""


def why_not_horde(w: World, nation: int, migrating: bool) -> Refusal | None:
    """Why the horde cannot be moved on."""
    if w.horde_used[nation] >= HORDE_PACES:
        return Refusal("horde-tired", {"people": NATIONS[nation]}, "XVIII.B.4")
    if not _can_go(w, nation, migrating) and not _may_ask(w, nation, migrating):
        args: dict[str, object] = {"people": NATIONS[nation], "place": w.land.names[w.horde[nation]]}
        return Refusal("horde-shut-in", args, "XVIII.G.1")
    return None


def why_no_migration(w: World, nation: int) -> Refusal | None:
    """XVIII.G.3: the whole nation sets out together, so nobody may have moved or fought already."""
    for i in range(len(w.code)):
        if w.master[i] == nation and unit_on_map(w, i) and w.march[i] & (USED | HALTED):
            return Refusal("migration-late", {"people": NATIONS[nation]}, "XVIII.G.3")
    return why_not_horde(w, nation, True)


def why_not_horde_step(w: World, nation: int, to: int, migrating: bool) -> Refusal | None:
    land = w.land
    start = w.horde[nation]
    at: dict[str, object] = {"place": land.names[to]}
    if not land.is_province(to) or not land.adjacent(start, to):
        return Refusal("not-adjacent", {"from": land.names[start], "place": land.names[to]}, "XVIII.A.4")
    if w.horde_used[nation] >= HORDE_PACES:
        return Refusal("horde-tired", {"people": NATIONS[nation]}, "XVIII.B.4")
    if land.crossing(start, to) == STRAIT:
        if w.horde_used[nation]:
            return Refusal("strait-not-first", at, "XVIII.J.4")
        if blockaded(w, nation, start, to):
            return Refusal("strait-blockaded", at, "XXV.F.1")
    refusal = _why_not_there(w, nation, to, migrating)
    if refusal is None and no_camp(w, nation, to) and not _can_leave(w, nation, to, migrating):
        return Refusal("neutral-end", at, "XII.D.2")
    return refusal


def _why_not_there(w: World, nation: int, to: int, migrating: bool) -> Refusal | None:
    """Provinces that are not for this horde, however it gets there."""
    land = w.land
    at: dict[str, object] = {"place": land.names[to]}
    refusal = why_shut(w, nation, to)
    if refusal is None:
        refusal = why_too_far_from_suzerain(w, nation, to)
    if refusal is not None:
        return refusal
    if w.tie[nation] == FEDERATE and w.foedus[to] != nation:
        return Refusal("federate-stays", {"people": NATIONS[nation]}, "XXVIII.E.4")
    if migrating and would_attack(w, nation, to):
        return Refusal("migration-peaceful", at, "XVIII.G.3")
    if not migrating and _dangerous(w, nation, to) and not _escorted(w, nation, to):
        return Refusal("horde-alone", at, "III.D.8")
    return None


def _dangerous(w: World, nation: int, place: int) -> bool:
    """F96: where there is a fight or a siege to come, or enemies near enough to intercept whoever enters."""
    if would_attack(w, nation, place):
        return True
    if not enemy_controlled(w, nation, place):
        return False
    return bool(camps(w, place, interceptors(w, place, nation)))


def _escorted(w: World, nation: int, place: int) -> bool:
    """F96: whether units of the nation hold the ground; among enemies only those who cannot leave it."""
    own = commanded_at(w, place, 1 << nation)
    if hostile_force(w, place, nation):
        return any(w.march[unit] & HALTED for unit in own)
    return bool(own)


def _can_leave(w: World, nation: int, through: int, migrating: bool) -> bool:
    """F95: whether the horde, once in this neutral province, has the paces to end somewhere else."""
    if w.land.crossing(w.horde[nation], through) == STRAIT:
        return False
    ring = [through]
    seen = {through, w.horde[nation]}  # what lies behind may turn neutral when it is left
    for _ in range(HORDE_PACES - w.horde_used[nation] - 1):
        following: list[int] = []
        for p in ring:
            for q in w.land.near[p]:
                barred = q in seen or w.land.crossing(p, q) == STRAIT
                if barred or _why_not_there(w, nation, q, migrating) is not None:
                    continue
                seen.add(q)
                if not no_camp(w, nation, q):
                    return True
                following.append(q)
        ring = following
    return False


def _can_go(w: World, nation: int, migrating: bool) -> bool:
    return any(why_not_horde_step(w, nation, q, migrating) is None for q in w.land.near[w.horde[nation]])


def _may_ask(w: World, nation: int, migrating: bool) -> bool:
    """XXV.F.1: whether it could go if those whose fleets lie before it gave leave."""
    if w.horde_used[nation]:
        return False
    kept = w.leaves
    w.leaves = with_leave(w, nation, blocked_seas(w, nation, [w.horde[nation]]))
    found = _can_go(w, nation, migrating)
    w.leaves = kept
    return found


class HordeMarch(Frame[InvasionsState]):
    """III.D.11, III.D.12, XVIII.G.2: it moves by itself, since it stacks with nobody (III.D.4).

    It makes at least one step, unless its ways are all straits over which it is not let (XXV.F.1). Nobody
    intercepts it when it migrates (XVIII.G.5), and in an invasion it enters hostile land only after its units
    (F96), so that there is no reaction to it at all. In campaigns it stays where it is (XVIII.G.4).
    """

    steps: ClassVar[tuple[str, ...]] = ("horde",)

    def __init__(self, nation: int = 0, migrating: bool = False) -> None:
        super().__init__()
        self.nation = nation
        self.migrating = migrating
        self.moved = False

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if w.horde_used[self.nation] >= HORDE_PACES:
            forget_leaves(w, 1 << self.nation)
            s.pop(MOVED)
            return
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "place": w.land.names[w.horde[self.nation]],
        }
        s.ask(w.seat[self.nation], "horde", "XVIII.G.2", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        near = w.land.near[w.horde[self.nation]]
        found = [Option("go", {"place": w.land.names[q]}, "XVIII.G.2") for q in near]
        if not w.horde_used[self.nation]:
            found.extend(leave_options(w, blocked_seas(w, self.nation, [w.horde[self.nation]])))
        found.append(Option("halt", None, "XVIII.A.3"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key == "go":
            return why_not_horde_step(
                w, self.nation, w.land.number(str(option.args["place"])), self.migrating
            )
        if option.key == "ask-leave":
            return None
        at: dict[str, object] = {"place": w.land.names[w.horde[self.nation]]}
        if not self.moved and _can_go(w, self.nation, self.migrating):
            return Refusal("horde-set-out", {"people": NATIONS[self.nation]}, "XVIII.G.1")
        if no_camp(w, self.nation, w.horde[self.nation]) and _can_go(w, self.nation, self.migrating):
            return Refusal("neutral-end", at, "XII.D.2")
        return None

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        to = s.world.land.number(name)
        if key == "go" and s.world.land.is_province(to):
            return why_not_horde_step(s.world, self.nation, to, self.migrating)
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "halt":
            self._halt(s)
            return
        if option.key == "ask-leave":
            s.push(Leave(self.nation, 1 << self.nation, w.land.number(str(option.args["place"]))))
            return
        start = w.horde[self.nation]
        to = w.land.number(str(option.args["place"]))
        held = hostile_force(w, to, self.nation) and not free_to_pass(w, to, self.nation)
        spent = held or w.land.crossing(start, to) == STRAIT  # XVIII.C.1, XVIII.J.4
        used = HORDE_PACES if spent else w.horde_used[self.nation] + 1
        w.horde_used = put(w.horde_used, self.nation, used)
        w.horde = put(w.horde, self.nation, to)
        self.moved = True
        s.tell("horde-moves", {"people": NATIONS[self.nation], "place": w.land.names[to]}, "XVIII.G.2")
        settle(w, start)
        settle(w, to)

    def _halt(self, s: InvasionsState) -> None:
        w = s.world
        if self.moved:
            forget_leaves(w, 1 << self.nation)
            s.pop(MOVED)
            return
        seas = blocked_seas(w, self.nation, [w.horde[self.nation]])
        w.leaves = [*w.leaves, *[leave_of(w, self.nation, sea) - 1 for sea in seas]]  # it asks once
        s.tell("horde-stays", {"people": NATIONS[self.nation]}, "XXV.F.1")
        s.pop(STAYED)
