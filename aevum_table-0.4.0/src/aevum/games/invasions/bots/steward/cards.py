"""Event cards: when they are worth playing, and on whom."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.marshal.strength import beats, code_strength
from aevum.games.invasions.bots.steward.governing import WOES
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.prizes import prizes
from aevum.games.invasions.bots.steward.reading import envied, might, nation_of
from aevum.games.invasions.rules.events.on_nation import EventOnNation
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.events.targets import leaders_of, things
from aevum.games.invasions.rules.fight import SIDE_NAMES, Side
from aevum.games.invasions.rules.hands.deck import AMOUNT, EFFECT, EVENTS
from aevum.games.invasions.rules.hands.window import PlaceEvents
from aevum.games.invasions.rules.leaders import CAMPAIGN, COMBAT, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import World
from aevum.kit.choosing import of_key

CLOSE = (0.15, 0.85)
"""Between these chances of victory a card may turn a battle."""
LARGE = 5
"""Units on both sides together that make a battle worth a card."""
WORTH_A_CARD = 1.0
HINDERS = ("remove", "whiten")
GROWS = 1.0
WALLS = 0.7
REPAIRED = 0.6
VOLUNTEER = 0.8
MINISTER = 0.6
CAMPAIGNS = 0.6
GOLD = 0.12
YEAR = 1.0
DECLINES = 2.0
INVADES = 0.25
FREED = 2.0


def strategic(s: InvasionsState, seat: int, option: Option) -> float:
    """What a private card is worth on a nation, in points."""
    w = s.world
    card = EVENTS.index(str(option.args["title"]))
    n = nation_of(option.args)
    own = w.seat[n] == seat
    amount = AMOUNT[card]
    match EFFECT[card]:
        case "grow":
            return GROWS if own else 0.0
        case "walls":
            return WALLS if own else 0.0
        case "repair":
            return REPAIRED * len(things(s, n, "damaged")) if own else 0.0
        case "unit":
            return VOLUNTEER if own else 0.0
        case "administration":
            return MINISTER if own else 0.0
        case "campaign":
            return (
                CAMPAIGNS * max([COMBAT[i] + CAMPAIGN[i] for i in leaders_of(w, n)], default=0)
                if own
                else 0.0
            )
        case "invade":
            return INVADES * might(w, n) if own else 0.0
        case "gold":
            return GOLD * amount if own else -0.6 * GOLD * max(amount, -w.gold[n]) * envied(s, n, seat)
        case "age":
            return -YEAR * amount if own else 0.5 * YEAR * amount * envied(s, n, seat)
        case "decline" | "renaissance":
            return DECLINES if own else 0.0
        case "idle":
            return 0.0 if own else 0.3 * envied(s, n, seat) * _best_leader(w, n)
        case "kill-leader":
            return 0.0 if own else 0.3 * envied(s, n, seat) * _best_leader(w, n)
        case "treason":
            return FREED if own and w.lord[n] >= 0 and w.seat[w.lord[n]] != seat else 0.0
        case _:
            return 0.0


def _best_leader(w: World, nation: int) -> int:
    return max([COMBAT[i] + CAMPAIGN[i] for i in leaders_of(w, nation)], default=0)


def battle_events(s: InvasionsState, ask: Ask) -> Option:
    """In close and large battles of our own: what helps us, or hinders the enemy."""
    own = _own_side(s, ask.seat)
    passes = of_key(ask, "pass") or ask.options[-1]
    if own < 0 or not _close(s, own):
        return passes

    def helps(option: Option) -> float:
        card = EVENTS.index(str(option.args["title"]))
        good = EFFECT[card] not in HINDERS and AMOUNT[card] > 0
        side = SIDE_NAMES.index(str(option.args["whose"]))
        return abs(AMOUNT[card]) if good == (side == own) else 0.0

    return best(ask, "play-on-side", helps, 0.0) or passes


def _own_side(s: InvasionsState, seat: int) -> int:
    seats = [s.world.seat[side.nation] for side in s.fight.sides]
    if seats[0] == seats[1] or seat not in seats:
        return -1
    return seats.index(seat)


def _power(side: Side) -> float:
    return sum([code_strength(code) for code in side.units], 0.0)


def _close(s: InvasionsState, own: int) -> bool:
    attacker, defender = s.fight.sides
    win = beats(_power(attacker), _power(defender))
    large = len(attacker.units) + len(defender.units) >= LARGE
    return large and CLOSE[0] < win < CLOSE[1] and not _swayed(s, own)


def _swayed(s: InvasionsState, own: int) -> bool:
    """Whether the dice are ours already: more than the enemy has by half."""
    sway = s.realm.sway
    half = len(sway) // 2
    dice = [sum(sway[:half]), sum(sway[half:])]
    return dice[own] > 1.5 * dice[1 - own]


def siege_events(s: InvasionsState, ask: Ask) -> Option:
    own = _own_side(s, ask.seat)
    passes = of_key(ask, "pass") or ask.options[-1]
    place = s.world.land.number(s.fight.field.province)
    worthy = own >= 0 and place >= 0 and (s.world.level[place] > 1 or place in s.world.capital)
    return _on_roll(ask, 1 if own == 0 else -1, passes) if worthy else passes


def _on_roll(ask: Ask, sign: int, passes: Option) -> Option:
    def helps(option: Option) -> float:
        value = option.args["value"]
        assert isinstance(value, int)
        return sign * value

    return best(ask, "play-on-roll", helps, 0.0) or passes


def roll_events(s: InvasionsState, ask: Ask) -> Option:
    """For rolls of our own where much is at stake, and against those of others about our stacks."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, PlaceEvents)
    passes = of_key(ask, "pass") or ask.options[-1]
    if s.realm.sway and s.realm.sway[0]:
        return passes
    moving = commanded_at(w, frame.place, w.moving) if frame.place < w.land.provinces else []
    large = len(moving) > 2 or frame.place in w.capital
    if w.seat[frame.nation] == ask.seat:
        return _on_roll(ask, 1, passes) if large or not moving else passes
    ours = any(w.seat[w.master[i]] == ask.seat for i in moving)
    return _on_roll(ask, -1, passes) if ours and large else passes


def calamity_events(s: InvasionsState, ask: Ask) -> Option:
    costs = WOES.get(str(ask.args["calamity"]), 1.0)
    return (
        (of_key(ask, "play-to-avert") if costs >= WORTH_A_CARD else None)
        or of_key(ask, "pass")
        or ask.options[-1]
    )


def public_event(s: InvasionsState, ask: Ask) -> Option:
    """What hurts falls on rivals, what helps on us."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, PublicEvent)
    if ask.options[0].key == "hit-area":
        return (
            best(ask, "hit-area", lambda option: _crowd(s, ask.seat, str(option.args["area"])))
            or ask.options[0]
        )
    helps = EFFECT[frame.card] == "gold" and AMOUNT[frame.card] > 0

    def worth(option: Option) -> float:
        n = nation_of(option.args)
        if helps:
            return 1.0 if w.seat[n] == ask.seat else -envied(s, n, ask.seat)
        return envied(s, n, ask.seat) * (1.0 + 0.05 * w.owner.count(n))

    return best(ask, "hit-nation", worth) or ask.options[0]


def _crowd(s: InvasionsState, seat: int, area: str) -> float:
    """Units of others in an Area, less our own."""
    w = s.world
    total = 0.0
    for p in w.land.area_provinces[w.land.areas.index(area)]:
        i = w.first[p]
        while i:
            total += -1.5 if w.seat[w.master[i]] == seat else 1.0
            i = w.following[i]
    return total


def event_leader(s: InvasionsState, ask: Ask) -> Option:
    w = s.world

    def worth(option: Option) -> float:
        i = LEADERS.index(str(option.args["leader"]))
        power = 1 + COMBAT[i] + CAMPAIGN[i]
        return -power if w.seat[LEADER_NATION[i]] == ask.seat else power

    return best(ask, "strike-leader", worth) or ask.options[0]


def event_city(s: InvasionsState, ask: Ask) -> Option:
    """Our dearest where something is built; where the earth shakes the dearest of others, or our cheapest."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, EventOnNation)
    n = frame.nation
    shakes = EFFECT[frame.card] == "quake"
    sign = -1.0 if shakes and w.seat[n] == ask.seat else 1.0
    row = prizes(w, last_turn(s)).rows[n]

    def worth(option: Option) -> float:
        p = place_of(w, option)
        return sign * (row[p] + w.level[p] + (2.0 if p in w.capital else 0.0))

    return best(ask, "event-city", worth) or ask.options[0]


def event_partner(s: InvasionsState, ask: Ask) -> Option:
    """The strongest, of our own first."""
    w = s.world

    def worth(option: Option) -> float:
        n = nation_of(option.args)
        return might(w, n) + (50.0 if w.seat[n] == ask.seat else 0.0)

    return best(ask, "ally-with", worth) or ask.options[0]
