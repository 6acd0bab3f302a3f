"""XIX.A.10-XIX.A.18 One attempt: the roll of a stack, and its way to the enemy."""

from aevum.engine.event import Modifier
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.hands.window import swayed
from aevum.games.invasions.rules.leaders import COMBAT
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.reaction.interception import (
    SUCCEEDS_AT,
    Interceptor,
    stack_modifier,
    way_modifier,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.world.pieces import best_combat, members, seat_of, shift
from aevum.games.invasions.rules.world.world import World


def modifier(
    w: World, stack: Stack, target: int, way: list[int], side: int, items: list[Modifier] | None = None
) -> int:
    """What is added to the roll. The capital of any of the allies counts: they are one (XXXIV.0.2)."""
    combat = COMBAT[best_combat(stack.leaders)] if stack.leaders else 0  # III.C.12
    capital = False
    for n in members(side):
        capital = capital or seat_of(w, n) == target  # VII.D.9
    borders: list[tuple[int, str]] = []
    for i in range(len(way) - 1):
        borders.append((w.land.crossing(way[i], way[i + 1]), w.land.border_name(way[i], way[i + 1])))
    total = stack_modifier(Interceptor(combat, w.status[stack.nation] == EMPIRE, capital), items)
    return total + way_modifier(borders, items)


def attempt(s: InvasionsState, stack: Stack, target: int, way: list[int], side: int) -> bool:
    """Roll for one stack."""
    w = s.world
    items: list[Modifier] = []
    total = modifier(w, stack, target, way, side, items) + swayed(s, items, "X.B.5")
    args = named(w, stack, target)
    args["needed"] = SUCCEEDS_AT
    roll = d10(s, "interception-roll", "XIX.A.16", 1, items, args)[0]
    if roll + total >= SUCCEEDS_AT:
        return True
    s.tell("interception-fails", named(w, stack, target), "XIX.A.17")
    return False


def arrive(s: InvasionsState, stack: Stack, target: int) -> None:
    """XIX.A.18; where the interceptors come from is no way in that a battle asks for (XX.F.6)."""
    w = s.world
    for unit in stack.units:
        shift(w, unit, target)
    for i in stack.leaders:
        w.leader_place[i] = target
    args = named(w, stack, target)
    args["units"] = len(stack.units)
    s.tell("intercepts", args, "XIX.A.18")
    settle(w, stack.place)
    settle(w, target)


def named(w: World, stack: Stack, target: int) -> dict[str, object]:
    return {
        "people": NATIONS[stack.nation],
        "from": w.land.names[stack.place],
        "place": w.land.names[target],
    }
