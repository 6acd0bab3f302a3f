"""D.DEBT Loans, at any time; 5.MISC.03 removal of own pieces."""

from collections.abc import Callable

from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
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
