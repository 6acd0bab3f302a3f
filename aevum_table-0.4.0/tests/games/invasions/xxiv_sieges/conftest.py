"""Stacks before a city without troops, in a scenario of one fight and on the map."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift

MAP = """
turn = {turn}
seats = ["east", "raider"]
acting = ["{nation}"]
allies = {allies}

[nations.byzantium]
seat = "east"
areas = ["Graecia", "Moesia", "Italia", "Mesopotamia"]
{byzantium}

{others}

[nations.{nation}]
seat = "raider"
{status}
units = {{ Valachia = "{units}" }}
leaders = {{ {leaders} }}

[cities]
{cities}
"""


@pytest.fixture
def siege(fight: Callable[..., Any]) -> Callable[..., Any]:
    """`siege("rome: 3 infantry", "plain; city=1", 7)`: the besieger, the place and the dice."""

    def start(besieger: str, place: str, *dice: int, besieged: str = "armenians") -> Any:
        return fight(f"{besieger} vs {besieged}: at {place}", list(dice), goal="city")

    return start


@pytest.fixture
def siege_lines() -> Callable[[Any], str]:
    """The modifiers of the siege roll as `+1 C.3, -2 C.6`."""

    def spell(fight: Any) -> str:
        (event,) = fight.events("siege-roll")
        return ", ".join(f"{m.value:+d} {m.rule.removeprefix('XXIV.')}" for m in event.roll.modifiers)

    return spell


@pytest.fixture
def before(on_map: Callable[..., Any]) -> Callable[..., Any]:
    """`before("Achaia", 7, leader="fritigernus")`: a stack on the map that has come to besiege a city.

    Italia, Moesia, Graecia and Mesopotamia are Byzantine; the stack is a Visigothic one of 3 infantry.
    """

    def start(place: str, *dice: int, leader: str = "", **words: Any) -> Any:
        text: dict[str, Any] = {
            "turn": 1,
            "nation": "visigoths",
            "units": "3 infantry",
            "status": "",
            "allies": [],
        }
        text |= {"byzantium": "", "others": "", "cities": "", **words}
        text["leaders"] = f'Valachia = "{leader}"' if leader else ""
        m = on_map(MAP.format(**text), list(dice))
        w, to, nation = m.world, m.place(place), NATIONS.index(text["nation"])
        units = commanded_at(w, m.place("Valachia"), 1 << nation)
        for unit in units:
            shift(w, unit, to)
        settle(w, m.place("Valachia"))
        if leader:
            w.leader_place[LEADERS.index(leader)] = to
        m.table.state.push(SiegeOnMap(to, nation, units, leaders_at(w, to, 1 << nation)))
        GAME.advance(m.table.state)
        GAME.check(m.table.state)
        return m

    return start
