"""Seats without a kingdom get its name with it."""

from functools import partial
from random import Random

from aevum.bots import find
from aevum.engine import Event, Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.scene import SCENE
from aevum.testing import rule
from aevum.words import Words, called


def words_of(table: Table) -> Words:
    return Words("en", GAME.name, table.seats, called(GAME.name, table.state))


@rule("0.KING.07")
def test_who_chose_a_kingdom_goes_by_its_name_from_then_on() -> None:
    table = Table(GAME, "short", {"players": 3, "kingdoms": "chosen"}, seed=1)
    first = table.seats[table.asks()[0].seat]
    assert words_of(table).seat(first) == f"Player {first[-1]}"
    table.choose(first, "choose-kingdom:hungary")
    words = words_of(table)
    assert called(GAME.name, table.state) == {first: "hungary"}
    assert words.seat(first) == "Hungary"
    assert words.event(Event("village-placed", {"seat": first, "place": "BUD"})).startswith("Hungary has")
    told = next(event for event in reversed(table.log) if event.key == "takes-kingdom")
    assert words.event(told) == f"Player {first[-1]} plays the Kingdom of Hungary."


def test_kingdoms_agreed_on_have_their_names_from_the_beginning() -> None:
    table = Table(GAME, "short", {"agreed": "hungary,byzantium,holy-roman-empire"}, seed=1)
    assert called(GAME.name, table.state) == {}
    assert words_of(table).seat("hungary") == "Hungary"


@rule("2.DICE.04")
def test_units_of_a_horde_are_counted() -> None:
    words = Words("en", GAME.name)
    units = ["light-infantry", "light-infantry", "archer"]
    event = Event("war-circle", {"units": units, "dice": [2, 1, 4]})
    assert words.event(event).endswith("the horde of the turn is 2 light infantry and 1 archer.")


@rule("C.PACT.04")
def test_terms_of_a_pact_are_counted() -> None:
    terms = ["commerce", "commerce", "non-belligerence"]
    event = Event("pact-signed", {"seat": "hungary", "other_seat": "byzantium", "pact": 1, "terms": terms})
    said = Words("en", GAME.name).event(event)
    assert said == "Hungary and Byzantium sign pact 1: commerce both ways and non-belligerence."


@rule("6.SELL.02")
def test_goods_have_their_number() -> None:
    words = Words("en", GAME.name)
    assert words.say("refusal-good-is-there", good="grain") == "There is grain here already."
    assert words.say("refusal-good-is-there", good="furs") == "There are furs here already."


def test_a_pact_on_offer_stands_below_the_question() -> None:
    table = Table(GAME, "short", {"players": 4}, seed=5)
    bot, rng = find(GAME.name, "fast"), Random(5)
    while True:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        seat = table.seats[ask.seat]
        view = table.view(seat)
        if ask.key == "pact-offered":
            break
        assert not table.over
        table.choose(seat, bot.choose(ask, partial(table.view, seat), rng))
    block = SCENE.about(view, words_of(table))[0]
    assert not block.title
    assert block.facts
    assert SCENE.about(table.view(None), words_of(table)) == []
