"""XVIII.D Leaving and taking units on the way, and the march of Iulianus."""

from aevum.games.invasions.rules.world.pieces import USED, units_at
from aevum.testing import rule
from tests.games.invasions.xviii_movement.conftest import March, Marching

IULIANUS = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Oriens"]
units = { Osroene = "3 elite-cavalry, legion", "Coele Syria" = "2 cavalry, infantry" }
leaders = { Osroene = "iulianus" }
[nations.persia]
seat = "persian"
areas = ["Mesopotamia"]
units = { Euphrates = "satrapes", Susiana = "infantry" }
"""


def gathered(march: March) -> Marching:
    m = march(IULIANUS, "march:Osroene", "go:Amida", "halt", "march:Coele Syria", "go:Amida", "halt")
    return m.then("march:Amida", "go:Euphrates", "overrun")


@rule("XVIII.D.3", "XVIII.D.1", "XVIII.E.2")
def test_seven_units_overrun_the_satrap(march: March) -> None:
    m = gathered(march)
    assert [event.args["unit"] for event in m.events("overruns")] == ["satrapes"]
    assert len(m.at("Euphrates")) == 7
    w = m.world
    assert [w.march[unit] & USED for unit in units_at(w, m.place("Euphrates"))] == [3] * 7


@rule("XVIII.D.3", "XVIII.D.2", "XVIII.B.5")
def test_the_late_infantry_stays_and_six_go_on_to_babylonia(march: March) -> None:
    m = gathered(march)
    refusal = m.refusal("go:Babylonia")
    assert (refusal.key, refusal.args) == ("no-paces", {"unit": "infantry"})
    m.then("leave:infantry:rome:whole:0")
    left = {option for option in m.offered() if option.startswith("leave:")}
    assert left == {
        "leave:legion:rome:whole:1",
        "leave:cavalry:rome:whole:1",
        "leave:elite-cavalry:rome:whole:2",
    }
    m.then("go:Babylonia")
    assert m.at("Babylonia") == ["rome.cavalry"] * 2 + ["rome.elite-cavalry"] * 3 + ["rome.legion"]
    assert (m.at("Euphrates"), m.leader("iulianus")) == (["rome.infantry"], "Babylonia")
    assert m.refusal("go:Akkad").key == "no-paces"


@rule("XVIII.D.1")
def test_units_left_behind_may_go_on_later_and_others_join(march: March) -> None:
    m = march(IULIANUS, "march:Coele Syria", "go:Syria", "leave:cavalry:rome:whole:3")
    m.then("go:Palestina", "halt", "march:Syria", "go:Palestina")
    assert m.at("Palestina") == ["rome.cavalry", "rome.cavalry", "rome.infantry"]
    m.then("take:infantry:rome:whole:1", "go:Syria")
    assert m.at("Syria") == ["rome.cavalry", "rome.infantry"]
    assert m.refusal("go:Phoenicia").key == "no-paces", "the infantry has used up its three"


@rule("XVIII.D.1")
def test_who_has_no_pace_left_is_not_taken_along(march: March) -> None:
    m = march(IULIANUS, "march:Coele Syria", "go:Syria", "go:Palestina", "go:Syria", "halt")
    m.then("march:Syria")
    refusal = m.refusal("take:infantry:rome:whole:0")
    assert (refusal.key, refusal.rule) == ("no-paces", "XVIII.D.1")


@rule("XVIII.D.2")
def test_who_left_the_leader_once_has_lost_his_pace(march: March) -> None:
    m = march(IULIANUS, "march:Osroene", "leave-leader:iulianus", "go:Amida", "go:Osroene")
    m.then("take-leader:iulianus", "go:Amida")
    assert m.refusal("go:Osroene").args == {"unit": "legion"}, "three paces, not four"
