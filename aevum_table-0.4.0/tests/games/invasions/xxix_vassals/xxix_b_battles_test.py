"""XXIX.B, XXIX.C Battles and sieges on the map that end in submission."""

from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

STEPPE = """
turn = 4
seats = ["hun", "gepid"]
acting = ["huns"]

[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Hunnia = "4 horse-archer" }

[nations.gepids]
seat = "gepid"
horde = "Dacia"
gold = 7
units = { Dacia = "2 infantry", Galicia = "archer" }
"""
HUNS, GEPIDS = NATIONS.index("huns"), NATIONS.index("gepids")
BLANK, HIT, TWO = 1, 4, 6
"""Faces: a blank; a sword of a white die; two of a black one."""


def attack(on_map: OnMap, text: str, dice: list[int]) -> ScriptedMap:
    m = on_map(text, dice=dice).do("defy:gepids").to_stacks().do("march:Hunnia", "go:Tisia", "go:Dacia")
    while m.ask().key in ("intercept", "flee", "confront"):
        m.do({"intercept": "none", "flee": "stand", "confront": "stop"}[m.ask().key])
    return m


@rule("VI.H.7", "XXIX.B.4", "XXIX.B.8", "XXIX.B.3", "XXIX.D.4")
def test_nomads_who_win_in_the_wild_subjugate_the_horde(on_map: OnMap) -> None:
    """Of two Gepids one falls to the archers, and the other could retreat; the horde cannot."""
    m = attack(on_map, STEPPE, [HIT, BLANK] + [BLANK] * 6)
    assert m.events("horde-captured")[0].rule == "XXIX.B.4"
    assert m.world.lord[GEPIDS] == HUNS
    assert (m.world.gold[GEPIDS], m.world.gold[HUNS]) == (4, 3)
    assert (m.asked(), m.ask().rule) == (("hun", "retreat"), "XXIX.B.8")
    m.do("retreat:Tisia")
    assert (m.asked(), m.ask().rule) == (("hun", "loan"), "XXIX.D.4")
    m.do("choose-unit:archer:gepids:whole:Galicia")
    assert m.at("Hunnia") == ["gepids.archer"]
    assert m.world.horde[GEPIDS] == m.place("Dacia")


@rule("XXIX.B.2")
def test_from_others_the_horde_retreats_with_the_survivors(on_map: OnMap) -> None:
    text = STEPPE.replace("huns", "franks").replace("horse-archer", "archer")
    m = attack(on_map, text, [HIT, BLANK] + [BLANK] * 6)
    assert (m.asked(), m.ask().rule) == (("gepid", "retreat"), "XX.L.2")
    m.do("retreat:Gothia")
    assert m.world.lord[GEPIDS] == -1
    assert m.world.horde[GEPIDS] == m.place("Gothia")


@rule("XXIX.B.1")
def test_to_others_it_submits_when_all_its_units_are_gone(on_map: OnMap) -> None:
    text = (
        STEPPE.replace("huns", "franks").replace("horse-archer", "archer").replace("2 infantry", "infantry")
    )
    m = attack(on_map, text, [HIT, HIT] + [BLANK] * 6)
    assert m.world.lord[GEPIDS] == NATIONS.index("franks")


@rule("XXIX.F.5", "XXIX.B.2")
def test_a_vassal_that_wins_lets_the_horde_go(on_map: OnMap) -> None:
    lord = '\n[nations.avars]\nseat = "hun"\n'
    text = STEPPE.replace(
        'horde = "Hunnia"', 'horde = "Hunnia"\nlord = "avars"\ntie = "vassal"\ntied_since = 4'
    )
    m = attack(on_map, text + lord, [HIT, BLANK] + [BLANK] * 6)
    assert m.events("cannot-subjugate")[0].rule == "XXIX.F.5"
    assert m.asked() == ("gepid", "retreat")
    m.do("retreat:Gothia")
    assert m.world.lord[GEPIDS] == -1
    assert m.at("Gothia")[-1] == "gepids.infantry"


INVASION = """
turn = 4
seats = ["goth", "roman"]
acting = ["visigoths"]

[nations.visigoths]
seat = "goth"
horde = "Valachia"
invading = true
units = { Valachia = "3 infantry" }

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "legion", "Moesia Inferior" = "3 legion" }
"""


@rule("XXIX.B.7", "XXIX.B.8")
def test_an_invaders_horde_that_is_hit_submits_to_the_defender(on_map: OnMap) -> None:
    m = on_map(INVASION, dice=[BLANK, BLANK, HIT, TWO, TWO]).to_stacks()
    m.do("march:Valachia", "go:Moesia Inferior", "stand", "horde:visigoths", "go:Moesia Inferior")
    m.do("no-ambush")
    assert m.events("horde-submits")[0].args["people"] == "visigoths"
    assert m.world.lord[NATIONS.index("visigoths")] == NATIONS.index("byzantium")
    assert (m.asked(), m.ask().rule) == (("roman", "retreat"), "XXIX.B.8")


KINGDOM = """
turn = 4
seats = ["roman", "persian"]
acting = ["rome"]

[nations.rome]
seat = "roman"
areas = ["Oriens"]
units = { Palestina = "legion", Artemita = "4 legion" }

[nations.persia]
seat = "persian"
gold = 9
capital = "Chaldea"
units = { Chaldea = "infantry", Susiana = "infantry", Elymais = "infantry" }
"""


@rule("XXIX.C.1", "XXIX.C.3", "XXIX.E.1", "III.G.10")
def test_a_small_kingdom_submits_when_its_capital_is_stormed(on_map: OnMap) -> None:
    m = on_map(KINGDOM, dice=[HIT] * 4 + [BLANK] * 2 + [10])
    m.do("march:Artemita", "go:Chaldea", "none", "stand", "done", "besiege", "no-assault", "spare")
    persia = NATIONS.index("persia")
    assert m.world.lord[persia] == NATIONS.index("rome")
    assert m.world.gold[persia] == 9  # a Kingdom loses its capital's loot, not its Treasury
    assert (m.asked(), m.ask().args["place"]) == (("roman", "retreat"), "Chaldea")
    m.do("retreat:Euphrates")
    assert m.at("Chaldea") == []
    assert m.asked() == ("persian", "loan")
