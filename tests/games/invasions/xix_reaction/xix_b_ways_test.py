"""XIX.B.10-XIX.B.17 Where those who flee may go, and what they may still do."""

from collections.abc import Callable

import pytest

from aevum.testing import rule

LEGION = 'units = { "Moesia Inferior" = "legion" }'


@rule("XIX.B.10")
def test_three_paces_whatever_the_unit(invaded: Callable, refused: Callable) -> None:
    m = invaded(LEGION, dice=[10]).do("flee")
    assert "retreat:Cappadocia" in m.offered(), "over the Bosphorus, and three paces away"
    assert "retreat:Melitene" not in m.offered()


@rule("XIX.B.10", "XVIII.J.6")
def test_not_over_a_blocked_strait(frontier: Callable, refused: Callable) -> None:
    fleet = '[nations.vandals]\nseat = "third"\nstatus = "kingdom"\nunits = { Propontis = "fleet" }\n'
    m = frontier(LEGION, dice=[10], more=fleet).do("march:Valachia", "go:Moesia Inferior", "flee")
    assert refused(m, "retreat:Bythinia") == ("retreat-no-way", "XX.L.2")


@rule("XIX.B.10")
def test_a_flight_may_go_where_the_enemy_came_from(invaded: Callable) -> None:
    """Valachia is empty again; only retreats after a battle may not go there."""
    m = invaded(LEGION, dice=[10]).do("flee", "retreat:Valachia")
    assert m.at("Valachia") == ["byzantium.legion"]


SIX = 'units = { "Moesia Superior" = "6 legion" }\nleaders = { "Moesia Superior" = "valens" }'


@rule("XIX.B.11")
@pytest.mark.parametrize(("romans", "offered"), [(SIX, True), (SIX.replace("6", "5"), False)])
def test_six_flee_over_a_lone_enemy(frontier: Callable, romans: str, offered: bool) -> None:
    goths = 'units = { Valachia = "3 infantry", Savus = "infantry" }'
    m = frontier(romans, goths, dice=[10]).do("march:Valachia", "go:Moesia Superior", "flee")
    assert ("retreat:Savus" in m.offered()) is offered
    if offered:
        m.do("retreat:Savus")
        assert len(m.events("overruns")) == 1
        assert m.at("Savus") == ["byzantium.legion"] * 6


@rule("XIX.B.12")
def test_units_may_be_left_behind_and_the_leader_with_them(invaded: Callable) -> None:
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
def test_units_are_dropped_on_the_way(invaded: Callable) -> None:
    m = invaded('units = { "Moesia Inferior" = "legion, cavalry" }', dice=[10]).do("flee")
    m.do("split:legion:byzantium:whole", "retreat:Cappadocia", "retreat:Thracia")
    assert (m.at("Thracia"), m.at("Cappadocia")) == (["byzantium.legion"], ["byzantium.cavalry"])


@rule("XIX.B.14")
def test_it_ends_among_friends_or_in_empty_country(frontier: Callable, refused: Callable) -> None:
    """Only Moesia is Byzantine: Thracia has a city of nobody's, Dacia is empty, Naissus hostile."""
    goths = 'units = { Valachia = "2 infantry", Naissus = "2 infantry" }'
    m = frontier(LEGION, goths, dice=[10], areas='areas = ["Moesia"]')
    m.do("march:Valachia", "go:Moesia Inferior", "flee")
    assert {"retreat:Dardania", "retreat:Dacia"} <= set(m.offered())
    assert refused(m, "retreat:Thracia") == ("retreat-city", "XX.L.5")
    assert refused(m, "retreat:Naissus") == ("retreat-hostile", "XX.L.5")


@rule("XIX.B.15", "XVII.A.10")
def test_stacking_holds_at_the_end_of_the_way(frontier: Callable, refused: Callable) -> None:
    romans = 'units = { "Moesia Inferior" = "2 legion", Dardania = "3 cavalry", Naissus = "2 cavalry" }'
    m = frontier(romans, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "none", "flee")
    assert refused(m, "retreat:Dardania") == ("retreat-full", "XVII.A.10")
    m.do("retreat:Naissus")
    assert len(m.at("Naissus")) == 3, "one of the two finds room"


@rule("XIX.B.16")
def test_who_fled_intercepts_other_stacks_but_not_this_one(frontier: Callable, refused: Callable) -> None:
    romans = 'units = { "Moesia Inferior" = "legion", Illyricum = "legion" }'
    goths = 'units = { Valachia = "cavalry", Tisia = "infantry" }'
    m = frontier(romans, goths, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "none", "flee")
    m.do("retreat:Thracia", "go:Dardania")
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")
    m.do("none", "halt", "march:Tisia", "go:Valachia", "go:Moesia Inferior")
    assert "intercept:Thracia" in m.offered()


@rule("XIX.B.17")
def test_the_enemy_goes_on_with_his_march(invaded: Callable) -> None:
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
def test_a_horde_flees(on_map: Callable, units: str) -> None:
    m = on_map(HORDE + units, dice=[10]).do("march:Moesia Inferior", "go:Valachia")
    assert m.asked() == ("goth", "flee")
    m.do("flee", "retreat:Dacia")
    assert m.world.land.names[max(m.world.horde)] == "Dacia"
    assert m.at("Dacia") == (["visigoths.infantry"] if units else [])
    assert m.asked() == ("roman", "march")


@rule("XIX.B.1", "XIX.B.10")
def test_every_horde_in_the_province_flees(on_map: Callable) -> None:
    two = HORDE.replace("turn = 2", 'turn = 2\nallies = [["visigoths", "ostrogoths"]]')
    m = on_map(two + '[nations.ostrogoths]\nseat = "goth"\nhorde = "Valachia"\n', dice=[10])
    m.do("march:Moesia Inferior", "go:Valachia", "flee", "retreat:Dacia", "retreat:Hypanis")
    camps = {
        people: m.world.land.names[m.world.horde[m.nation(people)]] for people in ("visigoths", "ostrogoths")
    }
    assert sorted(camps.values()) == ["Dacia", "Hypanis"]
