"""XVIII.H Invasions: twice the movement, and one unit more in every stack."""

import pytest

from aevum.testing import rule
from tests.games.invasions.xviii_movement.conftest import March

INVASION = """
turn = 2
seats = ["goth", "hun"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = {invading}
units = {{ Dacia = "5 infantry" }}
leaders = {{ {leader} }}
[nations.huns]
seat = "hun"
units = {{ Volga = "cavalry" }}
"""


def setup(invading: bool, leader: bool = False) -> str:
    named = 'Dacia = "fritigernus"' if leader else ""
    return INVASION.format(invading=str(invading).lower(), leader=named)


@rule("XVIII.H.2")
@pytest.mark.parametrize(("invading", "rounds"), [(False, 1), (True, 2)])
def test_an_invader_moves_twice(march: March, invading: bool, rounds: int) -> None:
    m = march(setup(invading, leader=True))
    asked = 0
    while m.table.asks() and m.asked()[1] == "stacks":
        asked += 1
        m.then("done")
    assert asked == rounds


@rule("XVIII.H.3", "XVII.A.7", "XVII.B.3")
def test_five_may_stand_together_in_each_of_the_two(march: March) -> None:
    m = march(setup(True), "march:Dacia", "go:Tisia", "halt")
    assert m.why_not("done") is None
    m.then("done", "march:Tisia", "go:Hunnia", "halt")
    assert m.why_not("done") is None
    m = march(setup(False))
    assert m.asked()[1] == "stacks"
    assert m.refusal("done").key == "too-many", "four without an invasion"


@rule("XVIII.H.3", "XVIII.H.2")
def test_the_limit_is_checked_after_each_movement(march: March) -> None:
    text = setup(True).replace("5 infantry", "5 infantry, archer")
    m = march(text)
    assert m.refusal("done").key == "too-many"
    m.then("march:Dacia", "leave:archer:visigoths:whole:3", "go:Tisia", "halt", "done")
    m.then("march:Dacia", "go:Tisia", "halt")
    assert m.refusal("done").key == "too-many", "and again in the second"


@rule("XVIII.H.4", "XVII.B.3")
def test_campaigns_come_after_both_and_keep_the_bonus(march: March) -> None:
    text = setup(True, leader=True).replace("5 infantry", "5 infantry, 2 archer")
    m = march(text, "done", "done")
    assert m.asked() == ("goth", "campaigns")
    m.then("campaign:fritigernus:2", "set-out", "go:Tisia", "halt")
    assert m.asked()[1] == "campaign-again", "seven are not too many for him"
    assert len(m.at("Tisia")) == 7


ALLIES = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths", "gepids"]
allies = [["visigoths", "gepids"]]
[nations.visigoths]
seat = "goth"
age = 3
horde = "Dacia"
invading = true
units = { Dacia = "2 infantry" }
[nations.gepids]
seat = "other"
age = 2
horde = "Tisia"
units = { Tisia = "2 infantry" }
"""


@rule("XVIII.H.2", "XXVI.B.3")
def test_of_allies_only_the_invader_moves_twice(march: March) -> None:
    """F99"""
    m = march(ALLIES)
    asked = []
    while m.table.asks() and m.asked()[1] == "stacks":
        asked.append(m.asked()[0])
        m.then("done")
    assert asked == ["goth", "other", "goth"]
