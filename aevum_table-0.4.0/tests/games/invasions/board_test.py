"""The picture of a fight for the terminal."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.text import Text

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.board import BOARD
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED
from aevum.games.invasions.scenarios import FREE, shipped
from aevum.terminal.lines import WIDTH
from aevum.words import Words
from tests.narrow import of_kind

SEEDS = 6
SYSTEMS = ("basic", "advanced")
LONG = (
    "africano-romans: 3 elite-mountain-infantry~@strait, anglo-saxons.elite-frankish-infantry@strait,"
    " ostrogoths.noble-cavalry@range / leader 3+3^"
    " vs byzantium: 4 auxiliary-horse-archer, hephthalites.horse-archer / alamannic-rex"
    " at Assyria; capital=empire; fleet; intercepted; decline=defender:2"
)


def picture(table: Table, seat: str | None = "attacker") -> str:
    """As it looks without colour."""
    return Text.from_markup(
        of_kind(str, BOARD.board(table.view(seat), Words("en", GAME.name, table.seats)))
    ).plain


def played(scenario: str, options: dict[str, object], seed: int) -> Iterator[Table]:
    """A match of random choices, shown before each of them and at its end."""
    table = Table(GAME, scenario, options, seed)
    rng = Random(seed)
    while not table.over:
        yield table
        (ask,) = table.asks()
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    yield table


def a_fight(battle: str, dice: list[int], *choices: str, **options: str) -> Table:
    table = Table(GAME, "free", {"battle": battle, **options}, seed=1, script=dice)
    for choice in choices:
        (ask,) = table.asks()
        table.choose(table.seats[ask.seat], choice)
    return table


@pytest.mark.parametrize("combat", SYSTEMS)
@pytest.mark.parametrize("scenario", [*shipped(), FREE])
def test_every_moment_of_a_match_fits(scenario: str, combat: str) -> None:
    for seed in range(SEEDS):
        for table in played(scenario, {"combat": combat}, seed):
            shown = picture(table)
            assert max(len(line) for line in shown.splitlines()) <= WIDTH, shown
            assert "⟦" not in shown, shown
            assert "{" not in shown, shown
            assert isinstance(table.state, InvasionsState)
            damaged = [code for side in table.state.fight.sides for code in side.units if code & DAMAGED]
            assert ("(damaged)" in shown) == bool(damaged), shown


@pytest.mark.parametrize("combat", SYSTEMS)
def test_the_longest_names_fit(combat: str) -> None:
    shown = picture(a_fight(LONG, [], combat=combat))
    assert max(len(line) for line in shown.splitlines()) <= WIDTH, shown
    assert "× elite mountain infantry" in shown
    assert "(damaged), over a strait" in shown
    assert "1 × Anglo-Saxon elite axe-thrower" in shown
    assert "mountaineer" in shown
    assert "in double Decline" in shown
    assert "capital of an Empire" in shown


def halves(line: str) -> list[str]:
    return [part.strip() for part in line.split("│")]


def test_both_stacks_and_the_ground() -> None:
    first, second, rule, heads, leaders, *rest = picture(Table(GAME, "nisibis", seed=1)).splitlines()
    assert first == "Assyria, steppe · turn 1 · red swords hit"
    assert second == "Nisibis: level 1 · walls 2 · the attacker must take it"
    assert set(rule) == {"─", "┬"}
    assert halves(heads) == ["ATTACKER: Rome (Empire)", "DEFENDER: Persia (Kingdom)"]
    assert halves(leaders) == ["Iulianus: combat 3 · 3 re-rolls left", "Sapor: combat 2 · 2 re-rolls left"]
    assert halves(rest[0]) == ["5 × legion ◆", "1 × clibanarius ◆"]
    assert rest[-1] == "◆ takes two hits, the first one damages it"


def test_dice_of_both_colours_are_told_apart_without_colour() -> None:
    shown = picture(
        a_fight("rome: 4 legion / leader 1+0 vs persia: 3 infantry at plain", [1, 4, 5, 6, 1, 4, 5])
    )
    assert "□ white: 1 × blank, 1 × sword" in shown
    assert "■ black: 1 × sword+red, 1 × two swords" in shown
    assert "Now: 5 hits on the enemy" in shown


def test_hits_damage_then_eliminate() -> None:
    table = a_fight("rome: 2 legion, infantry vs persia: 4 infantry at plain", [1, 1, 1, 4, 4, 4, 1])
    table.choose("attacker", "hit:legion:rome:whole")
    assert "1 × legion ◆" in picture(table)
    assert "1 × legion (damaged)" in picture(table)
    table.choose("attacker", "hit:legion:rome:damaged")
    assert "(damaged)" not in picture(table)
    assert "Lost: 1 × legion" in picture(table)


def test_loot_and_the_marker_nobody_has_seen() -> None:
    table = Table(GAME, "athenae", seed=1, script=[2, 1, 1, 1])
    assert "face down" not in picture(table)
    table.choose("attacker", "sack")
    assert "A pillage marker lies face down on Athenae." in picture(table)
    assert "Loot: 4 gold" in picture(table)


@pytest.mark.parametrize("seat", ["attacker", "defender", None])
def test_nothing_hidden_is_shown(seat: str | None) -> None:
    """Whichever marker lies on the city, everybody sees the same picture."""
    pictures = set()
    for marker in range(1, 25):
        table = Table(GAME, "athenae", seed=1, script=[2, 1, 1, marker])
        table.choose("attacker", "sack")
        pictures.add(picture(table, seat))
    assert len(pictures) == 1


def test_who_must_retreat() -> None:
    table = a_fight("alamanni: 3 infantry vs rome: 3 infantry at plain", [4, 1, 1, 1, 1, 1])
    assert "has to retreat" in picture(table)


def test_who_is_dead() -> None:
    battle = "alamanni: 3 infantry vs byzantium: infantry / valens at plain"
    shown = picture(a_fight(battle, [4, 4, 4, 1, 1], "pass"))
    assert "Valens is dead" in shown
    assert "no units" in shown
    assert "Lost: 1 × infantry" in shown
