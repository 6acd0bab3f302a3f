"""docs/notation.md says what the notation does: every line in it is read, and no name is missing."""

import re
from pathlib import Path

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions import gazetteer, mapset
from aevum.games.invasions.notation import SETTINGS, read
from aevum.games.invasions.rules import troops
from aevum.games.invasions.rules.fight import TERRAINS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def block(kind: str) -> list[str]:
    """The lines of all fenced blocks of a kind."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [line for text in found for line in text.splitlines()]


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_column(title: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", section(title), re.MULTILINE)


@pytest.mark.parametrize("line", block("fight"))
def test_every_example_is_read(line: str) -> None:
    fight = read(line)
    assert fight.sides[0].units


@pytest.mark.parametrize("line", block("mistake"))
def test_every_mistake_is_refused(line: str) -> None:
    with pytest.raises(BadData):
        read(line)


def test_the_example_for_the_command_line_is_read() -> None:
    (line,) = re.findall(r'"battle=([^"]+)"', PAGE)
    assert read(line).sides[0].units


def test_there_are_examples() -> None:
    assert len(block("fight")) >= 10
    assert len(block("mistake")) >= 5


def test_every_unit_is_listed_with_its_traits() -> None:
    rows = dict(re.findall(r"^\| `([^`]+)` \| ([a-z, ]+) \|", section("Units"), re.MULTILINE))
    assert list(rows) == troops.KINDS
    for kind, words in rows.items():
        front = troops.FRONT[troops.KINDS.index(kind)]
        assert sum(1 << troops.TRAIT_NAMES.index(word) for word in words.split(", ")) == front


def test_every_nation_is_listed() -> None:
    assert sorted(re.findall(r"`([a-z-]+)`", section("Nations"))) == sorted(troops.NATIONS)


def test_every_setting_is_listed_and_read() -> None:
    examples = first_column("Settings")
    assert [example.partition("=")[0] for example in examples] == list(SETTINGS)
    for example in examples:
        assert read(f"franks: 3 infantry vs rome: 3 infantry at plain; city=1; {example}")


def test_every_leader_is_listed_with_his_figures() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d) \| (\d) \|", section("Sides"), re.MULTILINE)
    assert {name: (int(combat), int(stacking)) for name, combat, stacking in rows} == {
        name: (leader.combat, leader.stacking) for name, leader in gazetteer.LEADERS.items()
    }


@pytest.mark.parametrize("words", [TERRAINS, troops.STATUS_NAMES, troops.CROSSING_NAMES])
def test_the_grammar_names_every_word(words: tuple[str, ...]) -> None:
    assert " | ".join(f'"{word}"' for word in words) in section("Grammar")


def test_the_set_up_is_read() -> None:
    found = mapset.read_toml("\n".join(block("setup")), "page")
    assert found.seats == ("roman", "goth")


@pytest.mark.parametrize(
    ("title", "keys"),
    [("The match", (*mapset.TOP, "nations", "cities")), ("A nation", mapset.NATION), ("A city", mapset.CITY)],
)
def test_every_key_of_a_set_up_is_told(title: str, keys: tuple[str, ...]) -> None:
    told = re.findall(r"`([a-z_]+)`", section(title)) + re.findall(r"\[(nations|cities)\.", PAGE)
    assert set(keys) <= set(told)
