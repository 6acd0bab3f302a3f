"""IX.B Whoever is in a newcomer's province makes room."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.stage import claim
from aevum.games.invasions.rules.reinforcements.step import Reinforced
from aevum.games.invasions.rules.vassalage.leave import push_out
from aevum.games.invasions.rules.world.world import ACTIVE, GONE, put
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
    assert m.offered()[:2] == ["displace-to:Carpathia", "displace-to:Dacia"]
    assert m.refusal("displace-to:Hunnia").key == "displaced-astray"
    assert m.refusal("displace-to:Moesia Superior").key == "displaced-unwelcome"


@rule("IX.B.2")
def test_an_empty_province_will_do_whoever_controls_it(on_map: Maker) -> None:
    """The horde of the Ostrogoths holds the Area, and they are neutral to other Barbarians there."""
    text = TISIA.format(horde="Gothia", units='Tisia = "2 infantry, archer", Gothia = "infantry"')
    text += '[nations.ostrogoths]\nseat = "hun"\nhorde = "Valachia"\nunits = { Valachia = "2 infantry" }\n'
    m = enter(on_map(text, realm=True), "gepids", "Tisia")
    assert m.owner("Dacia") == m.owner("Carpathia") == "ostrogoths"
    assert m.offered()[:2] == ["displace-to:Carpathia", "displace-to:Dacia"]
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


SPLIT = 'Tisia = "2 infantry, archer", Carpathia = "infantry"'


@rule("IX.B.2")
def test_they_may_part_for_several_provinces(on_map: Maker) -> None:
    """There is room for all in Dacia, but the text speaks of provinces."""
    m = arrive(on_map, "Gothia", SPLIT)
    assert m.offered()[2:] == ["split:infantry:visigoths:whole", "split:archer:visigoths:whole"]
    m.do("split:archer:visigoths:whole")
    assert m.ask().args["units"] == 2
    m.do("displace-to:Dacia")
    assert m.offered() == ["displace-to:Carpathia", "displace-to:Dacia"], "one unit cannot part"
    m.do("displace-to:Carpathia")
    assert m.at("Dacia") == ["visigoths.infantry"] * 2
    assert m.at("Carpathia") == ["visigoths.archer", "visigoths.infantry"]


@rule("IX.B.2", "III.C.9")
@pytest.mark.parametrize("later", [True, False])
def test_a_leader_goes_with_those_whom_his_player_likes(on_map: Maker, later: bool) -> None:
    text = TISIA.format(horde="Gothia", units=SPLIT)
    led = 'leaders = { Tisia = "theodericus-ii" }\n[nations.byzantium]'
    m = enter(on_map(text.replace("[nations.byzantium]", led), realm=True), "gepids", "Tisia")
    assert not any(option.startswith("split-leader") for option in m.offered()), "nobody is kept back yet"
    m.do("split:archer:visigoths:whole")
    if later:
        m.do("split-leader:theodericus-ii")
    m.do("displace-to:Dacia", "displace-to:Carpathia")
    assert m.leader("theodericus-ii") == ("Carpathia" if later else "Dacia")


@rule("IX.B.2")
def test_where_only_one_way_is_open_nobody_is_asked(on_map: Maker) -> None:
    m = arrive(on_map, "Dacia", 'Tisia = "2 infantry, archer"')
    assert len(m.at("Dacia")) == 3


@rule("IX.B.2", "XVII.A.4")
def test_stacking_is_kept_and_the_owner_says_who_goes(on_map: Maker) -> None:
    m = arrive(on_map, "Dacia", 'Tisia = "2 infantry, archer", Dacia = "2 infantry"')
    assert m.ask().key == "who-retreats"
    m.do("goes:archer:visigoths:whole")
    assert m.at("Dacia") == ["visigoths.archer"] + ["visigoths.infantry"] * 3
    assert m.ask().key == "displaced"
    assert m.refusal("displace-to:Dacia").key == "retreat-full"
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


@rule("IX.B.8", "VII.D.8")
def test_or_as_soon_as_a_city_can_be_had(on_map: Maker) -> None:
    """F270: in Moravia there is none; the site of Hunnia is settled in the moment in which it is held."""
    text = KINGDOM.replace(', "Bavaria"]', "]").replace('"infantry", Bavaria = ', "")
    m = on_map(text, realm=True)
    suebi = m.nation("suebi")
    m.table.state.push(Activation(1 << suebi))
    enter(m, "lombards", "Bohemia").do("displace-to:Moravia")
    assert (m.told("capital-waits"), m.world.capital[suebi]) == (["VII.D.8"], -1)
    m.do("march:Moravia", "go:Carpathia", "go:Hunnia", "halt")
    assert (m.owner("Hunnia"), m.world.level[m.place("Hunnia")]) == ("suebi", 1)
    assert m.world.capital[suebi] == m.place("Hunnia")
    assert m.told("capital-founded") == ["VII.D.7"]
    assert m.realm.capital_lost[suebi] == 0, "it was never conquered"


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


@rule("XVI.E.4", "IX.B.1")
def test_land_in_revolt_that_a_newcomer_takes_stays_so(on_map: Maker) -> None:
    """F127: nothing but its suppression ends a revolt; here the rebels of Bavaria have another lord now."""
    m = on_map(KINGDOM.replace('role = "out"', 'role = "out"\nreserve = "3 infantry"'), realm=True)
    m.world.revolt = put(m.world.revolt, m.place("Bavaria"), 2)
    m.world.moving = 0
    m.begin(Reinforced(m.nation("lombards"), m.place("Bavaria")))
    while not m.table.over and m.ask().key in ("displaced", "who-retreats", "levy-types", "post-leader"):
        m.do(m.offered()[0])
    assert (m.owner("Bavaria"), m.world.revolt[m.place("Bavaria")]) == ("lombards", 2)


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
