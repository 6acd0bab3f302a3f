"""XX.J.2 Where a lone leader finds friends: by land first, else over seas, which count like provinces."""

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import nearest_friendly
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

FRIENDS = """
turn = 5
seats = ["goth"]
[nations.suebi]
seat = "goth"
status = "kingdom"
provinces = [{friends}]
units = {{ {units} }}
"""


@rule("XX.J.2")
@pytest.mark.parametrize(
    ("start", "friends", "nearest"),
    [
        ("Latium", "Sardinia Carpetania", "Carpetania"),
        ("Latium", "Sardinia", "Sardinia"),
        ("Cisalpina", "Sardinia", "Sardinia"),
        ("Corsica", "Latium Saldae", "Latium"),
        ("Mare Tyrrheneum", "Latium Saldae", "Latium"),
    ],
)
def test_friends_are_near_by_land_before_they_are_over_the_sea(
    on_map: OnMap, start: str, friends: str, nearest: str
) -> None:
    named = [f'"{place}"' for place in friends.split()]
    units = ", ".join(f'{place} = "infantry"' for place in named)
    m = on_map(FRIENDS.format(friends=", ".join(named), units=units))
    found = nearest_friendly(m.world, m.nation("suebi"), m.place(start))
    assert [m.world.land.names[p] for p in found] == [nearest]


LONE = """
turn = 5
seats = ["goth", "roman"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "3 infantry" }
leaders = { Valachia = "fritigernus" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "legion" }
leaders = { Hypanis = "leo-i" }
"""


@rule("XX.J.2")
def test_an_enemy_leader_without_troops_does_not_wait_for_those_who_come(on_map: OnMap) -> None:
    """F98"""
    m = on_map(LONE, realm=True).to_stacks()
    m.do("march:Valachia", "go:Hypanis")
    assert m.leader("leo-i") not in ("", "Hypanis")
    assert (m.leader("fritigernus"), LEADERS.index("fritigernus") < LEADERS.index("leo-i")) == (
        "Hypanis",
        True,
    )
