"""News in short: what others do by its results, one's own fights in full."""

import pytest

from aevum.engine import Event, Table
from aevum.engine.view import View
from aevum.games.invasions import GAME
from aevum.games.invasions.telling import TELLING
from aevum.words import Words


@pytest.fixture(scope="module")
def roman() -> View:
    return Table(GAME, "350", {}, 5).view("roman")


def march(start: str, end: str, units: int = 4) -> Event:
    return Event("marches", {"people": "alans", "from": start, "place": end, "units": units}, "XVIII.A.4")


def told(events: list[Event], view: View) -> list[str]:
    words = Words("en", GAME.name, ["roman", "hun", "persian", "goth"])
    return [words.event(event) for event in TELLING.brief(events, view)]


def test_the_steps_of_a_march_are_one(roman: View) -> None:
    steps = [march("Alania", "Sarkil"), march("Sarkil", "Terecia"), march("Terecia", "Volga")]
    assert told(steps, roman) == ["Alans: 4 units march from Alania to Volga, by way of Sarkil and Terecia."]


def test_another_stack_is_told_by_itself(roman: View) -> None:
    assert len(told([march("Alania", "Sarkil"), march("Sarkil", "Terecia", 2)], roman)) == 2


def battle(attacker: str, defender: str) -> list[Event]:
    pools = [
        Event("pool", {"side": side, "people": people, "dice": 3})
        for side, people in (("attacker", attacker), ("defender", defender))
    ]
    return [
        *pools,
        Event("battle-won", {"side": "attacker", "people": attacker, "attacker": 0, "defender": 1}),
    ]


def test_a_battle_of_others_is_its_outcome(roman: View) -> None:
    assert [event.key for event in TELLING.brief(battle("huns", "alans"), roman)] == ["battle-won"]


def test_an_own_battle_is_told_in_full(roman: View) -> None:
    events = battle("huns", "rome")
    assert TELLING.brief(events, roman) == events


def test_nations_age_and_recruit_in_one_line(roman: View) -> None:
    events = [Event("ages", {"people": name, "age": 2}, "VI.D.2") for name in ("alans", "kushans")]
    unit = {"unit": "infantry", "nation": "persia", "face": "whole", "place": "Chaldea"}
    events += [Event("recruited", dict(unit)), Event("recruited", dict(unit))]
    assert told(events, roman) == ["A new age for Alans and Kushans.", "Persia: 2 units are recruited."]


def test_gold_of_others_goes_unsaid(roman: View) -> None:
    events = [Event("pays-gold", {"people": name, "gold": 3, "why": "event"}) for name in ("persia", "rome")]
    assert told(events, roman) == ["Rome: 3 gold paid (an event)."]


def test_other_scenarios_tell_everything() -> None:
    view = Table(GAME, "frontiers-375", {}, 1).view("roman")
    events = battle("huns", "alans")
    assert TELLING.brief(events, view) is events
