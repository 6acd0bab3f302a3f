"""XVIII.C Where a march ends: before enemies, but not before everybody's."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xviii_movement.conftest import March

ENEMIES = """
turn = 4
seats = ["one", "two"]
acting = ["franks"]
[nations.franks]
seat = "one"
units = { Neustria = "3 infantry" }
[nations.vandals]
seat = "SEAT"
units = { Sequana = "2 infantry" }
"""

WILD = """
turn = 4
seats = ["one", "two"]
acting = ["alamanni"]
[nations.alamanni]
seat = "one"
horde = "Saxonia"
units = { Bavaria = "3 infantry" }
[nations.burgundians]
seat = "two"
units = { Franconia = "infantry" }
[nations.rome]
seat = "two"
units = { Thuringia = "legion" }
"""


@rule("XVIII.C.1")
def test_units_stop_where_an_enemy_stands(on_map: OnMap) -> None:
    m = on_map(ENEMIES.replace("SEAT", "two")).to_stacks().do("march:Neustria", "go:Sequana")
    assert m.asked() == ("two", "flee")
    m.do("stand")
    assert m.at("Sequana") == ["franks.infantry"] * 3 + ["vandals.infantry"] * 2
    assert m.asked()[1] != "march", "its move is over"


@rule("XVIII.C.1")
def test_also_where_the_same_player_leads_the_enemy(on_map: OnMap) -> None:
    m = on_map(ENEMIES.replace("SEAT", "one")).to_stacks().do("march:Neustria", "go:Sequana")
    assert m.asked() == ("one", "flee")
    assert len(m.do("stand").at("Sequana")) == 5


@rule("XVIII.C.1")
def test_a_stack_that_stopped_cannot_be_picked_up_again(on_map: OnMap) -> None:
    text = ENEMIES.replace("SEAT", "two").replace('"3 infantry"', '"3 infantry", Venetum = "infantry"')
    m = on_map(text).to_stacks().do("march:Neustria", "go:Sequana", "stand")
    assert "march:Sequana" not in m.offered()
    assert m.refusal("march:Sequana").key == "all-tired"


@rule("XVIII.C.2")
def test_barbarians_at_peace_stop_nobody_in_a_barbarian_area(on_map: OnMap) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Franconia", "go:Rhenus")
    assert m.at("Rhenus") == ["alamanni.infantry"] * 3


@rule("XVIII.C.2")
def test_hostile_barbarians_do_not_either(on_map: OnMap) -> None:
    m = on_map(WILD).do("defy:burgundians").to_stacks().do("march:Bavaria", "go:Franconia", "stand")
    assert (m.asked(), m.offered()) == (("one", "confront"), ["stop", "go-on", "force"])
    m.do("go-on", "go:Rhenus")
    assert m.at("Rhenus") == ["alamanni.infantry"] * 3


@rule("XVIII.C.1", "XVIII.C.2")
def test_but_civilized_enemies_do(on_map: OnMap) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Thuringia", "stand")
    assert m.asked() == ("one", "confront")
    refusal = m.refusal("go-on")
    assert (refusal.key, refusal.rule) == ("enemy-stops", "XVIII.C.1")
    assert m.offered() == ["stop", "force"]


@rule("XVIII.C.2", "VII.D.9")
def test_so_does_the_horde_of_a_kingdom_that_waits_for_its_first_city(on_map: OnMap) -> None:
    """Nobody stands beside it, but it is no Barbarian nation's any more."""
    text = WILD.replace('units = { Franconia = "infantry" }', 'status = "kingdom"\nhorde = "Franconia"')
    m = on_map(text, realm=True).to_stacks().do("march:Bavaria", "go:Franconia")
    while m.ask().key != "confront":
        m.do({"flee": "stand"}[m.ask().key])
    assert "go-on" not in m.offered()
    assert m.refusal("go-on").rule == "XVIII.C.1"


@rule("XII.D.2", "XVIII.A.3")
def test_neutral_ground_is_only_for_passage(on_map: OnMap) -> None:
    """F95"""
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Franconia")
    for wish in ("halt", "leave:infantry:alamanni:whole:2"):
        refusal = m.refusal(wish)
        assert (refusal.key, refusal.rule, refusal.args) == ("neutral-end", "XII.D.2", {"place": "Franconia"})
    m.do("go:Bavaria", "halt")
    assert "done" in m.offered()


@rule("XII.D.2")
def test_who_could_not_get_out_again_does_not_get_in(on_map: OnMap) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Agri Decumates", "go:Bavaria")
    refusal = m.refusal("go:Franconia")
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")


FIVE = """
turn = 1
seats = ["roman", "goth"]
acting = ["rome"]
[nations.rome]
seat = "roman"
units = { Liger = "5 legion", Latium = "legion" }
[nations.visigoths]
seat = "goth"
units = { Aquitania = "2 infantry" }
"""


@rule("XVII.A.7", "XVIII.A.9", "XVIII.C.1")
def test_more_than_the_limit_may_come_before_an_enemy_but_not_stay(march: March) -> None:
    """Four stand before the Goths, and a fifth comes: he may, while they move."""
    m = march(FIVE, "march:Liger", "leave:legion:rome:whole:3", "go:Aquitania", "stop")
    m.then("march:Liger", "go:Aquitania")
    while m.ask().key == "confront":
        m.then("stop")
    assert m.at("Aquitania").count("rome.legion") == 5
    m.do("done") if m.ask().key == "stacks" else m
    assert [e.rule for e in m.events("gives-up")] == ["XVII.A.7"]


@rule("XVIII.A.9", "XVII.A.7")
def test_more_may_join_those_who_had_to_stop_than_may_stay(march: March) -> None:
    """F104: there is no limit while they move; of five before the Goths one is given up in the end."""
    m = march(FIVE, "march:Liger", "leave:legion:rome:whole:3", "go:Aquitania", "stop", "march:Liger")
    m.then("go:Aquitania", "stop", "done")
    (lost,) = m.events("gives-up")
    assert (lost.args["place"], lost.rule) == ("Aquitania", "XVII.A.7")


@rule("XVIII.A.9", "XVII.B.2")
def test_a_leader_who_comes_later_makes_room_for_them(march: March) -> None:
    text = FIVE.replace('Latium = "legion" }', 'Garumnum = "legion" }\nleaders = { Garumnum = "gratianus" }')
    m = march(text, "march:Liger", "go:Aquitania", "stop", "march:Garumnum", "go:Aquitania")
    if m.ask().key == "confront":
        m.then("stop")
    m.then("done")
    assert m.events("gives-up") == []
    assert m.ask().key != "excess"


CARPATHIA = """
turn = 5
seats = ["goth", "hun"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Polonia"
units = { Polonia = "infantry", Teutonia = "infantry" }
[nations.gepids]
seat = "hun"
horde = "Valachia"
units = { Valachia = "3 infantry", Moravia = "infantry" }
"""


@rule("XII.D.2", "XVIII.A.3")
def test_in_empty_land_of_neutrals_a_stack_may_rest(on_map: OnMap) -> None:
    """F95: neutrals do not stack, but nobody is there. One unit is too few to control the province."""
    m = on_map(CARPATHIA).to_stacks().do("march:Polonia", "go:Galicia")
    assert m.owner("Carpathia") == "gepids"
    m.do("go:Carpathia", "halt")
    assert m.at("Carpathia") == ["visigoths.infantry"]
    assert m.owner("Carpathia") == ""
    assert "done" in m.offered()


@rule("XII.D.2")
def test_and_may_come_there_with_its_last_pace(on_map: OnMap) -> None:
    m = on_map(CARPATHIA).to_stacks().do("march:Polonia", "go:Silesia", "go:Galicia")
    assert m.refusal("go:Moravia").key == "neutral-end", "a unit of the Gepids stands there"
    assert m.why_not("go:Carpathia") is None
    m.do("go:Carpathia")
    assert m.at("Carpathia") == ["visigoths.infantry"]


@rule("XII.D.2")
def test_but_not_before_a_city_of_theirs(on_map: OnMap) -> None:
    text = CARPATHIA + "[cities]\nHunnia = { level = 1 }\n"
    text = text.replace('horde = "Valachia"', 'horde = "Valachia"\nprovinces = ["Hunnia"]')
    m = on_map(text).to_stacks().do("march:Polonia", "go:Galicia", "go:Carpathia")
    assert m.refusal("go:Hunnia").key == "neutral-end"


LEADER_AMONG_NEUTRALS = """
turn = 2
seats = ["one", "two"]
acting = ["visigoths"]
[nations.visigoths]
seat = "one"
horde = "Tisia"
units = { Tisia = "2 infantry" }
leaders = { Carpathia = "fritigernus" }
[nations.gepids]
seat = "two"
units = { Carpathia = "infantry" }
"""


@rule("XII.D.2", "XVII.C.4")
def test_a_leader_alone_does_not_stay_among_neutrals_either(on_map: OnMap) -> None:
    m = on_map(LEADER_AMONG_NEUTRALS).to_stacks()
    refusal = m.refusal("done")
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")
    assert "done" in m.do("march:Carpathia", "go:Tisia", "halt").offered()
