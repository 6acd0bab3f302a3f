"""What is limited and what is not (0.COMP), and who gets the last piece (4.BUY.02)."""

from collections.abc import Callable

from aevum.games.medioevo.rules.blood import shed_blood
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.horde.placing import call_up
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.works.ruin import damage_building
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("0.COMP.03")
def test_barbarians_and_blood_markers_run_out(match: Maker) -> None:
    m = match(blood=True)
    assert (m.s.supply[0], m.s.supply[1], m.s.supply[4], m.s.blood_left) == (40, 20, 4, 18)
    m.s.circle = [1, 1, 1]
    m.s.supply[0], m.s.supply[1], m.s.supply[4] = 3, 0, 0
    assert call_up(m.s, m.area("SER")) == 3
    assert m.at("SER", "barbarians") == {"light-infantry": 3}
    assert call_up(m.s, m.area("BUL")) == 0
    m.s.blood_left = 1
    for _ in range(2):
        shed_blood(m.s, 0, 1)
    assert (m.s.blood[0], m.s.blood_left) == (1, 0)


@rule("0.COMP.10")
def test_destruction_and_property_markers_do_not(match: Maker) -> None:
    m = match()
    places = list(m.s.controlled(0))[:4] + list(m.s.controlled(1))[:2]
    for place in places:
        m.s.builder[place] = m.s.lord[place]
        m.s.buildings[place * len(SORTS) + MILITARY] = 3
        damage_building(m.s, place, MILITARY, 8)
    assert sum(m.s.damage) == 6 * 8  # the box has 20
    for name in ("TRE", "SNP", "GEO", "ATT", "EPI"):
        m.put(name, "barbarians", "light-infantry")
    m.put("AEG", "barbarians", "archer").put("ION", "barbarians", "archer").put("BAE", "barbarians", "archer")
    m.put("MAR", "barbarians", "archer").turn(2, 2).begin(Raiders(0))
    m.do("raid-embark:TRE:BSE")  # a fifth galley; the box has markers for 4
    assert m.at("BSE", "barbarians") == {"light-infantry": 1}


@rule("4.BUY.02", "4.CARD.04")
def test_who_is_first_in_turn_order_gets_the_last_card(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde").turn(2, 4)
    m.s.deck = [10]
    for card in range(len(m.s.holder)):
        if card != 10:
            m.s.holder[card] = 2
            m.s.turned[card] = 1
    m.s.order = [1, 0, 2]
    m.hush().begin(PurchasePhase())
    assert m.asked() == ("mamluks", "buy")
    m.do("buy-card:100")
    assert m.asked() == ("mamluks", "take-card")
    m.do(m.offered()[0])
    assert m.s.holder[10] == 1
    m.do("done-buying")
    assert m.asked() == ("byzantium", "buy")
    assert not [wish for wish in m.offered() if wish.startswith("buy-card")]
