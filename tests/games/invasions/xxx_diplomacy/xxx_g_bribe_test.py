"""XXX.G Bribe: a siege that has begun is lifted."""

import pytest

from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.clash.combats import Combats
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.diplomacy.cards.bribe import any_bribers
from aevum.games.invasions.rules.diplomacy.deck import BRIBE, PRICE
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import Embassy, MakeEmbassy


def besieged(table: Embassy) -> ScriptedMap:
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
def test_gold_lifts_a_siege_and_the_besieger_retreats(embassy: MakeEmbassy) -> None:
    m = besieged(embassy().deal("byzantium", "bribe"))
    assert m.asked() == ("goth", "besiege")  # there is no siege yet
    m.do("besiege")
    assert m.asked() == ("roman", "bribery")
    m.do("bribe:byzantium")
    (event,) = m.events("siege-bought-off")
    assert (event.args["place"], event.rule) == ("Moesia Superior", "XXX.G.2")
    assert m.world.gold[m.nation("visigoths")] == 3
    assert m.asked() == ("goth", "retreat")  # no siege is kept up, though it was a campaign
    assert m.owner("Moesia Superior") == "byzantium"
    assert m.realm.held[m.nation("byzantium")] == 0


@rule("XXX.G.2")
def test_a_third_nation_may_pay_for_it(embassy: MakeEmbassy) -> None:
    m = besieged(embassy().deal("persia", "bribe")).do("besiege")
    assert m.asked() == ("persian", "bribery")
    m.do("bribe:persia")
    assert m.world.gold[m.nation("persia")] == 19
    assert m.asked() == ("goth", "retreat")
    assert m.told("hands-gold") == ["XXX.G.1"]


@rule("XXX.G.2", "XXX.A.7")
def test_all_who_hold_cards_are_asked_and_the_siege_goes_on_if_they_pass(embassy: MakeEmbassy) -> None:
    m = besieged(embassy().deal("byzantium", "nothing").deal("persia", "bribe")).do("besiege")
    assert (m.asked(), m.offered()) == (("roman", "bribery"), ["pass"])
    m.do("pass", "pass")
    assert m.asked() == ("goth", "assault")


@rule("XXX.A.10", "XXX.G.1")
@pytest.mark.parametrize(("short", "asked"), [(1, ("goth", "assault")), (0, ("roman", "bribery"))])
def test_who_has_not_the_gold_is_not_asked(embassy: MakeEmbassy, short: int, asked: tuple[str, str]) -> None:
    table = embassy().deal("byzantium", "bribe")
    table.m.world.gold = put(table.m.world.gold, table.m.nation("byzantium"), PRICE[BRIBE] - short)
    assert besieged(table).do("besiege").asked() == asked


@rule("XXX.G.2")
def test_without_cards_a_siege_begins_at_once(embassy: MakeEmbassy) -> None:
    assert besieged(embassy()).do("besiege").asked() == ("goth", "assault")


@rule("XXX.A.4", "XXX.G.2")
def test_nobody_bribes_invaders(embassy: MakeEmbassy) -> None:
    table = embassy().deal("byzantium", "bribe")
    w = table.m.world
    w.invading = put(w.invading, table.m.nation("visigoths"), 1)
    assert besieged(table).do("besiege").asked() == ("goth", "assault")


@rule("XXX.A.4", "XXX.G.2")
def test_nor_for_the_sake_of_invaders(embassy: MakeEmbassy) -> None:
    """Persians before a city that the invading Visigoths hold."""
    m = embassy().deal("byzantium", "bribe").m
    w = m.world
    place = m.place("Moesia Superior")
    for unit in units_at(w, place):
        shift(w, unit, m.place("Thracia"))
    w.owner[place] = m.nation("visigoths")
    units = [i for i in range(1, len(w.code)) if w.master[i] == m.nation("persia") and w.place[i] >= 0]
    for unit in units:
        shift(w, unit, place)
        w.came[unit] = m.place("Valachia")
    w.moving = 1 << m.nation("persia")
    assert any_bribers(m.table.state, m.nation("persia"), place)
    w.invading = put(w.invading, m.nation("visigoths"), 1)
    settle_all(w)
    m.begin(Clash(place, m.nation("persia"), units, [], False, True)).do("besiege")
    assert m.asked() == ("persian", "assault")


@rule("XXX.G.2")
def test_a_nation_of_the_besiegers_own_player_may_pay_too(embassy: MakeEmbassy) -> None:
    """One player may have both; the card asks only who pays whom."""
    table = embassy().deal("byzantium", "bribe")
    w = table.m.world
    w.seat = put(w.seat, table.m.nation("byzantium"), w.seat[table.m.nation("visigoths")])
    m = besieged(table).do("besiege")
    assert m.asked() == ("goth", "bribery")
    assert m.offered() == ["bribe:byzantium", "pass"]
