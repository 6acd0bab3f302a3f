"""XIV.J Bankruptcy."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.items import maintained
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]
HARMLESS = next(i for i, edict in enumerate(EDICTS) if edict.name == "donativum") + 1
REVOLT = next(i for i, edict in enumerate(EDICTS) if edict.name == "indictio") + 1

POOR = """
turn = 6
seats = ["goth", "roman"]
[nations.suebi]
seat = "goth"
status = "kingdom"
age = {age}
gold = {gold}
capital = "Carpetania"
[nations.suebi.units]
Carpetania = "4 infantry"
Asturica = "2 infantry"
Hispalensis = "infantry"
"Sinus Gallicus" = "fleet"
[nations.rome]
seat = "roman"
age = {age}
gold = {gold}
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "legion", Cisalpina = "legion" }}
"""


def poor(on_map: Maker, dice: list[int], age: int = 5, gold: int = 0) -> ScriptedMap:
    return on_map(POOR.format(age=age, gold=gold), dice, realm=True)


@rule("XIV.J.2", "XIV.J.3", "XIV.J.4", "XXXVI.A.2")
def test_a_bankrupt_nation_ages_declines_and_suffers(on_map: Maker) -> None:
    """A mature Kingdom draws the census card: a revolt, for which the goth is named, and chooses."""
    m = poor(on_map, [REVOLT, 7])
    n = m.nation("suebi")
    m.begin(Bankruptcy(n))
    assert (m.world.age[n], m.world.decline[n]) == (7, 1)
    assert m.realm.calamities[n] == 1
    keys = [event.key for event in m.table.log]
    order = [keys.index(key) for key in ("bankrupt", "ages", "decline-rises", "bankrupt-edict", "calamity")]
    assert order == sorted(order)


@rule("XIV.J.4")
def test_a_card_without_a_calamity_does_nothing_else(on_map: Maker) -> None:
    m = poor(on_map, [HARMLESS], gold=9)
    m.begin(Bankruptcy(m.nation("suebi")))
    assert m.events("calamity") == []
    assert m.world.gold[m.nation("suebi")] == 9


@rule("XIV.J.5", "XIV.G.7", "XIV.J.1")
def test_a_kingdom_dismisses_the_units_it_cannot_pay(on_map: Maker) -> None:
    """Three provinces, two cities and the capital yield 11; eight units and the Decline cost 13."""
    m = poor(on_map, [HARMLESS])
    n = m.nation("suebi")
    m.world.decline = put(m.world.decline, n, 1)
    m.begin(Income(n))
    assert m.events("income")[-1].args["net"] == -2
    assert m.asked() == ("goth", "dismiss")
    m.do("choose-unit:fleet:suebi:whole:Sinus Gallicus", "choose-unit:infantry:suebi:whole:Asturica")
    assert len(maintained(m.world, n)) == 6
    assert m.ask().key != "dismiss"
    assert m.told("dismissed") == ["XIV.J.5"] * 2


@rule("XIV.J.5", "XX.J.2")
def test_a_leader_aboard_goes_ashore_when_his_ship_is_dismissed(on_map: Maker) -> None:
    text = POOR.format(age=5, gold=0).replace(
        "[nations.rome]",
        """[nations.suebi.leaders]
"Sinus Gallicus" = "rechila"
[nations.rome]""",
    )
    m = on_map(text, [HARMLESS], realm=True).begin(Bankruptcy(NATIONS.index("suebi"), 2))
    m.do("choose-unit:infantry:suebi:whole:Carpetania")
    assert m.leader("rechila") == "Sinus Gallicus"
    m.do("choose-unit:fleet:suebi:whole:Sinus Gallicus")
    assert m.owner(m.leader("rechila")) == "suebi"


@rule("XIV.J.5")
def test_it_never_dismisses_more_than_half(on_map: Maker) -> None:
    m = poor(on_map, [HARMLESS])
    n = m.nation("suebi")
    m.begin(Bankruptcy(n, 30))
    for left in (4, 3, 2, 1):
        assert m.ask().args["units"] == left
        m.do(m.offered()[0])
    assert m.ask().key != "dismiss"
    assert len(maintained(m.world, n)) == 4


@rule("XIV.J.5")
@pytest.mark.parametrize(("nation", "unpaid"), [("suebi", 0), ("rome", 5)])
def test_no_unit_is_lost_for_a_card_or_by_an_empire(on_map: Maker, nation: str, unpaid: int) -> None:
    m = poor(on_map, [HARMLESS])
    before = len(maintained(m.world, m.nation(nation)))
    m.begin(Bankruptcy(m.nation(nation), unpaid))
    assert m.ask().key != "dismiss"
    assert len(maintained(m.world, m.nation(nation))) == before


@rule("XIV.J.6")
def test_only_one_bankruptcy_a_turn(on_map: Maker) -> None:
    m = poor(on_map, [HARMLESS])
    n = m.nation("suebi")
    m.begin(Bankruptcy(n)).begin(Bankruptcy(n, 4))
    assert (m.world.age[n], m.world.decline[n], len(m.events("bankrupt"))) == (7, 1, 1)


@rule("XIV.J.6")
def test_a_declining_empire_is_not_bankrupt_twice(on_map: Maker) -> None:
    """VI.E.11: past the double level it must pay 10 that it has not; that is the same bankruptcy."""
    m = poor(on_map, [HARMLESS])
    n = m.nation("rome")
    m.world.decline = put(m.world.decline, n, 2)
    m.begin(Bankruptcy(n, 3))
    assert (m.world.age[n], len(m.events("bankrupt"))) == (7, 1)
