"""XVII.A.7 Where allies are too many together, those who came give up first, whoever they are."""

from typing import Any

import pytest

from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.world.pieces import USED, commanded_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

ALLIES = """
turn = 5
seats = ["frank", "goth"]
acting = ["franks", "visigoths"]
allies = [["franks", "visigoths"]]
[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = {{ Treveria = "infantry", Garumnum = "{franks}" }}
[nations.visigoths]
seat = "goth"
status = "kingdom"
capital = "Carpetania"
units = {{ Carpetania = "infantry", Garumnum = "{goths}" }}
"""


def crowded(on_map: OnMap, franks: str, goths: str, *came: str, older: str = "") -> Any:
    m = on_map(ALLIES.format(franks=franks, goths=goths))
    w = m.world
    nations = 1 << m.nation("franks") | 1 << m.nation("visigoths")
    if older:
        w.age = put(w.age, m.nation(older), 5)
    for people in came:
        for unit in commanded_at(w, m.place("Garumnum"), 1 << m.nation(people)):
            w.march[unit] |= USED
    return m.begin(Overfull(m.place("Garumnum"), nations))


@rule("XVII.A.7")
def test_the_one_who_came_last_gives_way(on_map: OnMap) -> None:
    m = crowded(on_map, "infantry", "5 infantry", "franks")
    assert m.at("Garumnum") == ["visigoths.infantry"] * 4, "and then they were still one too many"
    assert ["franks" in event.args.values() for event in m.events("gives-up")] == [True, False]


@rule("XVII.A.7")
def test_of_several_who_came_their_player_says_which(on_map: OnMap) -> None:
    m = crowded(on_map, "4 infantry", "infantry, archer", "visigoths")
    assert m.asked() == ("goth", "excess")
    assert (m.ask().args["people"], m.ask().args["units"]) == ("visigoths", 2)
    m.do(next(option for option in m.offered() if "archer" in option))
    assert m.at("Garumnum") == ["franks.infantry"] * 4


@rule("XVII.A.7", "XXVI.B.3")
@pytest.mark.parametrize(("older", "asked"), [("franks", "goth"), ("visigoths", "frank")])
def test_where_both_came_who_moves_last_gives_way(on_map: OnMap, older: str, asked: str) -> None:
    """The older nation moves first (VI.G.2), and was within the limit when it had done so."""
    m = crowded(on_map, "3 infantry, archer", "infantry, archer", "franks", "visigoths", older=older)
    assert (m.asked(), m.ask().args["units"]) == ((asked, "excess"), 2)
