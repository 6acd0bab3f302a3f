"""The Miller at the table. A process plays with one pack, so this file is run by itself:

AEVUM_PACK=examples/miller python -m pytest examples/miller_test.py
"""

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import battery, rule
from tests.games.medioevo.conftest import ScriptedMatch


def miller() -> ScriptedMatch:
    """Byzantium holds the card, and an archer for whom it is asked to pay."""
    return ScriptedMatch().give("byzantium", 73).put("CON", "byzantium", "archer").active("byzantium")


@rule("4.CARD.08")
@pytest.mark.parametrize(("conquered", "florins"), [([], 30), (["ROM"], 40)])
def test_he_takes_ten_florins_for_each_settlement(conquered: list[str], florins: int) -> None:
    m = miller()
    for place in conquered:
        m.mark(place, "byzantium")
    m.begin(Upkeep(0)).do("use-card:73")
    assert m.told("grist") == ("4.CARD.08", {"seat": "byzantium", "florins": florins})
    assert m.florins("byzantium") == 1600 + florins
    assert "use-card:73" not in m.offered()  # it is turned


@rule("4.CARD.08")
def test_who_has_no_settlement_has_nothing_to_grind() -> None:
    m = miller()
    m.s.lord = [-1] * len(m.s.lord)
    offered = m.begin(Upkeep(0)).offered()
    assert offered
    assert "use-card:73" not in offered


def test_a_whole_match_with_it_keeps_every_law() -> None:
    battery.light(GAME, "introduction", {}, seed=3)
