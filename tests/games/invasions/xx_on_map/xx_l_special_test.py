"""XX.L Retreats over enemies, straits and seas, and into battles that are still to come."""

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.world.pieces import LEADER_PACES, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

EUPHRATES = """
turn = 2
seats = ["roman", "persian"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "6 legion", Adiabene = "infantry", Babylonia = "2 infantry" }
leaders = { Amida = "valens" }

[nations.persia]
seat = "persian"
units = { Euphrates = "PERSIANS", Zagros = "infantry" }
leaders = { Euphrates = "sapor" }
"""
ROME_WINS = ("w - - - / - -", "- - - - - -")
GAUL = """
turn = 4
seats = ["frank", "burgundian"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
units = { FRANKS }

[nations.burgundians]
seat = "burgundian"
status = "kingdom"
capital = "Rhodanus"
units = { Rhodanus = "infantry", BURGUNDIANS }
"""
GERMANIA = """
turn = 4
seats = ["frank", "alaman"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
UNITS

[nations.alamanni]
seat = "alaman"
status = "STATUS"
units = { Bavaria = "3 infantry" }
"""


def gaul(franks: str, burgundians: str) -> str:
    return GAUL.replace("FRANKS", franks).replace("BURGUNDIANS", burgundians)


def ends(m: ScriptedMap) -> set[str]:
    return {o.removeprefix("retreat:") for o in m.offered() if o.startswith("retreat:")}


def at_the_euphrates(m: ScriptedMap, play_on: PlayOn) -> ScriptedMap:
    m = play_on(m.do("march:Amida", "go:Euphrates"))
    return play_on(m.do("done"))


@rule("XX.L.3")
def test_six_units_may_retreat_over_a_lone_enemy(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = on_map(EUPHRATES.replace("PERSIANS", "6 infantry"), throws(*ROME_WINS))
    m = at_the_euphrates(m, play_on)
    m.do("retreat:Akkad")
    assert m.at("Akkad") == ["persia.infantry"] * 6
    assert m.at("Adiabene") == []
    assert [(e.args["place"], e.rule) for e in m.events("overruns")] == [("Adiabene", "XX.L.3")]


@rule("XX.L.3")
def test_of_two_lone_enemies_on_the_way_the_owner_says_whom_he_overruns(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    alone = 'Lachmidaria = "infantry", Palmyrene = "infantry" }'
    text = EUPHRATES.replace("PERSIANS", "6 infantry").replace('Babylonia = "2 infantry" }', alone)
    m = at_the_euphrates(on_map(text, throws(*ROME_WINS)), play_on).do("retreat:Nabatene")
    assert (m.asked(), m.ask().rule) == (("persian", "retreat-over"), "XX.L.3")
    assert m.offered() == ["over:Lachmidaria", "over:Palmyrene"]
    m.do("over:Palmyrene")
    assert (m.at("Palmyrene"), len(m.at("Lachmidaria")), len(m.at("Nabatene"))) == ([], 1, 6)
    assert [e.args["place"] for e in m.events("overruns")] == ["Palmyrene"]


@rule("XX.L.3")
@pytest.mark.parametrize(("way", "left"), [("over-nobody", 1), ("over:Adiabene", 0)])
def test_where_a_free_way_leads_too_the_overrun_is_his_to_choose(
    on_map: OnMap, play_on: PlayOn, throws: Throws, way: str, left: int
) -> None:
    text = EUPHRATES.replace("PERSIANS", "6 infantry").replace(', Babylonia = "2 infantry"', "")
    m = at_the_euphrates(on_map(text, throws(*ROME_WINS)), play_on).do("retreat:Akkad")
    assert m.offered() == ["over-nobody", "over:Adiabene"]
    m.do(way)
    assert (len(m.at("Adiabene")), len(m.at("Akkad"))) == (left, 6)


@rule("XX.L.3", "XX.L.4")
def test_six_may_overrun_a_lone_enemy_and_part_then(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    """F52: no province beyond has room for all of them, but together they break through."""
    text = EUPHRATES.replace("PERSIANS", "6 infantry").replace("Zagros =", 'Akkad = "2 infantry", Zagros =')
    m = at_the_euphrates(on_map(text, throws(*ROME_WINS)), play_on)
    assert m.refusal("retreat:Akkad").rule == "XX.L.2", "only four have room there"
    m.do("overrun-first:Adiabene")
    assert [(e.args["place"], e.rule) for e in m.events("overruns")] == [("Adiabene", "XX.L.3")]
    assert ends(m) == {"Akkad", "Atropatene", "Phraaspa"}, "beside Adiabene, which has a city itself"
    m.do("retreat:Akkad")
    while m.ask().key == "who-retreats":
        m.do(m.offered()[0])
    m.do("retreat:Phraaspa")
    assert (len(m.at("Akkad")), m.at("Phraaspa")) == (6, ["persia.infantry"] * 2)


@rule("XX.L.3")
def test_five_may_not(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = on_map(EUPHRATES.replace("PERSIANS", "5 infantry"), throws("w - - - / - -", "- - - - -"))
    m = at_the_euphrates(m, play_on)
    assert m.refusal("retreat:Akkad").rule == "XX.L.2"
    assert "overrun-first:Adiabene" not in m.offered()


FORCED = gaul(
    'Saliens = "2 infantry", Belgae = "4 infantry"', 'Sequana = "infantry", Lotharingia = "4 infantry"'
)


def beaten_beyond_a_passage(
    on_map: OnMap, play_on: PlayOn, dice: list[int], text: str = FORCED
) -> ScriptedMap:
    """Two Franks force a passage in Sequana; those who go through it lose in Lotharingia."""
    m = play_on(on_map(text, dice).do("march:Saliens", "go:Sequana"), "confront").do("force")
    m = play_on(play_on(m).do("march:Belgae", "go:Sequana"))
    m = play_on(m.do("go:Lotharingia"))
    if m.asked()[1] == "stacks":  # under a leader they could go on
        m = play_on(m.do("done"))
    m = play_on(m.do("fight:Lotharingia"))
    assert m.asked() == ("frank", "retreat")
    return m


@rule("XX.L.3", "XVIII.F.4")
def test_an_attacker_retreats_through_his_passage_in_force(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = beaten_beyond_a_passage(on_map, play_on, throws("- - - -", "w - - -"))
    assert {"Saliens", "Belgae", "Sequana", "Flandria"} <= ends(m)
    m.do("retreat:Belgae")
    assert m.at("Belgae") == ["franks.infantry"] * 4


@rule("XX.L.8")
def test_who_retreats_into_a_pending_battle_stands_aside(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = beaten_beyond_a_passage(on_map, play_on, throws("- - - -", "w - - -", "w -", "-"))
    m = play_on(m.do("retreat:Sequana"), "battles")
    pool = m.events("pool")[-2:]
    assert [e.args["dice"] for e in pool] == [2, 1], "only the two who forced the passage fight"


@rule("XX.L.9", "XVII.A.10")
def test_who_stood_aside_moves_on_when_there_is_no_room(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = beaten_beyond_a_passage(on_map, play_on, throws("- - - -", "w - - -", "w -", "-"))
    m = play_on(m.do("retreat:Sequana"))
    assert len(m.events("retreats-again")) == 1
    assert (m.asked(), m.ask().args["units"]) == (("frank", "retreat"), 4)
    m.do("retreat:Saliens")
    assert (len(m.at("Sequana")), len(m.at("Saliens"))) == (2, 4)


@rule("XX.L.9")
def test_with_room_they_stay(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = FORCED.replace('"4 infantry" }\n\n[nations.b', '"2 infantry" }\n\n[nations.b')
    m = beaten_beyond_a_passage(on_map, play_on, throws("- -", "w - - -", "w -", "-"), text)
    play_on(m.do("retreat:Sequana"))
    assert m.events("retreats-again") == []
    assert m.at("Sequana") == ["franks.infantry"] * 4


@rule("XX.L.9")
def test_their_leader_stands_with_the_others_again(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = FORCED.replace("}\n\n[nations.b", '}\nleaders = { Belgae = "clodio" }\n\n[nations.b')
    m = beaten_beyond_a_passage(on_map, play_on, throws("- - - -", "w - - -", "w -", "-"), text)
    play_on(m.do("retreat:Sequana"), "rerolls")
    assert m.ask().key == "retreat", "he has given those who fought no re-roll"
    assert (m.told("stands-aside"), m.leader("clodio")) == (["XX.L.8"], "Sequana")
    assert m.world.leader_used[LEADERS.index("clodio")] == LEADER_PACES


@rule("XX.L.9")
def test_they_go_with_the_beaten(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = beaten_beyond_a_passage(on_map, play_on, throws("- - - -", "w - - -", "- -", "w"))
    m = play_on(m.do("retreat:Sequana"))
    assert (m.asked(), m.ask().args["units"]) == (("frank", "retreat"), 5)
    play_on(m.do("retreat:Flandria", "retreat:Belgae"))
    assert m.at("Sequana") == ["burgundians.infantry"]


@rule("XX.L.10")
@pytest.mark.parametrize(("status", "open_to_them"), [("barbarian", True), ("kingdom", False)])
def test_barbarians_cross_occupied_land_in_a_barbarian_area(
    on_map: OnMap, play_on: PlayOn, throws: Throws, status: str, open_to_them: bool
) -> None:
    around = ("Bohemia", "Moravia", '"Agri Decumates"', "Franconia", "Thuringia", "Noricum")
    units = "units = { " + ", ".join(f'{p} = "infantry"' for p in around) + ', Rhaetia = "4 infantry" }'
    text = GERMANIA.replace("STATUS", status).replace("UNITS", units)
    m = play_on(on_map(text, throws("w w -", "- - -"))).do("march:Rhaetia", "go:Bavaria")
    m = play_on(m)
    if m.asked()[1] == "stacks":
        m = play_on(m.do("done"))
    assert (m.events("cut-off") == []) is open_to_them
    if open_to_them:
        assert {"Saxonia", "Holsatia"} <= ends(m)
        assert "Thuringia" not in ends(m), "it may be crossed, but is no end"


@rule("XX.L.1")
def test_units_that_landed_have_no_way_back(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    franks = 'Saliens = "4 infantry", Frisia = "infantry"'
    m = on_map(gaul(franks, 'Belgae = "4 infantry"'), throws("- - - -", "w w - -"))
    m = play_on(m.do("march:Saliens", "go:Belgae"))
    for unit in units_at(m.world, m.place("Belgae")):
        m.world.came[unit] = m.place("Oceanus Britannicus")
    play_on(m.do("done"))
    assert m.at("Belgae") == ["burgundians.infantry"] * 4
    assert len(m.events("cut-off")) == 4


@rule("XX.L.1")
def test_nobody_intercepts_a_retreat(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    franks = 'Saliens = "4 infantry", Lotharingia = "4 infantry"'
    m = on_map(gaul(franks, 'Sequana = "3 infantry"'), throws("w w - -", "- - -"))
    m = play_on(m.do("march:Saliens", "go:Sequana"))
    play_on(m.do("done"), "intercept").do("retreat:Burgundia")
    assert m.at("Burgundia") == ["burgundians.infantry"] * 3
    assert m.table.over


@rule("XX.L.2", "XXV.F.1")
@pytest.mark.parametrize("blocked", [False, True])
def test_a_strait_is_crossed_unless_it_is_blocked(
    on_map: OnMap, play_on: PlayOn, throws: Throws, blocked: bool
) -> None:
    franks = 'Saliens = "4 infantry"' + (', "Oceanus Britannicus" = "fleet"' if blocked else "")
    m = on_map(gaul(franks, 'Belgae = "3 infantry"'), throws("w w - -", "- - -"))
    m = play_on(m.do("march:Saliens", "go:Belgae"))
    if m.asked()[1] == "stacks":
        m = play_on(m.do("done"))
    assert ("Cantium" in ends(m)) is not blocked


@rule("XX.L.11", "XX.L.12")
def test_the_limes_of_a_beaten_garrison_is_lost(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = """
turn = 3
seats = ["goth", "roman"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Valachia = "3 infantry" }
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Inferior" = "3 auxiliary" }
limites = ["Moesia Inferior"]
"""
    m = play_on(on_map(text, throws("w w", "- - - -"))).do("march:Valachia", "go:Moesia Inferior")
    m = play_on(m, "losses").do("hit:auxiliary:byzantium:whole", "hit:auxiliary:byzantium:whole")
    play_on(m).do("retreat:Naissus")
    assert m.world.limes[m.place("Moesia Inferior")] == -1
    assert m.owner("Moesia Inferior") == "visigoths"
