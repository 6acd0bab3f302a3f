"""XX.J.2 Where a lone leader goes when no land way leads home."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import ToBattle

ISLANDS = """
turn = 5
seats = ["roman", "vandal"]
acting = ["vandals"]
{allies}
[nations.rome]
seat = "roman"
capital = "Latium"
units = {{ Latium = "legion", Balearica = "legion"{units} }}
leaders = {{ Balearica = "aetius" }}
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = {{ Africa = "infantry", Cartaginensis = "4 infantry", "Mare Mauretanicum" = "2 fleet" }}
{more}
"""


def landed(
    on_map: OnMap, to_battle: ToBattle, throws: Throws, units: str = "", more: str = "", allies: str = ""
) -> ScriptedMap:
    """Vandals land on the Balearic islands, and Aetius gets away from his lost legion."""
    text = ISLANDS.format(units=units, more=more, allies=allies)
    m = on_map(text, [10, *throws("r r r -", "-"), 2])
    m = to_battle(m, "march:Cartaginensis", "land:Mare Mauretanicum:Balearica", stop=("escape",))
    assert [e.args["leader"] for e in m.events("leader-escapes")] == ["aetius"]
    return m


@rule("XX.J.2")
def test_over_the_sea_it_is_the_nearest_province_too(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    """F57: to a coast of the island's own seas, not to any province that is Rome's."""
    m = landed(on_map, to_battle, throws, ', Camulodunum = "legion", Septimania = "legion"')
    assert m.leader("aetius") == "Septimania"
    assert m.events("leader-goes")[0].args["place"] == "Septimania"


@rule("XX.J.2")
def test_of_coasts_equally_near_his_player_chooses(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    more = ', Camulodunum = "legion", Septimania = "legion", Tarraconensis = "legion"'
    m = landed(on_map, to_battle, throws, more)
    assert m.asked() == ("roman", "escape")
    assert sorted(m.offered()) == ["escape:Septimania", "escape:Tarraconensis"]


@rule("XX.J.2", "XXVI.B.4")
def test_an_allys_land_is_friendly_land(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    """Nearer than his own; that of a neutral would not do."""
    more = '[nations.byzantium]\nseat = "roman"\nunits = { Septimania = "legion" }\n'
    more += '[nations.burgundians]\nseat = "roman"\nhorde = "Tarraconensis"\n'
    m = landed(on_map, to_battle, throws, more=more, allies='allies = [["rome", "byzantium"]]')
    assert m.leader("aetius") == "Septimania"
