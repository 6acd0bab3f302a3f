"""What holds of a match at rest, beside what the game checks of itself: nothing that follows is forgotten.

Tests put pieces down by hand, so only what was right before must be right afterwards.
"""

from collections import Counter
from collections.abc import Sequence

from aevum.engine import Event
from aevum.engine.refusal import EngineFault
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules import effects, protection
from aevum.games.medioevo.rules.battle.fight import FIRES_FOR, SLOT, battle_of
from aevum.games.medioevo.rules.buildings import SORTS, destroyed
from aevum.games.medioevo.rules.check import check_state
from aevum.games.medioevo.rules.hired import lent_to
from aevum.games.medioevo.rules.items import ALL_SLOTS, ENGINE, FREE, HOLDS, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS, SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.settings import BARBARIAN_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, NOBODY
from aevum.games.medioevo.rules.terms import NUMBER
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.uses.thrown import Lying
from tests.games import asked
from tests.games.medioevo.accounts import Account, questions_are_put_right

OF_SLOTS = (
    effects.MACHINERY,
    effects.DUAL,
    effects.HAULED,
    effects.ENGINE_WAGON,
    effects.UNSEEN,
    effects.AFLOAT,
    effects.LEFT_CASTLE,
    effects.HALTED,
)


def _lords(s: MedioevoState) -> list[str]:
    """3.TAX.04, 3.TAX.05"""
    again = s.copy()
    assert isinstance(again, MedioevoState)
    for place in range(LAND.places):
        again.settle(place)
    return [f"lord of {LAND.names[p]}" for p in range(LAND.places) if again.lord[p] != s.lord[p]]


def _slots(s: MedioevoState) -> list[str]:
    """What is gone leaves nothing behind in its slot."""
    found: list[str] = []
    for slot in range(ALL_SLOTS):
        blank = (s.item_level[slot], s.item_left[slot], s.item_from[slot]) == (0, 0, FREE)
        if s.item_kind[slot] == FREE and not (blank and cargo_of(s, slot) == [0] * HOLDS):
            found.append(f"traces in slot {slot}")
    for effect in s.effects:
        if effect.code in OF_SLOTS and s.item_kind[effect.subject] == FREE:
            found.append(f"effect {effect.code} of slot {effect.subject}")
    return found


def _routes(s: MedioevoState) -> list[str]:
    found: list[str] = []
    for seat in range(SEATS_MOST):
        slot, steps = s.route_item[seat], s.route_steps[seat]
        if slot >= 0 and (owner(slot) != seat or s.item_kind[slot] == FREE):
            found.append(f"transport on the route of {seat}")
        if not steps and (slot, s.route_from[seat], s.route_done[seat]) != (NOBODY, NOBODY, 0):
            found.append(f"traces of a route of {seat}")
        if s.route_done[seat] >> len(steps):
            found.append(f"steps of {seat}")
    return found


def _buildings(s: MedioevoState) -> list[str]:
    found: list[str] = []
    for place in range(LAND.places):
        levels = s.buildings[place * len(SORTS) : (place + 1) * len(SORTS)]
        if s.builder[place] != NOBODY and sum(levels) == 0:
            found.append(f"builder in {LAND.names[place]}")
        for sort, level in enumerate(levels):
            damage = s.damage[place * len(SORTS) + sort]
            if damage and (not level or destroyed(sort, level, damage)):
                found.append(f"damage of {SORTS[sort]} in {LAND.names[place]}")
    return found


def _protected(s: MedioevoState) -> list[str]:
    """K.CARD.20: what is no more is not protected."""
    there = {slot for slot in range(ALL_SLOTS) if s.item_kind[slot] != FREE}
    for place in range(LAND.places):
        for sort in range(len(SORTS)):
            if s.buildings[place * len(SORTS) + sort]:
                there.add(protection.building(place, sort))
        for good in range(len(GOODS)):
            if s.market[place] >> good & 1:
                there.add(protection.cube(place, good))
    return [
        f"protection of {effect.subject}"
        for effect in effects.every(s, effects.PROTECTED)
        if effect.subject not in there
    ]


def _cards(s: MedioevoState) -> list[str]:
    found = [f"card {card} twice in the deck" for card, count in Counter(s.deck).items() if count > 1]
    for card, holder in enumerate(s.holder):
        if holder == DECK and s.turned[card]:
            found.append(f"card {card} turned in the deck")
        if holder != DECK and not s.seen[card] >> holder & 1:
            found.append(f"card {card} unseen by its holder")
    return found


def _numbers(s: MedioevoState) -> list[str]:
    """What is part of something is not more than it, and nothing is less than nothing."""
    parts = {
        "aside_new": (s.aside_new, s.aside),
        "flipped": (s.flipped, s.tokens),
        "loans": (s.loans, s.most_owed),
    }
    found = [
        name for name, (part, all) in parts.items() if any(a > b for a, b in zip(part, all, strict=True))
    ]
    found += [f"twice {name}" for name in ("borrowed", "repaid") if max(getattr(s, name)) > 1]
    counts = {"tokens": s.token_supply, "store": s.store, "blood": [*s.blood, s.blood_left], "cargo": s.cargo}
    if s.settings[BARBARIAN_LIMIT] and not effects.every(s, effects.LENT):  # who is lent needs no piece
        counts["supply"] = s.supply
    found += [f"less than no {name}" for name, values in counts.items() if min(values) < 0]
    return found


def _pacts(s: MedioevoState) -> list[str]:
    numbers = {str(term[NUMBER]) for term in s.terms}
    found = [f"words of pact {text}" for text in s.pact_texts if text.partition(" ")[0] not in numbers]
    for a in range(SEATS_MOST):
        if s.war[a * SEATS_MOST + a] or s.truce[a * SEATS_MOST + a]:
            found.append(f"{a} against himself")
        for b in range(a):
            if s.truce[a * SEATS_MOST + b] != s.truce[b * SEATS_MOST + a]:
                found.append(f"truce of {a} and {b}")
    return found


def _lent(s: MedioevoState) -> list[str]:
    """K.CARD.27: who serves others stands where it is written down."""
    lent = Counter(effect.subject for effect in effects.every(s, effects.LENT))
    found = [f"lent in {LAND.names[area]}" for area in lent if sum(lent_to(s, area)) != lent[area]]
    hired = Counter((e.subject, e.seat, e.detail) for e in effects.every(s, effects.HIRED))
    for (area, seat, piece), count in hired.items():
        if s.force(area, seat)[piece] < count:
            found.append(f"hired in {LAND.names[area]}")
    return found


def _lists(s: MedioevoState) -> list[str]:
    lists = {"conquered": s.conquered, "holy": s.holy, "rebels": s.rebels, "order": s.order}
    return [f"{name} twice" for name, values in lists.items() if len(set(values)) != len(values)]


def _battles(s: MedioevoState) -> list[str]:
    """5.SIEGE.01: what is manned in a battle is an engine of that side, and there."""
    fight = battle_of(s)
    if fight is None or fight.verdict:
        return []
    rows = [(row[SLOT], fight.owner(row[FIRES_FOR])) for row in fight.engines]
    return [
        f"an engine that fires from slot {slot}"
        for slot, seat in rows
        if s.item_kind[slot] != ENGINE or slot not in s.items_at(fight.area, seat)
    ]


def _thrown(s: MedioevoState) -> list[str]:
    """Who has thrown dice that lie there stands at the step after the throw, if it has several."""
    pairs = [pair for pair in zip(s.frames, s.frames[1:], strict=False) if isinstance(pair[1], Lying)]
    return [
        f"dice thrown once more by {type(below).__name__}"
        for below, _ in pairs
        if len(below.steps) > 1 and below.step == below.steps[0]
    ]


def _out(s: MedioevoState) -> list[str]:
    """D.BANK.05: who is out of the game has nothing left."""
    found: list[str] = []
    for seat in [seat for seat in range(s.players()) if s.out[seat]]:
        first, last = seat * len(BRANCHES), (seat + 1) * len(BRANCHES)
        owned: dict[str, list[int]] = {
            "money": [s.money[seat], s.loans[seat], s.arrears[seat]],
            "tokens": [*s.tokens[first:last], *s.levels[first:last], *s.store[first:last]],
            "war": [*s.war[seat * SEATS_MOST : (seat + 1) * SEATS_MOST], *s.war[seat::SEATS_MOST]],
            "aside": s.aside[seat * FORCE : (seat + 1) * FORCE],
            "blood": [s.blood[seat]],
            "things": s.items(seat),
            "places": [*s.controlled(seat), *[key for key in s.armies if key % OWNERS == seat]],
            "a place": [seat in owners for owners in (s.holder, s.marker, s.builder, s.order)],
            "route": [*s.route_steps[seat], s.route_done[seat], s.route_item[seat] - NOBODY],
        }
        found += [f"{name} of {seat}, who is out" for name, values in owned.items() if any(values)]
    return found


def _undeclared(s: MedioevoState) -> list[str]:
    """What `__init__` does not set is neither saved nor copied."""
    found: list[str] = []
    for frame in s.frames:
        known = getattr(type(frame)(), "__dict__", {})
        found += [
            f"{type(frame).__name__}.{name}" for name in getattr(frame, "__dict__", {}) if name not in known
        ]
    return found


LAWS = (
    _undeclared,
    _lords,
    _slots,
    _routes,
    _buildings,
    _protected,
    _cards,
    _numbers,
    _pacts,
    _lent,
    _lists,
    _battles,
    _thrown,
    _out,
)


def faults(s: MedioevoState) -> set[str]:
    return {fault for law in LAWS for fault in law(s)}


def totals(s: MedioevoState) -> dict[str, list[int]]:
    """What the box holds, wherever it is (0.COMP)."""
    barbarians = s.supply[:]
    for key, force in s.armies.items():
        if key % OWNERS == BARBARIANS:
            for piece in range(FORCE):
                barbarians[kind_of(piece)] += force[piece]
    for effect in effects.every(s, effects.HIRED):
        barbarians[kind_of(effect.detail)] += 1
    assert len(barbarians) == len(UNITS)
    tokens = [s.token_supply[b] + sum(s.tokens[b :: len(BRANCHES)]) for b in range(len(BRANCHES))]
    return {"barbarians": barbarians, "tokens": tokens, "blood": [sum(s.blood) + s.blood_left]}


def _is_at_rest(s: MedioevoState) -> bool:
    """Whether a menu may be opened: tests also begin in the middle of something."""
    try:
        check_state(s, at_rest=True)
    except EngineFault:
        return False
    return True


class Watch:
    """Looks at a match before a choice and after it."""

    def __init__(self, state: MedioevoState, log: Sequence[Event]) -> None:
        self.sound = _is_at_rest(state)
        self.faults = faults(state)
        self.totals = totals(state)
        self.account = Account(state, log)

    def look(self, state: MedioevoState, log: Sequence[Event]) -> None:
        if self.sound:
            asked.hold(GAME, state)
        new = faults(state) - self.faults
        assert not new, f"what was right is wrong now: {new}"
        now = totals(state)
        assert now == self.totals, f"the box holds {now} instead of {self.totals}"
        self.account.hold(state, log)
        questions_are_put_right(state, GAME.asks(state))
