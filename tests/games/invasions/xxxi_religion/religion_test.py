"""XXXI Religion: heresies and conversion."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.events.effects import strike
from aevum.games.invasions.rules.hands.deck import EFFECT
from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, MAZDEAN, MONOPHYSITE, PAGAN
from aevum.games.invasions.rules.religion.conversion import Conversion
from aevum.games.invasions.rules.religion.faiths import area_faith, area_religions, faith_of
from aevum.games.invasions.rules.religion.heresy import (
    HeresyRises,
    age_heresies,
    heresies_in,
    heretical,
    heretical_areas,
    lay_heresy,
)
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
@pytest.mark.parametrize("calamity", [True, False])
def test_a_capital_is_safe_from_calamities_only(on_map: Maker, calamity: bool) -> None:
    """F190: the die names Italia, and is not thrown again (XVI.C.4 asks only for land in the Area)."""
    m = on_map(TEXT, [6, 8], realm=True)
    m.begin(HeresyRises(m.nation("rome"), calamity))
    assert [marker for marker in m.realm.heresy if marker] == ([] if calamity else [2])
    assert m.told("no-heresy") == (["XXXI.C.3"] if calamity else [])
    assert [event.args["area"] for event in m.events("heresy-rises")] == ([] if calamity else ["Italia"])
    assert m.table.state.script == [8]


@rule("XXXI.C.3", "X.B.4")
def test_the_card_is_no_calamity(on_map: Maker) -> None:
    m = on_map(TEXT, [6, 8], realm=True)
    strike(m.table.state, EFFECT.index("heresy"), m.nation("rome"))
    GAME.advance(m.table.state)
    assert [event.args["area"] for event in m.events("heresy-rises")] == ["Italia"]


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


ALANS = '[nations.alans]\nseat = "persian"\nhorde = "Neustria"\nunits = { Neustria = "3 heavy-cavalry" }\n'
ROME = TEXT[TEXT.index("[nations.rome]") : TEXT.index("[nations.huns]")]


def offered_points(m: ScriptedMap, nation: str) -> object:
    m.begin(Conversion(m.nation(nation)))
    assert m.asked() == ("goth", "convert")
    return m.ask().args["points"]


@rule("XXXI.B.2", "XII.A.4")
@pytest.mark.parametrize(("tie", "points"), [("", 11), ('tie = "vassal"\nlord = "franks"\n', 13)])
def test_catholic_land_of_vassals_counts_for_the_convert(on_map: Maker, tie: str, points: int) -> None:
    """F262: to the 11 of their own Area comes what vassals control for them, here Camulodunum (2)."""
    alans = ALANS.replace("Neustria =", "Camulodunum =").replace("Neustria", "Donetus")
    m = on_map(TEXT.replace(ALANS, alans + tie), realm=True)
    m.world.owner[m.place("Camulodunum")] = m.nation("alans")
    assert offered_points(m, "franks") == points


@rule("XXXI.B.2", "XXVI.B.6")
def test_of_what_allies_hold_together_the_convert_counts_its_part(on_map: Maker) -> None:
    """Of the 11 of their Area they have half of the 1 of Saliens and of the 2 of Neustria: 9½ in all."""
    text = TEXT.replace("turn = 5", 'turn = 5\nallies = [["franks", "alans"]]').replace(
        "Flandria", "Neustria"
    )
    alans = ALANS.replace('Neustria = "3', 'Saliens = "heavy-cavalry", Neustria = "3')
    m = on_map(text.replace(ALANS, alans.replace('horde = "Neustria"', 'horde = "Donetus"')), realm=True)
    m.world.owner[m.place("Neustria")] = m.nation("franks")
    assert offered_points(m, "franks") == 10


@rule("XXXI.B.3", "XII.A.4", "XXIX.F.6")
@pytest.mark.parametrize(("role", "points"), [("active", [1, 1, 0, 2]), ("inactive", [0, 1, 0, 2])])
def test_rome_in_the_hand_of_a_vassal_blesses_its_suzerain_too(
    on_map: Maker, role: str, points: list[int]
) -> None:
    """Half of the Franks' 2 for the Huns, and half of that, rounded up, for a vassal that scores at all."""
    gepids = f'[nations.gepids]\nseat = "roman"\nrole = "{role}"\ntie = "vassal"\nlord = "huns"\n'
    gepids += 'horde = "Latium"\nunits = { Latium = "infantry" }\n'
    m = on_map(TEXT.replace(ROME, gepids), realm=True)
    m.world.owner[m.place("Latium")] = m.nation("gepids")
    m.begin(Conversion(m.nation("franks"))).do("turn-catholic").table.choose("goth", "take-blessing")
    assert m.table.state.points == points


@rule("XXXI.C.7", "XXXI.C.6", "VI.F.1", "VI.F.2")
def test_heresies_of_two_religions_lie_in_one_area(on_map: Maker) -> None:
    """Goths who founded a Kingdom are Arians; Rome, which holds Alpes beside them, is torn a turn later."""
    m = on_map(TEXT.replace('Latium = "guard" }', 'Latium = "guard", Alpes = "infantry" }'), realm=True)
    s, gaul = m.table.state, area(m, "Gallia Meridionalis")
    m.begin(HeresyRises(m.nation("visigoths"), False))
    age_heresies(s)
    s.script = [1]
    m.begin(HeresyRises(m.nation("rome"), False))
    assert heresies_in(m.realm, gaul) == {ARIAN: 1, CATHOLIC: 2}
    for people in ("rome", "visigoths"):
        assert gaul in heretical_areas(s, m.nation(people))
    age_heresies(s)
    assert heresies_in(m.realm, gaul) == {CATHOLIC: 1}
    assert gaul not in heretical_areas(s, m.nation("visigoths"))
    age_heresies(s)
    assert heresies_in(m.realm, gaul) == {}
    assert [event.args["area"] for event in m.events("heresy-ends")] == ["Gallia Meridionalis"] * 2


@rule("XXXI.C.5", "XXXI.C.7")
def test_a_heresy_of_the_same_religion_is_only_renewed(on_map: Maker) -> None:
    m = on_map(TEXT, realm=True)
    s, gaul = m.table.state, area(m, "Gallia Meridionalis")
    for religion in (ARIAN, CATHOLIC, ARIAN):
        lay_heresy(s, gaul, religion, "XXXI.C.5")
        age_heresies(s)
    assert heresies_in(m.realm, gaul) == {ARIAN: 1}
