"""X.B The deck, the draw, and what becomes of cards."""

from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.events.step import EventCards
from aevum.games.invasions.rules.events.strategic import play_strategic, strategic
from aevum.games.invasions.rules.events.targets import targets
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE, TITLES, number
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.realm.realm import DISCARDED, IN_DECK
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world.world import put
from aevum.kit.tables import rows
from aevum.testing import rule
from aevum.words import Words
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import Hold

KNOWN = {"dice": 23, "famine": 26, "heresy": 32, "reaction": 48, "revolt": 51, "shortage": 56}


@rule("X.B.3")
def test_eighteen_public_and_fifty_four_private() -> None:
    assert (len(EVENTS), sum(PRIVATE)) == (72, 54)


@rule("X.A.1", "IV.0.5")
def test_cards_raids_and_caravans_follow_each_other() -> None:
    at = Match.steps.index("events")
    assert Match.steps[at : at + 3] == ("events", "raids", "caravans")


def test_the_numbers_follow_the_english_titles_and_the_known_ones_are_right() -> None:
    table = rows(PACKAGE, "events")
    titles = [row["title"] for row in table]
    assert titles == sorted(titles)
    assert [int(row["number"]) for row in table] == list(range(1, 73))
    for key, known in KNOWN.items():
        assert EVENTS[known - 1] == key
    assert 33 <= number(EVENTS.index("pool")) <= 47


def test_the_words_call_the_cards_what_the_table_does() -> None:
    words = Words("en", GAME.name)
    for row in rows(PACKAGE, "events"):
        assert words.say(f"title-{row['key']}") == row["title"]
    assert all(row["source"] and row["reason"] for row in rows(PACKAGE, "events"))
    assert len(TITLES) == 58


def draw(card: str, m: Any) -> list[int]:
    """The die that draws a card from what is left of the deck."""
    deck = [c for c, at in enumerate(m.realm.event_at) if at == IN_DECK]
    return [deck.index(EVENTS.index(card)) + 1]


@rule("X.B.1", "X.B.4", "IV.0.5")
def test_each_seat_draws_one_card_in_order(match: OnMap) -> None:
    m = match(dice=[1, 1, 1, 2])  # Alliance, both Ambushes, Assassination; Arms Factories stays
    m.begin(EventCards())
    assert m.realm.hand == [1, 1, 1, 1]
    assert [EVENTS[m.realm.event_at.index(seat)] for seat in range(4)] == [
        "alliance",
        "ambush",
        "ambush",
        "assassination",
    ]
    assert [event.args["seat"] for event in m.events("keeps-event")] == [0, 1, 2, 3]


@rule("X.B.4")
def test_a_public_card_is_played_at_once(match: OnMap) -> None:
    m = match()
    m.table.state.script = [*draw("shortage", m)]
    m.begin(EventCards())
    assert (m.asked(), m.offered()) == (("roman", "public-event"), ["hit-nation:rome", "hit-nation:persia"])
    m.table.state.script = [1, 1, 1]
    m.do("hit-nation:persia")
    assert m.world.gold[NATIONS.index("persia")] == 7
    assert [event.args["seat"] for event in m.events("public-drawn")] == [0]
    assert m.events("event-hits")[0].args["people"] == "persia"
    assert m.realm.hand == [0, 1, 1, 1]


@rule("X.B.7")
def test_what_was_played_is_discarded(match: OnMap, hold: Hold) -> None:
    m = hold(match(), 2, "hoarded-gold")
    (option,) = [o for o in strategic(m.table.state, 2, 0) if o.args["people"] == "persia"]
    play_strategic(m.table.state, 2, option)
    assert m.realm.event_at[EVENTS.index("hoarded-gold")] == DISCARDED
    assert m.realm.hand[2] == 0
    (told,) = m.events("plays-event")
    assert told.args["title"] == "hoarded-gold"


@rule("X.B.8")
def test_only_the_pool_brings_discards_back(match: OnMap) -> None:
    m = match()
    m.realm.event_at = [DISCARDED] * 72
    m.begin(EventCards())
    assert m.realm.hand == [0] * 4
    assert len(m.events("no-event-left")) == 4
    m.begin(PublicEvent(EVENTS.index("pool"), 0))
    assert m.realm.event_at == [IN_DECK] * 72
    assert m.told("events-shuffled") == ["X.B.8"]


@rule("X.B.5")
def test_a_target_may_be_anybody(match: OnMap, hold: Hold) -> None:
    m = hold(match(), 3, "court-intrigue")
    people = {option.args["people"] for option in strategic(m.table.state, 3, 0)}
    assert people == {"rome", "persia"}, "the Goths have no Civilized nation of their own"


@rule("X.B.6")
@pytest.mark.parametrize("key", ["shortage", "court-intrigue"])
def test_inactive_nations_are_no_targets(match: OnMap, key: str) -> None:
    m = match()
    armenians = NATIONS.index("armenians")
    card = EVENTS.index(key)
    assert armenians not in targets(m.table.state, card, 0)
    m.world.role = put(m.world.role, armenians, 1)
    assert armenians in targets(m.table.state, card, 0)


@rule("X.B.3")
@pytest.mark.parametrize(
    ("key", "age", "decline", "fits"),
    [
        ("golden-age", 1, 0, False),
        ("golden-age", 2, 0, True),
        ("golden-age", 1, 1, True),
        ("renaissance", 1, 0, False),
        ("renaissance", 2, 0, True),
        ("renaissance", 1, 1, True),
        ("imperial-reform", 9, 0, False),
        ("imperial-reform", 1, 1, True),
    ],
)
def test_only_who_is_old_or_declines_grows_young(
    match: OnMap, key: str, age: int, decline: int, fits: bool
) -> None:
    m = match()
    persia = NATIONS.index("persia")
    m.world.age, m.world.decline = put(m.world.age, persia, age), put(m.world.decline, persia, decline)
    assert (persia in targets(m.table.state, EVENTS.index(key), 2)) is fits


@rule("X.B.3")
@pytest.mark.parametrize(("gold", "fits"), [(0, False), (1, True)])
def test_only_who_has_gold_loses_any(match: OnMap, gold: int, fits: bool) -> None:
    m = match()
    persia = NATIONS.index("persia")
    m.world.gold = put(m.world.gold, persia, gold)
    assert (persia in targets(m.table.state, EVENTS.index("shortage"), 0)) is fits
