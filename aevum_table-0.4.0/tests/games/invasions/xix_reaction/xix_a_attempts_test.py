"""XIX.A.9-XIX.A.19 The attempts: the way, the roll, and who arrives."""

import pytest

from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.reaction.declare import way_of
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xix_reaction.conftest import Build, Refused
from tests.narrow import there

THRACIA = 'units = { Thracia = "2 legion" }'
FAR = (
    "Achaia",
    "Illyricum",
    "Dalmatia",
    "Savus",
    "Tisia",
    "Dacia",
    "Hypanis",
    "Pontus",
    "Melitene",
    "Cilicia",
)
T15 = """units = { Thracia = "guard, legion", Cappadocia = "3 legion, 3 cavalry" }
leaders = { Cappadocia = "valens" }"""


@rule("XIX.A.9", "XIX.A.8")
@pytest.mark.parametrize("target", FAR)
def test_how_far_a_stack_in_thracia_can_intercept(frontier: Build, target: str) -> None:
    """T14"""
    m = frontier(THRACIA, 'units = { Gothia = "infantry" }')
    w = m.world
    units = [i for i in range(1, len(w.code)) if w.place[i] == m.place("Thracia")]
    way = way_of(w, Stack(w.master[units[0]], m.place("Thracia"), units, []), m.place(target))
    assert way is not None
    assert len(way) <= 4
    assert way_of(w, Stack(w.master[units[0]], m.place("Thracia"), units, []), m.place("Latium")) is None


@rule("XIX.A.18", "XII.B.5")
def test_land_outside_its_areas_is_lost_when_its_garrison_intercepts(invaded: Build) -> None:
    m = invaded(THRACIA, dice=[9], areas='areas = ["Moesia"]')
    assert m.owner("Thracia") == "byzantium"
    m.do("intercept:Thracia", "ready")
    assert (m.at("Thracia"), m.owner("Thracia")) == ([], "")


@rule("XIX.A.24", "XIX.A.10", "XIX.A.12", "XIX.A.13", "XIX.A.14", "XIX.A.15", "III.C.12", "XX.A.2")
def test_moesia_inferior_in_375(invaded: Build, refused: Refused) -> None:
    """T15: 3 +2 = 5 fails; 9 +1 +2 -2 -2 -1 = 7 succeeds, and one of the six units must stay behind."""
    m = invaded(T15, dice=[3, 9]).do("intercept:Thracia", "ready", "intercept:Cappadocia")
    assert refused(m, "ready") == ("intercept-too-many", "XIX.A.19")
    m.do("stay-behind:legion:byzantium:whole", "ready")
    first, second = m.events("interception-roll")
    assert [(i.value, i.rule) for i in there(first.roll).modifiers] == [(2, "XIX.A.12")]
    assert sorted((i.value, i.rule) for i in there(second.roll).modifiers) == [
        (-2, "XIX.A.14"),
        (-2, "XIX.A.15"),
        (-1, "XIX.A.13"),
        (1, "XIX.A.10"),
        (2, "XIX.A.12"),
    ]
    assert [e.args["from"] for e in m.events("interception-fails")] == ["Thracia"]
    assert len([u for u in m.at("Moesia Inferior") if u.startswith("byz")]) == 5
    assert m.at("Cappadocia") == ["byzantium.legion"]
    assert m.at("Bythinia") == [], "and nobody is dropped on the way"
    assert m.leader("valens") == "Moesia Inferior"
    sides = [(m.table.state.fight.named(i)["people"]) for i in (0, 1)]
    assert sides == ["visigoths", "byzantium"]


@rule("XIX.A.13", "XIX.A.14", "XIX.A.15")
@pytest.mark.parametrize(
    ("start", "bosphorus"), [("Cappadocia", []), ("Pontus", [(-2, "XIX.A.15")])], ids=["by Mysia", "straight"]
)
def test_the_last_border_on_the_way_counts_like_the_others(
    frontier: Build, start: str, bosphorus: list[tuple[int, str]]
) -> None:
    """Of two ways from Cappadocia the longer one avoids the Bosphorus; from Pontus it is too long."""
    m = frontier(
        f'units = {{ {start} = "3 legion" }}', 'units = { "Moesia Inferior" = "infantry" }', dice=[9]
    )
    m.do("march:Moesia Inferior", "go:Thracia", f"intercept:{start}", "ready")
    (event,) = m.events("interception-roll")
    assert sorted((i.value, i.rule) for i in there(event.roll).modifiers) == [
        (-2, "XIX.A.14"),
        *bosphorus,
        (-1, "XIX.A.13"),
        (2, "XIX.A.12"),
    ]


@rule("XIX.A.11", "III.G.4")
@pytest.mark.parametrize(("capital", "wanted"), [('capital = "Thracia"\n', [(3, "XIX.A.11")]), ("", [])])
def test_who_enters_the_province_of_the_capital_is_intercepted_more_easily(
    frontier: Build, capital: str, wanted: list[tuple[int, str]]
) -> None:
    romans = f'{capital}units = {{ Macedonia = "legion" }}\nstatus = "kingdom"'
    goths = 'units = { "Moesia Inferior" = "2 infantry" }'
    m = frontier(romans, goths, dice=[1, 1]).do("march:Moesia Inferior", "go:Thracia", "intercept:Macedonia")
    assert m.modifiers("interception-roll") == wanted


@rule("XIX.A.10", "III.C.12")
def test_a_leader_who_stays_behind_adds_nothing(invaded: Build) -> None:
    romans = 'units = { Dardania = "2 legion" }\nleaders = { Dardania = "valens" }'
    m = invaded(romans, dice=[1]).do("intercept:Dardania", "leave-leader:valens", "ready")
    assert m.modifiers("interception-roll") == [(2, "XIX.A.12")]


@rule("XIX.A.14")
def test_the_cheapest_way_is_taken(frontier: Build) -> None:
    """From Epirus to Moesia Inferior: over the Scardus, or by way of Macedonia."""
    m = frontier('units = { Epirus = "legion" }', dice=[1])
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Epirus")
    assert m.modifiers("interception-roll") == [(2, "XIX.A.12")]


@rule("XIX.A.16", "XIX.A.18")
@pytest.mark.parametrize(("die", "comes"), [(3, False), (4, True)])
def test_six_or_more_succeeds(invaded: Build, die: int, comes: bool) -> None:
    m = invaded('units = { Thracia = "legion" }', dice=[die]).do("intercept:Thracia")
    assert ("byzantium.legion" in m.at("Moesia Inferior")) is comes
    assert (m.at("Thracia") == []) is comes


@rule("XIX.A.17")
def test_a_stack_that_failed_does_not_try_again_but_others_do(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Thracia = "legion", Dardania = "legion" }', dice=[1]).do("intercept:Thracia")
    m.do("go:Macedonia")
    assert m.offered() == ["intercept:Dardania", "none"]
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")


@rule("XIX.A.17")
def test_what_it_left_behind_has_failed_too(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Thracia = "2 legion", Illyricum = "legion" }', dice=[1]).do("intercept:Thracia")
    m.do("stay-behind:legion:byzantium:whole", "go:Dardania")
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")


@rule("XIX.A.17", "XVIII.A.3")
def test_a_rest_on_the_way_gives_it_no_second_chance(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Thracia = "legion", Dardania = "legion" }', dice=[1]).do("intercept:Thracia")
    m.do("halt", "march:Moesia Inferior", "go:Macedonia")
    assert m.offered() == ["intercept:Dardania", "none"]
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")


@rule("XIX.A.17", "XVIII.D.1")
@pytest.mark.parametrize("joins", [False, True])
def test_nor_against_a_part_of_it_alone_or_with_others(
    frontier: Build, refused: Refused, joins: bool
) -> None:
    goths = 'units = { Valachia = "2 infantry", Dacia = "cavalry" }'
    m = frontier('units = { Thracia = "legion", Dardania = "legion" }', goths, dice=[1])
    m.do("march:Valachia", "go:Tyras", "intercept:Thracia", "halt")
    part = "infantry:visigoths:whole:2"
    if joins:
        m.do("march:Dacia", "go:Valachia", "go:Tyras", f"take:{part}")
    else:
        m.do("march:Tyras", f"leave:{part}")
    m.do("go:Moesia Inferior")
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")


@rule("XIX.A.17", "XVIII.A.3")
def test_every_stack_that_failed_is_remembered(frontier: Build, refused: Refused) -> None:
    romans = 'units = { Thracia = "legion", Dardania = "legion", Naissus = "legion" }'
    m = frontier(romans, 'units = { Valachia = "cavalry" }', dice=[1, 1])
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "go:Macedonia", "intercept:Dardania")
    m.do("halt", "march:Macedonia", "go:Moesia Inferior")
    assert m.offered() == ["intercept:Naissus", "none"]
    assert refused(m, "intercept:Thracia") == ("intercept-again", "XIX.A.17")
    assert refused(m, "intercept:Dardania") == ("intercept-again", "XIX.A.17")


@rule("XIX.A.17")
def test_it_may_intercept_another_stack(frontier: Build) -> None:
    goths = 'units = { Valachia = "infantry", Dacia = "cavalry" }'
    m = frontier('units = { Thracia = "legion" }', goths, dice=[1])
    m.do("march:Valachia", "go:Tyras", "intercept:Thracia", "halt")
    m.do("march:Dacia", "go:Valachia", "go:Moesia Inferior")
    assert m.offered() == ["intercept:Thracia", "none"]


@rule("XIX.A.18")
def test_interceptors_join_the_garrison(invaded: Build) -> None:
    romans = 'units = { Thracia = "legion", "Moesia Inferior" = "cavalry" }'
    m = invaded(romans, dice=[10]).do("intercept:Thracia")
    assert m.at("Moesia Inferior")[:2] == ["byzantium.cavalry", "byzantium.legion"]
    defender = m.table.state.fight.sides[1]
    assert len(defender.units) == 2


@rule("XIX.A.19", "XVII.A.9")
def test_what_stands_there_already_takes_room(invaded: Build, refused: Refused) -> None:
    """Three fit into the mountains."""
    romans = 'units = { Thracia = "legion, guard", "Moesia Inferior" = "2 cavalry" }'
    m = invaded(romans).do("intercept:Thracia")
    assert refused(m, "ready") == ("intercept-too-many", "XIX.A.19")


@rule("XIX.A.19", "XVII.B.2")
def test_a_full_province_takes_in_who_brings_his_own_leader(invaded: Build, refused: Refused) -> None:
    romans = """units = { Dardania = "2 legion", Thracia = "legion", "Moesia Inferior" = "3 cavalry" }
leaders = { Dardania = "valens" }"""
    m = invaded(romans)
    assert refused(m, "intercept:Thracia") == ("intercept-no-room", "XIX.A.19")
    m.do("intercept:Dardania")
    assert "ready" in m.offered()
    assert refused(m, "leave-leader:valens") == ("intercept-no-room", "XIX.A.19")


@rule("XIX.A.19")
def test_a_second_stack_leaves_behind_what_the_first_left_no_room_for(
    invaded: Build, refused: Refused
) -> None:
    romans = """units = { Thracia = "2 legion", Dardania = "3 cavalry, legion" }
leaders = { Dardania = "valens" }"""
    m = invaded(romans, dice=[10, 10]).do("intercept:Thracia", "ready", "intercept:Dardania", "ready")
    assert m.asked() == ("roman", "intercept-with"), "five may stand there, and two have come"
    assert refused(m, "ready") == ("intercept-too-many", "XIX.A.19")
    m.do("stay-behind:cavalry:byzantium:whole", "ready")
    assert len([u for u in m.at("Moesia Inferior") if u.startswith("byz")]) == 5
    assert m.at("Dardania") == ["byzantium.cavalry"]


@rule("XIX.A.19")
def test_who_finds_no_room_at_all_stays(invaded: Build) -> None:
    romans = """units = { Thracia = "3 legion", Dardania = "5 cavalry" }
leaders = { Dardania = "valens" }"""
    m = invaded(romans, dice=[10, 10]).do("intercept:Dardania", "ready", "intercept:Thracia", "ready")
    assert len(m.at("Thracia")) == 3
    assert [e.args["from"] for e in m.events("interception-crowded")] == ["Thracia"]


GOTHS_REACT = """
turn = 2
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Superior" = "4 legion" }
[nations.visigoths]
seat = "goth"
horde = "Tisia"
invading = true
units = { Tisia = "infantry", Dacia = "3 infantry, archer" }
"""


@rule("XIX.A.19", "XIX.A.11")
def test_invaders_have_no_bonus_when_others_act_and_a_horde_is_no_capital(
    on_map: OnMap, refused: Refused
) -> None:
    m = on_map(GOTHS_REACT, dice=[1]).do("march:Moesia Superior", "go:Tisia", "intercept:Dacia")
    assert refused(m, "ready") == ("intercept-too-many", "XIX.A.19"), "four, not five, may stand in Tisia"
    m.do("stay-behind:archer:visigoths:whole", "ready")
    assert m.modifiers("interception-roll") == []
