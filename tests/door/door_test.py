"""What `import aevum` offers: documented, its examples true, and one clear sentence for what is wrong."""

import doctest
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import aevum
from aevum.engine import Refused

MODULES = [
    "aevum",
    *(f"aevum.door.{name}" for name in ("installed", "look", "opening", "picture", "question", "table")),
]


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("name", aevum.__all__)
def test_every_name_is_there_and_told(name: str) -> None:
    found = getattr(aevum, name)
    assert name == "__version__" or found.__doc__


def test_an_unknown_name_is_no_part_of_it() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        aevum.chess  # noqa: B018


def test_an_unknown_scenario_names_the_known_ones() -> None:
    with pytest.raises(aevum.BadData, match="known: 771, lombard-war"):
        aevum.table("charlemagne", "800")


def test_choices_and_undo() -> None:
    table = aevum.table("charlemagne", "lombard-war", seed=7)
    question = table.asks[0]
    taken = 0
    while not taken:
        question = table.asks[0]
        table.choose(question.seat, question.answers[0])
        taken = len(table.choices) if table.match.why_no_undo(question.seat) is None else 0
    table.undo(question.seat)
    assert len(table.choices) == taken - 1


def test_what_is_not_offered_is_refused_with_a_reason() -> None:
    table = aevum.table("charlemagne", "lombard-war", seed=7)
    seat = table.asks[0].seat
    assert table.why(seat, "fly:0101")
    with pytest.raises(Refused, match=r"^“fly:0101” is no answer to the present question"):
        table.choose(seat, "fly:0101")
    with pytest.raises(Refused, match=r"^There is nothing to take back"):
        table.undo(seat)
    with pytest.raises(aevum.BadData, match="is not offered 'fly:0101'"):
        table.odds(seat, "fly:0101")


def test_a_picture_shows_counters(tmp_path: Path) -> None:
    picture = aevum.table("charlemagne", "771", seed=7).board("empire")
    picture.save(tmp_path / "board.svg")
    picture.save(tmp_path / "board.png")
    assert "<circle" in (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_a_broken_record_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(aevum.BadData, match="match"):
        aevum.load(file)


def wrong_things() -> list[tuple[str, Callable[[], object]]]:
    """What a type checker would have told, and what none can tell: the sentence, and what brings it."""
    table = aevum.table("charlemagne", "lombard-war", seed=1)
    battle = aevum.table("invasions", "adrianopolis", seed=7)
    nothing: Any = None
    kinds: Any = ["fast"]
    return [
        ("seed: expected a whole number", lambda: aevum.table("invasions", "nisibis", seed=kinds)),
        ("seed: expected a whole number", lambda: aevum.table("invasions", "nisibis", seed=True)),
        ("options: expected values by their names", lambda: aevum.table("invasions", options=kinds)),
        ("options: there is no option 'odd' here", lambda: aevum.table("invasions", options={"odd": 1})),
        ("there are no words in 'xx'", lambda: aevum.table("invasions", language="xx")),
        ("there is no seat 'rome' at this table; seats: empire, tribal", lambda: table.view("rome")),
        ("there is no seat 'rome'", lambda: table.board("rome")),
        ("there is no seat 'rome'", lambda: table.story("rome")),
        ("there is no seat 'rome'", lambda: table.why("rome", "x")),
        ("there is no seat 'rome'", lambda: table.choose("rome", "x")),
        ("there is no seat 'rome'", lambda: table.undo("rome")),
        ("there is no seat 'rome'", lambda: table.play({"rome": "fast"})),
        ("width: expected a whole number from 1", lambda: table.board(width=0)),
        ("since: expected a whole number", lambda: table.story(since=-1)),
        ("wish: expected a text", lambda: table.why("empire", nothing)),
        ("choice: expected a text", lambda: table.choose("empire", nothing)),
        ("choice: expected a text", lambda: table.odds("empire", nothing)),
        ("bots: expected values by their names", lambda: table.play(kinds)),
        ("there is no bot 'genius'", lambda: table.play("genius")),
        ("choices: expected a whole number", lambda: table.play("fast", choices=-1)),
        ("adrianopolis of invasions is played without a map", battle.board),
        ("board.bmp: a picture is written as", lambda: table.board().save("board.bmp")),
        ("invasions has no section 'ZZ'", lambda: aevum.rule("invasions", "ZZ")),
        ("There is no game 'chess'", lambda: aevum.rule("chess", "I")),
        ("address: expected a text", lambda: aevum.rule("invasions", nothing)),
        ("there is no game 'chess'; installed", lambda: aevum.scenarios("chess")),
    ]


@pytest.mark.parametrize("number", range(len(wrong_things())))
def test_what_is_wrong_is_told_in_a_sentence(number: int) -> None:
    told, wrong = wrong_things()[number]
    with pytest.raises(aevum.BadData, match=f"^{re.escape(told)}") as caught:
        wrong()
    assert "\n" not in str(caught.value)
