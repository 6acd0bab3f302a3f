"""The battle board shows what the rules work out, and where a click takes effect."""

from random import Random
from typing import Any

import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.scene import SCENE
from aevum.scene.contest import Contest
from aevum.words import Words

AMBUSH = (
    "arabs: 2 cavalry, archer vs armenians: 2 mountain-infantry, mountain-archer at mountain; crossing=range"
)
RICH = "rome: 4 legion, 2 cavalry / leader 2+2 vs persia: 3 infantry, archer / leader 1+1 at plain"


def fight_of(table: Table) -> Fight:
    state: Any = table.state
    fight: Fight = state.fight
    return fight


def contests(battle: str, combat: str, seed: int) -> list[tuple[Table, Contest]]:
    """A fight told question by question, from the side of who is asked."""
    table = Table(GAME, "free", {"battle": battle, "combat": combat}, seed)
    words = Words("en", GAME.name, table.seats)
    rng = Random(seed)
    found: list[tuple[Table, Contest]] = []
    while not table.over:
        ask = table.asks()[0]
        shown = SCENE.contest(GAME.view(table.state, ask.seat), words)
        assert shown is not None
        found.append((table, shown))
        _agrees(table, shown)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    return found


def _agrees(table: Table, shown: Contest) -> None:
    """What can be checked at every question."""
    assert 0 <= shown.now < len(shown.tracks)
    (ask,) = table.asks()
    offered = {option.id for option in ask.options}
    for i, side in enumerate(shown.sides):
        fight = fight_of(table).sides[i]
        units = [piece for piece in side.pieces if piece.kind in ("unit", "fleet")]
        assert sum(piece.count for piece in units) == len(fight.units)
        assert sum(piece.count for piece in side.lost) == len(fight.lost) + len(fight.limes_lost)
        assert {die.option for die in side.dice if die.option} <= offered
        for pool in side.pools:
            assert all(item.rule and item.words for item in pool.items)
    rolls = {option.id for option in ask.options if option.key in ("reroll", "roll-again")}
    assert {die.option for side in shown.sides for die in side.dice if die.option} == rolls


@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize("battle", [AMBUSH, RICH])
def test_a_fight_from_beginning_to_end(battle: str, combat: str) -> None:
    found = [shown for seed in range(8) for _, shown in contests(battle, combat, seed)]
    steps = {shown.tracks[shown.now] for shown in found}
    assert "Hits" in steps
    assert {"Archery", "Melee and re-rolls"} & steps


@pytest.mark.parametrize("combat", ["basic", "advanced"])
def test_items_add_up(combat: str) -> None:
    for seed in range(8):
        for table, shown in contests(RICH, combat, seed):
            for i, side in enumerate(shown.sides):
                for pool in side.pools:
                    if "Archery" not in pool.name:  # where horse archers swap dice, they add none
                        assert sum(item.value for item in pool.items) == pool.size
                if shown.tracks[shown.now] == "Melee and re-rolls" and combat == "basic" and side.dice:
                    assert side.pools[0].size == len(side.dice)
                    assert sum(die.colour == "black" for die in side.dice) == len(
                        fight_of(table).sides[i].black
                    )


def test_the_pool_of_a_battle(words: Words) -> None:
    table = Table(GAME, "free", {"battle": RICH}, 1)
    shown = SCENE.contest(GAME.view(table.state, 0), words)
    assert shown is not None
    rome, persia = shown.sides
    assert (rome.name, rome.attacker, persia.attacker) == ("Rome", True, False)
    assert [(piece.name, piece.count) for piece in rome.pieces if piece.kind == "unit"] == [
        ("Roman legion", 4), ("Roman cavalry", 2),
    ]  # fmt: skip
    melee = next(pool for pool in rome.pools if pool.name.startswith("Melee"))
    assert [(item.value, item.rule) for item in melee.items] == [(6, "XX.F.1")]
    black = next(pool for pool in rome.pools if pool.name.startswith("Black"))
    assert [item.rule for item in black.items] == ["XX.G.2", "XX.G.3"]
    assert "Plain" in shown.ground


def test_a_siege(words: Words) -> None:
    table = Table(GAME, "nisibis", {}, 1)
    rng = Random(1)
    while table.asks()[0].key != "besiege":
        table.choose(table.seats[table.asks()[0].seat], rng.choice(table.asks()[0].options))
    shown = SCENE.contest(GAME.view(table.state, 0), words)
    assert shown is not None
    assert shown.title == "Siege of Nisibis"
    assert [item.rule for item in shown.sides[0].pools[0].items] == ["XXIV.C.3", "XXIV.C.6"]


def test_no_fight_no_board(words: Words) -> None:
    assert SCENE.contest(GAME.view(Table(GAME, "350", {}, 1).state, 0), words) is None
