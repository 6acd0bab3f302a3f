"""Where a horde should be: it holds a Barbarian Area by itself, and must not be caught alone."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import HORDE_ATTACKED, people_worth
from aevum.games.invasions.bots.marshal.strength import HORDE, strength
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import NEUTRAL
from aevum.games.invasions.rules.marching.horde import HORDE_PACES, HordeMarch, why_not_horde_step
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import World, put
from aevum.kit.choosing import of_key

LEAST = 0.5
"""Points for which a horde is moved at all."""
LEAVING = 1.0
"""What a people must gain besides to leave its home for good."""
ON_THE_WAY = 0.2
SETTING_OUT = 0.3
"""The same in a whole match, where peoples are on their way."""
HELD = 0.4
"""How much of the land that is left behind counts there: it would not be theirs for long."""


@dataclass(frozen=True)
class HordePlan:
    way: list[int]
    gain: float


def best_horde_plan(o: Outlook, nation: int, migrating: bool) -> HordePlan:
    """The best end of the horde's way, compared with staying; the way is empty where that is best."""
    start = o.w.horde[nation]
    stay = _merit(o, o.w, nation, migrating)
    best = HordePlan([], 0.0)
    seen = {start}
    ring: list[tuple[World, list[int]]] = [(o.w, [])]
    while ring:
        following: list[tuple[World, list[int]]] = []
        for w, way in ring:
            for q in w.land.near[w.horde[nation]]:
                if q in seen or why_not_horde_step(w, nation, q, migrating) is not None:
                    continue
                seen.add(q)
                moved = _moved(o, w, nation, q)
                following.append((moved, [*way, q]))
                if attitude(moved, nation, q) == NEUTRAL:
                    continue
                gain = _merit(o, moved, nation, migrating) - stay + o.nearer(nation, start, q)
                if gain > best.gain:
                    best = HordePlan([*way, q], gain)
        ring = following
    return best


def _moved(o: Outlook, w: World, nation: int, to: int) -> World:
    new = w.copy()
    start = w.horde[nation]
    new.horde_used = put(w.horde_used, nation, w.horde_used[nation] + 1)
    new.horde = put(w.horde, nation, to)
    settle(new, start)
    settle(new, to)
    return new


def _merit(o: Outlook, w: World, nation: int, migrating: bool) -> float:
    """Points for the land, less the danger to the horde; who migrates takes all its units along."""
    place = w.horde[nation]
    units = o.own_units(place, nation)
    leaders = o.own_leaders(place, nation)
    if migrating:
        own = [
            i for i in range(1, len(w.code)) if w.master[i] == nation and 0 <= w.place[i] < w.land.provinces
        ]
        leaders = o.own_leaders(o.w.horde[nation], nation)
        units = own[:5]
        if place != o.w.horde[nation]:
            w = w.copy()
            homes = {w.place[i] for i in own}
            for i in own:
                shift(w, i, place)
            for p in (*homes, place):
                settle(w, p)
    lost = o.danger(place, nation, strength(o.w, units, leaders) + HORDE)
    danger = HORDE_ATTACKED * lost * people_worth(o, w, nation)
    return o.ledger.value(w) * (1.0 if o.drawn(nation) is None else HELD) - danger


def worth_moving(o: Outlook, nation: int) -> bool:
    """Whether the horde of an invader should be elsewhere."""
    return best_horde_plan(o, nation, False).gain > (LEAST if o.drawn(nation) is None else ON_THE_WAY)


def worth_leaving(o: Outlook, nation: int, gain: float) -> bool:
    """XVIII.G.3: whether new land promises more than the stacks do, of which the best would gain so much."""
    least = LEAVING + 2 * gain if o.drawn(nation) is None else SETTING_OUT + gain
    return best_horde_plan(o, nation, True).gain > least


def horde(s: InvasionsState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, HordeMarch)
    w = s.world
    plan = best_horde_plan(Outlook(s, ask.seat), frame.nation, frame.migrating)
    if plan.way and w.horde_used[frame.nation] < HORDE_PACES:
        step = ask.find(Option("go", {"place": w.land.names[plan.way[0]]}).id)
        if step is not None:
            return step
    return of_key(ask, "halt", "go") or ask.options[0]
