"""XX.L.2, XX.L.5, XIX.A.7 Empty land in revolt is empty, though it is hostile to its owner (F296)."""

from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

ITALIA = """
turn = 6
seats = ["roman", "alaman"]
acting = ["alamanni"]

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { ROME }

[nations.alamanni]
seat = "alaman"
status = "kingdom"
units = { Alpes = "3 infantry" }

[cities]
Cisalpina = { revolt = 1 }
REBELS = { revolt = 1 }
"""


def italia(rome: str, rebels: str) -> str:
    return ITALIA.replace("ROME", rome).replace("REBELS", rebels)


@rule("XX.L.5", "XX.L.2", "XII.D.12")
def test_the_beaten_go_to_empty_rural_land_of_theirs_that_is_in_revolt(
    on_map: OnMap, throws: Throws, play_on: PlayOn
) -> None:
    m = on_map(italia('Liguria = "3 infantry"', "Taurinorum"), dice=throws("w w -", "- - -"))
    m = play_on(m.do("march:Alpes", "go:Liguria"))
    assert m.asked() == ("roman", "retreat")
    assert "retreat:Taurinorum" in m.offered()
    assert m.refusal("retreat:Cisalpina").key == "retreat-city", "empty, but not rural"
    m.do("retreat:Taurinorum")
    assert m.at("Taurinorum") == ["rome.infantry"] * 3


@rule("XX.L.5", "XII.D.12")
def test_but_not_where_troops_stand_among_the_rebels(on_map: OnMap, throws: Throws, play_on: PlayOn) -> None:
    text = italia('Liguria = "3 infantry", Taurinorum = "infantry"', "Taurinorum")
    m = play_on(on_map(text, dice=throws("w w -", "- - -")).do("march:Alpes", "go:Liguria"))
    assert m.refusal("retreat:Taurinorum").key == "retreat-hostile"


@rule("XIX.A.7", "XII.D.12")
def test_interceptors_come_through_empty_land_in_revolt(on_map: OnMap) -> None:
    """From Tuscia every way to the Alps leads through Liguria or Cisalpina."""
    m = on_map(italia('Tuscia = "3 infantry"', "Umbria"), dice=[6])
    m.world.revolt = put(m.world.revolt, m.place("Liguria"), 1)
    m.do("march:Alpes", "go:Taurinorum")
    assert (m.asked(), m.offered()) == (("roman", "intercept"), ["intercept:Tuscia", "none"])
    m.do("intercept:Tuscia", "ready")
    assert m.at("Taurinorum") == ["alamanni.infantry"] * 3 + ["rome.infantry"] * 3
