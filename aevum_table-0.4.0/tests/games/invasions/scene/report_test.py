"""How fights ended, as the story tells it."""

from random import Random

import pytest

from aevum.engine import Event, Table
from aevum.games.invasions import GAME
from aevum.games.invasions.scene import SCENE
from aevum.words import Words

DECIDES = ("battle-won", "battle-drawn", "refuses-battle")
CLASH: dict[str, object] = {"people": "persia", "other_people": "byzantium", "place": "Amida"}


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
    (one,) = SCENE.reports(events, 0, words)
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
    assert SCENE.reports([Event("clash", CLASH), Event("eliminated", lost("defender"))], 0, words) == []
    assert SCENE.reports([], 0, words) == []


NISIBIS: dict[str, object] = {"city": "Nisibis", "place": "Mygdonia", "people": "persia"}
OF_ROME: dict[str, object] = {**NISIBIS, "other_people": "rome"}


@pytest.mark.parametrize(
    ("decision", "args", "text", "winner"),
    [
        ("city-falls", OF_ROME, "Persia besieged Nisibis in Mygdonia and took it from Rome.", "persia"),
        (
            "city-falls",
            NISIBIS,
            "Persia besieged Nisibis in Mygdonia, which nobody held, and took it.",
            "persia",
        ),
        ("city-holds", OF_ROME, "Persia besieged Nisibis in Mygdonia, but it held out for Rome.", "rome"),
    ],
)
def test_a_siege_says_who_besieged_whom_and_where(
    decision: str, args: dict[str, object], text: str, winner: str, words: Words
) -> None:
    city: dict[str, object] = {"city": "Nisibis"}
    events = [
        Event("siege-roll", {**args, "needed": 7}),
        Event(decision, city, "XXIV.C.10"),
        Event("walls-razed", city),
    ]
    (one,) = SCENE.reports(events, 0, words)
    assert (one.title, one.place, one.words) == ("Siege of Nisibis", "Mygdonia", text)
    assert [side.owner for side in one.sides] == ["persia", "rome"][: len(args) - 2]
    assert [side.owner for side in one.sides if side.won] == [winner]
    assert all(side.notes == [] for side in one.sides)
    assert one.after == ["The attacker razes the walls of Nisibis."]


def test_a_city_that_opens_its_gates_was_not_besieged(words: Words) -> None:
    args = {"city": "Athenae", "people": "visigoths", "other_people": "byzantium"}
    city: dict[str, object] = {"city": "Athenae"}
    events = [
        Event("terror-check", {**args, "leader": "fritigernus"}),
        Event("city-surrenders", city, "XXIV.B.2"),
        Event("city-falls", city, "XXIV.C.10"),
    ]
    (one,) = SCENE.reports(events, 0, words)
    assert one.words == "In terror Athenae opened its gates to the Visigoths, and Byzantium lost it."
    assert one.rule == "XXIV.B.2"


def test_the_price_of_an_assault_is_told_with_the_siege(words: Words) -> None:
    hit = told("attacker", unit="infantry", nation="persia", face="whole")
    won = [Event("clash", CLASH), Event("battle-won", told("attacker", attacker=0, defender=3))]
    siege = [
        Event("eliminated", hit),
        Event("eliminated", hit),
        Event("siege-roll", {**OF_ROME, "needed": 7}),
        Event("city-holds", {"city": "Nisibis"}, "XXIV.C.9"),
    ]
    battle, stormed = SCENE.reports([*won, *siege], 0, words)
    assert (battle.sides[0].notes, battle.last) == (["No losses"], 1)
    assert (stormed.first, stormed.sides[0].notes) == (2, ["2 units lost"])


def test_the_hit_of_a_lone_limes_is_told_with_its_fall(words: Words) -> None:
    events = [
        Event("clash", CLASH),
        Event("limes-overrun", {}, "XVIII.I.6"),
        Event("limes-check", {}, "XVIII.I.6"),
        Event("eliminated", lost("attacker")),
    ]
    (one,) = SCENE.reports(events, 0, words)
    assert [(side.won, side.notes) for side in one.sides] == [(True, ["One unit lost"]), (False, [])]


def test_a_battle_at_sea_is_its_own_fight_with_both_peoples(words: Words) -> None:
    fleets: dict[str, object] = {"people": "vandals", "enemy_people": "rome", "place": "Mare Siculum"}
    events = [
        Event("terror-check", {**OF_ROME, "leader": "fritigernus"}),
        Event("city-resists", {"city": "Nisibis"}),
        Event("fleet-check", fleets),
        Event("fleet-caught", fleets),
        Event("refuses-battle", {"side": "defender", "people": "vandals"}, "XXV.C.9"),
    ]
    (one,) = SCENE.reports(events, 0, words)
    assert (one.title, one.place, one.first) == ("Battle of Mare Siculum", "Mare Siculum", 3)
    assert [(side.owner, side.won) for side in one.sides] == [("rome", True), ("vandals", False)]


def test_a_siege_that_is_played_names_its_peoples(words: Words) -> None:
    table, rng = Table(GAME, "nisibis", {}, 1), Random(1)
    while not table.over:
        ask = table.asks()[0]
        first = [option for option in ask.options if option.key == "besiege"]
        table.choose(table.seats[ask.seat], first[0] if first else rng.choice(ask.options))
    siege = [one for one in SCENE.reports(table.log, 0, words) if one.title == "Siege of Nisibis"][-1]
    assert [side.owner for side in siege.sides] == ["rome", "persia"]


def test_only_what_is_new_and_the_last_one(words: Words) -> None:
    won = [Event("clash", CLASH), Event("battle-won", told("attacker", attacker=0, defender=3))]
    assert [one.first for one in SCENE.reports(won * 3, 0, words)] == [0, 2, 4]
    assert [one.first for one in SCENE.reports(won * 3, 3, words)] == [2, 4]
    assert [one.first for one in SCENE.reports([*won * 3, Event("turn-begins", {"turn": 4})], 6, words)] == [
        4
    ]


@pytest.mark.parametrize("scenario", ["350", "libya", "nisibis"])
def test_every_decision_of_a_match_is_told_once(scenario: str, words: Words) -> None:
    table, rng = Table(GAME, scenario, {}, 4), Random(4)
    while not table.over and len(table.choices) < 1500:
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    decided = [n for n, event in enumerate(table.log) if event.key in DECIDES]
    reports = SCENE.reports(table.log, 0, words)
    assert decided
    assert all("⟦" not in line for one in reports for line in (one.title, one.words, *one.after))
    for n in decided:
        assert len([one for one in reports if one.first <= n <= one.last]) == 1
