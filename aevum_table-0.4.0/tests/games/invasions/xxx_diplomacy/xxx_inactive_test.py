"""XXX Cards towards nations that never act: the text bars invaders only (F165)."""

from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.diplomacy.targets import USES, deals
from aevum.testing import rule
from tests.games.invasions.xxx_diplomacy.conftest import MakeEmbassy

from .conftest import EAST

QUIET = EAST.replace('horde = "Valachia"', 'horde = "Valachia"\nrole = "inactive"').replace("gold = 2\n", "")
ARMENIA = (
    EAST
    + """
[nations.armenians]
seat = "goth"
role = "inactive"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry" }
"""
)


@rule("XXX.H.2", "XXX.H.4", "VI.B.2")
def test_inactive_barbarians_lend_a_mercenary_and_keep_no_gold(embassy: MakeEmbassy) -> None:
    m = embassy(QUIET).deal("byzantium", "mercenary").play("byzantium", "mercenary")
    gold = m.world.gold
    assert (gold[m.nation("byzantium")], gold[m.nation("visigoths")]) == (17, 0)
    m.begin(Hiring(m.nation("byzantium")))
    assert m.asked() == ("goth", "loan")
    m.do("choose-unit:archer:visigoths:whole:Valachia", "station:Moesia Superior")
    assert "visigoths.archer" in m.at("Moesia Superior")
    m.begin(Dismissal(m.nation("byzantium")))
    while m.asked() == ("goth", "deploy"):
        m.do("station:Valachia")
    assert "visigoths.archer" in m.at("Valachia")


@rule("XXX.D.2", "XXX.D.3", "VI.B.3")
def test_an_inactive_groom_lends_a_unit_and_scores_nothing(embassy: MakeEmbassy) -> None:
    table = embassy(ARMENIA).deal("byzantium", "marriage")
    m = table.play("byzantium", "marriage", "envoys-to:armenians")
    m.begin(Hiring(m.nation("byzantium"))).do("station:Amida")
    assert "armenians.mountain-infantry" in m.at("Amida")
    m.begin(EndOfDiplomacy())
    assert m.events("scores-points") == []


@rule("XXX.E.2")
def test_a_pact_with_an_inactive_nation_lasts_the_turn(embassy: MakeEmbassy) -> None:
    m = embassy(ARMENIA).deal("persia", "tribute").play("persia", "tribute", "envoys-to:armenians")
    persia, armenians = m.nation("persia"), m.nation("armenians")
    assert stance(m.world, persia, armenians, m.place("Armenia")) == NEUTRAL
    m.begin(EndOfDiplomacy())
    assert stance(m.world, persia, armenians, m.place("Armenia")) == HOSTILE


def test_nobody_is_the_ally_of_inactive_barbarians(embassy: MakeEmbassy) -> None:
    """Allies act together, and they never act."""
    m = embassy(QUIET).m
    found = deals(m.table.state, m.nation("byzantium"), USES.index("alliance"), 0, 0)
    assert [n for n, _ in found] == [m.nation("persia")]
