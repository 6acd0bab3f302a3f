"""4.BLD.09, 5.DESTR Buildings are damaged and destroyed."""

from collections.abc import Callable

from aevum.games.medioevo.rules.buildings import CIVIL, MILITARY
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.ruin import damage_building, destroy_building
from aevum.games.medioevo.rules.works.standing import built, damaged
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


@rule("4.BLD.09", "5.DESTR.01")
def test_as_much_damage_as_structure_points_destroys(match: Make) -> None:
    m = match().build("CON", "byzantium", "town", "tower")
    at = m.area("CON")
    assert not damage_building(m.s, at, CIVIL, 3)
    assert (built(m.s, at, CIVIL), damaged(m.s, at, CIVIL)) == (2, 3)
    assert damage_building(m.s, at, CIVIL, 2)
    assert (built(m.s, at, CIVIL), damaged(m.s, at, CIVIL)) == (0, 0)
    assert built(m.s, at, MILITARY) == 1
    assert m.s.builder[at] == 0
    assert m.told("building-damaged") == ("4.BLD.09", {"building": "town", "place": "CON", "points": 2})


@rule("5.DESTR.01")
def test_markers_without_support_go_with_the_last_tower(match: Make) -> None:
    m = match().build("THE", "byzantium", "tower").build("ADR", "byzantium", "tower")
    m.mark("BUL", "byzantium").mark("SER", "byzantium").mark("ATH", "hungary")
    destroy_building(m.s, m.area("THE"), MILITARY)
    assert (m.lord("BUL"), m.lord("SER"), m.lord("ATH")) == ("byzantium", "", "hungary")
    assert m.s.builder[m.area("THE")] == -1
    destroy_building(m.s, m.area("ADR"), MILITARY)
    assert m.lord("BUL") == ""
    assert m.told("marker-lost") == ("5.DESTR.01", {"seat": "byzantium", "place": "BUL"})


@rule("5.DESTR.01")
def test_a_civil_building_supports_no_marker(match: Make) -> None:
    m = match().build("THE", "byzantium", "village").mark("SER", "byzantium")
    destroy_building(m.s, m.area("THE"), CIVIL)
    assert m.lord("SER") == "byzantium"


@rule("5.DESTR.01", "D.BANK.05")
def test_with_a_tower_of_nobody_no_marker_goes(match: Make) -> None:
    m = match().build("THE", "byzantium", "tower").mark("SER", "hungary")
    m.s.builder[m.area("THE")] = NOBODY  # whose it was is out of the game
    destroy_building(m.s, m.area("THE"), MILITARY)
    assert m.lord("SER") == "hungary"
    assert not m.events("marker-lost")
