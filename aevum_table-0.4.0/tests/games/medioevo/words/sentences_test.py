"""Sentences that depend on what they name: barbarians are many, a captain is one, pacts have numbers."""

import pytest

from aevum.engine import Ask, Event, Option
from aevum.words import Words

WORDS = Words("en", "medioevo", ["byzantium", "hungary"])


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("unit-lost", {"seat": "barbarians", "unit": "archer"}, "The barbarians lose an archer."),
        ("unit-lost", {"seat": "hungary", "unit": "cavalry"}, "Hungary loses cavalry."),
        (
            "battle-begins",
            {"seat": "barbarians", "enemy_seat": "hungary", "place": "BUD"},
            "The barbarians attack Hungary in Buda.",
        ),
        (
            "battle-begins",
            {"seat": "hungary", "enemy_seat": "barbarians", "place": "BUD"},
            "Hungary attacks the barbarians in Buda.",
        ),
        (
            "hired",
            {"seat": "hungary", "unit": "captain-2", "place": "BUD"},
            "Hungary places a captain of level II in Buda.",
        ),
        ("pact-upheld", {"pact": 12}, "Pact 12 stands."),
        ("pact-upheld", {"pact": 1302}, "Pact 2 (secret, Byzantium and Hungary) stands."),
        ("token-flipped", {"seat": "hungary", "colour": "orange"}, "Hungary flips an orange token."),
        (
            "honour-lost",
            {"seat": "hungary", "points": -1, "deed": "pact-broken"},
            "Hungary: -1 honour point for a pact broken.",
        ),
    ],
)
def test_events(key: str, args: dict[str, object], said: str) -> None:
    assert WORDS.event(Event(key, args, "")) == said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"term": "passage", "seat": "hungary"}, "right of passage, given by Hungary"),
        (
            {"term": "commerce", "seat": "hungary", "amount": 0},
            "commerce: Hungary lets the other trade freely",
        ),
        (
            {"term": "commerce", "seat": "hungary", "amount": 50},
            "commerce: Hungary lets the other trade for 50 florins a sale",
        ),
        (
            {"term": "offence", "seat": "hungary", "amount": 2, "enemy_seat": "byzantium"},
            "offensive alliance against Byzantium: Hungary sends 2 units",
        ),
    ],
)
def test_terms_of_a_pact_can_be_told_apart(args: dict[str, object], said: str) -> None:
    assert WORDS.option(Option("term", args)) == said


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("use-technology", {"technology": "trade", "count": "2"}, "Use Trade: cubes that pay more, 2"),
        (
            "use-technology",
            {"technology": "market", "way": "lower", "count": "1"},
            "Use Market: lower the price, 1 × 50 florins",
        ),
        ("rethrow", {"dice": "d4+d8"}, "Throw d4+d8 again"),
        (
            "calamity-halt",
            {"item": "war-wagon", "slot": 4, "level": 1, "place": "BUD"},
            "The war wagon of level 1 (no. 4) in Buda stands still",
        ),
        ("sell-points", {"colours": "red", "florins": 20}, "Sell technology points for 20 florins: red"),
    ],
)
def test_what_a_figure_or_a_colour_stands_for(key: str, args: dict[str, object], said: str) -> None:
    assert WORDS.option(Option(key, args)) == said


@pytest.mark.parametrize(
    ("count", "things", "said"),
    [
        (0, 0, "Hungary: a group gathers in Buda. What does it take along?"),
        (0, 2, "Hungary: the group in Buda has no units (transports and engines: 2). How does it go on?"),
        (3, 0, "Hungary: the group in Buda has 3 units (transports and engines: 0). How does it go on?"),
    ],
)
def test_a_group_that_is_still_empty(count: int, things: int, said: str) -> None:
    ask = Ask(1, "march-on", 0, 0, {"place": "BUD", "count": count, "things": things})
    assert WORDS.ask(ask) == said
