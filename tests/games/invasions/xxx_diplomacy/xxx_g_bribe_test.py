"""XXX.G Bribe: a siege is lifted before it begins."""

from collections.abc import Callable

from aevum.games.invasions.rules.military.combats import Combats
from aevum.games.invasions.rules.siege.on_map import LIFTED, SiegeOnMap
from aevum.games.invasions.rules.siege.siege import HOLDS
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule


def besieged(table: object) -> object:
    """Visigoths before Singidunum, which nobody defends."""
    m = table.m
    w = m.world
    place = m.place("Moesia Superior")
    for unit in units_at(w, place):
        shift(w, unit, m.place("Thracia"))
    units = units_at(w, m.place("Valachia"))
    for unit in units:
        shift(w, unit, place)
        w.came[unit] = m.place("Valachia")
    w.moving = 1 << m.nation("visigoths")
    return m.begin(Combats(1))


@rule("XXX.G.1", "XXX.G.2")
def test_gold_lifts_a_siege_and_the_besieger_retreats(embassy: Callable) -> None:
    m = besieged(embassy().deal("byzantium", "bribe"))
    assert m.asked() == ("roman", "bribery")
    m.do("bribe:byzantium")
    assert m.world.gold[m.nation("visigoths")] == 3
    assert m.asked() == ("goth", "retreat")  # no siege is kept up, though it was a campaign
    assert m.owner("Moesia Superior") == "byzantium"
    assert m.realm.held[m.nation("byzantium")] == 0


@rule("XXX.G.2")
def test_a_third_nation_may_pay_for_it(embassy: Callable) -> None:
    m = besieged(embassy().deal("persia", "bribe"))
    assert m.asked() == ("persian", "bribery")
    m.do("bribe:persia")
    assert m.world.gold[m.nation("persia")] == 19
    assert m.asked() == ("goth", "retreat")


@rule("XXX.G.2", "XXX.A.7")
def test_all_who_hold_cards_are_asked_and_the_siege_goes_on_if_they_pass(embassy: Callable) -> None:
    m = besieged(embassy().deal("byzantium", "nothing").deal("persia", "bribe"))
    assert (m.asked(), m.offered()) == (("roman", "bribery"), ["pass"])
    m.do("pass", "pass")
    assert m.asked() == ("goth", "besiege")


@rule("XXX.A.10", "XXX.G.1")
def test_who_has_no_gold_is_not_asked(embassy: Callable) -> None:
    table = embassy().deal("byzantium", "bribe")
    table.m.world.gold = put(table.m.world.gold, table.m.nation("byzantium"), 0)
    assert besieged(table).asked() == ("goth", "besiege")


@rule("XXX.G.2")
def test_without_cards_a_siege_begins_at_once(embassy: Callable) -> None:
    assert besieged(embassy()).asked() == ("goth", "besiege")
    assert SiegeOnMap().fallen == HOLDS != LIFTED
