"""XVIII.G.3 A people that migrates attacks nobody before its activation is over."""

from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

GOTHS = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "3 infantry" }
leaders = { Dacia = "fritigernus" }
[nations.byzantium]
seat = "other"
capital = "Thracia"
areas = ["Moesia", "Graecia"]
units = { Thracia = "legion", "Moesia Superior" = "infantry" }
"""


def campaigning(on_map: OnMap, **options: str) -> Any:
    """They have gone from Dacia to Tisia, beside Byzantines in Moesia Superior, and Fritigernus sets out."""
    m = on_map(GOTHS, **options).to_stacks()
    m.do("migrate:visigoths", "go:Tisia", "halt", "march:Dacia", "go:Tisia", "halt", "done")
    return m.do("campaign:fritigernus:2", "set-out")


@rule("XVIII.G.3", "XXII.B.1")
def test_nor_do_its_leaders_attack_in_their_campaigns(on_map: OnMap) -> None:
    m = campaigning(on_map)
    refusal = m.why_not("go:Moesia Superior")
    assert (refusal.key, refusal.rule) == ("migration-peaceful", "XVIII.G.3")
    assert "go:Hunnia" in m.offered()


@rule("XVIII.G.3")
def test_a_table_may_let_them(on_map: OnMap) -> None:
    """F97: that the movement of stacks alone is peaceful is how the chapter can be read as well."""
    m = campaigning(on_map, migration="movement")
    assert "go:Moesia Superior" in m.offered()


@rule("XVIII.G.3")
@pytest.mark.parametrize(
    ("answers", "fights"),
    [(["migrate:visigoths", "go:Tisia", "halt"], False), ([], True)],
    ids=["migrated", "stayed"],
)
def test_its_fleets_meet_nobody(on_map: OnMap, answers: list[str], fights: bool) -> None:
    """A Gothic fleet lies beside a Byzantine one in the Pontus Euxinus."""
    text = GOTHS.replace('Dacia = "3 infantry"', 'Dacia = "3 infantry", "Pontus Euxinus" = "fleet"')
    text = text.replace('Thracia = "legion"', 'Thracia = "legion", "Pontus Euxinus" = "fleet"')
    m = on_map(text).to_stacks().do(*answers, "sail:Pontus Euxinus")
    if m.ask().key == "intercept-at-sea":
        m.do("let-sail")
    assert any(option.startswith("intercept-fleet") for option in m.offered()) is fights
