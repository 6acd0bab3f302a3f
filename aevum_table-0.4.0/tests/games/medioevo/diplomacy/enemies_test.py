"""C.DIP.01, C.PACT.08: pacts of those who are at war."""

from collections.abc import Callable

from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, FORCE
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, HUNGARY = 0, 3


def at_war(m: ScriptedMatch) -> ScriptedMatch:
    return m.war("byzantium", "hungary").put("CON", "byzantium", "archer").begin(Upkeep(0))


@rule("C.DIP.01", "C.PACT.08", "C.DIP.06")
def test_peace_for_money_by_a_pact_of_non_belligerence(match: Maker) -> None:
    m = at_war(match().turn(2))
    m.do("offer-pact:hungary", "term:payment:byzantium:300", "term:non-belligerence:byzantium")
    m.do("send-offer", "accept")
    assert not m.s.at_war(BYZANTIUM, HUNGARY)
    assert (m.florins("byzantium"), m.florins("hungary")) == (1300, 1900)
    assert m.events("peace-made")


@rule("C.DIP.01")
def test_enemies_exchange_prisoners_and_stay_enemies(match: Maker) -> None:
    m = match().turn(2)
    m.s.prisoners[(HUNGARY * 6 + BYZANTIUM) * FORCE + ARCHER] = 2
    m.s.reserve[BYZANTIUM * 5 + ARCHER] -= 2
    at_war(m).do("offer-pact:hungary", "term:prisoners:hungary", "term:payment:byzantium:100", "send-offer")
    m.do("accept")
    assert m.s.at_war(BYZANTIUM, HUNGARY)


@rule("C.DIP.01", "5.CAPT.08", "5.CAPT.09")
def test_who_goes_home_by_a_pact_is_placed_with_the_next_purchases(match: Maker) -> None:
    m = match().turn(2, 3)
    m.s.prisoners[(HUNGARY * 6 + BYZANTIUM) * FORCE + ARCHER] = 2
    m.s.reserve[BYZANTIUM * 5 + ARCHER] -= 2
    at_war(m).do("offer-pact:hungary", "term:prisoners:hungary", "send-offer", "accept")
    assert (sum(m.s.prisoners), m.s.reserve_of(BYZANTIUM, ARCHER)) == (0, 7)
    m.turn(2, 4).begin(PurchaseMenu(BYZANTIUM)).do("recall:archer:NIC")
    assert (m.at("NIC", "byzantium"), m.florins("byzantium"), m.s.bought[0]) == ({"archer": 1}, 1600, 1)
    m.s.bought[0] = 3
    refusal = m.begin(PurchaseMenu(BYZANTIUM)).why_not("recall:archer:NIC")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("unit-limit", "4.ARM.04")


@rule("C.DIP.01")
def test_some_prisoners_of_a_kind_may_go_home_and_others_stay(match: Maker) -> None:
    m = match().turn(2)
    at = (HUNGARY * 6 + BYZANTIUM) * FORCE
    m.s.prisoners[at + ARCHER], m.s.prisoners[at + CAVALRY] = 3, 1
    m.s.reserve[BYZANTIUM * 5 + ARCHER] -= 3
    m.s.reserve[BYZANTIUM * 5 + CAVALRY] -= 1
    at_war(m).do("offer-pact:hungary")
    wishes = [wish for wish in m.offered() if wish.startswith(("free-prisoners", "term:prisoners"))]
    some = [f"free-prisoners:hungary:archer:{count}" for count in (1, 2, 3)]
    assert wishes == ["term:prisoners:hungary", *some, "free-prisoners:hungary:cavalry:1"]
    m.do("free-prisoners:hungary:archer:2")
    wishes = [wish for wish in m.offered() if wish.startswith(("free-prisoners", "term:prisoners"))]
    assert wishes == ["free-prisoners:hungary:cavalry:1"]
    m.do("send-offer", "accept")
    assert (m.s.prisoners[at + ARCHER], m.s.prisoners[at + CAVALRY]) == (1, 1)
    assert m.s.aside[BYZANTIUM * FORCE + ARCHER] == 2


@rule("C.DIP.01")
def test_prisoners_are_exchanged_by_two_terms_of_a_pact(match: Maker) -> None:
    m = match().turn(2)
    for captor, owner in ((HUNGARY, BYZANTIUM), (BYZANTIUM, HUNGARY)):
        m.s.prisoners[(captor * 6 + owner) * FORCE + ARCHER] = 1
        m.s.reserve[owner * 5 + ARCHER] -= 1
    at_war(m).do("offer-pact:hungary")
    m.do("term:prisoners:hungary")
    wishes = [wish for wish in m.offered() if wish.startswith(("free-prisoners", "term:prisoners"))]
    assert wishes == ["term:prisoners:byzantium", "free-prisoners:byzantium:archer:1"]
    m.do("free-prisoners:byzantium:archer:1", "send-offer", "accept")
    assert sum(m.s.prisoners) == 0


@rule("C.PACT.08")
def test_enemies_grant_each_other_nothing_that_lasts(match: Maker) -> None:
    m = at_war(match().turn(2)).do("offer-pact:hungary", "term:passage:hungary")
    refusal = m.why_not("send-offer")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("pact-between-enemies", "C.PACT.08")
    m.do("term:non-belligerence:byzantium")
    assert "send-offer" in m.offered()
