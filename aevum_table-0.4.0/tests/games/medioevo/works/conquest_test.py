"""5.CTRL.05, 5.CTRL.06, 5.DESTR.02 Markers and buildings in a territory that changes hands."""

from collections.abc import Callable

from aevum.games.medioevo.rules.buildings import CIVIL, MILITARY
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.waste import lay_waste
from aevum.games.medioevo.rules.works.standing import built
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


@rule("5.CTRL.05", "5.CTRL.06")
def test_a_marker_goes_back_and_does_not_return(match: Make) -> None:
    m = match().build("THE", "byzantium", "tower").mark("BUL", "byzantium").put("BUL", "hungary", "archer")
    m.begin(Conquest(m.seat("hungary"), m.area("BUL")))
    assert (m.lord("BUL"), m.s.marker.count(0)) == ("hungary", 0)
    m.s.remove(m.area("BUL"), m.seat("hungary"), 1)
    m.put("BUL", "byzantium", "archer").begin(Conquest(0, m.area("BUL")))
    m.s.remove(m.area("BUL"), 0, 1)
    assert m.lord("BUL") == ""  # 5.CTRL.06


@rule("5.DESTR.02", "5.CTRL.07")
def test_a_conqueror_keeps_the_tower_and_plunders_the_village(match: Make) -> None:
    m = match().build("THE", "byzantium", "village", "tower").mark("BUL", "byzantium")
    m.put("THE", "hungary", "archer").begin(Conquest(m.seat("hungary"), m.area("THE")))
    m.do("plunder-building:village:THE:50", "keep-conquests")
    assert m.florins("hungary") == 1650
    assert m.asked() == ("hungary", "replace-marker")
    m.do("replace:BUL")
    assert (m.lord("BUL"), m.s.builder[m.area("THE")]) == ("hungary", m.seat("hungary"))


@rule("5.DESTR.02", "5.DESTR.01")
def test_a_tower_that_is_plundered_takes_its_markers_with_it(match: Make) -> None:
    m = match().build("THE", "byzantium", "tower").mark("BUL", "byzantium").put("THE", "hungary", "archer")
    m.begin(Conquest(m.seat("hungary"), m.area("THE"))).do("plunder-building:tower:THE:50")
    assert m.lord("BUL") == ""


@rule("5.DESTR.02")
def test_barbarians_leave_no_building(match: Make) -> None:
    m = match().build("THE", "byzantium", "village", "tower").put("THE", "barbarians", "archer")
    lay_waste(m.s, m.area("THE"))
    assert [built(m.s, m.area("THE"), sort) for sort in (CIVIL, MILITARY)] == [0, 0]
