"""XII.D.1, XII.D.2, XII.D.8-XII.D.12 What a province is to a nation."""

import pytest

from aevum.games.invasions.rules.clash.combats import pending
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import STANCE_NAMES
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at, shift
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

LANDS = """
turn = 4
seats = ["roman", "other"]
acting = ["rome"]
allies = [["rome", "byzantium"]]

[nations.rome]
seat = "roman"
areas = ["Italia"]
units = { Latium = "3 legion", Venetia = "legion", Bavaria = "cavalry" }

[nations.byzantium]
seat = "roman"
areas = ["Graecia"]
units = { Thracia = "legion", Rhaetia = "legion" }

[nations.burgundians]
seat = "other"
lord = "rome"
tie = "vassal"
horde = "Saxonia"
units = { Saxonia = "infantry", Tuscia = "infantry", Moravia = "infantry" }

[nations.persia]
seat = "other"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry" }

[nations.alamanni]
seat = "other"
units = { "Agri Decumates" = "infantry", Franconia = "2 infantry" }

[cities]
Campania = { revolt = 1 }
"""


def view(m: ScriptedMap, nation: str, place: str) -> str:
    return STANCE_NAMES[attitude(m.world, NATIONS.index(nation), m.place(place))]


@rule("XII.D.9", "XII.D.8")
def test_friendly_is_what_the_nation_or_a_friend_controls(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert view(m, "rome", "Latium") == view(m, "rome", "Cisalpina") == "friendly"
    assert view(m, "rome", "Thracia") == view(m, "byzantium", "Latium") == "friendly"


@rule("XII.D.9", "XII.D.1")
def test_friendly_is_what_a_friend_occupies_unopposed_without_control(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert m.owner("Bavaria") == ""
    assert view(m, "rome", "Bavaria") == view(m, "byzantium", "Bavaria") == "friendly"


@rule("XII.D.10")
def test_neutral_is_what_a_neutral_nation_controls_or_occupies(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert m.owner("Saxonia") == "burgundians"
    assert view(m, "rome", "Saxonia") == "neutral"
    assert m.owner("Moravia") == ""
    assert view(m, "rome", "Moravia") == view(m, "alamanni", "Moravia") == "neutral"


@rule("XII.D.10")
def test_a_land_where_a_neutral_nation_camps_is_neutral_even_to_its_owner(on_map: OnMap) -> None:
    m = on_map(LANDS)
    w = m.world
    unit = next(i for i in range(1, len(w.code)) if w.place[i] == m.place("Tuscia"))
    shift(w, unit, m.place("Cisalpina"))
    assert m.owner("Cisalpina") == "rome"  # its city has not fallen
    assert view(m, "rome", "Cisalpina") == view(m, "byzantium", "Cisalpina") == "neutral"


@rule("XII.D.11")
def test_hostile_is_what_an_enemy_holds(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert view(m, "rome", "Chaldea") == view(m, "rome", "Franconia") == "hostile"
    assert view(m, "rome", "Agri Decumates") == "hostile"


@rule("XII.D.11")
def test_a_land_without_anybody_is_empty_whoever_controls_it(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert m.owner("Akkad") == "persia"
    assert view(m, "rome", "Akkad") == view(m, "rome", "Hunnia") == "empty"


@rule("XII.D.12")
def test_a_land_in_revolt_is_hostile_to_its_owner_and_his_friends(on_map: OnMap) -> None:
    m = on_map(LANDS)
    assert m.owner("Campania") == "rome"
    assert view(m, "rome", "Campania") == view(m, "byzantium", "Campania") == "hostile"


@rule("XII.D.11")
def test_a_land_with_an_unresolved_battle_is_hostile_to_both(on_map: OnMap) -> None:
    m = on_map(LANDS)
    w = m.world
    w.moving = 1 << NATIONS.index("alamanni")
    shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place("Franconia")), m.place("Rhaetia"))
    assert view(m, "alamanni", "Rhaetia") == view(m, "byzantium", "Rhaetia") == "hostile"
    assert view(m, "rome", "Rhaetia") == "hostile"


@rule("XII.D.11")
@pytest.mark.parametrize("nation", ["persia", "rome", "burgundians", "alamanni"])
def test_a_land_with_an_unresolved_siege_is_hostile_to_all(on_map: OnMap, nation: str) -> None:
    """The Persians stand before Mediolanum, and the neutral Burgundians keep away too."""
    m = on_map(LANDS)
    w = m.world
    w.moving = 1 << NATIONS.index("persia")
    shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place("Chaldea")), m.place("Cisalpina"))
    assert view(m, nation, "Cisalpina") == "hostile"


@rule("XII.D.2")
def test_friends_stack(on_map: OnMap) -> None:
    m = on_map(LANDS).do("march:Venetia", "go:Rhaetia", "halt", "done")
    assert m.at("Rhaetia") == ["byzantium.legion", "rome.legion"]


@rule("XII.D.2")
def test_a_neutral_land_is_passed_but_nobody_stays(on_map: OnMap) -> None:
    m = on_map(LANDS).do("march:Latium", "go:Tuscia")
    refusal = m.why_not("halt")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")
    m.do("go:Umbria", "halt", "done")
    assert m.at("Tuscia") == ["burgundians.infantry"]
    assert m.owner("Tuscia") == "burgundians"


@rule("XII.D.2")
def test_only_hostile_nations_fight(on_map: OnMap) -> None:
    """Of two stacks in reach of the Alamanni and the Burgundians only the first finds a battle."""
    m = on_map(LANDS)
    battles = []
    for place in ("Franconia", "Moravia"):
        w = m.world.copy()
        shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place("Bavaria")), m.place(place))
        battles.append(m.place(place) in pending(w, w.moving))
    assert battles == [True, False]


@rule("XII.D.2")
def test_nobody_stays_with_neutrals_after_his_activation(on_map: OnMap) -> None:
    """F95: Goths among Gepids, when all battles are over."""
    text = 'turn = 2\nseats = ["goth", "other"]\nacting = ["visigoths"]\n'
    text += '[nations.visigoths]\nseat = "goth"\nhorde = "Dacia"\nunits = { Dacia = "2 infantry" }\n'
    text += '[nations.gepids]\nseat = "other"\nhorde = "Carpathia"\nunits = { Carpathia = "infantry" }\n'
    m = on_map(text).to_stacks()
    shift(m.world, commanded_at(m.world, m.place("Dacia"), -1)[0], m.place("Carpathia"))
    activation = Activation(1 << m.nation("visigoths"))
    activation.step = "neutrals"
    m.begin(activation)
    assert [event.args["place"] for event in m.events("leaves-neutrals")] == ["Carpathia"]
    assert m.asked() == ("goth", "retreat")
    m.do("retreat:Dacia")
    assert m.at("Carpathia") == ["gepids.infantry"]


@rule("XII.D.2")
def test_nor_does_a_horde_alone(on_map: OnMap) -> None:
    text = 'turn = 2\nseats = ["goth", "other"]\nacting = ["visigoths"]\n'
    text += '[nations.visigoths]\nseat = "goth"\nhorde = "Dacia"\nunits = { Tisia = "2 infantry" }\n'
    text += '[nations.gepids]\nseat = "other"\nhorde = "Carpathia"\nunits = { Carpathia = "infantry" }\n'
    m = on_map(text).to_stacks()
    goths = m.nation("visigoths")
    m.world.horde = put(m.world.horde, goths, m.place("Carpathia"))
    activation = Activation(1 << goths)
    activation.step = "neutrals"
    m.begin(activation)
    assert [event.args["place"] for event in m.events("leaves-neutrals")] == ["Carpathia"]
    m.do("retreat:Dacia")
    assert m.world.horde[goths] == m.place("Dacia")


@rule("XII.D.2")
def test_what_others_share_is_nothing_to_who_acted(on_map: OnMap) -> None:
    text = 'turn = 2\nseats = ["goth", "other"]\nacting = ["visigoths"]\n'
    text += '[nations.visigoths]\nseat = "goth"\nhorde = "Dacia"\nunits = { Dacia = "2 infantry" }\n'
    text += '[nations.gepids]\nseat = "other"\nhorde = "Carpathia"\nunits = { Carpathia = "2 infantry" }\n'
    text += '[nations.burgundians]\nseat = "other"\nhorde = "Polonia"\n'
    m = on_map(text).to_stacks()
    shift(m.world, commanded_at(m.world, m.place("Carpathia"), -1)[0], m.place("Polonia"))
    activation = Activation(1 << m.nation("visigoths"))
    activation.step = "neutrals"
    m.begin(activation)
    assert m.events("leaves-neutrals") == []
