"""Every offer of the purchase phase, and what is told of it, cites the rule that it goes by."""

import pytest

from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("4.ARM.01", "4.ARM.02", "4.BLD.04", "4.BLD.07", "4.TRN.02", "4.TRN.03", "4.SGE.02")
@pytest.mark.parametrize(
    ("wish", "cited", "event"),
    [
        ("hire:archer:CON:", "4.ARM.01", "hired"),
        ("hire:captain-1:CON:", "4.ARM.02", "hired"),
        ("train-captain:captain-2:CON:", "4.ARM.02", "captain-trained"),
        ("build:village:THE:", "4.BLD.04", "built"),
        ("build:town:CON:", "4.BLD.07", "built"),
        ("equip:caravan:1:CON:", "4.TRN.02", "equipped"),
        ("equip:catapult:1:CON:", "4.SGE.02", "equipped"),
        ("improve:war-wagon:", "4.TRN.03", "improved"),
        ("improve:catapult:", "4.SGE.02", "improved"),
    ],
)
def test_what_is_bought_cites_its_rule(match: Make, wish: str, cited: str, event: str) -> None:
    m = shopping(match).learn("byzantium", *TECHNOLOGIES).build("CON", "byzantium", "village", "tower")
    for colour in ("red", "green", "blue"):
        m.points("byzantium", colour, 9)
    m.put("CON", "byzantium", "captain-1").item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "catapult")
    (option,) = [option for option in shop(m).ask().options if option.id.startswith(wish)][:1]
    assert option.rule == cited
    m.do(option.id)
    assert m.told(event)[0] == cited
