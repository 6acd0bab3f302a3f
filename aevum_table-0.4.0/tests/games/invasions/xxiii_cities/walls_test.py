"""XXIII: what a fortified city is good for."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import gazetteer, notation
from aevum.testing import rule

Start = Callable[..., Any]

WALLS = {
    "Latium": ("Roma", 1),
    "Chaldea": ("Ctesiphon", 3),
    "Umbria": ("Ravenna", 3),
    "Thracia": ("Constantinopolis", 3),
    "Assyria": ("Nisibis", 2),
    "Thracia; fortified=4": ("Constantinopolis", 4),
    "Latium; fortified": ("Roma", 1),
    "plain; city=2; fortified": ("city", 2),
}


@rule("XXIII.B.4", "XXIII.B.5")
@pytest.mark.parametrize("place", WALLS)
def test_walls_by_city(fight: Start, place: str) -> None:
    city, walls = WALLS[place]
    siege = fight(f"franks: 3 infantry vs armenians: at {place}", [1]).do("besiege", "no-assault")
    (roll,) = siege.events("siege-roll")
    assert roll.args["city"] == city
    assert [(item.value, item.rule) for item in roll.roll.modifiers] == [(-walls, "XXIV.C.6")]


@rule("XXIII.B.5")
def test_only_four_cities_have_walls_of_their_own() -> None:
    cities = {row["city"] for row in gazetteer._provinces().values() if row["fortified"] == "1"}
    assert {city for city in cities if gazetteer.walls(city) != 2} == {
        "Roma",
        "Ctesiphon",
        "Ravenna",
        "Constantinopolis",
    }


@rule("XXIII.B.2")
@pytest.mark.parametrize(("walls", "checks"), [("fortified", 0), ("unfortified", 1)])
def test_walls_are_immune_to_terror(fight: Start, walls: str, checks: int) -> None:
    siege = fight(f"franks: 3 infantry / leader 1 vs armenians: at plain; city=1; {walls}", [3])
    assert len(siege.events("terror-check")) == checks


@rule("XXIII.D.2")
@pytest.mark.parametrize(("turn", "alert"), [(3, 0), (4, 1), (5, 1), (6, 0)])
def test_unfortified_cities_are_on_guard_on_two_turns(fight: Start, turn: int, alert: int) -> None:
    siege = fight(f"franks: 3 infantry vs armenians: at plain; city=1; turn={turn}", [1])
    siege.do("besiege", "no-assault")
    (roll,) = siege.events("siege-roll")
    assert [item.value for item in roll.roll.modifiers] == [-1] * alert


DEFENDERS = {
    "a Kingdom": ("armenians: 2 infantry", [(2, "XX.F.1"), (1, "XX.F.8")], [], "+1"),
    "an Empire": ("rome: 2 auxiliary", [(2, "XX.F.1"), (1, "XX.F.8")], [(1, "XX.G.6")], "+2"),
    "Barbarians": ("franks: 2 infantry", [(2, "XX.F.1")], [], ""),
}


@rule("XXIII.B.3")
@pytest.mark.parametrize(("defender", "dice", "swaps", "bonus"), DEFENDERS.values(), ids=DEFENDERS)
def test_a_civilized_defender_fights_better_behind_walls(
    fight: Start, defender: str, dice: list[tuple[int, str]], swaps: list[tuple[int, str]], bonus: str
) -> None:
    battle = f"persia: 2 infantry vs {defender} at plain; city=1; fortified"
    basic = fight(battle, [1] * 12)
    assert basic.modifiers("pool", "defender") == dice
    assert basic.modifiers("swaps", "defender") == swaps
    assert basic.modifiers("pool", "attacker") == [(2, "XX.F.1")]
    advanced = fight(battle, [1] * 8, combat="advanced")
    assert "".join(f"{value:+d}" for value, _ in advanced.modifiers("melee-roll", "defender")) == bonus
    assert advanced.modifiers("melee-roll", "attacker") == []


@rule("XXIII.A.2", "III.G.3")
@pytest.mark.parametrize(("place", "walls"), [("plain; city=2", 2), ("Achaia", 2), ("Thracia", 3)])
def test_a_capital_is_always_fortified(place: str, walls: int) -> None:
    field = notation.read(f"franks: 3 infantry vs armenians: at {place}; capital=kingdom").field
    assert (field.fortified, field.walls, field.capital) == (True, walls, 1)


@rule("XXIII.A.1")
@pytest.mark.parametrize(("province", "fortified"), [("Assyria", True), ("Achaia", False), ("Latium", True)])
def test_the_map_says_which_cities_are_fortified(province: str, fortified: bool) -> None:
    assert gazetteer.field(province).fortified == fortified
