"""VI.G, VI.B Who acts in the Military phase, and in which order."""

from typing import Any

import pytest

from aevum.games.invasions.rules.military.phase import next_group
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

PLACES = ["Volga", "Bavaria", "Dacia", "Neustria", "Susiana", "Latium", "Hispalensis"]


def nation(name: str, place: int, **about: Any) -> str:
    lines = [f"[nations.{name}]", 'seat = "all"', f'units = {{ {PLACES[place]} = "infantry" }}']
    for key, value in about.items():
        lines.append(f"{key} = {value!r}".replace("'", '"'))
    return "\n".join(lines) + "\n"


def setup(*nations: str, top: str = "") -> str:
    return 'turn = 4\nseats = ["all", "none"]\n' + top + "".join(nations)


def quiet_to_the_end(m: Any) -> list[str]:
    """Everybody passes; who was activated."""
    while not m.table.over:
        key = m.asked()[1]
        m.do({"stacks": "done", "campaigns": "no-campaign", "defiance": "peace"}.get(key, m.offered()[0]))
    return [event.args["people"] for event in m.events("activates")]


@rule("VI.G.1", "VI.J.2", "VI.K.1", "IV.0.2")
def test_barbarians_then_kingdoms_then_empires(on_map: OnMap) -> None:
    m = on_map(
        setup(
            nation("rome", 5, age=9, initiative=1),
            nation("persia", 4, age=9, initiative=2),
            nation("huns", 0, age=1, initiative=3),
            nation("franks", 3, status="kingdom", age=8, initiative=4),
        )
    )
    assert quiet_to_the_end(m) == ["huns", "persia", "franks", "rome"]


@rule("VI.G.2", "VI.G.3")
def test_the_oldest_first_then_the_lower_initiative(on_map: OnMap) -> None:
    m = on_map(
        setup(
            nation("huns", 0, age=2, initiative=7),
            nation("alamanni", 1, age=3, initiative=9),
            nation("visigoths", 2, age=2, initiative=5),
        )
    )
    assert quiet_to_the_end(m) == ["alamanni", "visigoths", "huns"]


@rule("VI.B.1", "VI.B.2", "XI.B.4")
@pytest.mark.parametrize(("role", "moves"), [("active", True), ("inactive", False)])
def test_inactive_nations_are_not_activated(on_map: OnMap, role: str, moves: bool) -> None:
    m = on_map(setup(nation("huns", 0), nation("aestii", 1, role=role)))
    assert ("aestii" in quiet_to_the_end(m)) is moves


RAIDERS = """
[nations.saxons]
seat = "none"
role = "raider"
raids_from = "Saxonia"
reserve = "2 sea-raider"
"""


@rule("XI.B.4")
def test_neither_are_raiders(on_map: OnMap) -> None:
    m = on_map(setup(nation("huns", 0), RAIDERS))
    assert quiet_to_the_end(m) == ["huns"]


@rule("VI.G.1")
def test_who_has_nothing_on_the_map_is_passed_over(on_map: OnMap) -> None:
    m = on_map(setup(nation("huns", 0), '[nations.gepids]\nseat = "none"\n'))
    assert quiet_to_the_end(m) == ["huns"]


AGES = {"huns": 5, "alamanni": 4, "visigoths": 3, "gepids": 2}


@pytest.mark.parametrize(
    ("allies", "groups"),
    [
        ("", ["huns", "alamanni", "visigoths", "gepids"]),
        ('["huns", "visigoths"]', ["alamanni", "huns+visigoths", "gepids"]),
        ('["huns", "visigoths"], ["visigoths", "gepids"]', ["alamanni", "huns+visigoths+gepids"]),
    ],
)
def test_allies_wait_for_the_last_of_them(on_map: OnMap, allies: str, groups: list[str]) -> None:
    """A78; allies of allies act with them too."""
    peoples = [nation(name, i, age=age) for i, (name, age) in enumerate(AGES.items())]
    w = on_map(setup(*peoples, top=f"allies = [{allies}]\n")).world
    done, found = 0, []
    while group := next_group(w, done):
        done |= group
        found.append("+".join(name for name in AGES if group >> NATIONS.index(name) & 1))
    assert found == groups
