"""Marauder 66: to which horde, and which units (K.CARD.27)."""

from aevum.games.medioevo.rules.hired import hire
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat


@rule("K.CARD.27", "K.66.1")
def test_marauder_66_lends_own_units_ashore_to_one_of_the_hordes(match: Maker) -> None:
    m = match().give("byzantium", 66).put("THE", "byzantium", "cavalry").put("THE", "byzantium", "archer")
    m.put("BUL", "barbarians", "light-infantry").put("MAR", "barbarians", "light-infantry")
    m.put("AEG", "byzantium", "archer").item("AEG", "byzantium", "galley")
    m.put("SER", "byzantium", "archer").put("SER", "hungary", "archer").mark("SER", "hungary")
    hire(m.s, 0, m.area("CON"), LIGHT)
    combat(m).do("use-card:66")
    assert (m.asked(), m.offered()) == (("byzantium", "lend-to"), ["lend-to:BUL", "lend-to-fleet:MAR"])
    m.do("lend-to-fleet:MAR")
    assert m.ask().args == {"count": 3}
    assert m.offered() == ["lend-unit:THE:archer", "lend-unit:THE:cavalry", "lend-no-more"]
    m.do("lend-unit:THE:archer")
    assert m.ask().args == {"count": 2}
    m.do("lend-no-more")
    assert m.at("MAR", "barbarians") == {"light-infantry": 1, "archer": 1}
    assert m.at("THE", "byzantium") == {"cavalry": 1}
    assert m.asked() == ("byzantium", "full-move")


@rule("K.CARD.27", "K.66.1")
def test_marauder_66_lends_nobody_who_is_hired(match: Maker) -> None:
    for own in (0, 1):
        m = match().give("byzantium", 66).put("BUL", "barbarians", "light-infantry")
        hire(m.s, 0, m.area("CON"), LIGHT)
        if own:
            m.put("CON", "byzantium", "archer")
        assert ("use-card:66" in combat(m).offered()) == bool(own)
