"""XXXI Religion: heresies and conversion."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, MAZDEAN, MONOPHYSITE, PAGAN
from aevum.games.invasions.rules.religion.conversion import Conversion
from aevum.games.invasions.rules.religion.faiths import area_faith, area_religions, faith_of
from aevum.games.invasions.rules.religion.heresy import HeresyRises, age_heresies, heretical, lay_heresy
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

TEXT = """
turn = 5
seats = ["roman", "hun", "persian", "goth"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Africa"]
units = { Latium = "guard" }
[nations.huns]
seat = "hun"
horde = "Volga"
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia", "Persis"]
units = { Chaldea = "infantry" }
[nations.visigoths]
seat = "goth"
status = "kingdom"
capital = "Garumnum"
areas = ["Gallia Meridionalis"]
units = { Garumnum = "2 infantry" }
[nations.franks]
seat = "goth"
horde = "Saliens"
units = { Saliens = "3 frankish-infantry", Flandria = "frankish-infantry" }
[nations.alans]
seat = "persian"
horde = "Neustria"
units = { Neustria = "3 heavy-cavalry" }
"""


def area(m: ScriptedMap, name: str) -> int:
    return m.world.land.areas.index(name)


@rule("XXXI.A.1", "XXXI.A.2", "XXXI.A.4", "XXXI.C.8")
def test_what_lands_believe(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    land = m.world.land
    assert [area_faith(land, area(m, a)) for a in ("Oriens", "Aegyptus", "Italia", "Persis", "Germania")] == [
        MONOPHYSITE,
        MONOPHYSITE,
        CATHOLIC,
        MAZDEAN,
        PAGAN,
    ]
    assert faith_of(land, m.place("Armenia")) == CATHOLIC
    assert faith_of(land, m.place("Iberia")) == MAZDEAN


@rule("XXXI.C.6")
def test_an_area_has_the_religions_of_all_present(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    assert area_religions(m.table.state, area(m, "Gallia Meridionalis")) == [CATHOLIC, ARIAN]


@rule("XXXI.C.1", "XXXI.C.5", "VI.F.1", "VI.F.2")
def test_a_heresy_lasts_two_turns(on_map: Maker) -> None:
    m = on_map(TEXT, [7], realm=True)
    m.begin(HeresyRises(m.nation("rome"), True))
    africa = area(m, "Africa")
    assert m.realm.heresy[africa] == 2
    assert heretical(m.table.state, africa, CATHOLIC)
    age_heresies(m.table.state)
    assert m.realm.heresy[africa] == 1
    age_heresies(m.table.state)
    assert (m.realm.heresy[africa], m.realm.heresy_of[africa]) == (0, -1)
    assert m.events("heresy-ends")[0].args == {"area": "Africa"}


@rule("XXXI.C.3", "III.G.6")
@pytest.mark.parametrize(("calamity", "dice"), [(True, [6, 8]), (False, [6])])
def test_a_capital_is_safe_from_calamities_only(on_map: Maker, calamity: bool, dice: list[int]) -> None:
    m = on_map(TEXT, dice, realm=True)
    m.begin(HeresyRises(m.nation("rome"), calamity))
    assert m.realm.heresy[area(m, "Italia")] == (0 if calamity else 2)
    assert m.table.state.script == []


@rule("XXXI.C.7")
def test_the_marker_tells_whose_faith_is_torn(on_map: Maker) -> None:
    m = on_map(TEXT, [1], realm=True)
    m.begin(HeresyRises(m.nation("persia"), False))
    m.table.choose("roman", "heresy-in:Persis")
    assert heretical(m.table.state, area(m, "Persis"), MAZDEAN)
    assert not heretical(m.table.state, area(m, "Persis"), CATHOLIC)


@rule("XXXI.C.2", "XXXI.C.9")
def test_goths_are_immune_while_barbarian_only(on_map: Maker) -> None:
    m = on_map(TEXT, [1], realm=True)
    m.begin(HeresyRises(m.nation("franks"), False))
    assert [e.rule for e in m.events("no-heresy")] == ["XXXI.C.2"]
    m.begin(HeresyRises(m.nation("visigoths"), False))
    assert m.realm.heresy[area(m, "Gallia Meridionalis")] == 2


@rule("XXXI.B.1", "XXXI.B.2", "XXXI.B.3")
def test_the_franks_turn_catholic(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    m.begin(Conversion(m.nation("franks")))
    held = [p for p, owner in enumerate(m.world.owner) if owner == m.nation("franks")]
    worth = (sum(m.world.land.half_income[p] for p in held if not m.world.land.wild[p]) + 1) // 2
    assert worth > 0
    m.do("turn-catholic").table.choose("goth", "take-blessing")
    assert m.ask().key not in ("convert", "blessing"), "it is over"
    assert m.table.state.points == [(worth + 1) // 2, 0, 0, worth]
    assert m.realm.religion[m.nation("franks")] == CATHOLIC
    asked = m.ask().key
    m.begin(Conversion(m.nation("franks")))
    assert m.ask().key == asked, "the points are scored once"
    assert m.told("takes-faith") == ["XXXI.B.1"]
    assert set(m.told("scores-points")) == {"XXXI.B.2", "XXXI.B.3"}


@rule("XXXI.B.2")
def test_heretical_land_counts_for_nothing_and_some_cards_lack_the_bonus(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    asked = m.ask().key
    m.begin(Conversion(m.nation("alans")))
    assert m.ask().key == asked
    for name in ("Gallia Septentrionalis", "Germania"):
        lay_heresy(m.table.state, area(m, name), CATHOLIC, "XXXI.C.5")
    m.begin(Conversion(m.nation("franks")))
    assert m.ask().key == asked


@rule("XXXI.B.1")
def test_peoples_without_the_bonus_may_turn_catholic_too(on_map: Maker) -> None:
    """F191: the Alans score nothing by it, and are asked all the same."""
    m = on_map(TEXT, realm=True)
    m.begin(AdministrationPhase())
    assert m.asked() == ("hun", "faiths")
    assert m.offered() == ["keep-faiths", "convert:huns"]
    m.do("keep-faiths")
    assert m.asked() == ("persian", "faiths")
    m.do("convert:alans")
    assert m.realm.religion[m.nation("alans")] == CATHOLIC
    assert m.table.state.points == [0, 0, 0, 0]
    assert m.asked() == ("goth", "convert"), "the Franks, who would score, have a question of their own"


@rule("XXXI.C.7", "XXXI.C.8", "XIV.G.4")
def test_a_heresy_in_oriens_is_one_of_the_monophysites(on_map: Maker) -> None:
    """The Area's own faith is torn, and it costs whoever rules there."""
    east = '[nations.byzantium]\nseat = "roman"\ncapital = "Thracia"\nareas = ["Oriens", "Graecia"]\n'
    m = on_map(TEXT + east + 'units = { Thracia = "guard" }\n', [7], realm=True)
    n = m.nation("byzantium")
    m.begin(HeresyRises(n, True))
    assert m.events("heresy-rises")[0].args == {"area": "Oriens", "religion": "monophysite"}
    assert heretical(m.table.state, area(m, "Oriens"), MONOPHYSITE)
    assert ("income-heresies", -1) in [(item.key, item.value) for item in forecast(m.table.state, n)]


@rule("XXXI.B.2")
def test_the_points_may_wait(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    m.begin(Conversion(m.nation("franks"))).do("turn-catholic").table.choose("goth", "wait-for-blessing")
    assert m.table.state.points == [0, 0, 0, 0]
    m.realm.blessed = put(m.realm.blessed, 0, 0)
    m.begin(Conversion(m.nation("franks")))
    assert m.asked() == ("goth", "bless")
