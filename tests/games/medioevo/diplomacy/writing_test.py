"""C.PACT.01: what may be written in a pact, and who may sign it."""

from collections.abc import Callable

import pytest

from aevum.engine import Refused
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.diplomacy.offer import LENGTH
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, FORCE
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import AMOUNT, COMMERCE, DEFENCE, KIND, OFFENCE, PROMISE
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
FIVE = (
    "term:passage:hungary",
    "term:passage:byzantium",
    "term:commerce:hungary:0",
    "term:commerce:byzantium:50",
    "term:non-belligerence:byzantium",
)


def writing(m: ScriptedMatch) -> ScriptedMatch:
    m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))
    return m.do("offer-pact:hungary")


def keys(m: ScriptedMatch) -> set[str]:
    return {wish.split(":")[0] for wish in m.offered()}


@rule("C.PACT.01")
def test_each_two_have_five_terms_at_most(match: Maker) -> None:
    m = writing(match()).do(*FIVE[:4])
    assert "term" in keys(m)
    m.do(FIVE[4])
    assert "term" not in keys(m)
    with pytest.raises(Refused, match="no-promise-now"):
        m.do("promise:I come")
    m.do("invite:mamluks", "between:byzantium:mamluks")
    assert "term:passage:mamluks" in m.offered()
    assert "between:byzantium:hungary" not in m.offered()
    assert "between:hungary:mamluks" in m.offered()
    assert "between:byzantium:mamluks" not in m.offered()


@rule("C.PACT.01")
def test_a_term_is_written_once_for_each_giver(match: Maker) -> None:
    m = writing(match()).do("term:passage:hungary")
    assert "term:passage:hungary" not in m.offered()
    assert "term:passage:byzantium" in m.offered()


@rule("C.PACT.01", "C.PACT.03")
def test_an_empty_pact_has_no_end_and_no_secrecy_and_each_is_said_once(match: Maker) -> None:
    m = writing(match().turn(3))
    assert keys(m) & {"until", "keep-secret", "send-offer"} == set()
    m.do("term:passage:hungary")
    assert [wish for wish in m.offered() if wish.startswith("until")] == [f"until:{n}" for n in range(3, 9)]
    m.do("keep-secret", "until:4")
    assert keys(m) & {"until", "keep-secret", "send-offer"} == {"send-offer"}


@rule("C.DIP.01")
def test_nobody_signs_what_the_own_money_cannot_pay(match: Maker) -> None:
    m = writing(match().money("hungary", 90)).do("term:payment:hungary:100", "send-offer")
    assert m.offered() == ["refuse"]
    refusal = m.why_not("accept")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("too-dear", {"florins": 100})
    m = writing(match().money("hungary", 100)).do("term:payment:hungary:100", "send-offer", "accept")
    assert m.florins("hungary") == 0


@rule("C.DIP.01")
def test_the_writer_offers_no_more_than_there_is_all_payments_together(match: Maker) -> None:
    m = writing(match().money("byzantium", 100).money("hungary", 0))
    assert "term:payment:byzantium:100" in m.offered()
    assert "term:payment:byzantium:200" not in m.offered()
    # What the other has is a secret (0.COMP.07).
    assert "term:payment:hungary:500" in m.offered()
    m.do("term:payment:byzantium:100", "invite:mamluks", "between:byzantium:mamluks")
    m.do("term:payment:byzantium:50")
    refusal = m.why_not("send-offer")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("too-dear", {"florins": 150})


@rule("C.DIP.01")
def test_any_sum_can_be_paid(match: Maker) -> None:
    m = writing(match().money("byzantium", 140)).do("term:payment:byzantium:100", "more:payment:byzantium:10")
    assert "more:payment:byzantium:50" not in m.offered()  # there are only 30 left
    m.do("more:payment:byzantium:10", "more:payment:byzantium:5", *["more:payment:byzantium:1"] * 2)
    m.do("send-offer", "accept")
    assert m.florins("byzantium") == 140 - 127


@rule("C.PACT.04", "C.PACT.09", "C.PACT.12")
def test_any_fee_and_any_number_of_units_can_be_written(match: Maker) -> None:
    m = writing(match()).do("term:commerce:byzantium:0", "more:commerce:byzantium:10")
    m.do("term:defence:hungary:8", "more:defence:hungary:3", "term:offence:hungary:5:mamluks")
    m.do("more-against:offence:hungary:2:mamluks", "send-offer", "accept")
    assert [(term[KIND], term[AMOUNT]) for term in m.s.terms] == [(COMMERCE, 10), (DEFENCE, 11), (OFFENCE, 7)]


@rule("C.PACT.01")
@pytest.mark.parametrize("secret", [(), ("keep-secret",)])
def test_who_refuses_ends_the_matter(match: Maker, secret: tuple[str, ...]) -> None:
    m = writing(match()).do("term:passage:hungary", *secret, "send-offer")
    assert m.asked() == ("hungary", "pact-offered")
    m.do("refuse")
    assert (m.asked(), m.s.terms) == (("byzantium", "upkeep"), [])
    (event,) = m.events("offer-refused")
    assert [event.seen_by(seat) for seat in range(4)] == [True, not secret, not secret, True]


@rule("C.PACT.01")
def test_one_promise_a_pact_in_one_line(match: Maker) -> None:
    m = writing(match())
    for words, why in ((" ", "promise-too-long"), ("a\nb", "promise-too-long")):
        with pytest.raises(Refused, match=why):
            m.do(f"promise:{words}")
    m.do("promise:" + "x" * LENGTH)
    with pytest.raises(Refused, match="no-promise-now"):
        m.do("promise:and more")
    m.do("send-offer")
    with pytest.raises(Refused, match="no-promise-now"):
        m.do("promise:and more")
    m.do("accept")
    assert m.s.pact_texts == ["1 " + "x" * LENGTH]
    assert m.s.terms == [[1, PROMISE, m.seat("byzantium"), m.seat("hungary"), 0, 0, 0, 0]]


@rule("C.DIP.02", "W.TEAM.01", "D.BANK.05")
def test_on_whom_war_may_be_declared_and_with_whom_one_may_deal(match: Maker) -> None:
    m = match(teams=True).war("hungary", "byzantium").put("CON", "byzantium", "archer")
    m.begin(Upkeep(0))
    assert [wish for wish in m.offered() if wish.startswith("declare-war")] == ["declare-war:mamluks"]
    assert "offer-pact:golden-horde" in m.offered()
    assert [wish for wish in m.offered() if wish.startswith("offer-peace")] == ["offer-peace:hungary"]
    m.s.out[1] = 1
    m.begin(Upkeep(0))
    assert not [wish for wish in m.offered() if "mamluks" in wish or "byzantium" in wish]


@rule("C.DIP.01", "C.PACT.15")
def test_to_propose_the_end_of_a_pact_is_one_of_three_offers_and_a_breach_is_none(match: Maker) -> None:
    m = writing(match()).do("term:passage:hungary", "send-offer", "accept")
    m.do("end-pact:1", "refuse", "end-pact:1", "refuse")
    assert "end-pact:1" not in m.offered()
    assert "break-pact:1" in m.offered()


@rule("C.DIP.01", "C.PACT.01")
def test_prisoners_of_one_giver_are_one_term_and_alliances_are_one_each(match: Maker) -> None:
    m = match()
    for owner, captor in ((0, 3), (3, 0)):
        for piece in (ARCHER, CAVALRY):
            m.s.prisoners[(captor * 6 + owner) * FORCE + piece] = 1
            m.s.reserve[owner * 5 + piece] -= 1
    m = writing(m).do(*FIVE[:3], "free-prisoners:hungary:archer:1", "free-prisoners:hungary:cavalry:1")
    assert "term" in keys(m)
    m = writing(m).do(*FIVE[:4], "free-prisoners:hungary:archer:1")
    freeing = [wish for wish in m.offered() if "prisoners" in wish]
    assert (freeing, "term" in keys(m)) == (["free-prisoners:hungary:cavalry:1"], False)
    m = writing(m).do(*FIVE[:3], "term:offence:hungary:5:mamluks", "term:offence:hungary:5:golden-horde")
    assert "term" not in keys(m)


@rule("C.PACT.01")
def test_a_promise_may_be_written_without_saying_to_which_question(match: Maker) -> None:
    m = writing(match())
    GAME.commit(m.s, 0, "promise:I come")
    with pytest.raises(Refused, match="stale"):
        GAME.commit(m.s, 0, "promise:I come again", m.ask().version + 1)
    m.do("send-offer", "accept")
    assert m.s.pact_texts == ["1 I come"]


@rule("C.PACT.12")
def test_of_two_offensive_alliances_the_one_that_is_named_grows(match: Maker) -> None:
    m = writing(match()).do("term:offence:hungary:5:mamluks", "term:offence:hungary:5:golden-horde")
    m.do("more-against:offence:hungary:2:golden-horde", "send-offer", "accept")
    assert [term[AMOUNT] for term in m.s.terms] == [5, 7]
