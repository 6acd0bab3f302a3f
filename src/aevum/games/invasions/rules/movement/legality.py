"""XVIII Why a stack may not go where it wants to. Every refusal names its rule."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.bounds.foedus import why_leaves_foedus
from aevum.games.invasions.rules.bounds.garrisons import why_not_other_half, why_out_of_bounds
from aevum.games.invasions.rules.control.attitude import attitude, no_camp
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.control.sharing import shares
from aevum.games.invasions.rules.control.stance import (
    EMPTY,
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    stance,
)
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.together import leads_away
from aevum.games.invasions.rules.troops import BARBARIAN, NATION_NOMAD, NATIONS, STRAIT, kind_name
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.land import NO_AREA, NO_SEA
from aevum.games.invasions.rules.world.pieces import (
    LEADER_PACES,
    SHIPPED,
    USED,
    paces_left,
)
from aevum.games.invasions.rules.world.world import NOWHERE, VASSAL, World


class Stack:
    """Units and leaders that move together from one place."""

    __slots__ = ("home", "leaders", "nation", "peaceful", "place", "units")

    def __init__(
        self,
        nation: int,
        place: int,
        units: list[int],
        leaders: list[int],
        peaceful: bool = False,
        home: int = 0,
    ) -> None:
        self.nation = nation
        """The nation that leads it, for stances."""
        self.place = place
        self.units = units
        self.leaders = leaders
        self.peaceful = peaceful
        """It migrates, and attacks nobody (XVIII.G.3)."""
        self.home = home
        """Before a raid: the nations whose provinces it may not leave, as a mask; else 0 (XI.C.3)."""


def stack_paces(w: World, stack: Stack) -> int:
    """XVIII.A.3: a stack moves as long as each of its units can."""
    led = bool(stack.leaders)
    left = LEADER_PACES
    for i in stack.leaders:
        left = min(left, LEADER_PACES - w.leader_used[i])
    for unit in stack.units:
        left = min(left, paces_left(w, unit, led))
    return max(0, left)


def why_not_step(w: World, stack: Stack, to: int) -> Refusal | None:
    """Why the stack may not go to this province now; None when it may."""
    land = w.land
    if not land.is_province(to) or not land.adjacent(stack.place, to):
        return Refusal(
            "not-adjacent", {"from": land.names[stack.place], "place": land.names[to]}, "XVIII.A.4"
        )
    refusal = why_no_paces(w, stack)
    return refusal if refusal is not None else _why_not_next(w, stack, to)


def open_steps(w: World, stack: Stack) -> list[int]:
    """The provinces where the stack may go now."""
    if why_no_paces(w, stack) is not None:
        return []
    return [q for q in w.land.near[stack.place] if _why_not_next(w, stack, q) is None]


def can_go(w: World, stack: Stack) -> bool:
    """Whether there is any."""
    if why_no_paces(w, stack) is not None:
        return False
    return any(_why_not_next(w, stack, q) is None for q in w.land.near[stack.place])


def can_follow(w: World, stack: Stack) -> bool:
    """F97: whether migrating units that have paces have a step that brings them nearer to their horde."""
    return any(_nearer(w, stack, q) for q in w.land.near[stack.place])


def _goes_apart(w: World, stack: Stack, to: int) -> bool:
    """Whether the step leads away from the horde although one leads nearer."""
    if not leads_away(w, stack.nation, stack.place, to):
        return False
    return any(_nearer(w, stack, q) for q in w.land.near[stack.place])


def _nearer(w: World, stack: Stack, to: int) -> bool:
    """F97: whether a step is open that brings migrating units to their horde."""
    return not leads_away(w, stack.nation, stack.place, to) and _why_not_next(w, stack, to) is None


def _why_not_next(w: World, stack: Stack, to: int) -> Refusal | None:
    """Why a stack that has paces left may not go to a province beside it."""
    refusal: Refusal | None = None
    if w.land.crossing(stack.place, to) == STRAIT:
        refusal = why_not_over_strait(w, stack, to)
    return refusal if refusal is not None else _why_not_beyond(w, stack, to)


def why_not_beyond_blockade(w: World, stack: Stack, to: int) -> Refusal | None:
    """Why the stack could not cross a strait though no fleet blocked it."""
    refusal = why_no_paces(w, stack)
    if refusal is None:
        refusal = _why_not_first(w, stack, to)
    return refusal if refusal is not None else _why_not_beyond(w, stack, to)


def _why_not_beyond(w: World, stack: Stack, to: int) -> Refusal | None:
    refusal = why_not_into(w, stack, to)
    if refusal is None:
        refusal = why_leaves_foedus(w, stack.place, stack.units)
    if refusal is None and (stack.peaceful or stack.home or w.truce):
        refusal = why_not_the_plan(w, stack, to)
    if refusal is None and stack.peaceful and _goes_apart(w, stack, to):
        names: dict[str, object] = {"people": NATIONS[stack.nation], "place": w.land.names[to]}
        return Refusal("migration-together", names, "XVIII.G.3")
    if refusal is None and no_camp(w, stack.nation, to) and not _can_leave(w, stack, to):
        return Refusal("neutral-end", {"place": w.land.names[to]}, "XII.D.2")
    return refusal


def why_not_the_plan(w: World, stack: Stack, to: int) -> Refusal | None:
    """What the nation is about, a migration or a raid, keeps it from some provinces."""
    if attacks_nobody(w, stack) and would_attack(w, stack.nation, to):
        return Refusal("migration-peaceful", {"place": w.land.names[to]}, "XVIII.G.3")
    if stack.home and not shares(w, to) & stack.home:  # XII.A.4, XXVI.B.6
        return Refusal("raid-home-only", None, "XI.C.3")
    return None


def attacks_nobody(w: World, stack: Stack) -> bool:
    """XVIII.G.3: somebody of the stack migrates, or did so in this activation."""
    return stack.peaceful or any(w.truce >> w.master[unit] & 1 for unit in stack.units)


def would_attack(w: World, nation: int, place: int) -> bool:
    """Whether going there means a battle or a siege."""
    return hostile_force(w, place, nation) or (w.level[place] > 0 and attitude(w, nation, place) == EMPTY)


def why_no_paces(w: World, stack: Stack) -> Refusal | None:
    led = bool(stack.leaders)
    for unit in stack.units:
        if paces_left(w, unit, led) == 0:
            return Refusal("no-paces", {"unit": kind_name(w.code[unit])}, "XVIII.B.3")
    for i in stack.leaders:
        if w.leader_used[i] >= LEADER_PACES:
            return Refusal("leader-tired", None, "XVIII.B.5")
    return None


def why_not_over_strait(w: World, stack: Stack, to: int) -> Refusal | None:
    refusal = _why_not_first(w, stack, to)
    if refusal is None and blockaded(w, stack.nation, stack.place, to):
        return Refusal("strait-blockaded", {"place": w.land.names[to]}, "XXV.F.1")
    return refusal


def _why_not_first(w: World, stack: Stack, to: int) -> Refusal | None:
    moved = [unit for unit in stack.units if w.march[unit] & USED]
    if moved or any(w.leader_used[i] for i in stack.leaders):
        return Refusal("strait-not-first", {"place": w.land.names[to]}, "XVIII.J.4")
    return None


def blockaded(w: World, nation: int, a: int, b: int) -> bool:
    """XXV.F.1, XXV.F.2: as long as fleets hostile to the nation are on the sea, whoever else is there.

    F247: a player's own fleets hinder none of his nations, since he decides for both.
    """
    sea = w.land.strait_sea(a, b)
    if sea == NO_SEA:
        return False
    i = w.first[sea]
    while i:
        if stance(w, nation, w.master[i], sea) == HOSTILE and w.seat[w.master[i]] != w.seat[nation]:
            return not w.leaves or leave_of(w, nation, sea) not in w.leaves
        i = w.following[i]
    return False


def leave_of(w: World, nation: int, sea: int) -> int:
    """In `World.leaves`: all who could block the straits of a sea let a nation through."""
    return 2 * (nation * w.land.places + sea) + 1


def why_not_into(w: World, stack: Stack, to: int) -> Refusal | None:
    """Lands that are closed to some of the stack, however it gets there."""
    for unit in stack.units:
        refusal = why_shut(w, nation_of(w.code[unit]), to)
        if refusal is None:
            refusal = why_out_of_bounds(w, unit, to)
        if refusal is None:
            refusal = why_not_other_half(w, unit, to)
        if refusal is None and w.tie[w.master[unit]] == VASSAL:
            refusal = why_stray(w, w.master[unit], stack.place, to)
        if refusal is not None:
            return refusal
    return _why_not_alone(w, stack, to) if not stack.units else None


def _why_not_alone(w: World, stack: Stack, to: int) -> Refusal | None:
    """F98: leaders without units travel in friendly and neutral land only."""
    for i in stack.leaders:
        n = LEADER_NATION[i]
        refusal = why_shut(w, n, to)
        if refusal is None:
            refusal = why_stray(w, n, stack.place, to)
        if refusal is not None:
            return refusal
    if attitude(w, stack.nation, to) not in (FRIENDLY, NEUTRAL):
        return Refusal("leader-alone", {"place": w.land.names[to]}, "XVII.C.4")
    return None


def why_stray(w: World, nation: int, start: int, to: int) -> Refusal | None:
    """A vassal that its suzerain's horde left behind must find its way back somehow."""
    refusal = why_too_far_from_suzerain(w, nation, to)
    if refusal is None or why_too_far_from_suzerain(w, nation, start) is not None:
        return None
    return refusal


def why_too_far_from_suzerain(w: World, nation: int, to: int) -> Refusal | None:
    """XVIII.A.7, XXIX.F.3: a nomad's vassal keeps to the Area of its suzerain's horde or one beside it."""
    if w.tie[nation] != VASSAL:
        return None
    lord = w.lord[nation]
    home = w.horde[lord]
    if not NATION_NOMAD[lord] or w.status[lord] != BARBARIAN or home == NOWHERE:
        return None
    here, there = w.land.area[home], w.land.area[to]
    if here in (there, NO_AREA) or (there != NO_AREA and there in w.land.area_near[here]):
        return None
    return Refusal(
        "too-far-from-suzerain", {"people": NATIONS[nation], "suzerain_people": NATIONS[lord]}, "XVIII.A.7"
    )


def _can_leave(w: World, stack: Stack, through: int) -> bool:
    """F95: whether the stack, once in this neutral province, has the paces to end somewhere else."""
    if w.land.crossing(stack.place, through) == STRAIT:
        return False
    ring = [through]
    seen = {through, stack.place}  # what lies behind may turn neutral when it is left
    for _ in range(stack_paces(w, stack) - 1):
        following: list[int] = []
        for p in ring:
            for q in w.land.near[p]:
                if q in seen or w.land.crossing(p, q) == STRAIT or why_not_into(w, stack, q) is not None:
                    continue
                if (stack.peaceful or stack.home or w.truce) and why_not_the_plan(w, stack, q) is not None:
                    continue
                seen.add(q)
                if not no_camp(w, stack.nation, q):
                    return True
                following.append(q)
        ring = following
    return False


def has_shipped(w: World, stack: Stack) -> bool:
    return any(w.march[unit] & SHIPPED for unit in stack.units)
