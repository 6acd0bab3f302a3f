"""XXIII on the map: which cities have walls, and what walls keep out."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.movement.confront import why_not_force, why_not_overrun
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule

Start = Callable[..., Any]
Line = tuple[int, str]

VISIGOTHS = NATIONS.index("visigoths")
GARRISON = 'units = { "Moesia Superior" = "auxiliary" }'
RAZED = '"Moesia Superior" = { walls = false }'
MAP = """
turn = {turn}
seats = ["east", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "east"
areas = ["Graecia", "Moesia"]
{byzantium}
[nations.visigoths]
seat = "goth"
units = {{ Savus = "{units}" }}
leaders = {{ Savus = "fritigernus" }}
[cities]
{cities}
"""


def marching(on_map: Start, *dice: int, **words: str | int) -> Any:
    """Fritigernus comes from Savus to Singidunum, over an open border; its garrison stands."""
    text = {"turn": 2, "byzantium": "", "units": "6 infantry", "cities": "", **words}
    m = on_map(MAP.format(**text), list(dice)).do("march:Savus", "go:Moesia Superior")
    return m.do("stand") if "auxiliary" in str(text["byzantium"]) else m


@rule("XXIII.A.1")
@pytest.mark.parametrize(("place", "walls"), [("Moesia Superior", 2), ("Achaia", 0), ("Thessalia", 0)])
def test_the_map_says_which_cities_have_walls(on_map: Start, place: str, walls: int) -> None:
    m = on_map(MAP.format(turn=1, byzantium="", units="infantry", cities=""))
    assert m.world.walls[m.place(place)] == walls


@rule("XXIII.A.2", "III.G.3")
def test_a_capital_has_walls_wherever_it_is(on_map: Start) -> None:
    m = on_map(MAP.format(turn=1, byzantium='capital = "Achaia"', units="infantry", cities=""))
    assert m.world.walls[m.place("Achaia")] == 2


@rule("XXIII.B.1")
def test_walls_bar_overrun_and_passage(on_map: Start) -> None:
    razed = marching(on_map, byzantium=GARRISON, cities=RAZED)
    assert razed.offered() == ["stop", "overrun", "force"]
    m = marching(on_map, byzantium=GARRISON)
    assert m.asked() == ("goth", "stacks")  # there was nothing to choose: they stopped
    w, place = m.world, m.place("Moesia Superior")
    units = commanded_at(w, place, 1 << VISIGOTHS)
    refusals = [
        why_not_overrun(w, place, VISIGOTHS, units, True),
        why_not_force(w, place, VISIGOTHS, 1 << VISIGOTHS, units),
    ]
    assert [(r.key, r.rule) for r in refusals if r] == [("barred-by-walls", "XXIII.B.1")] * 2


@rule("XXIII.B.2", "XXIII.D.1", "XXIV.B.1")
@pytest.mark.parametrize(("cities", "checks"), [("", 0), (RAZED, 1)])
def test_walls_keep_terror_out(on_map: Start, cities: str, checks: int) -> None:
    assert len(marching(on_map, 3, cities=cities).events("terror-check")) == checks


WALLED = ("", ["done", "take-black:1"], [(1, "XX.F.1"), (1, "XX.F.8")], [(1, "XX.G.6")])
OPEN: tuple[str, list[str], list[Line], list[Line]] = (RAZED, ["stop", "done"], [(1, "XX.F.1")], [])


@rule("XXIII.B.3")
@pytest.mark.parametrize(("cities", "choices", "dice", "swaps"), [WALLED, OPEN], ids=["walls", "no walls"])
def test_an_empire_fights_better_behind_its_walls(
    on_map: Start, cities: str, choices: list[str], dice: list[Line], swaps: list[Line]
) -> None:
    m = marching(on_map, *[1] * 20, byzantium=GARRISON, units="3 infantry", cities=cities).do(*choices)
    assert (m.modifiers("pool"), m.modifiers("swaps")) == (dice, swaps)


@rule("XXIII.B.4", "XXIII.D.2")
@pytest.mark.parametrize(
    ("turn", "cities", "line"),
    [
        (2, "", [(-2, "XXIV.C.6")]),
        (4, "", [(-2, "XXIV.C.6")]),
        (4, RAZED, [(-1, "XXIV.C.7")]),
        (2, RAZED, []),
    ],
)
def test_walls_or_watchfulness_hinder_the_besieger(
    on_map: Start, turn: int, cities: str, line: list[Line]
) -> None:
    dice = [1] * (4 if cities else 3)  # terror goes before him where there are no walls
    m = marching(on_map, *dice, turn=turn, cities=cities).do("halt", "done", "besiege", "no-assault")
    assert m.modifiers("siege-roll") == line
