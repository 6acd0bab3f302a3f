"""XIV.F.3, XXVI.B.6 Who divides the income of a city in which allies stand together."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.income.land import PARTS, shared_parts
from aevum.games.invasions.rules.income.sacked import city_income_halves
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.conftest import items

Maker = Callable[..., ScriptedMap]

THREE = """
turn = 5
seats = ["roman", "goth"]
[nations.rome]
seat = "roman"
capital = "Latium"
units = { Latium = "legion" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "legion" }
[nations.franks]
seat = "goth"
status = "kingdom"
capital = "Neustria"
units = { Neustria = "infantry" }
"""


@rule("XIV.F.3", "XXVI.B.6")
@pytest.mark.parametrize(
    ("there", "shared"),
    [
        (["rome"], {}),
        (["rome", "byzantium"], {}),
        (["rome", "franks"], {"rome": 3, "franks": 3}),
        (["rome", "byzantium", "franks"], {"rome": 3, "franks": 3}),
        (["franks", "rome", "byzantium"], {"rome": 2, "byzantium": 2, "franks": 2}),
    ],
)
def test_the_halves_of_rome_divide_with_others_only(
    on_map: Maker, there: list[str], shared: dict[str, int]
) -> None:
    """A city of level 6, were there one, in a province that yields nothing else; the first named holds it."""
    m = on_map(THREE, realm=True)
    w, p = m.world, m.place("Lachmidaria")
    nations = [m.nation(name) for name in ("rome", "byzantium", "franks")]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        ally(w, nations[a], nations[b])
    w.level = put(w.level, p, 6)
    assert w.land.half_income[p] == 0
    for name in there:
        add_unit(w, KINDS.index("infantry"), m.nation(name), p)
    w.owner[p] = m.nation(there[0])
    found = {
        name: items(m.state, name)["shared"]
        for name in ("rome", "byzantium", "franks")
        if "shared" in items(m.state, name)
    }
    assert found == shared


@rule("XXVI.B.6", "XIV.D.4", "XIV.E.2")
@pytest.mark.parametrize("rural", [False, True])
def test_of_a_shared_province_empires_divide_the_city_alone(on_map: Maker, rural: bool) -> None:
    m = on_map(THREE, realm=True)
    w, p, rome, franks = m.world, m.place("Neustria"), m.nation("rome"), m.nation("franks")
    ally(w, rome, franks)
    add_unit(w, KINDS.index("infantry"), rome, p)
    halves = city_income_halves(w, p) + (w.land.half_income[p] if rural else 0)
    assert w.land.half_income[p] > 0
    assert shared_parts(w, rome, rural) == halves * PARTS // 2 // 2
    ally(w, m.nation("byzantium"), franks)
    assert shared_parts(w, m.nation("byzantium"), rural) == 0, "it has nobody there"
    w.revolt = put(w.revolt, p, 1)
    assert shared_parts(w, rome, rural) == 0
