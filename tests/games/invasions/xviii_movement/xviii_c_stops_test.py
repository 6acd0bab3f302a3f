"""XVIII.C Where a march ends: before enemies, but not before everybody's."""

from collections.abc import Callable

from aevum.testing import rule

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
def test_units_stop_where_an_enemy_stands(on_map: Callable) -> None:
    m = on_map(ENEMIES.replace("SEAT", "two")).to_stacks().do("march:Neustria", "go:Sequana")
    assert m.asked() == ("two", "flee")
    m.do("stand")
    assert m.at("Sequana") == ["franks.infantry"] * 3 + ["vandals.infantry"] * 2
    assert m.asked()[1] != "march", "its move is over"


@rule("XVIII.C.1")
def test_also_where_the_same_player_leads_the_enemy(on_map: Callable) -> None:
    m = on_map(ENEMIES.replace("SEAT", "one")).to_stacks().do("march:Neustria", "go:Sequana")
    assert m.asked() == ("one", "flee")
    assert len(m.do("stand").at("Sequana")) == 5


@rule("XVIII.C.1")
def test_a_stack_that_stopped_cannot_be_picked_up_again(on_map: Callable) -> None:
    text = ENEMIES.replace("SEAT", "two").replace('"3 infantry"', '"3 infantry", Venetum = "infantry"')
    m = on_map(text).to_stacks().do("march:Neustria", "go:Sequana", "stand")
    assert "march:Sequana" not in m.offered()
    assert m.why_not("march:Sequana").key == "all-tired"


@rule("XVIII.C.2")
def test_barbarians_at_peace_stop_nobody_in_a_barbarian_area(on_map: Callable) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Franconia", "go:Rhenus")
    assert m.at("Rhenus") == ["alamanni.infantry"] * 3


@rule("XVIII.C.2")
def test_hostile_barbarians_do_not_either(on_map: Callable) -> None:
    m = on_map(WILD).do("defy:burgundians").to_stacks().do("march:Bavaria", "go:Franconia", "stand")
    assert (m.asked(), m.offered()) == (("one", "confront"), ["stop", "go-on", "force"])
    m.do("go-on", "go:Rhenus")
    assert m.at("Rhenus") == ["alamanni.infantry"] * 3


@rule("XVIII.C.1", "XVIII.C.2")
def test_but_civilized_enemies_do(on_map: Callable) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Thuringia", "stand")
    assert m.asked() == ("one", "confront")
    refusal = m.why_not("go-on")
    assert (refusal.key, refusal.rule) == ("enemy-stops", "XVIII.C.1")
    assert m.offered() == ["stop", "force"]


@rule("XII.D.2", "XVIII.A.3")
def test_neutral_ground_is_only_for_passage(on_map: Callable) -> None:
    """F95"""
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Franconia")
    for wish in ("halt", "leave:infantry:alamanni:whole:2"):
        refusal = m.why_not(wish)
        assert (refusal.key, refusal.rule, refusal.args) == ("neutral-end", "XII.D.2", {"place": "Franconia"})
    m.do("go:Bavaria", "halt")
    assert "done" in m.offered()


@rule("XII.D.2")
def test_who_could_not_get_out_again_does_not_get_in(on_map: Callable) -> None:
    m = on_map(WILD).to_stacks().do("march:Bavaria", "go:Agri Decumates", "go:Bavaria")
    refusal = m.why_not("go:Franconia")
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


@rule("XVII.A.7", "XVIII.C.1")
def test_nobody_joins_those_who_had_to_stop_beyond_their_limit(march: Callable) -> None:
    """F104: four stand before the Goths, and the fifth could not go on."""
    m = march(FIVE, "march:Liger", "leave:legion:rome:whole:3", "go:Aquitania", "stop", "march:Liger")
    refusal = m.why_not("go:Aquitania")
    assert (refusal.key, refusal.args["units"], refusal.args["limit"]) == ("no-room-to-stop", 5, 4)
