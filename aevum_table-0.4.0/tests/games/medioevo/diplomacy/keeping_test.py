"""C.PACT: what a pact changes while it is kept, and what is left of it when it is over."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.diplomacy.pacts import breach, drop, expire, fee
from aevum.games.medioevo.rules.diplomacy.proposal import END_PACT, PEACE, Proposal
from aevum.games.medioevo.rules.diplomacy.sign import sign
from aevum.games.medioevo.rules.diplomacy.war import barred, hostile, make_truce, may_attack
from aevum.games.medioevo.rules.terms import (
    COMMERCE,
    KIND,
    NON_BELLIGERENCE,
    NUMBER,
    PASSAGE,
    PAYMENT,
    PROMISE,
)
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def term(kind: int, giver: int, taker: int, amount: int = 0) -> list[int]:
    return [0, kind, giver, taker, 0, 0, amount, 0]


def signs(m: ScriptedMatch, *terms: list[int], until: int = 0, secret: bool = False, words: str = "") -> int:
    """All who stand in the terms sign them; the number of the pact, 0 where nothing of it stays."""
    parties = sorted({seat for row in terms for seat in row[2:4]})
    sign(m.s, parties, list(terms), until, secret, words)
    return m.s.terms[-1][NUMBER] if m.s.terms else 0


@rule("C.PACT.04", "C.PACT.16")
def test_the_fee_is_that_of_the_cheapest_pact_that_gives_this_right_now(match: Maker) -> None:
    m = match().turn(3)
    signs(m, term(COMMERCE, HUNGARY, BYZANTIUM, 100))
    assert fee(m.s, HUNGARY, BYZANTIUM) == 100
    signs(m, term(COMMERCE, HUNGARY, BYZANTIUM, 50))
    signs(m, term(COMMERCE, HUNGARY, MAMLUKS, 0))
    signs(m, term(COMMERCE, MAMLUKS, BYZANTIUM, 0))
    signs(m, term(PASSAGE, HUNGARY, BYZANTIUM, 0))
    signs(m, term(COMMERCE, HUNGARY, BYZANTIUM, 0), until=2)
    assert fee(m.s, HUNGARY, BYZANTIUM) == 50


@rule("C.PACT.05", "C.PACT.15", "3.TAX.05")
def test_guests_disturb_control_before_a_pact_and_after_it(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").put("CON", "hungary", "archer")
    assert m.lord("CON") == ""
    number = signs(m, term(PASSAGE, BYZANTIUM, HUNGARY))
    assert m.lord("CON") == "byzantium"
    drop(m.s, number)
    assert m.lord("CON") == ""


@rule("C.PACT.15")
def test_words_go_with_their_pact_only(match: Maker) -> None:
    m = match()
    signs(m, term(PROMISE, BYZANTIUM, HUNGARY), words="I stay away")
    second = signs(m, term(PROMISE, BYZANTIUM, MAMLUKS), words="I come")
    drop(m.s, second)
    assert m.s.pact_texts == ["1 I stay away"]


@rule("C.PACT.01", "C.PACT.15")
@pytest.mark.parametrize("secret", [False, True])
def test_others_hear_of_the_end_of_open_pacts_only(match: Maker, secret: bool) -> None:
    m = match().turn(2)
    signs(m, term(PASSAGE, BYZANTIUM, MAMLUKS), secret=not secret)
    number = signs(m, term(PASSAGE, BYZANTIUM, HUNGARY), until=2, secret=secret)
    m.begin(Proposal(END_PACT, BYZANTIUM, HUNGARY, number))
    assert m.ask().args == {"seat": "byzantium", "pact": number}
    m.do("refuse")
    expire(m.s)
    told = [*m.events("offer-refused"), *m.events("pact-over")]
    assert [[event.seen_by(seat) for seat in range(4)] for event in told] == [
        [True, not secret, not secret, True]
    ] * 2


@rule("C.DIP.06")
def test_all_hear_who_refuses_peace(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "hungary")
    signs(m, term(PASSAGE, MAMLUKS, HORDE), secret=True)
    m.begin(Proposal(PEACE, BYZANTIUM, HUNGARY))
    assert m.ask().args == {"seat": "byzantium"}
    m.do("refuse")
    assert m.s.at_war(BYZANTIUM, HUNGARY)
    (event,) = m.events("offer-refused")
    assert (event.args, event.seen_by(MAMLUKS)) == ({"seat": "hungary", "other_seat": "byzantium"}, True)


@rule("C.PACT.08", "C.PACT.02")
def test_only_non_belligerence_ends_a_war(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "hungary")
    signs(m, term(PROMISE, MAMLUKS, HUNGARY), words="I spare Budapest")
    assert m.s.at_war(MAMLUKS, HUNGARY)
    signs(m, term(NON_BELLIGERENCE, BYZANTIUM, HORDE))
    assert not m.events("peace-made")
    signs(m, term(NON_BELLIGERENCE, MAMLUKS, HUNGARY))
    assert not m.s.at_war(HUNGARY, MAMLUKS)
    assert len(m.events("peace-made")) == 1


@rule("C.DIP.01", "C.PACT.03")
def test_what_is_paid_at_once_is_no_pact_that_lasts(match: Maker) -> None:
    m = match()
    assert signs(m, term(PAYMENT, MAMLUKS, HUNGARY, 100)) == 0
    pays, gets = term(PAYMENT, BYZANTIUM, MAMLUKS, 50), term(PAYMENT, MAMLUKS, HUNGARY, 50)
    assert signs(m, pays, gets) == 0
    signs(m, term(PAYMENT, BYZANTIUM, HUNGARY, 100), term(PASSAGE, HUNGARY, BYZANTIUM))
    assert [row[KIND] for row in m.s.terms] == [PASSAGE]
    assert [m.florins(seat) for seat in ("byzantium", "mamluks", "hungary")] == [1450, 1500, 1850]


@rule("C.DIP.05")
def test_an_armistice_binds_both_and_war_goes_on_after_it(match: Maker) -> None:
    m = match().turn(3).war("mamluks", "hungary", 1)
    make_truce(m.s, MAMLUKS, HUNGARY)
    for one, other in ((MAMLUKS, HUNGARY), (HUNGARY, MAMLUKS)):
        assert barred(m.s, one, other)
        assert not hostile(m.s, one, other)
    assert not barred(m.s, MAMLUKS, HORDE)
    m.turn(4)
    assert hostile(m.s, HUNGARY, MAMLUKS)
    assert not barred(m.s, HUNGARY, MAMLUKS)
    assert m.told("armistice-made") == ("C.DIP.05", {"seat": "mamluks", "enemy_seat": "hungary"})


@rule("C.DIP.02")
def test_who_was_declared_war_on_may_strike_back_at_once(match: Maker) -> None:
    m = match().turn(3).war("mamluks", "hungary", 3)
    assert (may_attack(m.s, MAMLUKS, HUNGARY), may_attack(m.s, HUNGARY, MAMLUKS)) == (False, True)
    assert not may_attack(m.s, HUNGARY, HORDE)


@rule("C.PACT.13")
def test_a_breach_is_no_choice_to_take_back(match: Maker) -> None:
    m = match()
    number = signs(m, term(PASSAGE, BYZANTIUM, HUNGARY))
    before = m.s.revealed
    breach(m.s, number, BYZANTIUM)
    assert m.s.revealed > before
