"""Standing orders at a table as every match begins, and when they lapse (T10.SM13, 14.3.b, 14.4.b)."""

import pytest

from aevum.engine import Event, Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.markers import AUGUSTUS, MARKER, NAMES, kind
from aevum.games.charlemagne.rules.older import modern
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.orders import windows_of
from aevum.games.charlemagne.rules.stratagems.throw import SPEARS
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL
from aevum.testing import rule

SPEAR = MARKER.index(kind("spear-of-longinus"))
RAGNAROK = MARKER.index(kind("ragnarok"))
HANDS = 6
"""Markers drawn before the first event."""
QUIET_YEAR = (1, 5)
"""An event that asks nobody anything: a doubled levy."""


def table(empire: str = "missionary", tribal: str = "missionary", event: tuple[int, ...] = ()) -> Table:
    """A match from its very beginning, by the orders it begins with. Each draws the marker that is named and
    two of Vassalage beside; nobody draws a leader."""
    game = Table(GAME, "771", {}, seed=1)
    s = GAME.setup("771", {}, 1, GAME.pack())
    s.log = []
    # The hands, then the Stratagem Phase: one marker, and one for the two courts. Augustus is with the pope.
    drawn = [empire, "vassalage", "vassalage", tribal, "vassalage", "vassalage", *["military-advance"] * 2]
    cup = [NAMES[number] for number in MARKER if number != AUGUSTUS]
    for at, name in enumerate(drawn):
        s.script.append(cup.index(name) + 1)
        cup.remove(name)
        if at == HANDS - 1:
            s.script += event
    game.log = s.log
    game.state = s
    GAME.advance(s)
    return game


def state(game: Table) -> CharlemagneState:
    assert isinstance(game.state, CharlemagneState)
    return game.state


def told(game: Table, seat: str | None, key: str) -> list[Event]:
    return [event for event in game.story(seat) if event.key == key]


def asked(game: Table) -> tuple[str, str]:
    (ask,) = game.asks()
    return game.seats[ask.seat], ask.key


# The event: 51, a revolt in Spain.
@rule("T10.SM13", "T10.SM13.a", "T10.SM13.b", "14.3.b")
@pytest.mark.parametrize("seat", SEATS)
def test_who_draws_the_spear_is_asked_after_the_very_first_roll(seat: str) -> None:
    spear = "spear-of-longinus"
    dice = (5, 1, *QUIET_YEAR)
    game = table(empire=spear, event=dice) if seat == "empire" else table(tribal=spear, event=dice)
    assert asked(game) == (seat, "spear-event")
    assert game.asks()[0].args["dice"] == 51
    game.choose(seat, "play:spear-of-longinus")
    assert asked(game) == (SEATS[1 - SEATS.index(seat)], "treachery")
    game.choose(SEATS[1 - SEATS.index(seat)], "pass")
    rolls = [event.roll.dice for event in game.log if event.key == "event-roll" and event.roll]
    assert rolls == [[5, 1], [1, 5]]


@rule("14.3.b")
def test_who_does_not_draw_it_goes_on_passing_the_frequent_rolls() -> None:
    game = table(event=QUIET_YEAR)
    assert asked(game) == ("empire", "vassalage")
    assert told(game, "empire", "orders-lapse") == []


@rule("14.4.b")
def test_the_empire_that_draws_ragnarok_is_asked_whether_it_goes_back() -> None:
    game = table(empire="ragnarok", event=QUIET_YEAR)
    assert asked(game) == ("empire", "ragnarok")
    game.choose("empire", "return:ragnarok")
    assert state(game).holder[RAGNAROK] < 0


@rule("14.4.b")
def test_the_tribal_player_who_draws_ragnarok_is_not() -> None:
    assert asked(table(tribal="ragnarok", event=QUIET_YEAR)) == ("empire", "vassalage")


@rule("1.4")
def test_only_the_seat_itself_is_told_that_its_orders_have_lapsed() -> None:
    game = table(tribal="spear-of-longinus", event=(5, 1))
    (event,) = told(game, "tribal", "orders-lapse")
    assert event.args == {"marker": "spear-of-longinus"}
    assert told(game, "empire", "orders-lapse") == told(game, None, "orders-lapse") == []


@rule("14.3.b")
def test_an_order_that_is_given_anew_stands_until_the_next_draw() -> None:
    game = table(tribal="spear-of-longinus", event=QUIET_YEAR)
    assert asked(game) == ("tribal", "spear-event")
    game.choose("tribal", "order:spear-event:pass")
    assert asked(game) == ("empire", "vassalage")


@rule("14.3.b", "14.4.b")
def test_every_window_that_an_order_passes_has_a_marker_that_opens_it_again() -> None:
    opened = {
        seat: {trigger for number in range(len(NAMES)) for trigger in windows_of(number, seat)}
        for seat in (EMPIRE, TRIBAL)
    }
    assert opened[EMPIRE] == set(GAME.triggers())
    assert opened[TRIBAL] == set(GAME.triggers()) - {"ragnarok"}
    assert set(windows_of(kind("spear-of-longinus"), TRIBAL)) == {spear.trigger for spear in SPEARS}


def test_a_state_of_version_2_loses_the_orders_that_muted_a_hand() -> None:
    s = GAME.setup("771", {}, 1, GAME.pack())
    assert isinstance(s, CharlemagneState)
    s.holder[SPEAR] = TRIBAL
    s.holder[RAGNAROK] = EMPIRE
    data = GAME.to_json(s)
    assert modern(data, "3")["orders"] == data["orders"]
    assert modern(data, "2")["orders"] == [
        *[f"empire:{trigger}" for trigger in ("spear-operations", "spear-event", "spear-pillage", "spear")],
        "tribal:ragnarok",
    ]
