"""Campaigns: who sets out, from where, and with whom."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.marshal.groups import limit
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import Plan, best_plan, tempts
from aevum.games.invasions.bots.marshal.stakes import stake
from aevum.games.invasions.bots.marshal.strength import bare_strength, unit_strength
from aevum.games.invasions.rules.campaign.callup import CallUp, ways_in
from aevum.games.invasions.rules.campaign.leader import besieged, refresh
from aevum.games.invasions.rules.campaign.march import CampaignMarch, connected
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.leaders import CAMPAIGN, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.movement.kinds import kind_args
from aevum.games.invasions.rules.movement.legality import Stack, why_not_into
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import STRAIT
from aevum.games.invasions.rules.world.pieces import CAVALRY_PACES, paces_left, shift, spend
from aevum.games.invasions.rules.world.world import World
from aevum.kit.choosing import of_key

BETTER = 0.1
"""By how much another start must be better than the one where the leader is."""
SPARED = 0.4
"""What a unit that is called up may be missed."""
STARTS = 2
"""Of each sort of start the most promising are looked at closely."""


def campaigns(s: InvasionsState, ask: Ask) -> Option:
    """The leader with the best prospect; none where nobody has any."""
    refresh(s.world)
    o = Outlook(s, ask.seat)

    def gain(option: Option) -> float:
        return _gain(s, o, LEADERS.index(str(option.args["leader"])))

    return best(ask, "campaign", gain, 0.0) or of_key(ask, "no-campaign") or ask.options[0]


def campaign_again(s: InvasionsState, ask: Ask) -> Option:
    leader = LEADERS.index(str(ask.args["leader"]))
    chosen = ask.args["campaigns"] == CAMPAIGN[leader]  # for his prospects, just now
    if chosen or besieged(s.world, s.world.moving):  # XXIV.C.12: who ends his campaigns gives up his sieges
        return of_key(ask, "set-out") or ask.options[0]
    refresh(s.world)
    gain = _gain(s, Outlook(s, ask.seat), leader)
    return of_key(ask, "set-out" if gain > 0 else "end-campaigns") or ask.options[0]


def _gain(s: InvasionsState, o: Outlook, leader: int) -> float:
    place = s.world.leader_place[leader]
    if not s.world.land.is_province(place):
        return 0.0  # he would only go ashore
    plan = _plan_from(o, place, leader)
    found = plan.gain if plan is not None else 0.0
    return max(found, _best_start(s, o, leader, connected(s.world, LEADER_NATION[leader], place))[1])


def _plan_from(o: Outlook, place: int, leader: int) -> Plan | None:
    """With all who stand there, whether they are of the stack already or are yet to be taken."""
    nation = LEADER_NATION[leader]
    units = [
        i for i in o.own_units(place, nation) if o.w.moving >> o.w.master[i] & 1 and paces_left(o.w, i, True)
    ]
    leaders = [i for i in o.own_leaders(place, nation) if o.w.moving >> LEADER_NATION[i] & 1]
    return best_plan(o, Stack(nation, place, units, leaders), leader) if units else None


def _best_start(s: InvasionsState, o: Outlook, leader: int, region: list[int]) -> tuple[int, float]:
    """XXII.A.4: of the places to which the leader's stack may redeploy the best, and what it promises."""
    w = s.world
    nation = LEADER_NATION[leader]
    here = w.leader_place[leader]
    units = o.own_units(here, nation)
    leaders = o.own_leaders(here, nation)
    left = stake(o, here, nation, [], [], False) - stake(o, here, nation, units, leaders, False)
    found = (here, 0.0)
    for start in _starts(o, nation, here, region, units, leaders):
        moved = s.copy()
        assert isinstance(moved, InvasionsState)
        _redeploy(moved.world, here, start, units, leaders)
        plan = _plan_from(Outlook(moved, o.seat), start, leader)
        if plan is not None and plan.gain + left > found[1]:
            found = (start, plan.gain + left)
    return found


def _starts(
    o: Outlook, nation: int, here: int, region: list[int], units: list[int], leaders: list[int]
) -> list[int]:
    """Places beside the most tempting provinces, and those of the strongest stacks."""
    w = o.w
    armies = [p for p in region if p != here and w.first[p]]
    armies.sort(key=lambda p: -bare_strength(w, o.own_units(p, nation)))
    aims: dict[int, int] = {}
    for p in region if units else []:
        for q in w.land.near[p]:
            if q not in aims and w.land.crossing(p, q) != STRAIT and tempts(o, q, nation):
                aims[q] = p
    gains = {q: stake(o, q, nation, units, leaders, True) for q in aims}
    best_aims = sorted([q for q in aims if gains[q] > 0], key=lambda q: -gains[q])
    borders = [aims[q] for q in best_aims[:STARTS] if aims[q] != here]
    return list(dict.fromkeys([*borders, *armies[:STARTS]]))


def _redeploy(w: World, here: int, to: int, units: list[int], leaders: list[int]) -> None:
    for unit in units:
        shift(w, unit, to)
    for i in leaders:
        w.leader_place[i] = to
    settle(w, here)
    settle(w, to)


def campaign_plan(s: InvasionsState, o: Outlook, ask: Ask, frame: CampaignMarch) -> Option | Plan | None:
    """A plan to follow from here, or what should come before it: a redeployment, or a call for units."""
    plan = _plan_from(o, frame.place, frame.leader)
    gain = plan.gain if plan is not None else 0.0
    begun = len(frame.units) < len(o.own_units(frame.place, frame.nation))
    if frame.moved or begun:
        return plan
    region = [place_of(s.world, option) for option in ask.options if option.key == "redeploy"]
    start, more = _best_start(s, o, frame.leader, region)
    if more > gain + BETTER:
        return ask.find(Option("redeploy", {"place": s.world.land.names[start]}).id)
    call = best(ask, "call", lambda option: _called(s, o, frame, place_of(s.world, option)), gain + BETTER)
    return call if call is not None else plan


def _called(s: InvasionsState, o: Outlook, frame: CampaignMarch, start: int) -> float:
    """What the stack promises with units of another province, less what these are missed there."""
    w = s.world
    nation = frame.nation
    far = ways_in(w, frame.nations, frame.place).get(start, 0)
    able = _spared(o, start, frame.place, frame.nations, nation)
    if not able:
        return 0.0
    units = o.own_units(start, nation)
    rest = [unit for unit in units if unit not in able]
    leaders = o.own_leaders(start, nation)
    left = stake(o, start, nation, rest, leaders, False) - stake(o, start, nation, units, leaders, False)
    joined = s.copy()
    assert isinstance(joined, InvasionsState)
    for unit in able:
        spend(joined.world, unit, far, False)
        shift(joined.world, unit, frame.place)
    settle(joined.world, start)
    plan = _plan_from(Outlook(joined, o.seat), frame.place, frame.leader)
    return plan.gain + left if plan is not None else 0.0


def _spared(o: Outlook, start: int, to: int, nations: int, nation: int) -> list[int]:
    """The strongest of a province who can come and are not missed, as many as the leader has room for."""
    w = o.w
    room = limit(o, to, nation, o.own_leaders(to, nation)) - len(o.own_units(to, nation))
    far = ways_in(w, nations, to).get(start, CAVALRY_PACES)
    rest = o.own_units(start, nation)
    leaders = o.own_leaders(start, nation)
    before = stake(o, start, nation, rest, leaders, False)
    found: list[int] = []
    for unit in sorted(rest, key=lambda unit: -unit_strength(w, unit)):
        alone = Stack(w.master[unit], start, [unit], [])
        if paces_left(w, unit, False) > far and len(found) < room and why_not_into(w, alone, to) is None:
            rest = [other for other in rest if other != unit]
            if before - stake(o, start, nation, rest, leaders, False) > SPARED:
                break
            found.append(unit)
    return found


def call_up(s: InvasionsState, ask: Ask) -> Option:
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, CallUp)
    march = s.frames[ask.depth - 1]
    assert isinstance(march, CampaignMarch)
    o = Outlook(s, ask.seat)
    for unit in _spared(o, frame.place, frame.to, frame.nations, march.nation):
        joins = ask.find(Option("joins", kind_args(w, unit, False)).id)
        if joins is not None:
            return joins
    return of_key(ask, "enough") or ask.options[0]
