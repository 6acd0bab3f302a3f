"""XXVIII.B, XXVIII.C, XXVIII.F How a Foedus begins, and one more on top of it."""

from aevum.games.invasions.rules.control.stance import FRIENDLY, stance
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.foedus import terms
from aevum.games.invasions.rules.diplomacy.founding import Founding, forget_promise
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.vassalage.foedera import foedera
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.ties import lent
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

DANUBE = """
turn = 4
seats = ["roman", "goth", "persian"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "2 legion", "Moesia Superior" = "2 legion", "Moesia Inferior" = "2 legion, infantry" }

[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "3 infantry, archer" }

[nations.gepids]
seat = "goth"
role = "inactive"
"""
VASSALS = DANUBE.replace('role = "inactive"', 'horde = "Tisia"\ntie = "vassal"\nlord = "visigoths"')
ARCHER = "choose-unit:archer:visigoths:whole"


def founded(m: ScriptedMap, *lands: str) -> ScriptedMap:
    """The Visigoths have accepted the Foedus of Byzantium, and activate."""
    goths = m.nation("visigoths")
    m.realm.promised = put(m.realm.promised, goths, m.nation("byzantium"))
    m.realm.promised_land = [value for name in lands for value in (m.place(name), goths)]
    return m.begin(Founding(goths))


def begun(on_map: OnMap, text: str = DANUBE) -> ScriptedMap:
    return founded(on_map(text, realm=True), "Moesia Inferior", "Naissus")


def moved_in(m: ScriptedMap, horde: str) -> ScriptedMap:
    """One infantry goes to the province without the horde, all others with the horde."""
    m.do(f"station:{horde}")
    other = "Naissus" if horde == "Moesia Inferior" else "Moesia Inferior"
    if m.ask().key == "foedus-units":
        m.do(f"settles:infantry:visigoths:whole:{other}:Valachia")
    while m.ask().key == "foedus-units":
        m.do(next(option for option in m.offered() if f":{horde}:" in option))
    return m


@rule("XXVIII.B.1")
def test_two_provinces_are_ceded(on_map: OnMap) -> None:
    m = begun(on_map)
    goths = m.nation("visigoths")
    ceded = [m.world.land.names[p] for p in range(m.world.land.provinces) if m.world.foedus[p] == goths]
    assert sorted(ceded) == ["Moesia Inferior", "Naissus"]
    assert m.owner("Naissus") == "byzantium"
    assert stance(m.world, goths, m.nation("byzantium"), m.place("Naissus")) == FRIENDLY
    assert (m.realm.promised[goths], m.realm.promised_land) == (-1, [])


@rule("XXVIII.A.6")
def test_what_was_promised_to_others_stays_promised(on_map: OnMap) -> None:
    m = on_map(DANUBE, realm=True)
    goths, gepids = m.nation("visigoths"), m.nation("gepids")
    pairs = [(m.place(name), n) for name, n in (("Naissus", goths), ("Dardania", gepids))]
    m.realm.promised_land = [value for pair in pairs for value in pair]
    assert forget_promise(m.realm, goths) == [m.place("Naissus")]
    assert m.realm.promised_land == [m.place("Dardania"), gepids]


@rule("XXVIII.B.2")
def test_horde_and_units_move_in_though_the_federators_units_stand_there(on_map: OnMap) -> None:
    m = begun(on_map)
    assert m.asked() == ("goth", "foedus-horde")
    assert m.offered() == ["station:Moesia Inferior", "station:Naissus"]
    m.do("station:Moesia Inferior")
    assert m.world.horde[m.nation("visigoths")] == m.place("Moesia Inferior")
    assert m.asked() == ("goth", "foedus-units")
    assert (m.ask().args["units"], len(m.offered())) == (4, 4)
    m.do("settles:archer:visigoths:whole:Moesia Inferior:Valachia")
    for place in ("Naissus", "Moesia Inferior", "Moesia Inferior"):
        m.do(f"settles:infantry:visigoths:whole:{place}:Valachia")
    assert m.at("Naissus") == ["visigoths.infantry"]
    assert m.at("Moesia Inferior").count("visigoths.infantry") == 2
    assert "visigoths.archer" in m.at("Moesia Inferior")
    assert m.at("Valachia") == []


@rule("XXVIII.B.2")
def test_the_federate_says_who_goes_when_not_all_have_room(on_map: OnMap) -> None:
    many = DANUBE.replace('"3 infantry, archer"', '"3 infantry, archer", Hypanis = "4 infantry"')
    m = begun(on_map, many).do("station:Moesia Inferior")
    assert m.asked() == ("goth", "foedus-units")
    assert m.ask().args["units"] == 6  # three in the mountains of each province
    starts = ["Hypanis"] * 4 + ["Valachia"] * 2
    for place, start in zip(["Naissus", "Moesia Inferior"] * 3, starts, strict=True):
        m.do(f"settles:infantry:visigoths:whole:{place}:{start}")
    assert m.asked()[1] != "foedus-units"
    assert m.at("Valachia") == ["visigoths.archer", "visigoths.infantry"]


@rule("XXVIII.B.2", "XXVIII.E.3")
def test_neither_province_stays_without_anybody(on_map: OnMap) -> None:
    """F169: the federate spreads its units as it likes, but the last one goes where nobody is."""
    m = begun(on_map, DANUBE.replace("3 infantry, archer", "2 infantry")).do("station:Moesia Inferior")
    m.do("settles:infantry:visigoths:whole:Moesia Inferior:Valachia")
    assert m.at("Naissus") == ["visigoths.infantry"]


@rule("XXVIII.B.3")
def test_the_federator_makes_room_and_may_settle_in_the_vacated_land(on_map: OnMap) -> None:
    m = moved_in(begun(on_map), "Moesia Inferior")
    assert m.asked() == ("roman", "make-room")
    assert m.ask().args["units"] == 3
    assert m.refusal("others-stay").rule == "XXVIII.B.3"
    m.do("resettles:infantry:byzantium:whole:Valachia", "goes:legion:byzantium:whole")
    m.do("goes:legion:byzantium:whole")
    assert m.at("Valachia") == ["byzantium.infantry"]
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Thracia")
    assert m.at("Thracia") == ["byzantium.legion"] * 4


@rule("XXVIII.B.3", "XII.B.3")
def test_vacated_land_is_the_federators_when_it_settles_there(on_map: OnMap) -> None:
    text = DANUBE.replace('"3 infantry, archer"', '"2 infantry, archer", Dalmatia = "infantry"')
    m = begun(on_map, text)
    assert m.owner("Dalmatia") == "visigoths"
    m.do("station:Moesia Inferior")
    while m.ask().key == "foedus-units":
        m.do(next(option for option in m.offered() if ":Dalmatia" in option or ":Moesia Inferior:" in option))
    assert (m.asked(), m.owner("Dalmatia")) == (("roman", "make-room"), "")
    m.do("resettles:infantry:byzantium:whole:Dalmatia")
    assert m.owner("Dalmatia") == "byzantium"


@rule("XXVIII.B.3")
def test_where_there_is_room_it_may_stay(on_map: OnMap) -> None:
    few = DANUBE.replace("3 infantry, archer", "infantry, archer").replace("2 legion, infantry", "legion")
    m = moved_in(begun(on_map, few), "Naissus")
    assert m.ask().args["units"] == 0
    m.do("others-stay")
    assert m.at("Moesia Inferior") == ["byzantium.legion", "visigoths.infantry"]


def settled(on_map: OnMap, text: str = DANUBE) -> ScriptedMap:
    """Where nobody of the federator's stands in the way."""
    alone = text.replace(', "Moesia Inferior" = "2 legion, infantry"', "")
    return moved_in(begun(on_map, alone), "Moesia Inferior")


@rule("XXVIII.C.1", "XXVIII.C.2")
def test_the_federate_lends_a_unit_to_the_capital_without_a_leader(on_map: OnMap) -> None:
    m = settled(on_map)
    assert m.asked() == ("goth", "loan")
    m.do(f"{ARCHER}:Moesia Inferior")
    assert m.at("Thracia") == ["byzantium.legion"] * 2 + ["visigoths.archer"]
    assert m.events("unit-handed-over")[-1].rule.startswith("XXVIII.C")
    assert len(m.events("unit-handed-over")) == 1


@rule("XXVIII.B.2", "XXIX.G.1")
def test_whoever_becomes_a_federate_loses_its_vassals(on_map: OnMap) -> None:
    m = begun(on_map, VASSALS)
    assert m.world.tie[m.nation("gepids")] == FREE


@rule("XXVI.B.5")
def test_a_new_federate_has_no_allies_left(on_map: OnMap) -> None:
    free = VASSALS.replace('tie = "vassal"\nlord = "visigoths"', "")
    m = begun(on_map, free.replace("turn = 4", 'turn = 4\nallies = [["visigoths", "gepids"]]'))
    assert m.world.allies[m.nation("visigoths")] == 0
    assert m.events("alliance-ends")[0].rule == "XXVI.B.5"


@rule("XXVIII.F.1", "XXVIII.F.2", "XXVIII.F.3")
def test_a_further_foedus_cedes_more_land_for_one_more_mercenary(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    goths = m.nation("visigoths")
    assert foedera(m.world, goths) == 1
    founded(m, "Epirus", "Dardania")
    assert m.asked() == ("goth", "foedus-horde")
    assert "station:Moesia Inferior" in m.offered()  # the camp may stay
    m.do("station:Dardania")
    assert m.at("Epirus") == ["visigoths.infantry"]  # one of the two from Moesia Inferior, both alike
    m.do(m.offered()[0])
    assert foedera(m.world, goths) == 2
    assert len(lent(m.world, goths, m.nation("byzantium"))) == 2


@rule("XXVIII.E.7", "XXVIII.F.3")
def test_each_foedus_brings_the_federate_three_points_a_turn(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    m.world.owner[m.place("Naissus")] = m.nation("gepids")  # a province that it lost
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 3
    m.world.owner[m.place("Naissus")] = m.nation("byzantium")
    founded(m, "Epirus", "Dardania").do("station:Moesia Inferior")
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 9


@rule("XXVIII.E.7")
def test_who_has_lost_both_provinces_has_no_points(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    for place in ("Naissus", "Moesia Inferior"):
        m.world.owner[m.place(place)] = m.nation("gepids")
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 0
    assert foedera(m.world, m.nation("visigoths")) == 1, "it lasts none the less"


@rule("XXVIII.E.7", "IX.B.1")
def test_a_newcomer_in_one_of_them_does_not_end_it(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    m.world.moving = 0
    m.begin(Arrival(m.nation("gepids"), m.place("Naissus")))
    while m.ask().key in ("displaced", "displaced-horde", "who-retreats"):
        m.do(m.offered()[0])
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 3


@rule("XXVIII.F.1")
def test_the_first_foedus_keeps_its_date_when_another_follows(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    m.world.turn = 6
    founded(m, "Epirus", "Dardania").do("station:Moesia Inferior")
    assert foedera(m.world, m.nation("visigoths")) == 2
    assert m.world.tied_since[m.nation("visigoths")] == 4


@rule("XXVIII.G.4")
def test_a_usurper_lets_federates_go_at_once(on_map: OnMap) -> None:
    m = settled(on_map).do(f"{ARCHER}:Moesia Inferior")
    m.begin(FederatesDecide(m.nation("byzantium"), "XXVIII.G.4"))
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.4")
    m.do("break-foedus")
    assert m.world.tie[m.nation("visigoths")] == FREE
    assert m.owner("Moesia Inferior") == "visigoths"
    assert m.events("foedus-ends")[0].rule == "XXVIII.G.4"
    assert FEDERATE not in m.world.tie


@rule("XXVIII.G.8")
def test_who_broke_his_foedus_fights_those_who_stay_before_he_raids(on_map: OnMap) -> None:
    text = DANUBE.replace("turn = 4", 'turn = 5\nacting = ["visigoths"]').replace(
        'horde = "Valachia"\nunits = { Valachia = "3 infantry, archer" }',
        'horde = "Moesia Inferior"\ntie = "federate"\nlord = "byzantium"\ntied_since = 4\n'
        'foedus = ["Moesia Inferior", "Naissus"]\nunits = { "Moesia Inferior" = "infantry" }',
    )
    m = on_map(text.replace("2 legion, infantry", "2 legion")).do("break-foedus", "stand")
    while m.ask().key == "defiance":
        m.do("peace")
    if m.ask().key == "raid-or-march":
        assert m.refusal("raid").rule == "XXVIII.G.8"
    assert "raid" not in m.offered()


CAPITAL = DANUBE.replace('capital = "Thracia"', 'capital = "Moesia Superior"').replace(
    '"Moesia Superior" = "2 legion", "Moesia Inferior" = "2 legion, infantry"', '"Moesia Inferior" = "legion"'
)


@rule("XXVIII.A.5", "XXVIII.G.7", "III.G.8")
def test_even_the_capital_may_be_ceded_and_is_lost_with_the_foedus(on_map: OnMap) -> None:
    """F168: the text asks only for Civilized provinces; who breaks the Foedus takes the cities too."""
    m = on_map(CAPITAL, realm=True)
    goths, east = m.nation("visigoths"), m.nation("byzantium")
    m.world.revolt = put(m.world.revolt, m.place("Naissus"), 1)
    assert tuple(sorted((m.place("Moesia Superior"), m.place("Naissus")))) in terms(m.world, east, goths)
    names = sorted(("Moesia Superior", "Naissus"), key=m.place)
    founded(m, *names).do("station:Moesia Superior")
    while m.ask().key in ("foedus-units", "loan"):
        m.do(m.offered()[0])
    assert (m.owner("Moesia Superior"), m.world.capital[east]) == ("byzantium", m.place("Moesia Superior"))
    m.begin(FederatesDecide(east, "XXVIII.G.4")).do("break-foedus")
    assert m.owner("Moesia Superior") == "visigoths"
    assert m.world.capital[east] == -1
    assert m.realm.capital_lost[east] == 4
