"""XIX.B.10-XIX.B.17 Where those who flee may go, and what they may still do."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xix_reaction.conftest import Build, Refused

LEGION = 'units = { "Moesia Inferior" = "legion" }'


@rule("XIX.B.10")
def test_three_paces_whatever_the_unit(invaded: Build, refused: Refused) -> None:
    m = invaded(LEGION, dice=[10]).do("flee")
    assert "retreat:Cappadocia" in m.offered(), "over the Bosphorus, and three paces away"
    assert "retreat:Melitene" not in m.offered()


@rule("XIX.B.10", "XVIII.J.6")
def test_not_over_a_blocked_strait(frontier: Build, refused: Refused) -> None:
    fleet = '[nations.vandals]\nseat = "third"\nstatus = "kingdom"\nunits = { Propontis = "fleet" }\n'
    m = frontier(LEGION, dice=[10], more=fleet).do(
        "march:Valachia", "go:Moesia Inferior", "without-leave", "flee"
    )
    m.do("ask-leave:Propontis", "block-strait")
    assert refused(m, "retreat:Bythinia") == ("retreat-no-way", "XX.L.2")


@rule("XIX.B.10")
def test_a_flight_may_go_where_the_enemy_came_from(invaded: Build) -> None:
    """Valachia is empty again; only retreats after a battle may not go there."""
    m = invaded(LEGION, dice=[10]).do("flee", "retreat:Valachia")
    assert m.at("Valachia") == ["byzantium.legion"]


SIX = 'units = { "Moesia Superior" = "6 legion" }\nleaders = { "Moesia Superior" = "valens" }'


@rule("XIX.B.11")
@pytest.mark.parametrize(("romans", "offered"), [(SIX, True), (SIX.replace("6", "5"), False)])
def test_six_flee_over_a_lone_enemy(frontier: Build, romans: str, offered: bool) -> None:
    goths = 'units = { Valachia = "3 infantry", Savus = "infantry" }'
    m = frontier(romans, goths, dice=[10]).do("march:Valachia", "go:Moesia Superior", "flee")
    assert ("retreat:Savus" in m.offered()) is offered
    if offered:
        m.do("retreat:Savus")
        assert len(m.events("overruns")) == 1
        assert m.at("Savus") == ["byzantium.legion"] * 6


@rule("XIX.B.12")
def test_units_may_be_left_behind_and_the_leader_with_them(invaded: Build) -> None:
    romans = 'units = { "Moesia Inferior" = "2 legion, cavalry" }\nleaders = { "Moesia Inferior" = "valens" }'
    m = invaded(romans, dice=[8]).do("flee")
    assert m.modifiers("flight-roll") == [(1, "XIX.B.3")]
    m.do("split:legion:byzantium:whole", "split:legion:byzantium:whole", "split-leader:valens")
    m.do("retreat:Thracia", "stay")
    assert m.at("Thracia") == ["byzantium.cavalry"]
    assert m.leader("valens") == "Moesia Inferior"
    assert m.at("Moesia Inferior") == ["byzantium.legion"] * 2 + ["visigoths.infantry"] * 2
    assert m.table.state.fight_now is not None


@rule("XIX.B.13")
def test_units_are_dropped_on_the_way(invaded: Build) -> None:
    m = invaded('units = { "Moesia Inferior" = "legion, cavalry" }', dice=[10]).do("flee")
    m.do("split:legion:byzantium:whole", "retreat:Cappadocia", "retreat:Thracia")
    assert (m.at("Thracia"), m.at("Cappadocia")) == (["byzantium.legion"], ["byzantium.cavalry"])


@rule("XIX.B.13", "XX.L.4")
def test_but_a_flight_does_not_part(invaded: Build, refused: Refused) -> None:
    """F282: Dardania lies on no way of three paces to Cappadocia; a beaten stack might split so."""
    m = invaded('units = { "Moesia Inferior" = "2 legion, cavalry" }', dice=[10]).do("flee")
    assert {"retreat:Dardania", "retreat:Thracia"} <= set(m.offered())
    m.do("split:legion:byzantium:whole", "split:legion:byzantium:whole", "retreat:Cappadocia")
    assert refused(m, "retreat:Dardania") == ("flight-one-way", "XIX.B.13")
    ways = ["retreat:Bythinia", "retreat:Cappadocia", "retreat:Thracia"]
    assert sorted(o for o in m.offered() if o.startswith("retreat:")) == ways
    m.do("split:legion:byzantium:whole", "retreat:Thracia", "stay")
    assert m.at("Thracia") == ["byzantium.legion"]
    assert "byzantium.legion" in m.at("Moesia Inferior"), "he who stays has not fled"


@rule("XIX.B.13")
def test_nor_do_those_who_go_farther_than_the_first(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { "Moesia Inferior" = "legion, cavalry" }', dice=[10]).do("flee")
    m.do("split:legion:byzantium:whole", "retreat:Thracia")
    assert "retreat:Cappadocia" in m.offered()
    assert refused(m, "retreat:Valachia") == ("flight-one-way", "XIX.B.13")


@rule("XIX.B.14")
def test_it_ends_among_friends_or_in_empty_country(frontier: Build, refused: Refused) -> None:
    """Only Moesia is Byzantine: Thracia has a city of nobody's, Dacia is empty, Naissus hostile."""
    goths = 'units = { Valachia = "2 infantry", Naissus = "2 infantry" }'
    m = frontier(LEGION, goths, dice=[10], areas='areas = ["Moesia"]')
    m.do("march:Valachia", "go:Moesia Inferior", "flee")
    assert {"retreat:Dardania", "retreat:Dacia"} <= set(m.offered())
    assert refused(m, "retreat:Thracia") == ("retreat-city", "XX.L.5")
    assert refused(m, "retreat:Naissus") == ("retreat-hostile", "XX.L.5")


@rule("XIX.B.15", "XVII.A.10")
def test_stacking_holds_at_the_end_of_the_way(frontier: Build, refused: Refused) -> None:
    romans = 'units = { "Moesia Inferior" = "2 legion", Dardania = "3 cavalry", Naissus = "2 cavalry" }'
    m = frontier(romans, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "none", "flee")
    assert refused(m, "retreat:Dardania") == ("retreat-full", "XVII.A.10")
    m.do("retreat:Naissus")
    assert len(m.at("Naissus")) == 3, "one of the two finds room"


@rule("XIX.B.16")
def test_who_fled_intercepts_other_stacks_but_not_this_one(frontier: Build, refused: Refused) -> None:
    romans = 'units = { "Moesia Inferior" = "legion", Illyricum = "legion" }'
    goths = 'units = { Valachia = "cavalry", Tisia = "infantry" }'
    m = frontier(romans, goths, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "none", "flee")
    m.do("retreat:Thracia", "go:Dardania")
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")
    m.do("none", "halt", "march:Tisia", "go:Valachia", "go:Moesia Inferior")
    assert "intercept:Thracia" in m.offered()


@rule("XIX.B.17")
def test_the_enemy_goes_on_with_his_march(invaded: Build) -> None:
    m = invaded(LEGION, dice=[10]).do("flee", "retreat:Thracia", "go:Macedonia")
    assert m.at("Macedonia") == ["visigoths.infantry"] * 2


HORDE = """
turn = 2
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Inferior" = "3 legion" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
"""


@rule("III.D.9", "XVIII.G.1", "XIX.B.1")
@pytest.mark.parametrize("units", ["", 'units = { Valachia = "infantry" }'])
def test_a_horde_flees(on_map: OnMap, units: str) -> None:
    m = on_map(HORDE + units, dice=[10]).do("march:Moesia Inferior", "go:Valachia")
    assert m.asked() == ("goth", "flee")
    m.do("flee", "retreat:Dacia")
    assert m.world.land.names[max(m.world.horde)] == "Dacia"
    assert m.at("Dacia") == (["visigoths.infantry"] if units else [])
    assert m.asked() == ("roman", "march")


@rule("III.D.8", "XIX.B.5")
def test_a_horde_counts_among_those_who_flee(on_map: OnMap) -> None:
    """A unit and its horde are twice as many as the one legion that comes."""
    text = HORDE.replace("3 legion", "legion") + 'units = { Valachia = "infantry" }'
    m = on_map(text, dice=[10]).do("march:Moesia Inferior", "go:Valachia", "flee")
    assert (3, "XIX.B.5") in m.modifiers("flight-roll")


BESIDE = HORDE + 'units = { Valachia = "2 infantry" }'


@rule("III.D.9", "XIX.B.12")
def test_a_horde_may_flee_while_its_units_stand(on_map: OnMap) -> None:
    """F283: it is of no stack, and so its rearguard may be everybody."""
    m = on_map(BESIDE, dice=[10]).do("march:Moesia Inferior", "go:Valachia", "flee")
    assert {"horde-flees", "horde-stays", "stay"} <= set(m.offered())
    m.do("horde-flees")
    assert (m.asked(), m.ask().args["units"]) == (("goth", "retreat"), 0)
    m.do("retreat:Dacia")
    assert m.world.land.names[max(m.world.horde)] == "Dacia"
    assert m.at("Valachia").count("visigoths.infantry") == 2
    assert m.table.state.fight.sides[1].horde == [], "they fight without it"


@rule("III.D.9", "XIX.B.12")
def test_or_stay_while_they_flee(on_map: OnMap) -> None:
    m = on_map(BESIDE, dice=[10]).do("march:Moesia Inferior", "go:Valachia", "flee", "horde-stays")
    assert "horde-flees" not in m.offered()
    m.do("retreat:Dacia")
    assert m.world.land.names[max(m.world.horde)] == "Valachia"
    assert m.at("Dacia") == ["visigoths.infantry"] * 2


@rule("XIX.B.1", "XIX.B.10")
def test_every_horde_in_the_province_flees(on_map: OnMap) -> None:
    two = HORDE.replace("turn = 2", 'turn = 2\nallies = [["visigoths", "ostrogoths"]]')
    m = on_map(two + '[nations.ostrogoths]\nseat = "goth"\nhorde = "Valachia"\n', dice=[10])
    m.do("march:Moesia Inferior", "go:Valachia", "flee", "retreat:Dacia", "retreat:Hypanis")
    camps = {
        people: m.world.land.names[m.world.horde[m.nation(people)]] for people in ("visigoths", "ostrogoths")
    }
    assert sorted(camps.values()) == ["Dacia", "Hypanis"]
