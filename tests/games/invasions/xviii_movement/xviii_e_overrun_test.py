"""XVIII.E Overruns: six against one, at the price of a pace."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.movement.confront import why_not_overrun
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import USED, commanded_at, units_at
from aevum.testing import rule
from tests.games.invasions.xviii_movement.conftest import March, Marching
from tests.narrow import there

DOUBLE = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "4 legion, 3 elite-cavalry" }
leaders = { Amida = "iulianus" }
[nations.persia]
seat = "persian"
areas = ["Mesopotamia"]
units = { Adiabene = "infantry", Akkad = "infantry", Susiana = "infantry" }
"""


@rule("XVIII.E.5", "XVIII.E.2", "XVIII.E.3")
def test_iulianus_overruns_adiabene_and_akkad(march: March) -> None:
    m = march(DOUBLE, "march:Amida", "go:Adiabene", "overrun", "go:Akkad", "overrun")
    assert [event.args["place"] for event in m.events("overruns")] == ["Adiabene", "Akkad"]
    w = m.world
    assert [w.march[unit] & USED for unit in units_at(w, m.place("Akkad"))] == [4] * 7
    assert w.leader_used[LEADERS.index("iulianus")] == 4
    assert m.refusal("go:Artemita").args == {"unit": "legion"}, "the infantry has used all four paces"
    m.then(*["leave:legion:rome:whole:0"] * 4, "go:Artemita")
    assert m.at("Artemita") == ["rome.elite-cavalry"] * 3, "the cavalry could go on"


@rule("XVIII.E.2", "XII.B.2", "XX.J.2")
def test_the_province_changes_hands_before_a_leader_has_got_away(march: March) -> None:
    text = DOUBLE.replace("Adiabene =", "Euphrates =") + 'leaders = { Euphrates = "sapor" }'
    m = march(text, "march:Amida", "go:Euphrates", dice=[2])
    assert m.owner("Euphrates") == "persia"
    m.then("overrun")
    assert (m.asked(), m.owner("Euphrates")) == (("persian", "escape"), "rome")


def confronted(march: March, text: str, *way: str) -> Marching:
    return march(text, "march:Amida", *way)


@rule("XVIII.E.1")
@pytest.mark.parametrize(
    ("romans", "persians", "why"),
    [
        ("4 legion, elite-cavalry", "infantry", "overrun-too-few"),
        ("4 legion, 2 elite-cavalry", "2 infantry", "overrun-not-one"),
        ("4 legion, 2 elite-cavalry", "infantry", None),
    ],
)
def test_six_against_one(march: March, romans: str, persians: str, why: str | None) -> None:
    text = DOUBLE.replace("4 legion, 3 elite-cavalry", romans)
    text = text.replace('Adiabene = "infantry"', f'Adiabene = "{persians}"')
    m = confronted(march, text, "go:Adiabene")
    refusal = m.why_not("overrun")
    assert (refusal and (refusal.key, refusal.rule)) == ((why, "XVIII.E.1") if why else None)


@rule("XVIII.E.3")
def test_not_with_one_pace_left(march: March) -> None:
    text = DOUBLE.replace('Adiabene = "infantry", ', "")
    m = confronted(march, text, "go:Euphrates", "go:Adiabene", "go:Artemita", "go:Akkad")
    refusal = m.refusal("overrun")
    assert (refusal.key, refusal.rule) == ("overrun-no-pace", "XVIII.E.3")


@rule("XVIII.E.4", "XXIII.B.1")
def test_not_before_walls(march: March) -> None:
    m = confronted(march, DOUBLE.replace("Adiabene =", "Assyria ="), "go:Assyria")
    assert m.asked()[1] != "confront", "nothing to choose: they stop before Nisibis"
    w, rome = m.world, NATIONS.index("rome")
    units = commanded_at(w, m.place("Assyria"), 1 << rome)
    refusal = there(why_not_overrun(w, m.place("Assyria"), rome, units, True))
    assert (len(units), refusal.key, refusal.rule) == (7, "barred-by-walls", "XXIII.B.1")


HORDE = """
turn = 1
seats = ["roman", "goth"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "4 legion, 3 elite-cavalry" }
leaders = { Amida = "iulianus" }
[nations.vandals]
seat = "goth"
horde = "Euphrates"
units = { Susiana = "infantry" }
"""


@rule("XVIII.E.1", "III.D.8", "III.D.10")
def test_a_horde_counts_as_a_unit_but_is_not_overrun(march: March) -> None:
    m = confronted(march, HORDE, "go:Euphrates")
    assert m.refusal("overrun").key == "overrun-not-one"
    both = HORDE.replace("Susiana", "Euphrates")
    m = confronted(march, both, "go:Euphrates")
    assert m.refusal("overrun").args == {"defenders": 2}


LEADER = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "4 legion, 3 elite-cavalry" }
leaders = { Amida = "iulianus" }
[nations.persia]
seat = "persian"
areas = ["Mesopotamia"]
units = { Euphrates = "infantry" }
leaders = { Euphrates = "sapor" }
"""


@rule("XVIII.E.2", "XX.J.1", "XX.J.2")
@pytest.mark.parametrize(("die", "place"), [(1, ""), (2, "Adiabene")])
def test_the_leader_of_an_overrun_unit_checks(march: March, die: int, place: str) -> None:
    m = march(LEADER, "march:Amida", "go:Euphrates", "overrun", dice=[die])
    assert m.leader("sapor") == place
    assert m.told("leader-escapes" if place else "leader-lost") == ["XX.J.2" if place else "XX.J.1"]


CROWDED = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
units = { Amida = "7 cavalry", Latium = "legion" }
leaders = { Amida = "gratianus" }
[nations.persia]
seat = "persian"
units = { Adiabene = "infantry", Assyria = "infantry" }
"""


@rule("XVII.A.7", "XVIII.A.9", "XVIII.E.3", "XVIII.E.4")
@pytest.mark.parametrize(
    "way", [("go:Assyria",), ("go:Euphrates", "go:Amida", "go:Euphrates", "go:Adiabene")]
)
def test_no_limit_holds_while_they_move_whatever_stops_them(march: March, way: tuple[str, ...]) -> None:
    """Seven are one too many under Gratianus; where they cannot overrun, one is lost in the end."""
    m = march(CROWDED, "march:Amida", *way)
    place = way[-1].removeprefix("go:")
    if m.ask().key == "confront":
        m.then("stop")
    assert m.at(place).count("rome.cavalry") == 7
    m.do("done")
    assert [e.rule for e in m.events("gives-up")] == ["XVII.A.7"]


@rule("XVIII.A.9", "XVIII.E.1", "XVIII.E.3")
def test_a_stack_larger_than_may_stay_overruns_on_its_way(march: March) -> None:
    """Seven are one too many under Gratianus when movement is over, but not while it lasts."""
    m = march(CROWDED, "march:Amida")
    assert "go:Assyria" in m.offered(), "the walls of Nisibis would stop it"
    m.then("go:Euphrates", "go:Adiabene", "overrun")
    assert len(m.events("overruns")) == 1


@rule("XVIII.E.3", "XVIII.D.1")
def test_who_has_no_pace_for_it_stays_behind_and_the_others_overrun(march: Callable[..., Any]) -> None:
    """F266: the stack pays as one, so its player leaves the tired where they stand, and they may follow."""
    text = DOUBLE.replace("4 legion, 3 elite-cavalry", "legion, 6 elite-cavalry")
    text = text.replace('Adiabene = "infantry", ', "")
    m = confronted(march, text, "go:Euphrates", "go:Adiabene", "go:Artemita", "go:Akkad")
    assert there(m.why_not("overrun")).key == "overrun-no-pace"
    m = confronted(march, text, "go:Adiabene", "go:Artemita", "leave:legion:rome:whole:2", "go:Akkad")
    m.then("overrun", "halt", "march:Artemita", "go:Akkad")
    assert m.at("Akkad") == [*["rome.elite-cavalry"] * 6, "rome.legion"]
