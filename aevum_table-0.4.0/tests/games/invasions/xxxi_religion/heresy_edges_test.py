"""XXXI.B, XXXI.C Where a heresy can rise, whom it concerns, when it is over; and who is asked to convert."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, MAZDEAN, MONOPHYSITE, PAGAN
from aevum.games.invasions.rules.religion.conversion import Conversion, Faiths, may_convert
from aevum.games.invasions.rules.religion.faiths import area_religions
from aevum.games.invasions.rules.religion.heresy import (
    HeresyRises,
    age_heresies,
    heresies_in,
    heretical,
    heretical_areas,
    immune,
    lay_heresy,
)
from aevum.games.invasions.rules.troops import EMPIRE
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxxi_religion.religion_test import TEXT, area

Maker = Callable[..., ScriptedMap]


@rule("XXXI.C.3")
def test_a_kingdom_of_one_area_is_safe_from_calamities(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    m.begin(HeresyRises(m.nation("visigoths"), True))
    assert (m.told("no-heresy"), sum(m.realm.heresy)) == (["XXXI.C.3"], 0)


@rule("XXXI.C.1")
def test_an_empire_outside_its_table_suffers_where_somebody_chooses(on_map: Maker) -> None:
    """F190: all they hold is Dacia, of which the table of the West knows nothing."""
    m = on_map(TEXT, [1], realm=True)
    w, n = m.world, m.nation("franks")
    w.status = put(w.status, n, EMPIRE)
    w.capital = put(w.capital, n, m.place("Saliens"))
    w.owner = [-1 if owner == n else owner for owner in w.owner]
    w.owner[m.place("Dacia")] = n
    m.begin(HeresyRises(n, False))
    assert (m.told("revolt-selector"), m.told("revolt-area")) == (["XVI.B.1"], [])
    assert [event.args["area"] for event in m.events("heresy-rises")] == ["Danubius"]


@rule("VI.F.1", "VI.F.2", "XXXI.C.5")
def test_only_what_goes_is_told(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    for name in ("Africa", "Persis"):
        lay_heresy(m.state, area(m, name), CATHOLIC, "XXXI.C.5")
    m.realm.heresy = put(m.realm.heresy, area(m, "Persis"), 1)
    age_heresies(m.state)
    assert [event.args["area"] for event in m.events("heresy-ends")] == ["Persis"]
    assert [m.realm.heresy[area(m, name)] for name in ("Africa", "Persis", "Italia")] == [1, 0, 0]
    assert [m.realm.heresy_of[area(m, name)] for name in ("Africa", "Persis")] == [CATHOLIC, -1]


@rule("XXXI.C.6")
@pytest.mark.parametrize(
    ("religion", "torn"), [(CATHOLIC, True), (MONOPHYSITE, True), (ARIAN, False), (MAZDEAN, False)]
)
def test_whom_a_heresy_concerns(on_map: Maker, religion: int, torn: bool) -> None:
    """Rome, which is Catholic, where it holds land; F187: and anybody who rules Monophysites."""
    m = on_map(TEXT, realm=True)
    s, africa = m.state, area(m, "Africa")
    lay_heresy(s, africa, religion, "XXXI.C.5")
    assert heretical_areas(s, m.nation("rome")) == [africa] * torn
    assert heretical_areas(s, m.nation("huns")) == []
    assert heretical(s, africa, religion)
    assert not heretical(s, NO_AREA, religion)
    assert not heretical(s, area(m, "Italia"), religion)


@rule("XXXI.C.2", "XXXI.C.9", "XVI.A.2")
@pytest.mark.parametrize(
    ("people", "religion", "safe"),
    [
        ("franks", PAGAN, True),
        ("franks", ARIAN, True),
        ("franks", CATHOLIC, False),
        ("visigoths", ARIAN, False),
        ("visigoths", PAGAN, False),
    ],
)
def test_who_is_immune(on_map: Maker, people: str, religion: int, safe: bool) -> None:
    """The Franks are Barbarians, the Visigoths a Kingdom."""
    m = on_map(TEXT, realm=True)
    n = m.nation(people)
    m.realm.religion = put(m.realm.religion, n, religion)
    assert immune(m.state, n) is safe
    m.begin(HeresyRises(n, False))
    assert m.told("no-heresy") == ["XXXI.C.2"] * safe


@rule("XXXI.B.1")
@pytest.mark.parametrize(
    ("religion", "may"), [(PAGAN, True), (ARIAN, True), (CATHOLIC, False), (MAZDEAN, False)]
)
def test_who_may_turn_catholic(on_map: Maker, religion: int, may: bool) -> None:
    m = on_map(TEXT, realm=True)
    n = m.nation("alans")
    m.realm.religion = put(m.realm.religion, n, religion)
    assert may_convert(m.state, n) is may
    m.begin(Faiths([n]))
    assert (m.ask().key == "faiths") is may
    if may:
        m.do("convert:alans")
        assert (m.realm.religion[n], m.ask().key != "faiths") == (CATHOLIC, True)


@rule("XXXI.B.2")
def test_who_is_catholic_already_is_offered_the_blessing_only(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    n = m.nation("franks")
    m.realm.religion = put(m.realm.religion, n, CATHOLIC)
    assert m.begin(Conversion(n)).asked() == ("goth", "bless")
    m.table.choose("goth", "take-blessing")
    assert m.realm.blessed[n] == 1


@rule("XXXI.B.1")
def test_who_keeps_its_faith_is_blessed_by_nobody(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    n = m.nation("franks")
    faith = m.realm.religion[n]
    m.begin(Conversion(n)).table.choose("goth", "keep-faith")
    assert (m.realm.religion[n], m.realm.blessed[n], m.ask().key in ("bless", "convert")) == (faith, 0, False)


@rule("XXXI.C.6")
def test_land_that_nobody_holds_has_the_religion_of_its_people_alone(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    assert area_religions(m.state, area(m, "Aegyptus")) == [MONOPHYSITE]
    assert area_religions(m.state, area(m, "Italia")) == [CATHOLIC]


@rule("XXXI.C.7", "VI.F.1", "VI.F.2")
def test_heresies_of_two_religions_lie_beside_each_other_and_age_alone(on_map: Maker) -> None:
    """One in Africa first, then another there; those of Persis and Italia stay what they were."""
    m = on_map(TEXT, realm=True)
    s, r, africa, persis = m.state, m.realm, area(m, "Africa"), area(m, "Persis")
    lay_heresy(s, persis, MAZDEAN, "XXXI.C.5")
    lay_heresy(s, persis, CATHOLIC, "XXXI.C.5")
    lay_heresy(s, africa, ARIAN, "XXXI.C.5")
    r.heresy = put(r.heresy, africa, 1)
    lay_heresy(s, africa, CATHOLIC, "XXXI.C.5")
    lay_heresy(s, area(m, "Italia"), CATHOLIC, "XXXI.C.5")
    assert heresies_in(r, africa) == {CATHOLIC: 2, ARIAN: 1}
    assert heresies_in(r, persis) == {CATHOLIC: 2, MAZDEAN: 2}
    age_heresies(s)
    assert heresies_in(r, africa) == {CATHOLIC: 1}
    assert heresies_in(r, persis) == {CATHOLIC: 1, MAZDEAN: 1}
    assert [event.args["area"] for event in m.events("heresy-ends")] == ["Africa"]
    lay_heresy(s, persis, MAZDEAN, "XXXI.C.5")
    assert heresies_in(r, persis) == {MAZDEAN: 2, CATHOLIC: 1}
    age_heresies(s)
    assert (heresies_in(r, africa), heresies_in(r, persis)) == ({}, {MAZDEAN: 1})
