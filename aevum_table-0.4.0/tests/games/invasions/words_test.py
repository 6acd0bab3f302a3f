"""The English words of the game: whole matches without a gap, and some sentences as they should be."""

from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from aevum.engine import Ask, Event, Option, Outcome, Refusal, Table
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.setup.start import WHOLE
from aevum.games.invasions.scenarios import FREE_MAP, MAPS
from aevum.words import Words

SEEDS = 24
SYSTEMS = ("basic", "advanced")
SHIPPED = [name for name in GAME.scenarios() if name != "free" and name not in WHOLE]
OFTEN = 12
"""Of a whole match each sort of question is told so many times."""
FREE = {
    "everything that shoots": "franks: 5 frankish-infantry, 2 archer / leader 3+3"
    " vs huns: 4 horse-archer, horde at steppe; turn=4; crossing=river",
    "nomads subjugate": "huns: 6 horse-archer / leader 2+2"
    " vs alamanni: 3 infantry, horde at forest; barbarian",
    "a strait and a marsh": "saxons: 3 sea-raider"
    " vs rome: legion, auxiliary, limes / leader 3+2 at marsh; crossing=strait",
    "a lone Limes": "alamanni: 3 infantry vs rome: limes at forest",
    "an ambush": "arabs: 2 cavalry, archer"
    " vs armenians: 2 mountain-infantry, mountain-archer at mountain; crossing=range",
    "an Empire in Decline": "rome: 4 legion / leader 3+2"
    " vs persia: 2 infantry at plain; city=2; capital=kingdom; decline=attacker:1; decline=defender:2",
    "a capital": "byzantium: 4 legion / leader 3+1 vs persia: infantry at Assyria; capital=kingdom; turn=4",
    "a rich city": "persia: 4 clibanarii / leader 3+1 vs rome: infantry at plain; city=3; fleet; turn=5",
    "nomads before walls": "huns: 6 horse-archer / leader 2+2"
    " vs rome: infantry at plain; city=1; fortified=2",
    "on barbarian ground": "alamanni: 4 infantry vs rome: 2 legion at forest; barbarian",
    "fleets under leaders": "byzantium: 2 elite-fleet / leader 3+1"
    " vs vandals: 2 fleet / leader 1+1 at sea; sea-control=defender",
}
CASES = [pytest.param(name, "", id=name) for name in SHIPPED]
CASES += [pytest.param("free", battle, id=name) for name, battle in FREE.items()]


@pytest.fixture(autouse=True)
def no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fluent passes over an argument that is missing; here it fails."""
    said = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: dict[str, object]) -> Any:
        text, errors = said(bundle, pattern, args)
        assert errors == []
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


def asked(table: Table, words: Words, ask: Ask) -> list[str]:
    """The question, every candidate, and why some of them cannot be chosen."""
    told = [words.ask(ask)]
    for option in table.state.frames[ask.depth].candidates(table.state, ask):
        told.append(words.option(option))
        refusal = GAME.why_not(table.state, ask.seat, option.id)
        if refusal is not None:
            told.append(words.refusal(refusal))
    return told + [words.option(option) for option in GAME.unasked(table.state, ask.seat)]


def match(scenario: str, options: dict[str, object], seed: int) -> list[str]:
    table = Table(GAME, scenario, options, seed)
    words = Words("en", GAME.name, table.seats)
    rng = Random(seed)
    told = [words.scenario(scenario), *(words.seat(seat) for seat in table.seats)]
    while not table.over:
        (ask,) = table.asks()
        told += asked(table, words, ask)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    for event in table.log:
        told.append(words.event(event))
        told += [words.modifier(item) for item in (event.roll.modifiers if event.roll else [])]
    assert table.state.outcome is not None
    return [*told, words.outcome(table.state.outcome)]


@pytest.mark.slow
@pytest.mark.parametrize("combat", SYSTEMS)
@pytest.mark.parametrize(("scenario", "battle"), CASES)
def test_a_match_is_told_without_a_gap(scenario: str, battle: str, combat: str) -> None:
    options: dict[str, object] = {"combat": combat}
    if battle:
        options["battle"] = battle
    if "city=" in battle or " at Assyria" in battle:
        options["goal"] = "city"
    seeds = 3 if scenario in (*MAPS, FREE_MAP) else SEEDS
    told = [sentence for seed in range(seeds) for sentence in match(scenario, options, seed)]
    assert {text for text in told if "⟦" in text or "{" in text or not text.strip()} == set()
    assert {text for text in told if text[0].islower() and text.endswith(".")} == set()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", WHOLE)
def test_a_whole_match_is_told_without_a_gap(scenario: str) -> None:
    table = Table(GAME, scenario, {}, 5)
    words = Words("en", GAME.name, table.seats)
    rng = Random(5)
    told = [words.scenario(scenario), *(words.seat(seat) for seat in table.seats)]
    met: dict[str, int] = {}
    while not table.over:
        ask = table.asks()[0]
        met[ask.key] = met.get(ask.key, 0) + 1
        if met[ask.key] <= OFTEN:
            told += asked(table, words, ask)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    for event in table.log:
        told.append(words.event(event))
        told += [words.modifier(item) for item in (event.roll.modifiers if event.roll else [])]
    assert {text for text in told if "⟦" in text or "{" in text or not text.strip()} == set()
    assert {text for text in told if text[0].islower() and text.endswith(".")} == set()


LEGION = {"unit": "legion", "nation": "rome", "face": "whole"}
DIE = {"whose": "defender", "die": "black", "face": "ww"}


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("eliminated", {**LEGION, "face": "damaged"}, "The attacker (Rome) loses one damaged Roman legion."),
        ("damaged", LEGION, "The attacker (Rome) turns one Roman legion to its damaged side."),
        ("melee-hits", {"hits": 0}, "The attacker (Rome) scores no hit in the melee."),
        ("melee-hits", {"hits": 1}, "The attacker (Rome) scores one hit in the melee."),
        ("melee-hits", {"hits": 2}, "The attacker (Rome) scores 2 hits in the melee."),
        ("archery", {"white": 0, "black": 1}, "The attacker (Rome) shoots with one black die."),
        (
            "archery",
            {"white": 2, "black": 1},
            "The attacker (Rome) shoots with 2 white dice and one black die.",
        ),
        ("battle-dice", {"die": "white", "faces": ["w"]}, "The attacker (Rome) rolls one white die."),
        ("battle-dice", {"die": "white", "faces": ["w", "-"]}, "The attacker (Rome) rolls 2 white dice."),
        ("reroll", DIE, "The attacker (Rome) re-rolls the defender’s black die showing two swords."),
        (
            "reroll",
            {**DIE, "face": "-"},
            "The attacker (Rome) re-rolls the defender’s black die showing a blank.",
        ),
        (
            "reroll",
            {**DIE, "whose": "attacker"},
            "The attacker (Rome) re-rolls its own black die showing two swords.",
        ),
        ("leader-escapes", {"leader": "leader"}, "The leader escapes."),
        ("leader-escapes", {"leader": "sapor"}, "Sapor escapes."),
        ("city-falls", {"city": "city"}, "The city falls."),
    ],
)
def test_events(key: str, args: dict[str, object], text: str) -> None:
    assert Words("en", GAME.name).event(Event(key, {"side": "attacker", "people": "rome", **args})) == text


def test_questions_say_who_must_do_what() -> None:
    words = Words("en", GAME.name, GAME.seats("nisibis", {}))
    args: dict[str, object] = {"side": "defender", "hits": 3}
    assert words.ask(Ask(1, "losses", 1, 0, args)) == "Defender: choose a unit to take a hit (3 left)."
    args["hits"] = 1
    assert words.ask(Ask(1, "losses", 1, 0, args)) == "Defender: choose a unit to take the last hit."


def test_answers_reasons_and_the_end() -> None:
    words = Words("en", GAME.name)
    assert words.option(Option("hit", dict(LEGION))) == "Roman legion"
    assert words.option(Option("hit", {**LEGION, "face": "damaged"})) == "Damaged Roman legion"
    assert words.option(Option("reroll", {**DIE, "face": "-"})) == "Defender’s black die: blank"
    assert words.refusal(Refusal("assault-too-weak", {"hits": 2})).startswith("The assault costs 2 hits")
    end = Outcome([0], [1, 0], "city-taken", {"side": "attacker", "city": "Nisibis"})
    assert words.outcome(end) == "The attacker takes Nisibis."
