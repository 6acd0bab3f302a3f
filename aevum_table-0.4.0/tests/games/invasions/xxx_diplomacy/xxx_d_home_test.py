"""XXX.C.4, XXX.D.4, XXVIII.A, XXVIII.B When units go home, envoys are refused, and room is made."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.diplomacy.targets import provinces_to_take
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxviii_foedus.xxviii_a_offer_test import TO_VISIGOTHS, council
from tests.games.invasions.xxviii_foedus.xxviii_b_founding_test import DANUBE, begun, moved_in

from .conftest import EAST, Embassy

Maker = Callable[..., ScriptedMap]
ARCHER = "choose-unit:archer:visigoths:whole:Valachia"


def archer_hired(embassy: Callable[..., Embassy], text: str = EAST) -> ScriptedMap:
    table = embassy(text).deal("byzantium", "mercenary")
    table.play("byzantium", "mercenary")
    m: ScriptedMap = table.m
    return m.begin(Hiring(m.nation("byzantium"))).do(ARCHER, "station:Moesia Superior")


@rule("XXX.D.4")
def test_where_nobody_has_room_it_goes_to_the_horde_all_the_same(embassy: Callable[..., Embassy]) -> None:
    """A103: five infantry fill the only province that the Visigoths have left."""
    m = archer_hired(embassy, EAST.replace("2 infantry, archer", "5 infantry, archer"))
    w, goths = m.world, m.nation("visigoths")
    for p, owner in enumerate(w.owner):
        if owner == goths and p != m.place("Valachia"):
            w.owner[p] = NOBODY
    (unit,) = w.hired
    before = m.asked()
    m.begin(Dismissal(m.nation("byzantium")))
    assert m.asked() == before, "nobody is asked"
    assert (w.place[unit], w.master[unit], w.hired) == (m.place("Valachia"), goths, [])
    assert m.events("unit-handed-over")[-1].rule == "XXX.D.4"


@rule("XXX.D.4", "XII.B.3")
def test_land_that_only_the_hireling_held_is_nobodys_when_it_is_gone(embassy: Callable[..., Embassy]) -> None:
    m = archer_hired(embassy, EAST.replace("turn = 4", 'turn = 4\nacting = ["byzantium"]'))
    w, goths = m.world, m.nation("visigoths")
    (unit,) = w.hired
    for other in units_at(w, m.place("Valachia")):
        eliminate(w, other)
    w.horde = put(w.horde, goths, NOWHERE)
    shift(w, unit, m.place("Dalmatia"))
    settle_all(w)
    assert m.owner("Dalmatia") == "byzantium"
    m.begin(Dismissal(m.nation("byzantium")))
    assert (w.place[unit], m.owner("Dalmatia")) == (NOWHERE, "")


@rule("XXX.D.4", "XII.B.3")
def test_control_follows_a_hireling_on_its_way_home(embassy: Callable[..., Embassy]) -> None:
    """Dalmatia was its hirer's only by it."""
    m = archer_hired(embassy, EAST.replace("turn = 4", 'turn = 4\nacting = ["byzantium"]'))
    w = m.world
    (unit,) = w.hired
    shift(w, unit, m.place("Dalmatia"))
    settle_all(w)
    assert m.owner("Dalmatia") == "byzantium"
    m.begin(Dismissal(m.nation("byzantium"))).do("station:Tisia")
    assert (m.owner("Dalmatia"), m.owner("Tisia"), m.at("Tisia")) == ("", "visigoths", ["visigoths.archer"])


@pytest.mark.parametrize(("whose", "reached"), [("persia", True), ("byzantium", False)])
def test_fleets_of_others_bring_nobody_to_an_island(
    embassy: Callable[..., Embassy], whose: str, reached: bool
) -> None:
    last = {"persia": 'Babylonia = "infantry"', "byzantium": '"Moesia Superior" = "2 legion"'}[whose]
    text = EAST.replace(last, f'{last}, "Mare Nostrum Orientalis" = "fleet"')
    m = embassy(text.replace('"Oriens"]', '"Oriens", "Asia"]')).m
    found = provinces_to_take(m.world, m.nation("persia"), m.nation("byzantium"))
    assert (m.place("Cyprus") in found) is reached


def test_fleets_in_one_of_its_seas_are_enough(embassy: Callable[..., Embassy]) -> None:
    text = EAST.replace('Babylonia = "infantry"', 'Babylonia = "infantry", "Mare Siculum" = "fleet"')
    m = embassy(text.replace('"Oriens"]', '"Oriens", "Italia"]')).m
    assert len(m.world.land.seas_of[m.place("Sicilia")]) == 2
    found = provinces_to_take(m.world, m.nation("persia"), m.nation("byzantium"))
    assert (m.place("Sicilia") in found, m.place("Corsica") in found) == (True, False)


@rule("XXVIII.A.1")
def test_an_offer_is_made_once_and_then_refused_for_good(on_map: Maker) -> None:
    m = council(on_map).do(*TO_VISIGOTHS, "decline-offer")
    assert "decline-offer" not in m.offered()


@rule("XXVIII.B.3")
def test_who_need_not_make_room_is_asked_once(on_map: Maker) -> None:
    few = DANUBE.replace("3 infantry, archer", "infantry, archer").replace("2 legion, infantry", "legion")
    m = moved_in(begun(on_map, few), "Naissus").do("others-stay")
    assert "others-stay" not in m.offered()


@rule("XXVIII.B.3")
@pytest.mark.parametrize(("stay", "where"), [(False, "Thracia"), (True, "Moesia Inferior")])
def test_a_leader_goes_with_the_last_who_make_room(on_map: Maker, stay: bool, where: str) -> None:
    text = DANUBE.replace("2 legion, infantry", "2 legion").replace(
        'areas = ["Graecia", "Moesia"]',
        'areas = ["Graecia", "Moesia"]\nleaders = { "Moesia Inferior" = "leo-i" }',
    )
    text = text.replace("turn = 4", "turn = 5").replace("3 infantry, archer", "infantry, archer")
    m = moved_in(begun(on_map, text), "Moesia Inferior")
    m.do("goes:legion:byzantium:whole")
    m.do("others-stay" if stay else "goes:legion:byzantium:whole")
    while m.ask().key == "retreat":
        m.do("retreat:Thracia")
    assert m.leader("leo-i") == where
