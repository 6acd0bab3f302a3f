"""X.B What cards find: who is late, whom they strike, and which one changes hands."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.events.on_nation import EventOnNation
from aevum.games.invasions.rules.events.strategic import has_target, strategic_targets
from aevum.games.invasions.rules.events.targets import on_stage, recruits
from aevum.games.invasions.rules.hands.deck import EFFECT, EVENTS, PRIVATE, STRATEGIC, TRIGGER
from aevum.games.invasions.rules.hands.hand import PRIVATE_MARKERS, draw, take_one
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.realm.realm import DISCARDED, IN_DECK
from aevum.games.invasions.rules.troops import kind_name
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule

from .x_strategic_test import GOTH, HUNS, PERSIA, ROMAN, ROME, VISIGOTHS

Make = Callable[..., Any]


@rule("XV.C.1")
def test_a_volunteer_whose_time_has_not_come_keeps_nobody_else_away(match: Make) -> None:
    m = match()
    first, second = reserve(m.world, VISIGOTHS)
    since = m.realm.since or [0] * len(m.world.place)
    m.realm.since = put(since, first, m.world.turn + 1)
    assert recruits(m.table.state, VISIGOTHS) == [second]
    m.begin(EventOnNation(EFFECT.index("unit"), GOTH, VISIGOTHS))
    assert m.world.place[second] == m.place("Dacia")
    assert m.world.place[first] == NOWHERE
    m.world.turn += 1
    assert recruits(m.table.state, VISIGOTHS) == [first]


@pytest.mark.parametrize("group", [0, 1 << ROME, 1 << HUNS])
@pytest.mark.parametrize("seat", [ROMAN, GOTH])
def test_a_card_has_a_target_where_it_can_be_played_on_somebody(match: Make, seat: int, group: int) -> None:
    m = match()
    s = m.table.state
    among = on_stage(m.world)
    cards = [card for card in range(len(EVENTS)) if TRIGGER[card] == STRATEGIC]
    found = {EVENTS[card]: strategic_targets(s, card, seat, group, among) for card in cards}
    assert {EVENTS[card]: has_target(s, card, seat, group, among) for card in cards} == {
        title: bool(nations) for title, nations in found.items()
    }
    assert bool(found["alliance"]) is (group == 0), "too late once nations act"
    assert any(0 < len(nations) < len(among) for nations in found.values())


@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_die_says_which_card_or_marker_is_taken(match: Make, hold: Make, die: int) -> None:
    """Two cards and a marker of the Goths; the Huns take one, and both hands are counted anew."""
    m = hold(match([die]), GOTH, "treason", "alliance")
    r, s = m.realm, m.table.state
    hun = m.world.seat[HUNS]
    marker = PRIVATE_MARKERS[0]
    r.marker_at = put(r.marker_at, marker, GOTH)
    s.kept[GOTH] += 1
    cards = [card for card, at in enumerate(r.event_at) if at == GOTH]
    assert take_one(s, GOTH, hun)
    taken = [card for card, at in enumerate(r.event_at) if at == hun]
    assert taken == ([cards[die - 1]] if die < 3 else [])
    assert (r.hand[GOTH], r.hand[hun]) == ((1, 1) if die < 3 else (2, 0))
    assert (s.kept[GOTH], s.kept[hun]) == ((1, 0) if die < 3 else (0, 1))
    assert r.marker_at[marker] == (GOTH if die < 3 else hun)
    told = [(event.key, event.to) for event in m.table.log if event.key in ("own-event", "lost-event")]
    assert told == ([("own-event", 1 << hun), ("lost-event", 1 << GOTH)] if die < 3 else []), "nobody else"


@pytest.mark.parametrize("only", ["card", "marker"])
def test_a_card_or_a_marker_alone_is_taken(match: Make, hold: Make, only: str) -> None:
    m = match([1])
    r, s = m.realm, m.table.state
    if only == "card":
        hold(m, GOTH, "treason")
    else:
        r.marker_at = put(r.marker_at, PRIVATE_MARKERS[0], GOTH)
        s.kept[GOTH] += 1
    assert take_one(s, GOTH, m.world.seat[HUNS])
    assert (r.hand[GOTH], s.kept[GOTH]) == (0, 0)


def test_volunteers_come_on_foot_or_on_horseback(match: Make) -> None:
    """Fleets of the reserve wait for a port."""
    m = match()
    w = m.world
    fleet = next(unit for unit, p in enumerate(w.place) if p == m.place("Mare Tyrrheneum"))
    shift(w, fleet, NOWHERE)
    assert fleet in reserve(w, ROME)
    assert [kind_name(w.code[unit]) for unit in recruits(m.table.state, ROME)] == ["infantry"]


@rule("X.B.1", "X.B.4")
@pytest.mark.parametrize("key", ["caravan", "zeal"])
def test_what_is_drawn_is_not_in_the_deck_any_more(match: Make, key: str) -> None:
    m = match()
    card = EVENTS.index(key)
    m.realm.event_at = [IN_DECK if at == card else DISCARDED for at in range(len(EVENTS))]
    assert draw(m.state, GOTH) == card
    assert m.realm.event_at[card] == (GOTH if PRIVATE[card] else DISCARDED)
    assert m.realm.hand[GOTH] == int(PRIVATE[card])


def test_nobody_takes_from_an_empty_hand(match: Make) -> None:
    m = match()
    assert not take_one(m.table.state, m.world.seat[PERSIA], GOTH)
    assert sum(m.realm.hand) == 0
