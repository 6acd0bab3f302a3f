"""XVII Stacking on the map: who counts, when it is checked, and what does not count."""

import pytest

from aevum.games.invasions.rules.bounds.room import overfull, room
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import limit_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

LIMITS = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
invading = {invading}
units = {{ "{place}" = "infantry" }}
leaders = {{ {leader} }}
[nations.byzantium]
seat = "roman"
units = {{ Thracia = "legion" }}
"""


@rule("XVII.B.1", "XVII.B.2", "XVII.B.3", "XVII.B.4", "XVII.A.1", "XVIII.H.3")
@pytest.mark.parametrize(
    ("place", "leader", "invading", "limit"),
    [
        ("Savus", False, False, 4),
        ("Dardania", False, False, 3),
        ("Savus", True, False, 6),
        ("Dardania", True, False, 5),
        ("Savus", False, True, 5),
        ("Savus", True, True, 7),
        ("Dardania", True, True, 6),
    ],
)
def test_the_examples_on_the_map(on_map: OnMap, place: str, leader: bool, invading: bool, limit: int) -> None:
    """Fritigernus has a stacking bonus of 2."""
    named = f'"{place}" = "fritigernus"' if leader else ""
    m = on_map(LIMITS.format(place=place, leader=named, invading=str(invading).lower())).to_stacks()
    goths = 1 << NATIONS.index("visigoths")
    assert limit_at(m.world, m.place(place), goths) == limit


@rule("XVII.B.3")
def test_an_invader_has_its_bonus_only_while_it_acts(on_map: OnMap) -> None:
    m = on_map(LIMITS.format(place="Savus", leader="", invading="true")).to_stacks()
    goths = 1 << NATIONS.index("visigoths")
    m.world.moving = 1 << NATIONS.index("byzantium")
    assert limit_at(m.world, m.place("Savus"), goths) == 4


CROWD = """
turn = 4
seats = ["one", "two"]
acting = ["franks"]
[nations.franks]
seat = "one"
units = { Neustria = "4 infantry", Sequana = "3 infantry", Burgundia = "2 cavalry" }
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("XVII.A.7", "XVIII.A.9", "XVII.A.3")
def test_stacks_may_cross_but_not_stay_in_a_full_province(on_map: OnMap) -> None:
    m = on_map(CROWD).to_stacks()
    m.do("march:Sequana", "go:Neustria", "halt")
    assert len(m.at("Neustria")) == 7, "no limit while moving"
    refusal = m.refusal("done")
    assert (refusal.key, refusal.rule, refusal.args) == ("too-many", "XVII.A.7", {"place": "Neustria"})
    m.do("march:Neustria", *["leave:infantry:franks:whole:3"] * 4, "go:Venetum", "halt")
    assert "done" in m.offered()


@rule("XVII.A.7")
def test_a_stack_picked_up_where_it_may_not_stay_makes_a_step(on_map: OnMap) -> None:
    m = on_map(CROWD).to_stacks()
    m.do("march:Sequana", "go:Neustria", "halt", "march:Neustria")
    refusal = m.refusal("halt")
    assert (refusal.key, refusal.rule) == ("too-many", "XVII.A.7")


STRAIT = """
turn = 4
seats = ["one", "two"]
acting = ["franks"]
[nations.franks]
seat = "one"
units = { Belgae = "4 infantry, archer" }
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("XVII.A.7")
def test_who_cannot_leave_any_more_is_lost(on_map: OnMap) -> None:
    """Five are one too many in Belgae, so they set out at once; the Channel takes all their paces."""
    m = on_map(STRAIT).to_stacks().do("go:Cantium", "halt")
    assert m.asked() == ("one", "excess")
    assert m.ask().args["units"] == 1
    m.do("give-up:archer:franks:whole")
    assert m.at("Cantium") == ["franks.infantry"] * 4
    assert [event.rule for event in m.events("gives-up")] == ["XVII.A.7"]


COUNTED = """
turn = 4
seats = ["one", "two"]
acting = ["rome"]
allies = [["rome", "byzantium"]]
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "3 legion", Aquitania = "huns.cavalry" }
[nations.byzantium]
seat = "one"
units = { Campania = "2 legion" }
[nations.visigoths]
seat = "two"
tie = "federate"
lord = "rome"
foedus = ["Aquitania", "Vendeum"]
horde = "Aquitania"
units = { Aquitania = "4 infantry" }
[nations.vandals]
seat = "two"
units = { Sicilia = "3 infantry" }
[nations.huns]
seat = "two"
"""


@rule("XVII.A.2", "XXVIII.D.2")
def test_mercenaries_and_federates_count(on_map: OnMap) -> None:
    m = on_map(COUNTED).to_stacks()
    assert overfull(m.world, 1 << NATIONS.index("rome")) == [m.place("Aquitania")]
    assert m.refusal("done").args == {"place": "Aquitania"}


@rule("XVII.A.2")
def test_allies_count_together(on_map: OnMap) -> None:
    m = on_map(COUNTED.replace('acting = ["rome"]', 'acting = ["rome", "byzantium"]')).to_stacks()
    m.do("march:Latium", "go:Campania", "halt")
    assert overfull(m.world, 1 << NATIONS.index("rome")) == sorted(
        [m.place("Campania"), m.place("Aquitania")]
    )


@rule("XVII.A.2")
def test_enemies_do_not_count(on_map: OnMap) -> None:
    text = COUNTED.replace("huns.cavalry", "cavalry").replace('"4 infantry"', '"3 infantry"')
    text = text.replace("Sicilia", "Spoletum")
    m = on_map(text.replace('units = { Campania = "2 legion" }', "")).to_stacks()
    m.do("march:Latium", "go:Spoletum")
    assert len(m.at("Spoletum")) == 6, "three of each side"
    assert overfull(m.world, m.world.moving) == []


APART = """
turn = 4
seats = ["one", "two"]
acting = ["rome"]
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "4 legion, auxiliary", Savus = "4 legion" }
leaders = { Latium = "caesar" }
limites = ["Savus"]
[nations.visigoths]
seat = "two"
horde = "Dacia"
units = { Dacia = "4 infantry" }
"""


@rule("XVII.C.1", "XVII.C.2", "XVII.C.3", "XVII.C.4", "III.D.4", "III.D.5", "XVIII.I.4")
@pytest.mark.parametrize(
    ("nation", "place", "units", "beside"),
    [
        ("rome", "Savus", 4, "a Limes"),
        ("visigoths", "Dacia", 4, "a horde"),
        ("rome", "Latium", 5, "a leader of bonus 1, a city and a pillage marker"),
    ],
)
def test_what_does_not_count(on_map: OnMap, nation: str, place: str, units: int, beside: str) -> None:
    m = on_map(APART).to_stacks()
    w, people = m.world, NATIONS.index(nation)
    w.pillaged = put(w.pillaged, m.place("Latium"), 1)
    assert len(m.at(place)) == units == limit_at(w, m.place(place), 1 << people)
    assert m.place(place) not in overfull(w, 1 << people)
    assert room(w, m.place(place), people) == 0


@rule("XVII.A.8", "XVII.A.7")
def test_it_is_checked_once_the_whole_sub_step_is_over(on_map: OnMap) -> None:
    """XVIII.H: in an invasion after each of the two."""
    text = STRAIT.replace('seat = "one"', 'seat = "one"\ninvading = true\nhorde = "Belgae"')
    m = on_map(text.replace("4 infantry", "5 infantry")).to_stacks()
    m.do("march:Belgae", "go:Cantium", "halt", "done")
    assert m.asked() == ("one", "excess"), "six, and five may stand there"
    m.do("give-up:archer:franks:whole")
    assert m.asked() == ("one", "stacks")
    assert len(m.at("Cantium")) == 5
