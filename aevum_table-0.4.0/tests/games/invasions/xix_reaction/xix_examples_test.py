"""Iulianus in Mesopotamia: the worked examples of XVIII.D and XVIII.E, as far as the Persians react."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

EAST = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Oriens"]
{romans}
[nations.persia]
seat = "persian"
status = "kingdom"
areas = ["Mesopotamia"]
units = {{ {persians} }}
"""
TOGETHER = 'units = { Amida = "4 cavalry, 3 infantry" }\nleaders = { Amida = "iulianus" }'
APART = """units = { Osroene = "3 cavalry, infantry", "Coele Syria" = "2 cavalry, infantry" }
leaders = { Osroene = "iulianus" }"""


@rule("XIX.A.1", "XIX.B.1", "XIX.B.9", "XVIII.E.5")
def test_two_persians_who_do_not_react_are_overrun(on_map: OnMap) -> None:
    """T12: one in Adiabene, who might have had help from Akkad, then the other one."""
    m = on_map(EAST.format(romans=TOGETHER, persians='Adiabene = "infantry", Akkad = "infantry"'))
    m.do("march:Amida", "go:Adiabene")
    assert m.asked() == ("persian", "intercept")
    m.do("none")
    assert m.asked() == ("persian", "flee")
    m.do("stand", "overrun", "go:Akkad", "stand", "overrun")
    assert m.at("Akkad") == ["rome.cavalry"] * 4 + ["rome.infantry"] * 3
    assert len(m.events("overruns")) == 2
    assert {"leave:cavalry:rome:whole:1", "leave:infantry:rome:whole:0"} <= set(m.offered())


@rule("XIX.B.9", "XVIII.E.1")
def test_a_satrap_who_does_not_escape_is_overrun(on_map: OnMap) -> None:
    """T11: the stacks meet in Amida, and the Persian in Euphrates rolls too little."""
    m = on_map(EAST.format(romans=APART, persians='Euphrates = "satrapes"'), dice=[9])
    m.do("march:Osroene", "go:Amida", "halt", "march:Coele Syria", "go:Amida", "halt")
    m.do("march:Amida", "go:Euphrates")
    assert m.asked() == ("persian", "flee")
    m.do("flee")
    assert m.modifiers("flight-roll") == [(-1, "XIX.B.6")]
    m.do("overrun")
    assert m.at("Euphrates") == ["rome.cavalry"] * 5 + ["rome.infantry"] * 2
