"""XVIII.I Limites on the map: who comes in stops, whatever his strength."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.movement.confront import why_not_force, why_not_overrun
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import HALTED, commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xviii_movement.conftest import March

RHINE = """
turn = 2
seats = ["alaman", "roman"]
acting = ["alamanni"]
[nations.alamanni]
seat = "alaman"
units = { "Agri Decumates" = "6 infantry" }
leaders = { "Agri Decumates" = "alamannic-rex" }
[nations.rome]
seat = "roman"
areas = ["Gallia Septentrionalis"]
limites = ["Lotharingia"]
units = { Latium = "legion" }
"""


@rule("XVIII.I.3", "XVIII.E.4", "XVIII.F.6")
def test_a_limes_stops_everybody(march: March) -> None:
    m = march(RHINE.replace("Latium", "Lotharingia"), "march:Agri Decumates")
    m.do("go:Lotharingia")
    m.do("stand") if m.ask().key == "flee" else m
    w, nation, place = m.world, NATIONS.index("alamanni"), m.place("Lotharingia")
    units = commanded_at(w, place, 1 << nation)
    for refusal in (
        why_not_overrun(w, place, nation, units, True),
        why_not_force(w, place, nation, 1 << nation, units),
    ):
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("barred-by-limes", "XVIII.I.3")
    assert all(w.march[unit] & HALTED for unit in units)


TWO = RHINE.replace('= "6 infantry"', '= "4 infantry", Bavaria = "3 infantry"')


@rule("XVIII.I.6", "XVIII.I.3")
def test_a_lone_limes_falls_at_once_and_stops_only_those_who_came_first(march: March) -> None:
    m = march(TWO, "march:Agri Decumates", dice=[2])
    m.do("go:Lotharingia")
    assert [e.rule for e in m.events("limes-overrun")] == ["XVIII.I.6"]
    assert m.world.limes[m.place("Lotharingia")] == -1
    assert len(m.at("Lotharingia")) == 3, "it took one of them with it, before anything else moved"
    assert m.asked() == ("alaman", "stacks")
    stopped = commanded_at(m.world, m.place("Lotharingia"), -1)
    assert all(m.world.march[unit] & HALTED for unit in stopped)
    m.then("march:Bavaria", "go:Agri Decumates", "go:Lotharingia", "go:Burgundia")
    assert len(m.at("Burgundia")) == 3
    m.then("halt", "done")
    assert len(m.events("limes-overrun")) == 1


@rule("XVIII.I.6", "XIX.B.17")
def test_so_does_one_whose_garrison_has_fled(march: March) -> None:
    m = march(RHINE.replace("Latium", "Lotharingia"), "march:Agri Decumates", dice=[10, 1])
    m.do("go:Lotharingia", "flee")
    m.do(m.offered()[0])
    assert m.world.limes[m.place("Lotharingia")] == -1


@rule("XVIII.I.3")
def test_without_one_they_go_on(march: March) -> None:
    m = march(RHINE.replace('limites = ["Lotharingia"]', ""), "march:Agri Decumates", "go:Lotharingia")
    m.then("go:Burgundia")
    assert len(m.at("Burgundia")) == 6


@rule("XVIII.I.3")
def test_its_own_side_passes(march: March) -> None:
    text = RHINE.replace('acting = ["alamanni"]', 'acting = ["rome"]').replace("Latium", "Burgundia")
    m = march(text, "march:Burgundia", "go:Lotharingia", "go:Treveria")
    assert m.at("Treveria") == ["rome.legion"]


@rule("XVIII.I.2", "XVIII.I.1", "XVIII.I.4", "XVII.C.1")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turn = 2", "turn = 8", "XVIII.I.1"),
        ('seat = "alaman"', 'seat = "alaman"\nlimites = ["Saxonia"]', "XVIII.I.2"),
        ('areas = ["Gallia Septentrionalis"]', "", ""),
    ],
)
def test_who_has_limites_and_until_when(on_map: OnMap, old: str, new: str, why: str) -> None:
    if why:
        with pytest.raises(BadData, match=why.replace(".", r"\.")):
            on_map(RHINE.replace(old, new))
    else:
        assert on_map(RHINE.replace(old, new)).owner("Lotharingia") == "rome"


BOTH = (
    RHINE
    + """
[nations.byzantium]
seat = "roman"
limites = ["Savus"]
"""
)


@rule("XVIII.I.2")
def test_both_halves_of_the_empire_have_limites(on_map: OnMap) -> None:
    m = on_map(BOTH)
    assert (m.owner("Lotharingia"), m.owner("Savus")) == ("rome", "byzantium")


@rule("XVIII.I.4")
def test_one_in_a_province(on_map: OnMap) -> None:
    with pytest.raises(BadData, match=r"XVIII\.I\.4"):
        on_map(BOTH.replace("Savus", "Lotharingia"))
