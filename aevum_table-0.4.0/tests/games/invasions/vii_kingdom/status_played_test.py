"""VII, VIII Kingdoms and Empires as the Status of Nations makes them, question by question."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.revolts.rise import RevoltRises
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

ITALY = """
turn = 4
seats = ["goth", "roman"]
[nations.PEOPLE]
seat = "goth"
age = AGE
horde = "Venetia"
units = { Venetia = "2 infantry", Tuscia = "infantry" }
[nations.rome]
seat = "roman"
capital = "Latium"
units = { Latium = "legion" }
"""


def italy(
    on_map: Maker, age: int, dice: list[int], people: str = "ostrogoths", more: str = ""
) -> ScriptedMap:
    text = ITALY.replace("PEOPLE", people).replace("AGE", f"{age}\n{more}")
    m = on_map(text, dice, realm=True)
    m.world.moving = 0
    return m.begin(StatusStep())


@rule("VII.C.1", "VII.C.2", "VII.C.5", "VII.C.6", "VII.B.1")
@pytest.mark.parametrize(("die", "status"), [(5, KINGDOM), (6, BARBARIAN)])
def test_who_stays_barbarian_at_five_has_to_roll(on_map: Maker, die: int, status: int) -> None:
    m = italy(on_map, 4, [die])
    assert (m.asked(), m.ask().args["age"]) == (("goth", "found-kingdom"), 5)
    m.do("stay-barbarian")
    assert len(m.events("kingdom-check")) == 1
    assert m.world.status[m.nation("ostrogoths")] == status
    assert [e.rule for e in m.events("kingdom-founded")] == (["VII.C.6"] if status else [])


@rule("VII.C.1", "VI.D.3")
def test_at_four_nobody_rolls(on_map: Maker) -> None:
    m = italy(on_map, 3, []).do("stay-barbarian")
    assert m.events("kingdom-check") == []
    assert m.world.age[m.nation("ostrogoths")] == 4


@rule("VII.A.3", "XXVIII.E.5")
@pytest.mark.parametrize(
    ("people", "more"),
    [("huns", 'leaders = { Venetia = "attila" }'), ("ostrogoths", 'tie = "federate"\nlord = "rome"')],
)
def test_huns_and_federates_are_neither_asked_nor_rolled_for(on_map: Maker, people: str, more: str) -> None:
    m = italy(on_map, 6, [], people, more)
    assert m.world.age[m.nation(people)] == 7
    assert m.events("kingdom-check") == m.events("kingdom-founded") == []
    assert m.ask().key not in ("found-kingdom", "kingdom-religion")


@rule("III.D.2", "VII.D.4", "VII.D.7")
def test_the_horde_turns_into_the_capital(on_map: Maker) -> None:
    m = italy(on_map, 3, []).do("settle-down", "take-faith:arian")
    goths = m.nation("ostrogoths")
    assert m.asked() == ("goth", "found-city")
    m.do(next(option for option in m.offered() if "Tuscia" in option))
    assert (m.asked(), m.world.horde[goths]) == (("goth", "found-capital"), m.place("Venetia"))
    m.do(next(option for option in m.offered() if "Tuscia" in option))
    assert (m.world.horde[goths], m.world.capital[goths]) == (-1, m.place("Tuscia"))
    assert m.events("capital-founded")[0].rule == "VII.D.7"


MESOPOTAMIA = """
turn = 5
seats = ["roman", "persian"]
[nations.persia]
seat = "persian"
age = 6
capital = "Chaldea"
areas = ["Mesopotamia", "Persis", AREAS]
units = { Chaldea = "infantry" }
[nations.rome]
seat = "roman"
capital = "Latium"
units = { Latium = "legion" }
"""


@rule("VIII.A.1", "VIII.B.1", "VIII.B.2", "VIII.B.10", "VIII.B.11")
@pytest.mark.parametrize(
    ("areas", "die", "checks", "status"),
    [
        ('"Oriens"', 7, 1, KINGDOM),
        ('"Oriens"', 8, 1, EMPIRE),
        ('"Sarmatia"', 8, 0, KINGDOM),
        ('"Sarmatia", "Caucasus"', 5, 1, KINGDOM),
        ('"Sarmatia", "Caucasus"', 6, 1, EMPIRE),
    ],
)
def test_three_areas_roll_for_an_empire(
    on_map: Maker, areas: str, die: int, checks: int, status: int
) -> None:
    """Two Barbarian Areas are worth one, and each of them adds one to the roll (VIII.B.7)."""
    m = on_map(MESOPOTAMIA.replace("AREAS", areas), [die], realm=True)
    m.world.moving = 0
    m.begin(StatusStep())
    assert len(m.events("empire-check")) == checks
    assert m.world.status[m.nation("persia")] == status


@rule("VIII.B.3")
def test_but_not_in_the_turn_in_which_the_kingdom_was_made(on_map: Maker) -> None:
    m = on_map(MESOPOTAMIA.replace("AREAS", '"Oriens"'), realm=True)
    m.world.moving = 0
    m.realm.founded = put(m.realm.founded, m.nation("persia"), 5)
    m.begin(StatusStep())
    assert m.events("empire-check") == []


@rule("III.G.5", "XVI.D.1")
def test_whoever_chooses_a_revolt_cannot_choose_the_capital(on_map: Maker) -> None:
    m = on_map(MESOPOTAMIA.replace("AREAS", '"Oriens"'), [1], realm=True)
    m.begin(RevoltRises(m.nation("persia")))
    assert m.asked() == ("roman", "choose-revolt")
    assert "revolt-in:Babylonia" in m.offered()
    refusal = m.why_not("revolt-in:Chaldea")
    assert refusal is not None
    assert refusal.rule == "III.G.5"
