"""IX, VI, XI The whole step by the Timeline, in the order of activation."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.content.timeline import invades
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.step import ReinforcementStep, is_new, turn_order
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.ix_reinforcements.ix_d_units_test import GOTHS

Maker = Callable[..., ScriptedMap]

BRITAIN = """
turn = {turn}
seats = ["goth", "roman"]
[nations.angles]
seat = "goth"
initiative = 12
gold = 4
{angles}
reserve = "5 sea-raider, archer"
[nations.visigoths]
seat = "goth"
invading = true
initiative = 3
age = 2
horde = "Aquitania"
units = {{ Aquitania = "3 infantry" }}
reserve = "4 infantry"
[nations.byzantium]
seat = "roman"
initiative = 27
capital = "Thracia"
units = {{ Thracia = "legion" }}
"""
RAIDER = 'role = "raider"\nraids_from = "Holsatia"'
SETTLED = 'role = "inactive"\nunits = { "Flavia Caesariensis" = "2 sea-raider" }'


def step(on_map: Maker, turn: int, angles: str) -> ScriptedMap:
    m = on_map(BRITAIN.format(turn=turn, angles=angles), realm=True)
    m.world.moving = 0
    m.begin(ReinforcementStep())
    while m.ask().key in ("post-leader", "levy-types"):
        m.do(m.offered()[0])
    return m


@rule("VI.G.1", "VI.G.3")
def test_newcomers_come_after_all_who_are_older(on_map: Maker) -> None:
    """A people that was there before begins anew, whatever its age was."""
    w = on_map(GOTHS.format(reserve="infantry")).world
    goths, huns, avars = (NATIONS.index(name) for name in ("visigoths", "huns", "avars"))
    w.age = put(put(put(w.age, goths, 5), huns, 2), avars, 9)
    w.initiative = put(put(put(w.initiative, goths, 90), huns, 10), avars, 5)
    assert turn_order(w, [avars]) == [goths, huns, avars]


@rule("VI.C.4", "XI.G.2", "VI.A.7")
def test_raiders_become_an_active_nation_by_the_timeline(on_map: Maker) -> None:
    m = step(on_map, 5, RAIDER)
    angles = m.nation("angles")
    assert (m.world.role[angles], m.world.age[angles], m.world.gold[angles]) == (ACTIVE, 1, 4)
    assert m.world.horde[angles] == m.place("Holsatia")
    assert m.at("Holsatia").count("angles.sea-raider") == 5


@rule("XI.G.2", "XI.G.3")
def test_settled_angles_act_again_with_their_invasion_of_turn_five(on_map: Maker) -> None:
    before = step(on_map, 4, SETTLED)
    angles = before.nation("angles")
    assert before.world.role[angles] != ACTIVE
    m = step(on_map, 5, SETTLED)
    assert (m.world.role[angles], m.world.invading[angles]) == (ACTIVE, 1)
    assert m.at("Flavia Caesariensis") == ["angles.sea-raider"] * 2


@rule("XVIII.H.1", "VI.H.4")
@pytest.mark.parametrize("turn", [2, 5, 6])
def test_who_invades_is_said_anew_each_turn(on_map: Maker, turn: int) -> None:
    m = step(on_map, turn, RAIDER)
    for n in range(len(NATIONS)):
        assert m.world.invading[n] == int(invades(turn, n) and m.world.status[n] == BARBARIAN)
    assert m.world.invading[m.nation("visigoths")] == int(turn == 2)  # as printed, and not on turn 5 or 6


@rule("XVIII.H.1")
def test_a_nation_that_is_civilized_invades_no_more(on_map: Maker) -> None:
    text = BRITAIN.format(turn=2, angles=RAIDER).replace('horde = "Aquitania"', 'status = "kingdom"')
    m = on_map(text, realm=True).begin(ReinforcementStep())
    assert m.world.invading[m.nation("visigoths")] == 0


@rule("VI.G.1", "VI.G.2")
def test_newcomers_come_as_the_youngest_barbarians(on_map: Maker) -> None:
    m = on_map(BRITAIN.format(turn=5, angles=RAIDER))
    found = turn_order(m.world, [m.nation("angles")])
    assert found == [m.nation("visigoths"), m.nation("angles"), m.nation("byzantium")]


@rule("IX.B.1")
def test_a_nation_that_is_on_the_map_does_not_arrive_again(on_map: Maker) -> None:
    m = on_map(BRITAIN.format(turn=5, angles='horde = "Lindum"\nunits = { Lindum = "infantry" }'), realm=True)
    assert not is_new(m.world, m.nation("angles"))
    assert not is_new(m.world, m.nation("picts"))  # nobody plays them here
    m.begin(ReinforcementStep())
    assert m.world.horde[m.nation("angles")] == m.place("Lindum")


@rule("XXVIII.E.2", "IX.D.1")
def test_federates_keep_their_reinforcements(on_map: Maker) -> None:
    tie = 'tie = "federate"\nlord = "byzantium"\nfoedus = ["Aquitania", "Garumnum"]\nhorde = "Aquitania"'
    text = BRITAIN.format(turn=2, angles=RAIDER).replace('horde = "Aquitania"', tie)
    m = on_map(text, realm=True)
    m.begin(Levy(m.nation("visigoths"), [3], ["infantry"]))
    assert m.at("Aquitania") == ["visigoths.infantry"] * 6


@rule("IX.C.5", "III.C.2")
def test_leaders_come_and_go_with_their_turns(on_map: Maker) -> None:
    text = BRITAIN.format(turn=2, angles=RAIDER).replace(
        "[nations.byzantium]", 'leaders = { Aquitania = "alaricus" }\n[nations.byzantium]'
    )
    m = on_map(text, realm=True)
    m.world.moving = 0
    m.begin(ReinforcementStep())
    while m.ask().key in ("post-leader", "levy-types"):
        m.do(m.offered()[0])
    assert m.leader("fritigernus") == "Aquitania"
    assert m.leader("alaricus") == ""  # he belongs to turn 3
