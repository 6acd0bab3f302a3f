"""XX.J.2 Where a lone leader finds friends: by land first, else over seas, which count like provinces."""

import pytest

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
