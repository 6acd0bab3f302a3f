"""XX.L, XXIV.A Leaders in a retreat, and besiegers who failed."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import ToBattle

MESOPOTAMIA = """
turn = 2
seats = ["roman", "persian"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "ROMANS", Osroene = "legion" }
leaders = { Amida = "valens" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
units = { PERSIANS, Chaldea = "infantry" }
leaders = { LEADERS }
"""


def mesopotamia(romans: str, persians: str, leaders: str = "") -> str:
    text = MESOPOTAMIA.replace("ROMANS", romans)
    return text.replace("PERSIANS", persians).replace("LEADERS", leaders)


def euphrates(persians: str) -> str:
    return mesopotamia("4 auxiliary", f'Euphrates = "{persians}"', 'Euphrates = "sapor, satrapa"')


TO_EUPHRATES = ("march:Amida", "go:Euphrates")
TO_ASSYRIA = ("march:Amida", "go:Assyria")


@rule("XVII.A.10", "XVII.B.2")
def test_a_leader_who_goes_along_raises_the_limit(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    text = mesopotamia("4 legion", 'Euphrates = "6 infantry"', 'Euphrates = "sapor"')
    m = to_battle(on_map(text, throws("w w / - -", "- - - - - -")), *TO_EUPHRATES)
    assert m.ask().args["units"] == 6
    m.do("retreat:Akkad")
    assert len(m.at("Akkad")) == 6
    assert m.leader("sapor") == "Akkad"


@rule("XX.L.4")
def test_leaders_may_part_with_their_units(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    m = to_battle(on_map(euphrates("2 infantry, cavalry"), throws("w w - -", "- - / -")), *TO_EUPHRATES)
    assert "split-leader:sapor" not in m.offered(), "there is only one group"
    m.do("split:cavalry:persia:whole", "split-leader:sapor", "retreat:Akkad")
    assert (m.leader("satrapa"), m.leader("sapor")) == ("Akkad", "Euphrates")
    m.do("retreat:Atropatene")
    assert (m.leader("sapor"), m.leader("satrapa")) == ("Atropatene", "Akkad")
    assert m.at("Atropatene") == ["persia.cavalry"]


@rule("XX.L.4")
def test_a_leader_goes_with_one_group_only(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    m = to_battle(on_map(euphrates("3 cavalry"), throws("w w - -", "/ - - -")), *TO_EUPHRATES)
    rider = "split:cavalry:persia:whole"
    m.do(rider, rider, "split-leader:sapor", "retreat:Akkad", rider, "retreat:Atropatene", "retreat:Phraaspa")
    assert (m.leader("satrapa"), m.leader("sapor")) == ("Akkad", "Atropatene")
    assert [len(m.at(p)) for p in ("Akkad", "Atropatene", "Phraaspa")] == [1, 1, 1]


@rule("XX.L.12", "XX.J.1")
@pytest.mark.parametrize(("die", "place"), [(1, ""), (2, "Chaldea")])
def test_the_leader_of_a_stack_that_is_cut_off_checks(
    on_map: OnMap, to_battle: ToBattle, throws: Throws, die: int, place: str
) -> None:
    text = mesopotamia("4 auxiliary", 'Assyria = "3 infantry"', 'Assyria = "sapor"')
    text = text.replace('Osroene = "legion"', 'Osroene = "legion", Euphrates = "infantry"')
    m = on_map(text, [*throws("w w - -", "- - - -"), die])
    to_battle(m, *TO_ASSYRIA)
    assert len(m.events("cut-off")) == 3
    assert m.leader("sapor") == place
    assert m.told("leader-goes") == (["XX.J.2"] if place else [])


@rule("XXIV.A.1", "XXIV.A.3")
def test_a_besieger_who_fails_goes_back(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    m = on_map(mesopotamia("4 auxiliary", 'Assyria = "infantry"'), throws("w - - -", "- -"))
    m = to_battle(m, *TO_ASSYRIA, stop=("besiege",))
    m.table.state.script = [1, 1]
    m.do("besiege", "no-assault")
    assert m.events("city-holds")
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Amida")
    assert m.leader("valens") == "Amida"


@rule("XXIV.A.1", "XXIV.A.4")
def test_the_winner_before_a_city_besieges_it(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    text = mesopotamia("4 auxiliary", 'Assyria = "infantry"')
    m = to_battle(on_map(text, throws("w - - -", "- -")), *TO_ASSYRIA, stop=("besiege",))
    assert m.asked() == ("roman", "besiege")
    m.table.state.script = [10, 10]
    m.do("besiege", "no-assault", "spare", "keep-walls")
    assert m.owner("Assyria") == "byzantium"
