"""Sentences that depend on what they name: barbarians are many, a captain is one, pacts have numbers."""

import pytest

from aevum.engine import Event, Option
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
        ("pact-upheld", {"pact": 1001}, "Pact 1001 stands."),
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
