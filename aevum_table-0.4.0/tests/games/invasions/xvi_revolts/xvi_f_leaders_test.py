"""XVI.F Leaders whose nation loses its last unit against rebels, beside units of its friends."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

ALLIES = """
turn = 2
seats = ["roman", "hun", "persian", "goth"]
allies = [["rome", "franks"]]
[nations.rome]
seat = "roman"
age = 6
capital = "Latium"
areas = ["Italia", "Gallia Septentrionalis"]
units = { Latium = "guard", Treveria = "auxiliary" }
leaders = { Treveria = "caesar" }
[nations.franks]
seat = "goth"
horde = "Frisia"
units = { Treveria = "2 infantry" }
"""


@rule("XVI.F.9", "XVI.F.8")
@pytest.mark.parametrize(("die", "where"), [(2, "Treveria"), (3, "")])
def test_units_of_friends_do_not_save_the_leader(on_map: Maker, die: int, where: str) -> None:
    """The check is for a nation that had one unit; who passes it stays with those who are left."""
    m = on_map(ALLIES, [1, 1, die], realm=True)
    m.world.owner[m.place("Treveria")] = m.nation("rome")
    m.world.revolt = put(m.world.revolt, m.place("Treveria"), 1)
    m.begin(Suppression(m.nation("rome"))).do("put-down:Treveria")
    assert m.told("leader-check") == ["XVI.F.9"]
    assert m.leader("caesar") == where
    assert m.at("Treveria") == ["franks.infantry", "franks.infantry"]
