"""The Rugians come to the table. A process plays with one pack, so this file is run by itself:

AEVUM_PACK=examples/rugians python -m pytest examples/rugians_test.py
"""

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.reinforcements.step import ReinforcementStep
from aevum.games.invasions.rules.world.world import ACTIVE
from aevum.testing import battery, rule
from tests.games.invasions.conftest import ScriptedMap

DANUBE = """
turn = 5
seats = ["goth", "roman"]
[nations.rugians]
seat = "goth"
role = "out"
initiative = 28
reserve = "4 infantry, archer, 2 noble-cavalry"
[nations.byzantium]
seat = "roman"
initiative = 27
capital = "Thracia"
units = { Thracia = "legion" }
"""


@rule("IX.B.1", "VI.A.7")
def test_they_arrive_on_turn_five_with_their_king() -> None:
    m = ScriptedMap(DANUBE, realm=True)
    m.world.moving = 0
    m.begin(ReinforcementStep()).do("post:Moravia")
    rugians = m.nation("rugians")
    assert m.world.role[rugians] == ACTIVE
    assert m.world.horde[rugians] == m.place("Moravia")
    assert m.at("Moravia") == ["rugians.archer", *["rugians.infantry"] * 3, "rugians.noble-cavalry"]
    assert m.leader("feletheus") == "Moravia"


def test_matches_with_them_keep_every_law() -> None:
    battery.light(GAME, "duel-350", {}, seed=3)
