"""How fights ended, as the story tells it."""

from random import Random

import pytest

from aevum.engine import Event, Table
from aevum.games.invasions import GAME, scene
from aevum.words import Words

DECIDES = ("battle-won", "battle-drawn", "refuses-battle")
CLASH = {"people": "persia", "other_people": "byzantium", "place": "Amida"}


def told(side: str, **more: object) -> dict[str, object]:
    return {"side": side, "people": "persia" if side == "attacker" else "byzantium", **more}


def lost(side: str) -> dict[str, object]:
    return told(side, unit="legion", nation="byzantium", face="whole")


def test_who_won_and_what_became_of_both(words: Words) -> None:
    events = [
        Event("clash", CLASH),
        Event("eliminated", lost("defender")),
        Event("all-lost", told("defender")),
        Event("battle-won", told("attacker", attacker=0, defender=3), "XX.I.1"),
        Event("recovered", lost("defender")),
        Event("must-retreat", told("defender")),
        Event("turn-begins", {"turn": 4}),
    ]
    (one,) = scene.reports(events, 0, words)
    assert (one.title, one.place, one.rule, one.first, one.last) == (
        "Battle of Amida",
        "Amida",
        "XX.I.1",
        0,
        5,
    )
    assert "Persia" in one.words
    attacker, defender = one.sides
    assert (attacker.owner, attacker.attacker, attacker.won, attacker.notes) == (
        "persia",
        True,
        True,
        ["No losses"],
    )
    assert (defender.won, defender.notes) == (
        False,
        ["3 units lost, one of them recovered", "Must retreat"],
    )


def test_a_fight_that_is_not_decided_is_not_told(words: Words) -> None:
    assert scene.reports([Event("clash", CLASH), Event("eliminated", lost("defender"))], 0, words) == []
    assert scene.reports([], 0, words) == []


def test_a_siege_with_what_follows(words: Words) -> None:
    city: dict[str, object] = {"city": "Dara"}
    events = [
        Event("siege-roll", {**city, "needed": 7}),
        Event("city-falls", city, "XXIV.C.1"),
        Event("walls-razed", city),
    ]
    (one,) = scene.reports(events, 0, words)
    assert (one.title, one.words, one.sides) == ("Siege of Dara", "Dara falls.", [])
    assert one.after == ["The attacker razes the walls of Dara."]


def test_only_what_is_new_and_the_last_one(words: Words) -> None:
    won = [Event("clash", CLASH), Event("battle-won", told("attacker", attacker=0, defender=3))]
    assert [one.first for one in scene.reports(won * 3, 0, words)] == [0, 2, 4]
    assert [one.first for one in scene.reports(won * 3, 3, words)] == [2, 4]
    assert [one.first for one in scene.reports([*won * 3, Event("turn-begins", {"turn": 4})], 6, words)] == [
        4
    ]


@pytest.mark.parametrize("scenario", ["350", "libya", "nisibis"])
def test_every_decision_of_a_match_is_told_once(scenario: str, words: Words) -> None:
    table, rng = Table(GAME, scenario, {}, 4), Random(4)
    while not table.over and len(table.choices) < 1500:
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    decided = [n for n, event in enumerate(table.log) if event.key in DECIDES]
    reports = scene.reports(table.log, 0, words)
    assert decided
    assert all("⟦" not in line for one in reports for line in (one.title, one.words, *one.after))
    for n in decided:
        assert len([one for one in reports if one.first <= n <= one.last]) == 1
