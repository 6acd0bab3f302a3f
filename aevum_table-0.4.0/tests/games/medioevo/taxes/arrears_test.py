"""D.BANK.01: missed interest is owed until it is paid."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.scoring.reckoning import worth
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def indebted(m: ScriptedMatch, florins: int = 0) -> ScriptedMatch:
    """Byzantium has all five loans, and does not pay the interest of this turn."""
    m.turn(2, 3).money("byzantium", florins).put("CON", "byzantium", "archer").active("byzantium")
    m.s.loans[0] = 5
    m.begin(Interest(0))
    assert m.asked() == ("byzantium", "bankrupt")
    return m.do("raise-no-more")


@rule("D.BANK.01", "D.DEBT.02")
def test_missed_interest_comes_on_top_of_the_next(match: Maker) -> None:
    m = indebted(match(), 100)
    assert m.events("interest-missed")[0].args["florins"] == 250
    assert (m.florins("byzantium"), m.s.arrears[0]) == (100, 250)
    assert m.turn(2, 7).begin(EndPhase()).done()
    m.turn(3, 3).money("byzantium", 600).begin(Interest(0))
    assert m.events("interest-paid")[0].args["florins"] == 500
    assert (m.florins("byzantium"), m.s.arrears[0], m.s.missed[0]) == (100, 0, 0)


@rule("D.BANK.01", "D.BANK.05")
def test_who_can_pay_only_the_new_interest_has_missed_it_twice(match: Maker) -> None:
    m = indebted(match())
    assert m.turn(2, 7).begin(EndPhase()).done()
    m.turn(3, 3).money("byzantium", 499).begin(Interest(0))
    assert m.ask().args["florins"] == 500
    m.do("raise-no-more")
    assert (m.s.out[0], m.s.arrears[0]) == (1, 0)


@rule("D.BANK.01")
def test_what_is_owed_may_be_paid_at_any_time_later(match: Maker) -> None:
    m = indebted(match()).begin(Upkeep(0))
    assert "raise-florins:250" in m.offered()
    assert "pay-arrears:250" not in m.offered()
    m.money("byzantium", 300).begin(Upkeep(0)).do("pay-arrears:250")
    assert (m.florins("byzantium"), m.s.arrears[0], m.s.missed[0]) == (50, 0, 1)
    assert not [wish for wish in m.offered() if wish.startswith(("pay-arrears", "raise-florins"))]
    assert m.told("arrears-paid") == ("D.BANK.01", {"seat": "byzantium", "florins": 250})


@rule("D.BANK.01", "D.BANK.02", "D.BANK.03")
def test_bankruptcy_lasts_until_the_money_is_there(match: Maker) -> None:
    m = indebted(match()).build("CON", "byzantium", "castle").begin(Upkeep(0)).do("raise-florins:250")
    assert m.asked() == ("byzantium", "bankrupt")
    assert not [wish for wish in m.offered() if wish.startswith("raise-florins")]
    m.do("plunder-own-building:CON:military:150", "raise-no-more")
    assert m.florins("byzantium") == 150
    assert m.asked() == ("byzantium", "upkeep")


@rule("D.BANK.01", "K.CARD.14", "K.37.1")
def test_the_magnate_takes_half_of_what_is_paid_late_as_well(match: Maker) -> None:
    m = indebted(match()).give("mamluks", 37)
    assert m.turn(2, 7).begin(EndPhase()).done()
    m.turn(3, 3).money("byzantium", 600).begin(Interest(0)).do("use-card:37")
    assert m.events("interest-shared")[0].args["florins"] == 250


@rule("D.BANK.01", "D.DEBT.05", "V.END.03")
def test_what_is_owed_makes_nobody_rich(match: Maker) -> None:
    m = indebted(match(), 200)
    assert worth(m.s)[0] == 200 - 2500 - 250 - 250


@rule("D.BANK.01", "D.BANK.02")
@pytest.mark.parametrize(("florins", "may"), [(249, False), (250, True)])
def test_arrears_are_paid_with_the_last_florin_and_not_in_part(match: Maker, florins: int, may: bool) -> None:
    m = match().turn(2, 4).money("byzantium", florins).active("byzantium")
    m.s.arrears[0] = 250
    m.hush().begin(PurchaseMenu(0))
    assert ("pay-arrears:250" in m.offered()) == may
    # Who can pay is not bankrupt any more (D.BANK.02, D.BANK.03).
    assert ("raise-florins:250" in m.offered()) == (not may)


@pytest.mark.parametrize("first", ["card", "payment"])
@rule("K.CARD.14", "K.37.1", "D.BANK.01")
def test_a_magnate_has_half_of_what_is_paid_late_in_the_tax_phase(match: Maker, first: str) -> None:
    m = indebted(match()).give("mamluks", 37).money("byzantium", 300).begin(Upkeep(0))
    if first == "payment":
        m.do("pay-arrears:250")
    m.initiate("mamluks", "use-card:37")
    if first == "card":
        m.do("pay-arrears:250")
    assert m.florins("mamluks") == 1600 + 125
    assert m.told("interest-shared") == ("K.CARD.14", {"seat": "mamluks", "florins": 125})


@rule("K.37.1", "K.37.2")
def test_but_not_of_what_is_paid_later_in_the_turn(match: Maker) -> None:
    m = indebted(match()).give("mamluks", 37).begin(Upkeep(0)).initiate("mamluks", "use-card:37")
    m.turn(2, 4).money("byzantium", 300).begin(PurchaseMenu(0)).do("pay-arrears:250")
    assert m.florins("mamluks") == 1600


@rule("K.38.1", "D.BANK.01")
def test_magnate_38_takes_50_off_missed_interest_that_is_paid_later(match: Maker) -> None:
    m = indebted(match()).give("byzantium", 38)
    m.turn(2, 4).money("byzantium", 240).begin(PurchaseMenu(0))
    assert "pay-arrears:250" not in m.offered()
    m.do("use-card:38", "pay-arrears:200")
    assert (m.florins("byzantium"), m.s.arrears[0]) == (40, 0)
    assert "use-card:38" not in m.begin(PurchaseMenu(0)).offered()


@rule("K.38.1", "D.BANK.01")
def test_magnate_38_serves_once_and_also_who_is_bankrupt_already(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 200).put("CON", "byzantium", "archer").active("byzantium")
    m.give("byzantium", 38).s.loans[0] = 5
    m.begin(Interest(0)).do("pass")
    assert m.asked() == ("byzantium", "bankrupt")
    m.do("use-card:38", "raise-no-more")
    assert m.events("interest-paid")[0].args["florins"] == 200
    m = match().turn(2, 3).money("byzantium", 100).put("CON", "byzantium", "archer").active("byzantium")
    m.give("byzantium", 38).s.loans[0] = 5
    m.begin(Interest(0)).do("use-card:38", "raise-no-more")
    # What was taken off once is not taken off again when it is paid late.
    assert m.s.arrears[0] == 200
    m.money("byzantium", 200).begin(Upkeep(0)).do("pay-arrears:200")
    assert m.florins("byzantium") == 0
