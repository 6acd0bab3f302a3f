"""The six kingdoms and which of them are linked."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.medioevo"
KINGDOMS = {row["kingdom"]: row for row in rows(PACKAGE, "kingdoms")}
LINKS = rows(PACKAGE, "kingdom-links")


def linked(kingdom: str, source: str = "") -> set[str]:
    pairs = [(row["a"], row["b"]) for row in LINKS if row["source"].startswith(source)]
    return {b if a == kingdom else a for a, b in pairs if kingdom in (a, b)}


@rule("0.KING.01")
def test_the_six_kingdoms() -> None:
    assert {key: row["name"] for key, row in KINGDOMS.items()} == {
        "byzantium": "Byzantine Empire",
        "mamluks": "Mamluk Sultanate",
        "hungary": "Kingdom of Hungary",
        "holy-roman-empire": "Holy Roman Empire",
        "novgorod": "Republic of Novgorod",
        "golden-horde": "Khanate of the Golden Horde",
    }


@rule("0.KING.03")
def test_the_holy_roman_empire_is_yellow_and_linked_with_hungary_only() -> None:
    assert KINGDOMS["holy-roman-empire"]["colour"] == "yellow"
    assert linked("holy-roman-empire") == {"hungary"}


@rule("0.KING.04")
def test_byzantium_is_linked_with_three() -> None:
    assert linked("byzantium") == {"hungary", "golden-horde", "mamluks"}


def test_four_links_are_printed_and_three_are_ours() -> None:
    printed = {frozenset((row["a"], row["b"])) for row in LINKS if row["source"] == "rulebook 0.KING"}
    assert printed == {
        frozenset(("holy-roman-empire", "hungary")),
        frozenset(("byzantium", "hungary")),
        frozenset(("byzantium", "golden-horde")),
        frozenset(("byzantium", "mamluks")),
    }
    assert linked("novgorod") == {"golden-horde", "hungary"}
    assert linked("mamluks") == {"byzantium"}


@pytest.mark.parametrize("first", KINGDOMS)
def test_whoever_chooses_first_leaves_a_choice_to_all_others(first: str) -> None:
    chosen = {first}
    while more := {b for a in chosen for b in linked(a)} - chosen:
        chosen |= more
    assert chosen == KINGDOMS.keys()


def test_every_kingdom_has_a_colour_of_its_own() -> None:
    assert len({row["colour"] for row in KINGDOMS.values()}) == 6
