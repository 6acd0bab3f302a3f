"""XIV.J.1 Who pays what it owes does not go bankrupt, and what recovers is told to who comes next."""

from collections.abc import Callable

from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.xiv_bankruptcy_test import HARMLESS
from tests.games.invasions.xiv_income.xiv_recovery_test import SACKED
from tests.games.invasions.xiv_income.xiv_tribute_test import TIES

Maker = Callable[..., ScriptedMap]


@rule("XIV.J.1", "XXVIII.D.1")
def test_only_who_could_not_pay_is_bankrupt(on_map: Maker) -> None:
    """Byzantium has its federates paid and gold to spare."""
    m = on_map(TIES.format(gold=30, vassal=6), [HARMLESS], realm=True)
    m.begin(Income(m.nation("byzantium")))
    assert m.events("bankrupt") == []


@rule("XIV.J.1", "XXVIII.D.1")
def test_what_a_federate_did_not_get_is_what_was_not_paid(on_map: Maker) -> None:
    """Without its capital, and with revolts everywhere, it has what its clients pay."""
    m = on_map(TIES.format(gold=0, vassal=6), [HARMLESS], realm=True)
    n = m.nation("byzantium")
    m.world.capital = put(m.world.capital, n, -1)
    m.world.revolt = [int(owner == n) for owner in m.world.owner]
    m.begin(Income(n))
    (income,) = m.events("income")
    (bankrupt,) = m.events("bankrupt")
    gross, due = income.args["gross"], income.args["due"]
    assert isinstance(gross, int)
    assert isinstance(due, int)
    assert 0 < gross < due
    assert bankrupt.args["gold"] == due - gross


@rule("XIV.J.1")
def test_who_has_neither_income_nor_expenses_owes_nothing(on_map: Maker) -> None:
    text = SACKED + '[nations.suebi]\nseat = "goth"\nrole = "inactive"\nstatus = "kingdom"\n'
    m = on_map(text, realm=True)
    n = m.nation("suebi")
    m.world.capital = put(m.world.capital, n, -1)
    m.begin(Income(n))
    assert (m.events("income"), m.events("bankrupt")) == ([], [])


@rule("XIV.I.3")
def test_what_has_recovered_is_told_to_the_next_nation(on_map: Maker) -> None:
    """Italia, beside the Area that had recovered before."""
    m = on_map(SACKED, realm=True)
    italia, africa = (1 << m.world.land.areas.index(name) for name in ("Italia", "Africa"))
    m.begin(Income(m.nation("rome"), africa)).do("recover-site:Apulia", "recover-site:Tuscia")
    assert m.state.result == italia | africa
