"""XX.D The ambush on the map."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xx_on_map.conftest import ToBattle

ILLYRIA = """
turn = 3
seats = ["goth", "roman"]
acting = ["visigoths"]

[nations.visigoths]
seat = "goth"
horde = "Savus"
units = {{ Pannonia = "3 infantry", Savus = "infantry" }}
leaders = {{ {leaders} }}

[nations.ostrogoths]
seat = "roman"
horde = "Noricum"
units = {{ Noricum = "3 infantry" }}
"""


@rule("XX.D.11", "XX.D.12", "III.C.18")
@pytest.mark.parametrize(
    ("leaders", "asked"),
    [
        ('Pannonia = "fritigernus, alaricus"', "rerolls"),
        ('Pannonia = "fritigernus", Savus = "alaricus"', "ambush"),
    ],
)
def test_no_stack_with_a_mountaineer_among_its_leaders_is_ambushed(
    on_map: OnMap, to_battle: ToBattle, leaders: str, asked: str
) -> None:
    """Fritigernus leads, with a bonus as good; it is Alaricus who bears the symbol."""
    m = on_map(ILLYRIA.format(leaders=leaders), [6] * 30)
    m = to_battle(m, "march:Pannonia", "go:Noricum", stop=("ambush", "rerolls"))
    assert m.ask().key == asked
