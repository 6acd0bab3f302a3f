"""XX.H.6 A mercenary beside units of its own nation: which of them falls, and comes back, is told apart."""

from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.troops import FOREIGN
from aevum.games.invasions.rules.world.pieces import is_mercenary, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

MOESIA = """
turn = 3
seats = ["goth", "roman"]
acting = ["visigoths"]
allies = [["byzantium", "huns"]]

[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Naissus = "6 infantry" }

[nations.huns]
seat = "roman"
units = { "Moesia Inferior" = "2 horse-archer" }

[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Inferior" = "2 infantry, huns.horse-archer" }
"""
HUN = "horse-archer:huns:whole"
HIRED = f"hit-mercenary:{HUN}:none"


def hits(on_map: OnMap, play_on: PlayOn, throws: Throws) -> ScriptedMap:
    m = play_on(on_map(MOESIA, throws("- -", "w w w", "- - - -")))
    return play_on(m.do("march:Naissus", "go:Moesia Inferior"), "losses")


@rule("XX.H.6", "III.B.5")
def test_the_hired_one_is_not_the_first_to_fall(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = hits(on_map, play_on, throws)
    assert m.asked() == ("roman", "losses")
    assert f"hit:{HUN}" in m.offered()
    assert HIRED not in m.offered()
    refusal = m.table.why_not("roman", HIRED)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("first-loss-national", "XX.H.6")
    m.do(f"hit:{HUN}")
    assert [code & FOREIGN for code in m.table.state.fight.sides[1].lost] == [0]
    assert {f"hit:{HUN}", HIRED} <= set(m.offered())


@rule("XX.K.1", "III.B.5")
def test_either_may_be_taken_back(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = hits(on_map, play_on, throws)
    m = play_on(m.do(f"hit:{HUN}", HIRED, "hit:infantry:byzantium:whole"), "recovery")
    assert m.asked() == ("roman", "recovery")
    assert {f"recover:{HUN}", f"recover-mercenary:{HUN}"} <= set(m.offered())
    m.do(f"recover-mercenary:{HUN}")
    assert [code & FOREIGN for code in m.table.state.fight.sides[1].lost] == [0, 0]


CROWDED = """
turn = 3
seats = ["roman", "goth"]
acting = ["byzantium", "huns"]
allies = [["byzantium", "huns"]]

[nations.huns]
seat = "roman"
units = { "Moesia Inferior" = "3 horse-archer" }

[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Inferior" = "infantry, huns.horse-archer" }

[nations.visigoths]
seat = "goth"
units = { Liger = "infantry" }
"""


@rule("XVII.A.7", "III.B.5")
def test_of_too_many_the_hired_one_or_another_is_given_up(on_map: OnMap) -> None:
    m = on_map(CROWDED)
    m.begin(Overfull(m.place("Moesia Inferior"), 1 << m.nation("byzantium") | 1 << m.nation("huns")))
    assert m.asked() == ("roman", "excess")
    assert {f"give-up:{HUN}", f"give-up-mercenary:{HUN}:none"} <= set(m.offered())
    m.do(f"give-up-mercenary:{HUN}:none")
    left = units_at(m.world, m.place("Moesia Inferior"))
    assert [unit for unit in left if is_mercenary(m.world, unit)] == []
    assert m.at("Moesia Inferior").count("huns.horse-archer") == 3
