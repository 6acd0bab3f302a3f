"""5.CTRL Control markers of military buildings."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo.rules.buildings import FORTRESS, MILITARY
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.building import raise_to
from aevum.games.medioevo.rules.works.markers import PlaceMarkers, ReplaceMarkers
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


@example("EX-044")
@rule("5.CTRL.01", "5.CTRL.03", "5.CTRL.09")
def test_a_tower_and_its_marker(match: Make) -> None:
    m = match().put("BUL", "byzantium", "archer").learn("byzantium", "architecture")
    m.hush().begin(Conquest(0, m.area("BUL"), []))
    m.turn(2, 4).mark("WAL", "hungary").put("MOL", "mamluks", "archer")
    m.points("byzantium", "green").begin(PurchaseMenu(0)).do("build:tower:BUL:100:1")
    assert (m.asked(), m.ask().args["count"]) == (("byzantium", "place-marker"), 1)
    assert {wish for wish in m.offered() if wish.startswith("mark:")} == {"mark:ADR", "mark:SER", "mark:THE"}
    m.do("mark:SER")
    assert m.lord("SER") == "byzantium"
    assert m.asked() == ("byzantium", "buy")


@rule("5.CTRL.01")
def test_who_raises_gets_what_it_gives_more(match: Make) -> None:
    m = match().build("THE", "byzantium", "tower")
    raise_to(m.s, 0, m.area("THE"), MILITARY, FORTRESS)
    frame = m.s.frames[-1]
    assert isinstance(frame, PlaceMarkers)
    assert frame.count == 1
    assert m.told("built") == ("4.BLD.07", {"seat": "byzantium", "building": "fortress", "place": "THE"})


@rule("5.CTRL.03")
@pytest.mark.parametrize(
    ("lay", "key"),
    [
        (lambda m: m.mark("BUL", "hungary"), "controlled-by-other"),
        (lambda m: m.put("BUL", "hungary", "archer"), "controlled-by-other"),
        (lambda m: m.put("BUL", "barbarians", "archer"), "armies-of-others"),
        (lambda m: m.mark("BUL", "byzantium"), "marked-already"),
    ],
)
def test_where_no_marker_goes(match: Make, lay: Callable[[Any], Any], key: str) -> None:
    m = lay(match()).begin(PlaceMarkers(0, match().area("THE"), 1))
    refusal = m.why_not("mark:BUL")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, "5.CTRL.03")
    assert "mark:ATH" in m.offered()


@rule("5.CTRL.03")
def test_only_next_to_the_building(match: Make) -> None:
    m = match().begin(PlaceMarkers(0, match().area("SMY"), 1))
    assert {choice for choice in m.offered() if choice.startswith("mark")} == {
        "mark:ATT",
        "mark:PHR",
        "mark:TRO",
    }


@rule("5.CTRL.03")
def test_next_to_any_own_military_building_and_to_no_other(match: Make) -> None:
    m = match().build("SMY", "byzantium", "tower").build("BUD", "hungary", "castle")
    m.build("KON", "byzantium", "cathedral").learn("byzantium", "architecture").points("byzantium", "green")
    m.turn(2, 4).active("byzantium").begin(PurchaseMenu(0)).do("build:tower:THE:100:1")
    assert m.asked() == ("byzantium", "place-marker")
    marks = {choice for choice in m.offered() if choice.startswith("mark")}
    of_thessaly = {"mark:ADR", "mark:ATH", "mark:BUL", "mark:DUR", "mark:EPI", "mark:SER"}
    assert marks == of_thessaly | {"mark:ATT", "mark:PHR", "mark:TRO"}
    m.do("mark:PHR")
    assert m.s.marker[m.area("PHR")] == 0
    assert m.asked() == ("byzantium", "buy")


@rule("5.CTRL.02")
def test_markers_that_are_not_placed_go_back(match: Make) -> None:
    m = match().begin(PlaceMarkers(0, match().area("THE"), 3)).do("mark:BUL", "stop-marking")
    assert m.done()
    assert m.s.marker.count(0) == 1
    assert m.told("marked") == ("5.CTRL.01", {"seat": "byzantium", "place": "BUL"})


@rule("5.CTRL.02", "5.CTRL.03")
def test_without_a_place_they_are_lost(match: Make) -> None:
    m = match()
    for place in ("ADR", "ATH", "BUL", "DUR", "EPI", "SER"):
        m.put(place, "barbarians", "archer")
    assert m.begin(PlaceMarkers(0, m.area("THE"), 3)).done()


@rule("5.CTRL.04")
def test_nobody_has_an_eleventh(match: Make) -> None:
    m = match()
    for place in m.s.controlled(2)[:2] + m.s.controlled(1)[:7]:
        m.s.mark(place, 0)
    m.begin(PlaceMarkers(0, m.area("THE"), 3))
    assert m.ask().args["count"] == 1
    assert m.do("mark:BUL").done()


@rule("5.CTRL.07")
def test_a_conqueror_takes_over_the_markers_around(match: Make) -> None:
    m = match().build("THE", "hungary", "tower").mark("BUL", "byzantium").mark("SER", "byzantium")
    m.begin(ReplaceMarkers(3, m.area("THE"), 0)).do("replace:BUL", "stop-marking")
    assert (m.lord("BUL"), m.lord("SER")) == ("hungary", "byzantium")
    assert m.done()
    assert m.told("marker-replaced") == (
        "5.CTRL.07",
        {"seat": "hungary", "enemy_seat": "byzantium", "place": "BUL"},
    )


@example("EX-045")
@rule("5.CTRL.08", "5.CTRL.10")
def test_a_marker_that_another_tower_supports_stays(match: Make) -> None:
    m = match().build("THE", "hungary", "tower").build("ADR", "byzantium", "tower")
    m.mark("BUL", "byzantium").mark("SER", "byzantium")
    m.begin(ReplaceMarkers(3, m.area("THE"), 0))
    refusal = m.why_not("replace:BUL")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("marker-supported", "5.CTRL.08")
    assert "replace:SER" in m.offered()


@rule("5.CTRL.07")
def test_markers_of_a_third_player_are_left_alone(match: Make) -> None:
    m = match().build("THE", "hungary", "tower").mark("BUL", "mamluks")
    assert m.begin(ReplaceMarkers(3, m.area("THE"), 0)).done()


@rule("5.CTRL.03", "5.CTRL.07")
def test_no_marker_is_replaced_where_its_owner_stands(match: Make) -> None:
    m = match().build("THE", "hungary", "tower").mark("BUL", "byzantium").put("BUL", "byzantium", "archer")
    assert m.begin(ReplaceMarkers(3, m.area("THE"), 0)).done()


@rule("5.CTRL.04", "5.CTRL.07")
def test_who_has_laid_all_ten_replaces_none(match: Make) -> None:
    for laid in (9, 10):
        m = match().build("THE", "hungary", "tower").mark("BUL", "byzantium").mark("SER", "byzantium")
        for place in [place for place in range(LAND.places) if m.s.lord[place] == NOBODY][:laid]:
            m.s.mark(place, m.seat("hungary"))
        m.begin(ReplaceMarkers(3, m.area("THE"), 0))
        if laid == 9:
            m.do("replace:BUL")
        assert m.done()
        assert m.lord("SER") == "byzantium"
