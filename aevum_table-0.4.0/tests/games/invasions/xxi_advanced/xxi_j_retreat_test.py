"""XXI.J After an advanced battle the beaten retreat as after any other."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

RAETIA = """
turn = 2
seats = ["goth", "roman"]
acting = ["alamanni"]

[nations.alamanni]
seat = "goth"
horde = "Agri Decumates"
units = { "Agri Decumates" = "3 infantry" }

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", Rhaetia = "2 infantry" }
"""


@rule("XXI.J.1")
def test_the_beaten_retreat_by_the_same_rules(on_map: OnMap) -> None:
    # The Alamanni roll twelve, the Romans two: two are lost, one is recovered.
    m = on_map(RAETIA, dice=[6, 6, 1, 1], combat="advanced").to_stacks()
    m.do("march:Agri Decumates", "go:Rhaetia")
    m.do("stand", "no-ambush")
    assert m.asked() == ("roman", "retreat")
    assert "retreat:Cisalpina" in m.offered()
    m.do("retreat:Cisalpina")
    assert m.at("Cisalpina") == ["rome.infantry"]
