"""XII.D.6 War among Barbarians in Barbarian Areas, declared for the turn (D4)."""

from aevum.games.invasions.rules.control.attitude import HOSTILE, NEUTRAL, attitude
from aevum.games.invasions.rules.control.stance import defy, refresh_stances, stance
from aevum.games.invasions.rules.military.defiance import forget_defiance
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import shift
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

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
def test_the_others_may_declare_war_on_the_nation_that_activates(on_map: OnMap) -> None:
    """Seat by seat, by the initiative of their nations; nobody asks the Huns themselves."""
    m = on_map(PEOPLES)
    assert (m.asked(), m.ask().args["people"]) == (("goth", "defiance"), "huns")
    assert m.offered() == ["peace", "defy:ostrogoths", "defy:gepids"]
    m.do("defy:gepids")
    assert (m.asked(), m.offered()) == (("goth", "defiance"), ["peace", "defy:ostrogoths"])
    m.do("peace")
    assert m.asked() == ("frank", "defiance")
    assert m.offered() == ["peace", "defy:franks"], "not the Sclaveni, who are inactive"
    assert m.do("peace").ask().key != "defiance"
    (event,) = m.events("defies")
    assert (event.args, event.rule) == ({"people": "gepids", "other_people": "huns"}, "XII.D.6")


@rule("XII.D.6")
def test_they_may_belong_to_the_same_player(on_map: OnMap) -> None:
    m = on_map(PEOPLES.replace('["huns", "gepids"]', '["gepids"]'))
    asked = []
    while m.ask().key == "defiance":
        asked.append((m.asked()[0], m.offered()[1:]))
        m.do("peace")
    assert ("goth", ["defy:ostrogoths"]) in asked


@rule("XII.D.6")
def test_without_a_declaration_there_is_no_attack(on_map: OnMap) -> None:
    m = on_map(PEOPLES).to_stacks().do("march:Hunnia", "go:Tisia")
    m.do("go:Dacia")
    assert m.refusal("halt").key == "neutral-end"
    assert m.do("go:Valachia", "halt").at("Dacia") == ["gepids.infantry"] * 2


@rule("XII.D.6")
def test_the_declaration_makes_both_hostile(on_map: OnMap) -> None:
    m = on_map(PEOPLES).do("defy:gepids", "peace", "peace")
    huns, gepids = NATIONS.index("huns"), NATIONS.index("gepids")
    assert m.world.wild_stance[huns * len(NATIONS) + gepids] == 2
    assert m.world.wild_stance[gepids * len(NATIONS) + huns] == 2


@rule("XII.D.6")
def test_the_declaration_lasts_through_the_activations_of_others(on_map: OnMap) -> None:
    """So those who declared it can attack when their own turn comes."""
    m = on_map(PEOPLES).do("defy:gepids", "peace", "peace").to_stacks().do("done")
    assert m.ask().args["people"] == "gepids"
    while m.ask().key == "defiance":
        assert "defy:huns" not in m.offered()  # they are at war already
        m.do("peace")
    m.to_stacks().do("march:Dacia", "go:Tisia", "go:Hunnia")
    assert m.ask().key in ("flee", "confront", "intercept")
    assert any(m.world.defied)


@rule("XII.D.6")
def test_the_turn_ends_it(on_map: OnMap) -> None:
    m = on_map(PEOPLES).do("defy:gepids", "peace", "peace").to_stacks().do("done").to_stacks().do("done")
    assert not any(m.world.defied)


@rule("XII.D.6")
def test_no_distance_is_too_great(on_map: OnMap) -> None:
    """Invaders move twice, and leaders campaign: the Franks in Frisia are asked about the Huns."""
    m = on_map(PEOPLES).do("peace")
    assert m.asked() == ("frank", "defiance")
    m.do("defy:franks")
    assert stance(m.world, NATIONS.index("huns"), NATIONS.index("franks"), m.place("Frisia")) == HOSTILE


@rule("XII.D.6")
def test_a_table_may_let_the_active_nation_declare_too(on_map: OnMap) -> None:
    """D4"""
    m = on_map(PEOPLES, war="either")
    assert (m.asked(), m.ask().args["people"]) == (("hun", "defiance"), "huns")
    wars = ["defy-first:franks", "defy-first:ostrogoths", "defy-first:gepids", "defy-first:sclaveni"]
    assert sorted(m.offered()) == sorted(["peace", *wars])
    m.do("defy-first:gepids", "peace")
    assert stance(m.world, NATIONS.index("huns"), NATIONS.index("gepids"), m.place("Dacia")) == HOSTILE
    assert (m.asked(), m.offered()) == (("goth", "defiance"), ["peace", "defy:ostrogoths"])


@rule("XII.D.11")
def test_neutrals_keep_out_of_the_battles_of_others(on_map: OnMap) -> None:
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
def test_a_vassal_of_barbarians_declares_like_them(on_map: OnMap) -> None:
    m = on_map(PEOPLES + KINGDOM_OF_THE_HUNS.replace('lord = "huns"', 'lord = "gepids"'))
    m.do("peace")
    assert (m.asked(), m.ask().args["people"]) == (("frank", "defiance"), "huns")
    assert "defy:britons" in m.offered()


@rule("XII.D.6", "XXXIV.0.2")
def test_a_declaration_counts_at_once_for_the_allies_of_both(on_map: OnMap) -> None:
    """F99; a match that is saved and read again knows no other stances."""
    allies = 'allies = [["gepids", "ostrogoths"], ["huns", "franks"]]\n'
    m = on_map(PEOPLES.replace("turn = 4\n", "turn = 4\n" + allies))
    while m.ask().key == "defiance" and "defy:gepids" not in m.offered():
        m.do("peace")
    m.do("defy:gepids")
    w = m.world
    for own in ("huns", "franks"):
        for enemy in ("gepids", "ostrogoths"):
            assert stance(w, NATIONS.index(own), NATIONS.index(enemy), m.place("Dacia")) == HOSTILE
    before = w.wild_stance
    refresh_stances(w)
    assert w.wild_stance == before


@rule("XII.D.6")
def test_when_the_turn_is_over_nobody_is_defied_any_more(on_map: OnMap) -> None:
    w = on_map(PEOPLES).world
    huns, gepids, dacia = (NATIONS.index("huns"), NATIONS.index("gepids"), w.land.number("Dacia"))
    defy(w, huns, gepids)
    assert stance(w, gepids, huns, dacia) == HOSTILE
    forget_defiance(w)
    assert stance(w, gepids, huns, dacia) == NEUTRAL


@rule("XII.D.6")
def test_it_is_over_with_the_military_phase(on_map: OnMap) -> None:
    m = on_map(PEOPLES.replace('["huns", "gepids"]', '["huns"]')).do("defy:gepids")
    assert any(m.world.defied)
    while not m.table.over:
        keys = m.offered()
        m.do(next(key for key in ("peace", "march-out", "done") if key in keys))
    assert not any(m.world.defied)
