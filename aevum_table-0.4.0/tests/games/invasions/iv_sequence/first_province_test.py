"""Nobody is forgotten for standing in the province that the map lists first."""

from aevum.games.invasions.rules.military.phase import MilitaryPhase
from tests.games.invasions.conftest import OnMap

TEXT = """
turn = 5
seats = ["persian", "roman"]
[nations.lakhmids]
seat = "persian"
status = "kingdom"
units = {{ "{place}" = "cavalry" }}
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = {{ Thracia = "legion" }}
"""


def test_who_stands_there_alone_acts_like_everybody(on_map: OnMap) -> None:
    first = on_map(TEXT.format(place="Chaldea")).world.land.names[0]
    m = on_map(TEXT.format(place=first), realm=True).begin(MilitaryPhase())
    assert "lakhmids" in [event.args["people"] for event in m.events("activates")]
