"""What `import aevum` offers: documented, its examples true, and one clear sentence for what is wrong."""

import doctest
from importlib import import_module
from pathlib import Path

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
    with pytest.raises(Refused):
        table.choose(seat, "fly:0101")
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
