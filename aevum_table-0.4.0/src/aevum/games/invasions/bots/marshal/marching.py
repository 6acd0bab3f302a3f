"""How the marshal moves: the stack with the best prospect first, and what it leaves behind holds."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.campaigning import campaign_plan
from aevum.games.invasions.bots.marshal.choosing import best as best_of
from aevum.games.invasions.bots.marshal.choosing import place_of
from aevum.games.invasions.bots.marshal.distances import FAR, distances
from aevum.games.invasions.bots.marshal.hordes import worth_leaving, worth_moving
from aevum.games.invasions.bots.marshal.orders import Order, follow
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import Plan, best_plan
from aevum.games.invasions.bots.marshal.voyaging import voyage_plan
from aevum.games.invasions.rules.bounds.room import excess
from aevum.games.invasions.rules.campaign.march import CampaignMarch
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import NEUTRAL
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.marching.substep import StackMoves, picked_up
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import paces_left
from aevum.games.invasions.rules.world.world import NOWHERE, World
from aevum.kit.choosing import of_key


def next_march(s: InvasionsState, ask: Ask, coarse: bool = False) -> tuple[Option, Plan | None]:
    """The stack with the best plan, and the plan; when none has any, done. `coarse`: in haste."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, StackMoves)
    o = Outlook(s, ask.seat)
    o.coarse = coarse
    nations = frame.nations(w)
    best: Option | None = None
    found: Plan | None = None
    gain = 0.0
    for option in ask.options:
        if option.key == "march":
            march = picked_up(w, ask.seat, place_of(w, option), nations, frame.migrating)
            plan = plan_of(o, march)
            if plan is not None and plan.gain > gain:
                best, found, gain = option, plan, plan.gain
    leave = migration(o, ask, gain)
    if leave is None and best is not None:
        return best, found
    return leave or hordes(o, ask) or of_key(ask, "done") or must_leave(s, ask), None


def migration(o: Outlook, ask: Ask, gain: float) -> Option | None:
    """XVIII.G.3: a people sets out for new land where that promises far more than its stacks do."""
    for option in ask.options:
        if option.key == "migrate":
            nation = NATIONS.index(str(option.args["people"]))
            if worth_leaving(o, nation, gain):
                return option
    return None


def hordes(o: Outlook, ask: Ask) -> Option | None:
    """When the stacks have done their part: a horde that should be elsewhere."""
    for option in ask.options:
        if option.key == "horde":
            nation = NATIONS.index(str(option.args["people"]))
            if worth_moving(o, nation):
                return option
    return None


def must_leave(s: InvasionsState, ask: Ask) -> Option:
    """Some stack is where it may not stay: the first that can move does."""
    w = s.world
    for option in ask.options:
        if option.key == "march":
            place = place_of(w, option)
            crowded = excess(w, place, w.moving) > 0 or attitude(w, _lead(w), place) == NEUTRAL
            if crowded or w.horde[_lead(w)] not in (NOWHERE, place):
                return option
    return ask.options[0]


def _lead(w: World) -> int:
    return next(n for n in range(len(w.seat)) if w.moving >> n & 1)


def plan_of(o: Outlook, march: March) -> Plan | None:
    led = len(march.leaders) > 0
    units = [unit for unit in march.units if paces_left(o.w, unit, led)]
    if not units or march.home or march.migrating:
        return None
    stack = Stack(march.nation, march.place, units, march.leaders)
    found = best_plan(o, stack)
    voyage = voyage_plan(o, stack) if march.moved == 0 else None
    if voyage is None or (found is not None and found.gain >= voyage.gain):
        return found
    return voyage


def orders(s: InvasionsState, ask: Ask, known: Plan | None = None) -> list[Order]:
    """Leave who stays, then take the steps of the plan; halt where nothing more is to be won.

    `known`: the plan with which the stack was just picked up.
    """
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, March)
    if frame.migrating:
        return [Order(ask, _after_horde(s, ask, frame))]
    plan: Option | Plan | None = known
    if plan is None:
        o = Outlook(s, ask.seat)
        plan = campaign_plan(s, o, ask, frame) if isinstance(frame, CampaignMarch) else plan_of(o, frame)
    if isinstance(plan, Plan):
        found = follow(w, ask, frame, plan)
        if found:
            return (
                found if s.realm_now is not None else found[:1]
            )  # in one phase there is time to think again
    option = plan if isinstance(plan, Option) else None
    return [Order(ask, option or of_key(ask, "halt", "go") or ask.options[0])]


def _after_horde(s: InvasionsState, ask: Ask, frame: March) -> Option:
    """Those who migrate go where their horde went, or as near to it as they get."""
    far = distances(s.world.land, s.world.horde[frame.nation])
    here = far.get(frame.place, FAR)
    step = best_of(ask, "go", lambda option: -far.get(place_of(s.world, option), FAR), -here - 0.5)
    if step is None or (frame.moved and here == 0):
        step = of_key(ask, "halt")
    return step or ask.options[0]
