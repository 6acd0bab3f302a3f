"""Movement and arrivals looked at more closely: one condition of a clause at a time."""

from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker


@rule("K.CARD.09", "K.25.1", "5.MOVE.15")
def test_militia_25_a_wagon_may_bring_a_single_unit(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("CON", "byzantium", "cavalry", 2).item("CON", "byzantium", "war-wagon")
    m.put("THE", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("THE"), 0))
    m.do("use-card:25", "send-thing:CON:war-wagon:1:1:2", "board-unit:cavalry", "send-off")
    assert m.at("THE", "byzantium") == m.at("CON", "byzantium") == {"cavalry": 1}
