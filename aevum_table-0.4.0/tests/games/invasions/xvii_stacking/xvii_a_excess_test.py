"""XVII.A.7, XVII.A.8 What is too much when a movement is over: before battles, and in each movement."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.narrow import of_kind

INVASION = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
invading = true
horde = "Valachia"
units = { Valachia = "5 infantry, archer, cavalry" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "legion", "Moesia Inferior" = "2 legion" }
"""


def calm(m: ScriptedMap) -> ScriptedMap:
    while m.ask().key in ("intercept", "flee", "confront"):
        m.do({"intercept": "none", "flee": "stand", "confront": "stop"}[m.ask().key])
    return m


@rule("XVII.A.7", "XVII.B.3", "XVIII.H.3")
def test_the_excess_is_gone_before_the_battle_and_its_owner_says_who(on_map: OnMap) -> None:
    """Seven in the hills of Moesia, where an invader has room for four; nobody can march on from a fight."""
    m = calm(on_map(INVASION).to_stacks().do("march:Valachia", "go:Moesia Inferior"))
    m.do("done")
    assert (m.asked(), m.ask().args["units"]) == (("goth", "excess"), 3)
    assert m.events("clash") == []
    while m.ask().key == "excess":
        m.do(next(option for option in m.offered() if "infantry" in option))
    assert len(m.events("gives-up")) == 3
    assert [unit for unit in m.at("Moesia Inferior") if unit.startswith("visigoths")] == [
        "visigoths.archer",
        "visigoths.cavalry",
        "visigoths.infantry",
        "visigoths.infantry",
    ]


@rule("XVII.A.8", "XXII.B.1")
def test_whom_a_campaigning_leader_leaves_behind_is_counted_without_him(on_map: OnMap) -> None:
    """Six stayed by his bonus; when he rides on with one of them, five are one too many."""
    m = on_map(CAMP).to_stacks().do("done")
    m.do(next(option for option in m.offered() if option.startswith("campaign:attila")), "set-out")
    while of_kind(int, m.ask().args["units"]) > 1:
        m.do(next(option for option in m.offered() if option.startswith("leave:")))
    m.do("go:Tisia", "halt")
    assert (m.asked(), m.ask().args["place"], m.ask().args["units"]) == (("hun", "excess"), "Hunnia", 1)
    m.do(m.offered()[0])
    assert len(m.at("Hunnia")) == 4
    assert m.asked() == ("hun", "campaign-again")


CAMP = """
turn = 4
seats = ["hun", "roman"]
acting = ["huns"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Hunnia = "4 horse-archer, 2 cavalry" }
leaders = { Hunnia = "attila" }
[nations.rome]
seat = "roman"
capital = "Latium"
units = { Latium = "legion" }
"""
TWICE = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
invading = true
horde = "Valachia"
units = { Valachia = "infantry", Belgae = "5 infantry", Saliens = "2 infantry, archer" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "legion" }
"""


@rule("XVII.A.7", "XVIII.H.2", "XVII.A.3")
def test_in_an_invasion_each_of_the_two_movements_has_its_check(on_map: OnMap) -> None:
    """Five may stay in Cantium; those who follow over the Channel in the second movement are too many."""
    m = on_map(TWICE).to_stacks()
    m.do("march:Belgae", "go:Cantium", "halt", "march:Saliens", "go:Belgae", "halt", "done")
    assert (m.asked(), m.events("gives-up")) == (("goth", "stacks"), [])
    m.do("march:Belgae", "go:Cantium", "halt")
    m.do("march:Cantium")
    assert m.refusal("halt").rule == "XVII.A.7"
    while any(option.startswith("leave:") and option.endswith(":0") for option in m.offered()):
        m.do(next(option for option in m.offered() if option.endswith(":0")))
    m.do("go:Camulodunum", "go:Corinium Dobunorum", "go:Cantium", "halt", "done")
    assert (m.asked(), m.ask().args["place"], m.ask().args["units"]) == (("goth", "excess"), "Cantium", 3)
