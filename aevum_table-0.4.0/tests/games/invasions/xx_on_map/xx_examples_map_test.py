"""XX.Ex.3, XX.Ex.5 The retreats that the worked examples tell, on the real map."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import ToBattle

NISIBIS = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome", "byzantium"]
allies = [["rome", "byzantium"]]

[nations.rome]
seat = "roman"
units = { Amida = "5 legion, guard, palatine" }
leaders = { Amida = "iulianus" }

[nations.byzantium]
seat = "roman"
areas = ["Oriens"]

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Assyria = "clibanarii, heavy-cavalry, 3 horse-archer, elite-infantry", Chaldea = "infantry" }
leaders = { Assyria = "sapor" }
"""
"""T22: Persia 1B of archery, then Rome 5W 2B against Persia 6W 1B."""
ADRIANOPOLIS = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths"]

[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = true
units = { "Moesia Inferior" = "4 heavy-cavalry, ostrogoths.noble-cavalry, archer" }
leaders = { "Moesia Inferior" = "fritigernus" }

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Dardania = "palatine, guard, legion" }
leaders = { Dardania = "valens" }
"""


@rule("XX.L.2", "XX.L.7")
def test_nisibis_the_persians_retreat_three_paces_to_akkad(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    dice = throws("/ -", "w - w - - / - -", "- - - - - - / -")
    m = to_battle(on_map(NISIBIS, dice), "march:Amida", "go:Assyria")
    assert m.asked() == ("persian", "retreat")
    assert m.refusal("retreat:Amida").rule == "XX.L.7"
    m.do("retreat:Akkad")
    assert len(m.at("Akkad")) == 6
    assert m.leader("sapor") == "Akkad"


@rule("XX.L.2")
def test_adrianopolis_the_romans_retreat_to_constantinopolis(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    dice = [*throws("-", "w w w w wr / ww", "- / - -"), 2]
    m = to_battle(on_map(ADRIANOPOLIS, dice), "march:Moesia Inferior", "go:Dardania")
    m.do("retreat:Thracia")
    assert len(m.at("Thracia")) == 2
    assert m.leader("valens") == "Thracia"
