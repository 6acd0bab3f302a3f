"""D.DEBT Loans, at any time; 5.MISC.03 removal of own pieces."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.deeds import DEBT_FREE, values
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.taxes.interest import Interest, interest_due
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def resting(m: ScriptedMatch) -> ScriptedMatch:
    """In a menu of Byzantium."""
    return m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))


@rule("D.DEBT.01", "D.DEBT.03")
def test_one_loan_and_one_repayment_a_turn(match: Maker) -> None:
    m = resting(match()).do("borrow:500")
    assert m.florins("byzantium") == 2100
    assert "borrow:500" not in m.offered()
    m.do("repay:500")
    assert m.s.loans[0] == 0
    assert not [wish for wish in m.offered() if wish in ("borrow:500", "repay:500")]


@example("EX-061")
@rule("D.DEBT.01", "D.DEBT.02", "D.DEBT.06")
def test_a_loan_in_each_of_two_turns(match: Maker) -> None:
    m = resting(match().money("byzantium", 300)).do("borrow:500")
    assert (m.s.loans[0], m.florins("byzantium")) == (1, 800)
    assert "borrow:500" not in m.offered()
    assert m.turn(1, 7).begin(EndPhase()).done()
    assert m.turn(2, 3).begin(Interest(0)).done()
    assert m.florins("byzantium") == 800 - 50
    m.begin(Upkeep(0)).do("borrow:500")
    assert (m.s.loans[0], m.florins("byzantium")) == (2, 750 + 500)
    assert m.turn(2, 7).begin(EndPhase()).done()
    assert m.turn(3, 3).begin(Interest(0)).done()
    assert m.florins("byzantium") == 1250 - 100


@rule("D.DEBT.02", "D.DEBT.03")
@pytest.mark.parametrize("wishes", [("borrow:500", "repay:500"), ("repay:500", "borrow:500")])
def test_nobody_escapes_interest_by_a_loan_that_is_paid_back_at_once(
    match: Maker, wishes: tuple[str, ...]
) -> None:
    m = match()
    m.s.loans[0] = 2
    resting(m)
    assert interest_due(m.s, 0) == 100
    m.do(*wishes)
    assert (m.s.loans[0], interest_due(m.s, 0)) == (2, 100)


@rule("D.DEBT.02", "D.DEBT.03")
def test_a_new_loan_bears_no_interest_and_an_old_one_none_once_it_is_paid_back(match: Maker) -> None:
    m = match()
    m.s.loans[0] = 2
    assert interest_due(resting(m).do("borrow:500").s, 0) == 100
    m = match()
    m.s.loans[0] = 2
    assert interest_due(resting(m).do("repay:500").s, 0) == 50


@rule("D.DEBT.01")
def test_others_borrow_unasked_meanwhile(match: Maker) -> None:
    m = resting(match()).initiate("hungary", "borrow:500")
    assert m.florins("hungary") == 2100
    assert m.asked() == ("byzantium", "upkeep")


@rule("D.DEBT.04")
def test_nobody_owes_more_than_five_loans(match: Maker) -> None:
    m = match()
    m.s.loans[0] = 5
    assert "borrow:500" not in resting(m).offered()


@rule("5.MISC.03")
def test_own_pieces_are_taken_off_in_the_own_turn(match: Maker) -> None:
    m = resting(match()).put("MOR", "byzantium", "archer")
    m.item("CON", "byzantium", "caravan")
    m.do("remove-pieces", "disband:MOR:archer", "scrap:CON:caravan:1:1", "keep-the-rest")
    assert m.at("MOR", "byzantium") == {}
    assert m.s.items(0) == []
    m.active("hungary").begin(Upkeep(0))
    assert "remove-pieces" not in m.offered()
    assert m.told("scrapped") == (
        "5.MISC.03",
        {"seat": "byzantium", "place": "CON", "item": "caravan", "level": 1, "slot": 1},
    )


@rule("D.DEBT.03", "4.CARD.13")
def test_who_pays_the_last_loan_back_is_remembered_with_the_most_that_was_owed(match: Maker) -> None:
    m = match()
    m.s.loans[0], m.s.most_owed[0] = 1, 3
    resting(m).do("repay:500")
    assert values(m.s, 0, DEBT_FREE) == [3]
    assert m.told("repaid") == ("D.DEBT.03", {"seat": "byzantium", "florins": 500, "loans": 0})


@rule("D.BANK.05", "D.DEBT.01")
def test_who_is_out_of_the_game_does_nothing_unasked(match: Maker) -> None:
    m = resting(match())
    assert "borrow:500" in [option.id for option in GAME.initiatives(m.s, 3)]
    m.s.out[3] = 1
    assert GAME.initiatives(m.s, 3) == []


@rule("D.DEBT.03")
@pytest.mark.parametrize(("florins", "reason"), [(499, "too-dear"), (500, "repaid-already")])
def test_why_a_loan_is_not_repaid(match: Maker, florins: int, reason: str) -> None:
    m = match().money("byzantium", florins)
    m.s.loans[0], m.s.repaid[0] = 2, 1
    refusal = resting(m).why_not("repay:500")
    assert refusal is not None
    assert refusal.key == reason


@rule("D.DEBT.01")
def test_the_most_that_was_ever_owed_is_remembered(match: Maker) -> None:
    m = match()
    m.s.loans[0], m.s.most_owed[0] = 1, 4
    resting(m).do("borrow:500")
    assert (m.s.loans[0], m.s.most_owed[0]) == (2, 4)
    m = match()
    m.s.loans[0] = 3
    resting(m).do("borrow:500")
    assert m.s.most_owed[0] == 4
