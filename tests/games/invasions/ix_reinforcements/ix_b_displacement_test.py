"""IX.B Whoever is in a newcomer's province makes room."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.stage import claim
from aevum.games.invasions.rules.reinforcements.step import Reinforced
from aevum.games.invasions.rules.vassalage.leave import push_out
from aevum.games.invasions.rules.world.world import ACTIVE, FREE, GONE
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

TISIA = """
turn = 5
seats = ["goth", "hun", "roman"]
[nations.visigoths]
seat = "goth"
horde = "{horde}"
age = 4
gold = 9
units = {{ {units} }}
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Moesia"]
units = {{ "Moesia Superior" = "4 legion", Thracia = "legion" }}
leaders = {{ "Moesia Superior" = "leo-i" }}
[nations.gepids]
seat = "hun"
role = "out"
reserve = "3 infantry"
"""


def enter(m: ScriptedMap, nation: str, place: str) -> ScriptedMap:
    """In the Time phase nobody is active."""
    m.world.moving = 0
    return m.begin(Arrival(m.nation(nation), m.place(place)))


def arrive(on_map: Maker, horde: str, units: str) -> ScriptedMap:
    m = on_map(TISIA.format(horde=horde, units=units), realm=True)
    return enter(m, "gepids", "Tisia")


@rule("IX.B.1", "IX.B.2", "VI.A.7")
def test_the_occupants_leave_towards_their_horde(on_map: Maker) -> None:
    m = arrive(on_map, "Dacia", 'Tisia = "2 infantry"')
    assert m.at("Tisia") == []
    assert m.at("Dacia") == ["visigoths.infantry"] * 2
    gepids = m.nation("gepids")
    assert (m.world.role[gepids], m.world.age[gepids]) == (ACTIVE, 1)
    assert m.world.horde[gepids] == m.place("Tisia")
    assert m.told("retreats") == ["IX.B.2"]


@rule("IX.B.1", "VI.G.3")
@pytest.mark.parametrize(
    ("initiative", "order"), [(10, "ostrogoths visigoths"), (90, "visigoths ostrogoths")]
)
def test_of_two_nations_that_are_there_the_first_in_initiative_leaves_first(
    on_map: Maker, initiative: int, order: str
) -> None:
    text = TISIA.format(horde="Dacia", units='Tisia = "infantry"').replace(
        "age = 4", "age = 4\ninitiative = 50"
    )
    text = text.replace("turn = 5", 'turn = 5\nallies = [["visigoths", "ostrogoths"]]')
    text += f"""
[nations.ostrogoths]
seat = "goth"
initiative = {initiative}
horde = "Dacia"
units = {{ Tisia = "infantry" }}
"""
    m = enter(on_map(text, realm=True), "gepids", "Tisia")
    assert [event.args["people"] for event in m.events("retreats")] == order.split()


@rule("VI.A.7", "XII.D.6")
def test_barbarians_who_arrive_leave_others_of_the_wild_alone(on_map: Maker) -> None:
    m = on_map(TISIA.format(horde="Dacia", units='Tisia = "2 infantry"'), realm=True)
    goths, gepids, dacia = m.nation("visigoths"), m.nation("gepids"), m.place("Dacia")
    assert stance(m.world, goths, gepids, dacia) == HOSTILE, "they are not in play"
    enter(m, "gepids", "Tisia")
    assert stance(m.world, goths, gepids, dacia) == NEUTRAL


@rule("IX.B.2")
def test_no_other_way_is_offered_while_one_leads_home(on_map: Maker) -> None:
    m = arrive(on_map, "Gothia", 'Tisia = "2 infantry, archer", Carpathia = "infantry"')
    assert m.asked() == ("goth", "displaced")
    assert set(m.offered()) == {"displace-to:Dacia", "displace-to:Carpathia"}
    assert m.why_not("displace-to:Hunnia").key == "displaced-astray"
    assert m.why_not("displace-to:Moesia Superior").key == "displaced-unwelcome"


@rule("IX.B.2")
def test_an_empty_province_will_do_whoever_controls_it(on_map: Maker) -> None:
    """The horde of the Ostrogoths holds the Area, and they are neutral to other Barbarians there."""
    text = TISIA.format(horde="Gothia", units='Tisia = "2 infantry, archer", Gothia = "infantry"')
    text += '[nations.ostrogoths]\nseat = "hun"\nhorde = "Valachia"\nunits = { Valachia = "2 infantry" }\n'
    m = enter(on_map(text, realm=True), "gepids", "Tisia")
    assert m.owner("Dacia") == m.owner("Carpathia") == "ostrogoths"
    assert set(m.offered()) == {"displace-to:Dacia", "displace-to:Carpathia"}
    m.do("displace-to:Dacia")
    assert len(m.at("Dacia")) == 3


@rule("IX.B.2", "XII.B.6")
def test_and_with_a_city_or_without(on_map: Maker) -> None:
    """The city is not theirs by that: they have to besiege it or go on when they act."""
    text = TISIA.format(horde="Naissus", units='Tisia = "2 infantry", Naissus = "2 infantry"')
    text = text.replace('"Moesia Superior" = "4 legion", ', "").replace('"Moesia Superior" = "leo-i"', "")
    m = enter(on_map(text, realm=True), "gepids", "Tisia")
    assert m.at("Moesia Superior") == ["visigoths.infantry"] * 2
    assert m.owner("Moesia Superior") == "byzantium"
    m.do("done")
    assert m.asked() == ("goth", "besiege")


@rule("IX.B.2", "XVII.A.4")
def test_stacking_is_kept_and_the_owner_says_who_goes(on_map: Maker) -> None:
    m = arrive(on_map, "Dacia", 'Tisia = "2 infantry, archer", Dacia = "2 infantry"')
    assert m.ask().key == "who-retreats"
    m.do("goes:archer:visigoths:whole")
    assert m.at("Dacia") == ["visigoths.archer"] + ["visigoths.infantry"] * 3
    assert m.ask().key == "displaced"
    assert m.why_not("displace-to:Dacia").key == "retreat-full"
    m.do("displace-to:Valachia")
    assert m.at("Valachia") == ["visigoths.infantry"]


FULL = (
    'Tisia = "2 infantry, archer", Dacia = "4 infantry", Carpathia = "3 infantry", Hunnia = "4 infantry",'
    ' Valachia = "3 infantry", Savus = "4 infantry"'
)


@rule("IX.B.3", "XVII.A.4")
def test_who_finds_no_room_is_out_of_the_game(on_map: Maker) -> None:
    m = arrive(on_map, "Dacia", FULL)
    m.do("goes:archer:visigoths:whole")
    assert m.at("Valachia") == ["visigoths.archer"] + ["visigoths.infantry"] * 3
    assert m.world.place.count(GONE) == 2
    assert m.events("cut-off")[0].rule == "IX.B.3"


@rule("IX.B.7")
def test_a_horde_is_displaced_and_its_units_follow_it(on_map: Maker) -> None:
    m = arrive(on_map, "Tisia", 'Tisia = "3 infantry"')
    assert m.asked() == ("goth", "displaced-horde")
    m.do("displace-to:Hunnia")
    goths = m.nation("visigoths")
    assert m.world.horde[goths] == m.place("Hunnia")
    assert m.at("Hunnia") == ["visigoths.infantry"] * 3
    assert (m.world.age[goths], m.world.gold[goths]) == (4, 9)


@rule("IX.B.9")
def test_nobody_intercepts_and_nobody_flees(on_map: Maker) -> None:
    m = arrive(on_map, "Tisia", 'Tisia = "3 infantry"').do("displace-to:Hunnia")
    told = {event.key for event in m.table.log}
    assert not {key for key in told if "intercept" in key or "flight" in key or "flee" in key}


@rule("IX.B.1")
def test_a_limes_in_the_way_is_given_up(on_map: Maker) -> None:
    text = TISIA.format(horde="Dacia", units='Dacia = "2 infantry"')
    m = on_map(text.replace('capital = "Thracia"', 'capital = "Thracia"\nlimites = ["Savus"]'), realm=True)
    enter(m, "gepids", "Savus")
    assert m.world.limes[m.place("Savus")] == -1
    assert m.events("limes-given-up")


@rule("IX.B.1")
def test_leaders_go_with_their_stack(on_map: Maker) -> None:
    text = TISIA.format(horde="Dacia", units='Tisia = "2 infantry"')
    m = on_map(
        text.replace("[nations.byzantium]", 'leaders = { Tisia = "theodericus-ii" }\n[nations.byzantium]')
    )
    enter(m, "gepids", "Tisia")
    assert m.leader("theodericus-ii") == "Dacia"


KINGDOM = """
turn = 6
seats = ["goth", "persian"]
[nations.suebi]
seat = "goth"
status = "kingdom"
age = 5
gold = 12
capital = "Bohemia"
provinces = ["Bohemia", "Bavaria"]
units = { Bohemia = "infantry", Bavaria = "3 infantry" }
[nations.lombards]
seat = "persian"
role = "out"
[cities]
Bohemia = { level = 1 }
"""


@rule("IX.B.8")
def test_a_displaced_capital_is_founded_anew(on_map: Maker) -> None:
    m = on_map(KINGDOM, realm=True)
    enter(m, "lombards", "Bohemia")
    suebi = m.nation("suebi")
    assert m.world.capital[suebi] == -1, "it goes at once"
    m.do("displace-to:Bavaria")
    assert m.world.capital[suebi] == m.place("Bavaria")
    assert m.world.level[m.place("Bavaria")] == 1
    assert m.at("Bavaria") == ["suebi.infantry"] * 4
    assert (m.world.age[suebi], m.world.gold[suebi]) == (5, 12)
    assert m.told("capital-displaced") == ["IX.B.8"]


@rule("IX.B.1", "IX.B.8")
def test_the_city_of_the_province_goes_to_the_newcomers_with_their_first_unit(on_map: Maker) -> None:
    m = on_map(KINGDOM.replace('role = "out"', 'role = "out"\nreserve = "infantry"'), realm=True)
    enter(m, "lombards", "Bohemia").do("displace-to:Bavaria")
    m.begin(Levy(m.nation("lombards"), [1], ["infantry"]))
    claim(m.world, m.nation("lombards"), m.place("Bohemia"))
    assert (m.owner("Bohemia"), m.world.level[m.place("Bohemia")]) == ("lombards", 1)


@rule("IX.B.1", "IX.D.1")
def test_a_nation_that_comes_by_the_timeline_has_the_city_where_it_arrives(on_map: Maker) -> None:
    """F127: the Lombards of turn 6"""
    units = "4 infantry, archer, noble-cavalry"
    m = on_map(KINGDOM.replace('role = "out"', f'role = "out"\nreserve = "{units}"'), realm=True)
    m.world.moving = 0
    m.begin(Reinforced(m.nation("lombards"), m.place("Bohemia"))).do("displace-to:Bavaria")
    assert (len(m.at("Bohemia")), m.owner("Bohemia")) == (6, "lombards")


STEPPE = """
turn = 9
seats = ["hun", "persian", "goth"]
[nations.alans]
seat = "persian"
gold = 7
horde = "{horde}"
units = {{ Volga = "{alans}" }}
[nations.huns]
seat = "hun"
horde = "Donetus"
units = {{ Donetus = "2 horse-archer", Bolgar = "2 horse-archer", Siraces = "2 horse-archer" }}
[nations.khazars]
seat = "goth"
units = {{ Sarkil = "{khazars} horse-archer" }}
[nations.avars]
seat = "hun"
role = "out"
"""


def surrounded(on_map: Maker, alans: str = "3 cavalry", khazars: int = 2) -> ScriptedMap:
    m = on_map(STEPPE.format(horde="Volga", alans=alans, khazars=khazars), realm=True)
    return enter(m, "avars", "Volga")


@rule("IX.B.4", "IX.B.5", "XXIX.A.3")
def test_a_surrounded_nation_submits_to_its_strongest_neighbour(on_map: Maker) -> None:
    m = surrounded(on_map)
    assert m.asked() == ("persian", "refuge-place")
    near = {"displace-to:Donetus", "displace-to:Bolgar", "displace-to:Siraces"}
    assert near < set(m.offered()), "any of the provinces that the Huns hold"
    assert "displace-to:Ucraina" in m.offered()
    assert m.why_not("displace-to:Sarkil") is not None, "that of a weaker neighbour"
    m.do("displace-to:Bolgar")
    alans = m.nation("alans")
    assert m.world.lord[alans] == m.nation("huns")
    assert m.world.horde[alans] == m.place("Bolgar")
    assert m.at("Bolgar").count("alans.cavalry") == 3


@rule("IX.B.4")
def test_the_strongest_neighbour_may_be_inactive(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=8)
    text = text.replace(
        '[nations.khazars]\nseat = "goth"', '[nations.sclaveni]\nseat = "goth"\nrole = "inactive"'
    )
    m = enter(on_map(text.replace("8 horse-archer", "8 infantry"), realm=True), "avars", "Volga")
    assert m.world.lord[m.nation("alans")] == m.nation("sclaveni")


@rule("IX.B.5")
def test_the_new_suzerain_leaves_the_refuge(on_map: Maker) -> None:
    m = surrounded(on_map).do("displace-to:Bolgar")
    assert m.asked() == ("hun", "retreat")
    while m.ask().key == "retreat":
        m.do(m.offered()[0])
    assert not any(name.startswith("huns.") for name in m.at("Bolgar"))


@rule("IX.B.4")
def test_of_equal_neighbours_the_nation_chooses(on_map: Maker) -> None:
    m = surrounded(on_map, khazars=6)
    assert m.asked() == ("persian", "refuge")
    assert m.offered() == ["refuge-with:huns", "refuge-with:khazars"]
    m.do("refuge-with:khazars")
    assert m.world.lord[m.nation("alans")] == m.nation("khazars")


@rule("IX.B.5", "XVII.A.4")
def test_refugees_that_the_province_cannot_hold_are_lost(on_map: Maker) -> None:
    m = surrounded(on_map, alans="5 cavalry, infantry").do("displace-to:Siraces")
    assert m.asked() == ("persian", "refuge-excess")
    m.do("give-up:infantry:alans:whole")
    assert m.world.place.count(GONE) == 2
    assert set(m.told("cut-off")) == {"IX.B.5"}


@rule("IX.B.4", "XXIX.A.3")
def test_a_surrounded_garrison_is_lost_and_its_nation_stays_free(on_map: Maker) -> None:
    text = STEPPE.format(horde="Alania", alans="2 cavalry", khazars=2)
    m = on_map(text.replace('Volga = "2 cavalry"', 'Volga = "2 cavalry", Alania = "cavalry"'), realm=True)
    enter(m, "avars", "Volga")
    assert m.world.tie[m.nation("alans")] == FREE
    assert m.world.place.count(GONE) == 2


@rule("IX.B.4")
def test_an_empire_never_seeks_refuge(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2)
    text = text.replace(
        '[nations.alans]\nseat = "persian"\ngold = 7\nhorde = "Volga"', '[nations.rome]\nseat = "persian"'
    )
    m = on_map(text, realm=True)
    enter(m, "avars", "Volga")
    assert m.world.lord[m.nation("rome")] == -1
    assert m.world.place.count(GONE) == 3


@rule("IX.B.5")
def test_a_vassal_that_finds_refuge_with_its_lord_owes_nothing_new(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="2 cavalry", khazars=2)
    m = on_map(
        text.replace("gold = 7", 'gold = 7\ntie = "vassal"\nlord = "huns"\ntied_since = 3'), realm=True
    )
    enter(m, "avars", "Volga").do("displace-to:Bolgar")
    alans = m.nation("alans")
    assert (m.world.tied_since[alans], m.world.gold[alans]) == (3, 7)
    assert m.asked() == ("hun", "retreat")
    assert m.at("Bolgar").count("alans.cavalry") == 2


HOST = """
turn = 6
seats = ["hun", "roman"]
[nations.saxons]
seat = "hun"
horde = "Saxonia"
units = { Saxonia = "6 infantry" }
leaders = { Saxonia = "rex-of-the-saxons" }
[nations.rome]
seat = "roman"
units = { Rhenus = "legion" }
"""


@rule("XX.L.3", "XX.L.10")
def test_barbarians_who_end_their_way_on_a_lone_enemy_overrun_him(on_map: Maker) -> None:
    m = on_map(HOST, realm=True)
    push_out(m.table.state, m.nation("saxons"), m.place("Saxonia"))
    GAME.advance(m.table.state)
    m.do("retreat:Rhenus")
    assert "rome.legion" not in m.at("Rhenus")


@pytest.mark.parametrize("place", ["Tisia", "Hunnia"])
@rule("IX.B.1")
def test_an_empty_province_needs_no_displacement(on_map: Maker, place: str) -> None:
    m = on_map(TISIA.format(horde="Gothia", units='Gothia = "2 infantry"'), realm=True)
    enter(m, "gepids", place)
    assert m.world.horde[m.nation("gepids")] == m.place(place)
    assert not m.events("retreats")
    assert m.told("nation-arrives") == ["IX.B.1"]
