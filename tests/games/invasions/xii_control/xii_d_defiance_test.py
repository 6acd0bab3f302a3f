"""XII.D.6 War among Barbarians in Barbarian Areas, declared for the turn (D4)."""

from collections.abc import Callable

from aevum.games.invasions.rules.control.attitude import HOSTILE, NEUTRAL, attitude
from aevum.games.invasions.rules.control.defiance import peoples_in_reach
from aevum.games.invasions.rules.control.stance import refresh_stances, stance
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import shift
from aevum.testing import rule

PEOPLES = """
turn = 4
seats = ["hun", "goth", "frank"]
acting = ["huns", "gepids"]

[nations.huns]
seat = "hun"
age = 3
initiative = 1
horde = "Hunnia"
units = { Hunnia = "3 horse-archer" }

[nations.gepids]
seat = "goth"
age = 2
initiative = 5
horde = "Dacia"
units = { Dacia = "2 infantry" }

[nations.ostrogoths]
seat = "goth"
initiative = 3
horde = "Ucraina"
units = { Ucraina = "2 infantry" }

[nations.franks]
seat = "frank"
horde = "Frisia"
units = { Frisia = "2 infantry" }

[nations.sclaveni]
seat = "frank"
role = "inactive"
units = { Gothia = "2 infantry" }
"""


@rule("XII.D.6")
def test_the_active_nation_declares_first_then_the_others_by_initiative(on_map: Callable) -> None:
    m = on_map(PEOPLES)
    assert (m.asked(), m.ask().args["people"]) == (("hun", "defiance"), "huns")
    assert m.offered() == ["peace", "defy:ostrogoths", "defy:gepids", "defy:sclaveni"]
    m.do("peace")
    assert (m.asked(), m.ask().args["people"]) == (("goth", "defiance"), "ostrogoths")
    assert m.do("peace").ask().args["people"] == "gepids"
    assert m.offered() == ["peace", "defy:huns"]


@rule("XII.D.6")
def test_without_a_declaration_there_is_no_attack(on_map: Callable) -> None:
    m = on_map(PEOPLES).to_stacks().do("march:Hunnia", "go:Tisia")
    m.do("go:Dacia")
    assert m.why_not("halt").key == "neutral-end"
    assert m.do("go:Valachia", "halt").at("Dacia") == ["gepids.infantry"] * 2


@rule("XII.D.6")
def test_the_declaration_of_either_makes_both_hostile(on_map: Callable) -> None:
    for answers in (("defy:gepids", "peace", "peace"), ("peace", "peace", "defy:huns")):
        m = on_map(PEOPLES).do(*answers)
        huns, gepids = NATIONS.index("huns"), NATIONS.index("gepids")
        assert m.world.wild_stance[huns * len(NATIONS) + gepids] == 2
        assert m.world.wild_stance[gepids * len(NATIONS) + huns] == 2
        assert m.events("defies")[0].rule == "XII.D.6"


@rule("XII.D.6")
def test_the_declaration_lasts_through_the_activations_of_others(on_map: Callable) -> None:
    m = on_map(PEOPLES).do("defy:gepids", "peace", "peace").to_stacks().do("done")
    assert m.ask().args["people"] == "gepids"
    assert "defy:huns" not in m.offered()  # they are at war already
    m.to_stacks()
    assert any(m.world.defied)
    m.do("done")
    assert not any(m.world.defied)


@rule("XII.D.6")
def test_nobody_far_away_and_nobody_inactive_is_asked(on_map: Callable) -> None:
    m = on_map(PEOPLES)
    near = [NATIONS[n] for n in peoples_in_reach(m.world, NATIONS.index("huns"))]
    assert near == ["ostrogoths", "gepids", "sclaveni"]  # the Franks are six paces away
    m.do("peace", "peace", "peace")
    assert m.ask().key != "defiance"  # nobody asks the Sclaveni


@rule("XII.D.6")
def test_five_paces_are_near_enough(on_map: Callable) -> None:
    m = on_map(PEOPLES.replace("Frisia", "Rhenus"))
    assert "defy:franks" in m.offered()


@rule("XII.D.11")
def test_neutrals_keep_out_of_the_battles_of_others(on_map: Callable) -> None:
    m = on_map(PEOPLES).do("defy:gepids").to_stacks()
    w, dacia = m.world, m.place("Dacia")
    goths = NATIONS.index("ostrogoths")
    assert attitude(w, goths, dacia) == NEUTRAL
    shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place("Hunnia")), dacia)
    assert attitude(w, goths, dacia) == HOSTILE


KINGDOM_OF_THE_HUNS = """
[nations.britons]
seat = "frank"
lord = "huns"
tie = "vassal"
tied_since = 4
units = { Moravia = "2 infantry" }
"""


@rule("XII.D.6")
def test_a_vassal_of_barbarians_declares_like_them(on_map: Callable) -> None:
    m = on_map(PEOPLES.replace('["huns", "gepids"]', '["britons"]') + KINGDOM_OF_THE_HUNS)
    assert (m.asked(), m.ask().args["people"]) == (("frank", "defiance"), "britons")
    assert "defy:gepids" in m.offered()
    assert "defy:huns" not in m.offered()


@rule("XII.D.6", "XXXIV.0.2")
def test_a_declaration_counts_at_once_for_the_allies_of_both(on_map: Callable) -> None:
    """F99; a match that is saved and read again knows no other stances."""
    allies = 'allies = [["gepids", "ostrogoths"], ["huns", "franks"]]\n'
    m = on_map(PEOPLES.replace("turn = 4\n", "turn = 4\n" + allies))
    m.do("defy:gepids")
    w = m.world
    for own in ("huns", "franks"):
        for enemy in ("gepids", "ostrogoths"):
            assert stance(w, NATIONS.index(own), NATIONS.index(enemy), m.place("Dacia")) == HOSTILE
    before = w.wild_stance
    refresh_stances(w)
    assert w.wild_stance == before
