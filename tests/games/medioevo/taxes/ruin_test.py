"""D.BANK: what a bankrupt player may raise, and what is left of one who is out."""

from collections.abc import Callable

from aevum.games.medioevo.rules.pieces import ARCHER, FORCE
from aevum.games.medioevo.rules.scoring.reckoning import reckoning
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("D.BANK.03", "D.BANK.04")
def test_rebellions_too_may_raise_more_than_is_owed(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 200).hush().begin(Bankruptcy(0, 250))
    for florins in (300, 400):
        m.do("sell-a-rebellion:100")
        m.do(m.offered()[0])
        assert m.florins("byzantium") == florins


@rule("D.BANK.05", "5.SURR.02")
def test_units_set_aside_by_who_is_out_go_to_the_reserve(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.aside[0 * FORCE + ARCHER] = 3
    m.s.reserve[ARCHER] -= 3
    eliminate(m.s, 0)
    assert m.s.reserve_of(0, ARCHER) == 10


@rule("D.BANK.05", "K.CARD.14")
def test_the_magnates_florins_go_with_the_card_of_who_is_out(match: Maker) -> None:
    m = match().turn(3, 3).give("byzantium", 36)
    m.s.deposit = 300
    eliminate(m.s, 0)
    assert m.s.deposit == 0


@rule("D.BANK.05", "V.END.05")
def test_what_who_is_out_has_learnt_takes_no_award_from_others(match: Maker) -> None:
    m = match().turn(3, 3).learn("byzantium", "strategy").learn("hungary", "law")
    eliminate(m.s, 0)
    assert "award-technology" in [item.key for item in reckoning(m.s)[3]]
