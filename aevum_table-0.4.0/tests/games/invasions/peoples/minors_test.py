"""XXVII.A.5 Minor kingdoms that rise where an Empire is no more."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.income.collapse import Collapse
from aevum.games.invasions.rules.world.world import ACTIVE, INACTIVE, OUT
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.peoples.peoples_test import TEXT, run

Maker = Callable[..., ScriptedMap]

KINGDOMS = """
[nations.gallo-romans]
seat = "roman"
role = "out"
reserve = "2 infantry"
[nations.cappadocians]
seat = "roman"
role = "out"
reserve = "2 infantry"
[nations.euskalduns]
seat = "goth"
role = "out"
reserve = "2 infantry"
"""


def fallen(on_map: Maker, empire: str, turn: int = 6) -> ScriptedMap:
    m = on_map(TEXT.format(age=5, allies="[]").replace("turn = 2", f"turn = {turn}") + KINGDOMS, realm=True)
    return m.begin(Collapse(m.nation(empire))) if empire else m


@rule("XXVII.A.5", "VI.B.1")
@pytest.mark.parametrize(
    ("people", "empire", "role", "home"),
    [
        ("gallo-romans", "rome", ACTIVE, "Neustria"),
        ("gallo-romans", "byzantium", OUT, "Neustria"),
        ("gallo-romans", "", OUT, "Neustria"),
        ("cappadocians", "byzantium", ACTIVE, "Anatolia"),
        ("cappadocians", "rome", OUT, "Anatolia"),
        ("euskalduns", "", INACTIVE, "Vasconia"),
    ],
)
def test_who_rises_after_which_empire(on_map: Maker, people: str, empire: str, role: int, home: str) -> None:
    m = run(fallen(on_map, empire), people)
    assert m.world.role[m.nation(people)] == role
    assert m.at(home) == [f"{people}.infantry"] * (2 if role != OUT else 0)
    assert (m.owner(home) == people) == (role != OUT)


@rule("XXVII.A.5")
def test_cappadocians_rise_when_constantinopolis_is_lost_too(on_map: Maker) -> None:
    m = fallen(on_map, "")
    m.world.owner[m.place("Thracia")] = m.nation("persia")
    assert run(m, "cappadocians").world.role[m.nation("cappadocians")] == ACTIVE


@rule("XXVII.A.5")
@pytest.mark.parametrize(("turn", "role"), [(1, OUT), (2, ACTIVE)])
def test_nobody_rises_in_gaul_on_the_first_turn(on_map: Maker, turn: int, role: int) -> None:
    m = run(fallen(on_map, "rome", turn), "gallo-romans")
    assert m.world.role[m.nation("gallo-romans")] == role
