"""XX.L.3, XVIII.E Whom a retreat may overrun where it ends."""

import pytest

from aevum.games.invasions.rules.retreat.ends import may_end_overrun
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

TEXT = """
turn = 4
seats = ["one", "two"]
[nations.angles]
seat = "one"
status = "kingdom"
units = {{ Holsatia = "6 sea-raider" }}
[nations.vandals]
seat = "two"
horde = "{horde}"
units = {{ Bohemia = "{units}" }}
"""


@rule("XX.L.3", "XVIII.E.1", "III.D.8")
@pytest.mark.parametrize(
    ("units", "horde", "may"),
    [("archer", "Moravia", True), ("archer", "Bohemia", False), ("2 archer", "Moravia", False)],
)
def test_a_lone_unit_but_not_beside_its_horde(on_map: OnMap, units: str, horde: str, may: bool) -> None:
    m = on_map(TEXT.format(units=units, horde=horde))
    assert may_end_overrun(m.world, m.nation("angles"), m.place("Bohemia")) is may
