"""What may be done at any time says why it may not be done now, and by which rule."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.anytime import anytime_options
from aevum.games.medioevo.rules.diplomacy.proposal import PEACE, Proposal
from aevum.games.medioevo.rules.diplomacy.unasked import OFFERS, TO_ANOTHER
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.taxes.debts import MOST
from aevum.games.medioevo.rules.taxes.loans import LOANS
from aevum.games.medioevo.rules.unasked import not_now
from aevum.testing import rule
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
Change = Callable[[ScriptedMatch], object]
BYZANTIUM, MAMLUKS = 0, 1


def owes(m: ScriptedMatch, loans: int, borrowed: int = 0, repaid: int = 0) -> None:
    m.s.loans[BYZANTIUM], m.s.borrowed[BYZANTIUM], m.s.repaid[BYZANTIUM] = loans, borrowed, repaid


def out(m: ScriptedMatch) -> None:
    m.s.out[MAMLUKS] = True


def spent(m: ScriptedMatch) -> None:
    m.s.offers[BYZANTIUM] = OFFERS


REASONS: list[tuple[Change, str, str, str]] = [
    (lambda m: owes(m, 1, borrowed=1), "borrow:500", "borrowed-already", "D.DEBT.01"),
    (lambda m: owes(m, MOST), "borrow:500", "owes-the-most", "D.DEBT.04"),
    (lambda m: owes(m, 0), "repay:500", "owes-nothing", "D.DEBT.03"),
    (lambda m: owes(m, 1, repaid=1), "repay:500", "repaid-already", "D.DEBT.03"),
    (lambda m: owes(m.money("byzantium", 499), 1), "repay:500", "too-dear", "D.DEBT.03"),
    (lambda m: m.war("byzantium", "mamluks"), "declare-war:mamluks", "at-war-already", "C.DIP.02"),
    (lambda m: None, "offer-peace:mamluks", "not-at-war", "C.DIP.06"),
    (lambda m: None, "offer-armistice:mamluks", "not-at-war", "C.DIP.05"),
    (spent, "offer-pact:mamluks", "offers-spent", "C.DIP.01"),
    (out, "offer-pact:mamluks", "player-is-out", "D.BANK.05"),
]


@rule("D.DEBT.01", "D.DEBT.03", "D.DEBT.04", "C.DIP.02", "C.DIP.05", "C.DIP.06")
@pytest.mark.parametrize(("change", "wish", "key", "cited"), REASONS)
def test_the_reason_is_given_with_its_rule(
    match: Maker, change: Change, wish: str, key: str, cited: str
) -> None:
    m = match()
    change(m)
    m.turn(2, 4).hush().begin(PurchasePhase())
    refusal = GAME.why_not(m.s, BYZANTIUM, wish)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, cited)
    assert "⟦" not in Words("en", GAME.name, m.s.seats).refusal(refusal)


def test_mates_make_no_war_and_an_armistice_is_made_once(match: Maker) -> None:
    m = match(teams=True).turn(2, 4).hush().begin(PurchasePhase())
    mate = next(seat for seat in range(1, m.s.players()) if m.s.team[seat] == m.s.team[BYZANTIUM])
    refusal = not_now(m.s, BYZANTIUM, f"declare-war:{m.s.seats[mate]}")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("team-mates", "W.TEAM.01")
    m = match().war("byzantium", "mamluks").turn(2, 4).hush().begin(PurchasePhase())
    m.do("offer-armistice:mamluks", "accept")
    refusal = GAME.why_not(m.s, BYZANTIUM, "offer-armistice:mamluks")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("armistice-already", "C.DIP.05")


def test_what_is_under_way_comes_first(match: Maker) -> None:
    m = match().war("byzantium", "mamluks").turn(2, 4).hush().begin(Proposal(PEACE, BYZANTIUM, MAMLUKS))
    refusal = GAME.why_not(m.s, MAMLUKS, "borrow:500")
    assert refusal is not None
    assert refusal.key == "under-way"
    m.turn(1, 0)
    refusal = GAME.why_not(m.s, MAMLUKS, "borrow:500")
    assert refusal is not None
    assert refusal.key == "between-turns"


@pytest.mark.parametrize("wish", ["borrow:300", "declare-war:byzantium", "offer-pact:atlantis", "nonsense"])
def test_of_nonsense_nothing_is_said(match: Maker, wish: str) -> None:
    m = match().turn(2, 4).hush().begin(PurchasePhase())
    refusal = GAME.why_not(m.s, BYZANTIUM, wish)
    assert refusal is not None
    assert refusal.key == "not-offered"


@pytest.mark.parametrize("change", [reason[0] for reason in REASONS])
def test_reasons_and_options_agree(match: Maker, change: Change) -> None:
    m = match().turn(2, 4).hush()
    change(m)
    offered = {option.id for option in anytime_options(m.s, BYZANTIUM)}
    deeds = [f"{key}:{other}" for key in TO_ANOTHER for other in m.s.seats[1:]]
    for wish in [*LOANS, *deeds]:
        refusal = not_now(m.s, BYZANTIUM, wish)
        assert refusal is not None
        assert (refusal.key == "under-way") == (wish in offered)
