"""XIX.B.1-XIX.B.9 Flight: who may try it, and the roll."""

import pytest

from aevum.engine import Modifier
from aevum.games.invasions.rules.reaction.flight import Fleeing, flight_modifier
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xix_reaction.conftest import Build, Refused

LEGION = 'units = { "Moesia Inferior" = "legion" }'
VALENS = 'units = { "Moesia Inferior" = "legion" }\nleaders = { "Moesia Inferior" = "valens" }'


@rule("XIX.B.1", "XIX.B.2")
def test_the_garrison_is_asked_in_the_middle_of_the_march(invaded: Build) -> None:
    m = invaded(LEGION)
    assert m.asked() == ("roman", "flee")
    assert m.offered() == ["flee", "stand"]
    m.do("stand")
    assert m.asked() == ("goth", "confront")


@rule("XIX.B.1")
def test_after_a_failed_interception_the_garrison_may_still_flee(invaded: Build) -> None:
    m = invaded('units = { "Moesia Inferior" = "legion", Thracia = "legion" }', dice=[1])
    assert m.do("intercept:Thracia").asked() == ("roman", "flee")


@rule("XIX.B.1")
def test_who_was_joined_by_interceptors_does_not_flee(invaded: Build) -> None:
    m = invaded('units = { "Moesia Inferior" = "legion", Thracia = "guard" }', dice=[10])
    m.do("intercept:Thracia")
    assert m.table.state.fight_now is not None


@rule("VI.B.5", "XIX.B.1")
def test_inactive_nations_flee(on_map: OnMap) -> None:
    text = """
    turn = 2
    seats = ["roman", "third"]
    acting = ["byzantium"]
    [nations.armenians]
    seat = "third"
    role = "inactive"
    units = { Armenia = "2 mountain-infantry", Atropatene = "2 mountain-infantry" }
    [nations.byzantium]
    seat = "roman"
    units = { Amida = "3 legion" }
    """
    m = on_map(text, dice=[10]).do("march:Amida", "go:Armenia")
    assert m.asked() == ("third", "flee")
    m.do("flee", "retreat:Phraaspa")
    assert len(m.at("Phraaspa")) == 2


@rule("XIX.B.1")
def test_units_of_two_players_flee_each_for_themselves(frontier: Build) -> None:
    ally = '[nations.rome]\nseat = "third"\nareas = ["Italia"]\nunits = { "Moesia Inferior" = "legion" }\n'
    m = frontier(LEGION, more=ally, top='allies = [["rome", "byzantium"]]', dice=[10])
    m.do("march:Valachia", "go:Moesia Inferior")
    assert {m.asked()[0], m.do("stand").asked()[0]} == {"roman", "third"}
    seat = m.asked()[0]
    m.do("flee", "retreat:Dardania")
    left = "rome.legion" if seat == "roman" else "byzantium.legion"
    assert left in m.at("Moesia Inferior")


@rule("XIX.B.2")
def test_a_flight_is_not_intercepted_and_goes_by_land(frontier: Build, refused: Refused) -> None:
    romans = 'units = { "Moesia Inferior" = "legion", "Pontus Euxinus" = "2 fleet" }'
    goths = 'units = { Valachia = "2 infantry", Dardania = "2 cavalry" }'
    m = frontier(romans, goths, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "flee")
    assert m.asked() == ("roman", "retreat")
    assert "retreat:Thracia" in m.offered()
    assert "retreat:Pontus" not in m.offered(), "a port beyond the sea"
    m.do("retreat:Naissus")
    assert m.asked() == ("goth", "march"), "beside the Gothic cavalry, which is not asked"


def modifier(**facts: object) -> list[tuple[int, str]]:
    stack = Fleeing()
    stack.units, stack.attackers = 2, 2
    for name, value in facts.items():
        setattr(stack, name, value)
    items: list[Modifier] = []
    total = flight_modifier(stack, items)
    assert total == sum(item.value for item in items)
    return [(item.value, item.rule) for item in items]


@rule("XIX.B.3", "XIX.B.4", "XIX.B.5", "XIX.B.6", "XIX.B.7")
@pytest.mark.parametrize(
    ("facts", "wanted"),
    [
        ({}, []),
        ({"combat": 2}, [(2, "XIX.B.3")]),
        ({"fortified": True}, [(3, "XIX.B.4")]),
        ({"units": 3}, []),
        ({"units": 4}, [(3, "XIX.B.5")]),
        ({"units": 5}, [(3, "XIX.B.5")]),
        ({"cavalry": 1, "enemy_cavalry": 1}, []),
        ({"cavalry": 1, "enemy_cavalry": 2}, [(-1, "XIX.B.6")]),
        ({"barred": True}, [(-2, "XIX.B.7")]),
    ],
)
def test_what_helps_and_hinders_a_flight(facts: dict[str, object], wanted: list[tuple[int, str]]) -> None:
    assert modifier(**facts) == wanted


@rule("XIX.B.3", "XIX.B.6", "III.C.12")
def test_the_leader_helps_and_the_enemys_horse_hinders(invaded: Build) -> None:
    m = invaded(VALENS, 'units = { Valachia = "cavalry, infantry" }', dice=[1]).do("flee")
    assert m.modifiers("flight-roll") == [(1, "XIX.B.3"), (-1, "XIX.B.6")]


@rule("XIX.B.6")
def test_as_much_horse_of_ones_own_outweighs_the_enemys(invaded: Build) -> None:
    romans = 'units = { "Moesia Inferior" = "cavalry" }'
    m = invaded(romans, 'units = { Valachia = "cavalry" }', dice=[1]).do("flee")
    assert m.modifiers("flight-roll") == []


@rule("XIX.B.4")
def test_a_fortified_city_covers_the_flight(frontier: Build) -> None:
    """Singidunum in Moesia Superior."""
    m = frontier('units = { "Moesia Superior" = "legion" }', dice=[1])
    m.do("march:Valachia", "go:Moesia Superior", "flee")
    assert m.modifiers("flight-roll") == [(3, "XIX.B.4")]


@rule("XIX.B.5", "III.D.8")
def test_twice_as_many_get_away_more_easily(frontier: Build) -> None:
    m = frontier('units = { "Moesia Inferior" = "2 legion" }', 'units = { Valachia = "infantry" }', dice=[1])
    m.do("march:Valachia", "go:Moesia Inferior", "flee")
    assert m.modifiers("flight-roll") == [(3, "XIX.B.5")]


@rule("XIX.B.7")
@pytest.mark.parametrize(
    ("goths", "wanted"),
    [
        (
            'units = { Hypanis = "3 infantry", "Moesia Inferior" = "infantry" }',
            [(1, "XIX.B.3"), (-2, "XIX.B.7")],
        ),
        ('units = { Hypanis = "3 infantry" }', [(1, "XIX.B.3")]),
    ],
)
def test_it_counts_when_every_way_out_is_barred(
    frontier: Build, goths: str, wanted: list[tuple[int, str]]
) -> None:
    """From Tyras open ways lead to Hypanis and Moesia Inferior, and over the Danube to Valachia."""
    romans = 'units = { Tyras = "legion" }\nleaders = { Tyras = "valens" }'
    m = frontier(romans, goths, dice=[1])
    m.do("march:Hypanis", "leave:infantry:visigoths:whole:3", "go:Tyras", "flee")
    assert m.modifiers("flight-roll") == wanted


@rule("XIX.B.8", "XIX.B.9", "XIX.B.17")
@pytest.mark.parametrize(("die", "escapes"), [(8, False), (9, True)])
def test_nine_or_more_succeeds(invaded: Build, die: int, escapes: bool) -> None:
    m = invaded(LEGION, dice=[die]).do("flee")
    if escapes:
        m.do("retreat:Thracia")
        assert m.asked() == ("goth", "march"), "the march goes on where nobody is left"
        assert m.at("Thracia") == ["byzantium.legion"]
    else:
        assert m.asked() == ("goth", "confront"), "who stayed must be faced"
        assert "byzantium.legion" in m.at("Moesia Inferior")
    assert len(m.told("flees")) == escapes
    assert len(m.told("flight-fails")) == (not escapes)


@rule("XIX.B.8")
@pytest.mark.parametrize("stack", ["2 infantry, cavalry", "3 infantry"])
def test_a_hopeless_flight_is_not_offered(frontier: Build, stack: str) -> None:
    """Nobody rolls more than ten."""
    goths = f'units = {{ Hypanis = "{stack}", "Moesia Inferior" = "infantry" }}'
    m = frontier('units = { Tyras = "legion" }', goths)
    m.do("march:Hypanis", "leave:infantry:visigoths:whole:3", "go:Tyras")
    assert m.asked()[1] == "confront"


@rule("XIX.B.9")
def test_after_a_failed_flight_a_lone_unit_is_overrun(frontier: Build) -> None:
    goths = 'units = { Valachia = "6 infantry" }\nleaders = { Valachia = "fritigernus" }'
    m = frontier(LEGION, goths, dice=[1]).do("march:Valachia", "go:Moesia Inferior", "flee", "overrun")
    assert m.at("Moesia Inferior") == ["visigoths.infantry"] * 6


def test_units_held_down_by_a_passage_in_force_do_not_flee(frontier: Build) -> None:
    goths = 'units = { Valachia = "2 infantry", Tisia = "infantry" }'
    m = frontier(LEGION, goths).do("march:Valachia", "go:Moesia Inferior", "stand", "force")
    m.do("march:Tisia", "go:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("goth", "march")
