"""IX.C Leaders come, stay, step aside and go."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.leaders import INTRINSIC, LEADER_NATION, LEADERS, TURNS
from aevum.games.invasions.rules.reinforcements.leaders import (
    Leaders,
    bring_leader,
    leaders_due,
    newly_due,
    posts,
)
from aevum.games.invasions.rules.troops import NATION_STATUS, NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

GOTHS = """
turn = 2
seats = ["goth", "roman"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "3 infantry", Valachia = "2 infantry" }
leaders = { Dacia = "rex-of-the-visigoths" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "2 legion", Macedonia = "legion" }
leaders = { Thracia = "magister-orientis" }
"""


def number(name: str) -> int:
    return LEADERS.index(name)


@rule("IX.C.2", "III.C.2", "VI.H.6")
def test_a_historical_leader_comes_to_any_province_of_his_nation(on_map: Maker) -> None:
    """Home and troops first, and then the land that it holds without them."""
    m = on_map(GOTHS)
    m.begin(Leaders(m.nation("visigoths"), [number("fritigernus")], [number("fritigernus")]))
    assert m.asked() == ("goth", "post-leader")
    held = {f"post:{name}" for name in m.world.land.names if m.place(name) < len(m.world.owner)}
    held = {option for option in held if m.owner(option.removeprefix("post:")) == "visigoths"}
    assert m.offered()[:2] == ["post:Dacia", "post:Valachia"]
    assert set(m.offered()) == held
    m.do("post:Bohemia")
    assert m.leader("fritigernus") == "Bohemia"
    assert m.at("Bohemia") == []


@rule("IX.C.3", "III.C.4")
def test_the_rex_waits_while_a_historical_leader_is_there(on_map: Maker) -> None:
    m = on_map(GOTHS)
    fritigernus = number("fritigernus")
    m.begin(Leaders(m.nation("visigoths"), [fritigernus], [fritigernus])).do("post:Dacia")
    assert m.leader("rex-of-the-visigoths") == ""
    assert m.events("leader-steps-aside")[0].args["leader"] == "rex-of-the-visigoths"
    assert m.ask().key != "post-leader"


@rule("IX.C.3", "III.C.4", "VI.H.6")
def test_the_rex_comes_back_when_no_historical_leader_is_called(on_map: Maker) -> None:
    m = on_map(GOTHS.replace('Dacia = "rex-of-the-visigoths"', 'Dacia = "fritigernus"'))
    m.begin(Leaders(m.nation("visigoths"))).do("post:Valachia")
    assert m.leader("fritigernus") == ""
    assert m.leader("rex-of-the-visigoths") == "Valachia"


@rule("IX.C.4")
def test_the_general_of_an_empire_serves_beside_its_emperor(on_map: Maker) -> None:
    m = on_map(GOTHS)
    valens = number("valens")
    m.begin(Leaders(m.nation("byzantium"), [valens], [valens])).do("post:Macedonia")
    assert m.leader("magister-orientis") == "Thracia"
    m.do("post:Thracia")
    assert (m.leader("valens"), m.leader("magister-orientis")) == ("Macedonia", "Thracia")


@rule("IX.C.1")
def test_an_intrinsic_leader_is_redeployed_freely_or_stays(on_map: Maker) -> None:
    m = on_map(GOTHS)
    m.begin(Leaders(m.nation("byzantium")))
    assert m.offered()[:2] == ["post:Thracia", "post:Macedonia"]
    assert "post:Achaia" in m.offered()
    assert not m.events("leader-comes")
    m.do("post:Macedonia")
    assert m.leader("magister-orientis") == "Macedonia"


@rule("IX.C.5", "III.C.6")
def test_a_historical_leader_leaves_unless_called_again(on_map: Maker) -> None:
    stays = on_map(GOTHS.replace("magister-orientis", "valens"))
    stays.begin(Leaders(stays.nation("byzantium"), [number("valens")]))
    assert stays.leader("valens") == "Thracia"
    goes = on_map(GOTHS.replace("magister-orientis", "valens"))
    goes.begin(Leaders(goes.nation("byzantium")))
    assert goes.leader("valens") == ""
    assert goes.events("leader-leaves")[0].rule == "IX.C.5"


@rule("III.C.10", "III.C.6")
def test_each_historical_leader_has_one_turn_or_two(on_map: Maker) -> None:
    named = [i for i in range(len(LEADERS)) if not INTRINSIC[i]]
    assert all(0 <= TURNS[i][1] - TURNS[i][0] <= 1 for i in named)
    assert number("sapor") in leaders_due(1, NATIONS.index("persia"))
    assert number("sapor") in leaders_due(2, NATIONS.index("persia"))
    assert number("sapor") not in leaders_due(3, NATIONS.index("persia"))


@rule("III.C.6", "III.C.2")
def test_who_died_in_his_first_turn_does_not_come_in_his_second(on_map: Maker) -> None:
    m = on_map(GOTHS)
    assert number("sapor") not in newly_due(m.world, m.nation("persia"))
    m.world.turn = 1
    assert number("sapor") in newly_due(m.world, m.nation("persia"))


@rule("III.C.2")
def test_a_leader_who_needs_an_event_does_not_come_by_himself(on_map: Maker) -> None:
    m = on_map(GOTHS)
    assert number("theodosius") in leaders_due(2, m.nation("byzantium"))
    assert number("theodosius") not in newly_due(m.world, m.nation("byzantium"))


@rule("III.C.4")
def test_every_nation_that_begins_barbarian_has_one_rex_at_most(on_map: Maker) -> None:
    kings = [LEADER_NATION[i] for i in range(len(LEADERS)) if INTRINSIC[i] and "rex" in LEADERS[i]]
    assert len(kings) == len(set(kings)) > 15
    assert all(NATION_STATUS[n] == 0 for n in kings)


@rule("III.C.7")
def test_there_are_leaders_whom_history_never_saw() -> None:
    assert {"majorianus-ii", "claudius-iii", "antoninus"} <= set(LEADERS)


@rule("IX.C.2")
def test_without_a_foothold_no_leader_comes(on_map: Maker) -> None:
    m = on_map(GOTHS + '[nations.huns]\nseat = "goth"\nrole = "out"\n')
    assert posts(m.world, m.nation("huns")) == []
    m.begin(Leaders(m.nation("huns"), [number("balamber")], [number("balamber")]))
    assert m.leader("balamber") == ""


@rule("IX.C.3")
def test_who_is_brought_by_an_event_sends_the_rex_away_too(on_map: Maker) -> None:
    m = on_map(GOTHS)
    bring_leader(m.table.state, number("fritigernus"), m.place("Dacia"))
    assert (m.leader("fritigernus"), m.leader("rex-of-the-visigoths")) == ("Dacia", "")


@rule("IX.C.3", "III.C.4")
def test_a_rex_who_stands_beside_a_historical_leader_steps_aside(on_map: Maker) -> None:
    both = 'Dacia = "rex-of-the-visigoths", Valachia = "fritigernus"'
    m = on_map(GOTHS.replace('Dacia = "rex-of-the-visigoths"', both))
    m.begin(Leaders(m.nation("visigoths"), [number("fritigernus")], []))
    assert (m.leader("rex-of-the-visigoths"), m.leader("fritigernus")) == ("", "Valachia")
    assert m.told("leader-steps-aside") == ["IX.C.3"]


@rule("IX.C.2")
@pytest.mark.parametrize("status", ["barbarian", "kingdom", "empire"])
def test_the_son_of_attila_reigns_only_over_an_empire(on_map: Maker, status: str) -> None:
    seat = 'horde = "Tisia"' if status == "barbarian" else 'capital = "Cisalpina"'
    m = on_map(
        f'turn = 6\nseats = ["hun"]\n[nations.huns]\nseat = "hun"\nstatus = "{status}"\n{seat}\n'
        'units = { Cisalpina = "cavalry" }\n'
    )
    due = newly_due(m.world, m.nation("huns"))
    assert (LEADERS.index("ellacus") in due) == (status == "empire")
