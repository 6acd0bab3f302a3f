"""C Diplomacy: war, peace, pacts and their end."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Refused
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.diplomacy.pacts import allows, expire, fee
from aevum.games.medioevo.rules.diplomacy.war import attack, hostile, may_attack
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import (
    AMOUNT,
    COMMERCE,
    DEFENCE,
    GIVER,
    KIND,
    NON_BELLIGERENCE,
    OFFENCE,
    OTHER,
    PASSAGE,
    SECRET,
    TAKER,
    UNTIL,
)
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import battle_out, combat
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import of_kind

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def resting(m: ScriptedMatch) -> ScriptedMatch:
    """In a menu of Byzantium."""
    return m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))


def bind(m: ScriptedMatch, kind: int, giver: int, taker: int, number: int = 1, until: int = 0) -> None:
    m.s.terms.append([number, kind, giver, taker, until, 0, 0, 0])
    m.s.pacts_made = number


@rule("C.DIP.02")
def test_a_declared_war_is_fought_from_the_next_turn(match: Maker) -> None:
    m = resting(match()).do("declare-war:mamluks")
    assert m.s.at_war(BYZANTIUM, MAMLUKS)
    assert not may_attack(m.s, BYZANTIUM, MAMLUKS)
    m.s.turn = 2
    assert may_attack(m.s, BYZANTIUM, MAMLUKS)


@rule("C.DIP.02")
def test_by_an_option_at_once(match: Maker) -> None:
    m = resting(match(**{"war-delay": 0})).do("declare-war:mamluks")
    assert may_attack(m.s, BYZANTIUM, MAMLUKS)


@rule("C.DIP.03", "V.LOSS.03")
def test_an_undeclared_attack_is_war_and_costs_honour_once(match: Maker) -> None:
    m = match()
    attack(m.s, BYZANTIUM, MAMLUKS)
    attack(m.s, BYZANTIUM, MAMLUKS)
    assert m.honour("byzantium") == -3
    assert hostile(m.s, MAMLUKS, BYZANTIUM)
    assert m.told("attacked-undeclared") == ("C.DIP.03", {"seat": "byzantium", "enemy_seat": "mamluks"})


@rule("C.DIP.04")
def test_war_breaks_all_pacts_between_the_two(match: Maker) -> None:
    m = match()
    bind(m, COMMERCE, MAMLUKS, BYZANTIUM, 1)
    bind(m, PASSAGE, BYZANTIUM, MAMLUKS, 2)
    bind(m, PASSAGE, BYZANTIUM, HUNGARY, 3)
    resting(m).do("declare-war:mamluks")
    assert [term[0] for term in m.s.terms] == [3]
    assert m.honour("byzantium") == -4


@rule("C.DIP.05", "C.DIP.06")
def test_armistice_and_peace_take_two(match: Maker) -> None:
    m = resting(match().war("byzantium", "mamluks").turn(2))
    m.do("offer-armistice:mamluks", "refuse")
    assert hostile(m.s, BYZANTIUM, MAMLUKS)
    m.do("offer-armistice:mamluks", "accept")
    assert not hostile(m.s, BYZANTIUM, MAMLUKS)
    assert m.s.at_war(BYZANTIUM, MAMLUKS)
    m.do("offer-peace:mamluks", "accept")
    assert not m.s.at_war(BYZANTIUM, MAMLUKS)


@rule("C.PACT.01", "C.PACT.16", "C.DIP.01")
def test_a_pact_with_terms_a_payment_and_an_end(match: Maker) -> None:
    m = resting(match()).do("offer-pact:hungary")
    m.do("term:passage:hungary", "term:non-belligerence:byzantium", "term:payment:byzantium:100", "until:5")
    m.do("send-offer", "accept")
    assert allows(m.s, PASSAGE, HUNGARY, BYZANTIUM)
    assert not allows(m.s, PASSAGE, BYZANTIUM, HUNGARY)
    assert (m.florins("byzantium"), m.florins("hungary")) == (1500, 1700)
    m.s.turn = 6
    assert not allows(m.s, PASSAGE, HUNGARY, BYZANTIUM)


@rule("C.PACT.04", "C.PACT.16")
def test_commerce_at_a_price_for_each_sale(match: Maker) -> None:
    m = resting(match()).do("offer-pact:hungary", "term:commerce:hungary:50", "send-offer", "accept")
    assert allows(m.s, COMMERCE, HUNGARY, BYZANTIUM)
    assert fee(m.s, HUNGARY, BYZANTIUM) == 50


@rule("C.PACT.03", "C.PACT.15")
def test_without_an_end_a_pact_lasts_and_with_one_it_expires(match: Maker) -> None:
    m = match().turn(4)
    bind(m, PASSAGE, BYZANTIUM, HUNGARY, 1)
    bind(m, PASSAGE, BYZANTIUM, MAMLUKS, 2, until=4)
    expire(m.s)
    assert [term[0] for term in m.s.terms] == [1]


@rule("C.PACT.15", "C.PACT.13", "V.LOSS.01")
def test_cancelled_together_for_nothing_and_alone_as_a_breach(match: Maker) -> None:
    m = match()
    bind(m, PASSAGE, BYZANTIUM, HUNGARY, 1)
    bind(m, PASSAGE, BYZANTIUM, MAMLUKS, 2)
    resting(m).do("end-pact:1", "accept")
    assert (m.honour("byzantium"), m.honour("hungary")) == (0, 0)
    m.do("break-pact:2")
    assert m.honour("byzantium") == -2
    assert m.s.terms == []
    assert m.told("pact-ended") == ("C.PACT.15", {"pact": 1})


@rule("C.PACT.02", "3.TAX.05")
def test_passage_lets_guests_stand_and_nothing_else(match: Maker) -> None:
    m = match().put("CON", "hungary", "archer").put("CON", "byzantium", "archer")
    assert m.lord("CON") == ""
    bind(m, PASSAGE, BYZANTIUM, HUNGARY)
    m.s.settle(m.area("CON"))
    assert m.lord("CON") == "byzantium"
    assert not allows(m.s, COMMERCE, BYZANTIUM, HUNGARY)


@rule("C.PACT.08")
def test_non_belligerence_is_broken_by_war(match: Maker) -> None:
    m = match()
    bind(m, NON_BELLIGERENCE, HUNGARY, BYZANTIUM)
    resting(m).do("declare-war:hungary")
    assert m.honour("byzantium") == -2


@rule("C.PACT.14", "C.PACT.17")
def test_a_vote_finds_an_alliance_broken(match: Maker) -> None:
    m = match()
    bind(m, DEFENCE, HUNGARY, BYZANTIUM)
    resting(m).do("dispute-pact:1")
    assert m.asked() == ("byzantium", "judge-pact")
    m.do("broken", "broken", "respected", "broken")
    assert m.honour("hungary") == -2
    assert m.s.terms == []


@rule("C.PACT.14")
def test_a_tie_does_nothing(match: Maker) -> None:
    m = match()
    bind(m, DEFENCE, HUNGARY, BYZANTIUM)
    resting(m).do("dispute-pact:1", "broken", "broken", "respected", "respected")
    assert m.honour("hungary") == 0
    assert "dispute-pact:1" not in m.offered()
    assert m.told("voted-respected") == ("C.PACT.14", {"seat": "hungary"})
    assert m.told("voted-broken") == ("C.PACT.14", {"seat": "mamluks"})


@rule("C.PACT.01")
def test_promises_in_words(match: Maker) -> None:
    m = resting(match()).do("offer-pact:hungary", "promise:I leave Sofia to you", "send-offer", "accept")
    assert m.s.pact_texts == ["1 I leave Sofia to you"]
    m.do("offer-pact:hungary")
    with pytest.raises(Refused, match="promise-too-long"):
        m.do("promise:" + "x" * 300)


@rule("C.PACT.01")
def test_others_learn_nothing_of_a_secret_pact(match: Maker) -> None:
    m = resting(match()).do("offer-pact:hungary", "term:passage:hungary", "keep-secret")
    before = GAME.view(m.s, MAMLUKS).data["frames"]
    assert isinstance(before, list)
    assert before[-1]["terms"] == []
    m.do("send-offer", "accept")
    assert of_kind(dict, GAME.view(m.s, MAMLUKS).data["own"])["terms"] == []
    assert len(of_kind(dict, GAME.view(m.s, HUNGARY).data["own"])["terms"]) == 1
    assert not [event for event in m.log if event.key == "pact-signed" and event.seen_by(MAMLUKS)]


@rule("W.TEAM.01")
def test_team_mates_pass_and_trade_freely(match: Maker) -> None:
    m = match(teams=True)
    assert allows(m.s, PASSAGE, BYZANTIUM, HORDE)
    assert allows(m.s, COMMERCE, HORDE, BYZANTIUM)
    assert not allows(m.s, PASSAGE, BYZANTIUM, MAMLUKS)
    assert (m.s.admits(BYZANTIUM, HORDE), m.s.admits(BYZANTIUM, MAMLUKS)) == (True, False)
    assert not match().s.admits(BYZANTIUM, HORDE)


def test_offers_are_limited(match: Maker) -> None:
    m = resting(match())
    for _ in range(3):
        m.do("offer-pact:hungary", "drop-offer")
    assert not [wish for wish in m.offered() if wish.startswith("offer")]


@example("EX-058")
@rule("C.PACT.03", "C.PACT.04", "C.PACT.05", "C.PACT.08", "C.PACT.09", "C.PACT.12", "C.PACT.16")
@pytest.mark.parametrize(
    ("written", "terms", "until", "secret"),
    [
        (("passage:hungary",), [(PASSAGE, 0, NOBODY)], 3, 0),
        (("commerce:hungary:50",), [(COMMERCE, 50, NOBODY)], 4, 0),
        (
            ("passage:hungary", "non-belligerence:byzantium", "payment:byzantium:100"),
            [(PASSAGE, 0, NOBODY), (NON_BELLIGERENCE, 0, NOBODY)],
            5,
            0,
        ),
        (("defence:hungary:6",), [(DEFENCE, 6, NOBODY)], 0, 0),
        (
            ("offence:hungary:8:mamluks", "offence:hungary:8:golden-horde"),
            [(OFFENCE, 8, MAMLUKS), (OFFENCE, 8, HORDE)],
            7,
            1,
        ),
    ],
)
def test_pacts_of_the_rulebook(
    match: Maker, written: tuple[str, ...], terms: list[tuple[int, int, int]], until: int, secret: int
) -> None:
    m = resting(match()).do("offer-pact:hungary", *[f"term:{term}" for term in written])
    if secret:
        m.do("keep-secret")
    if until:
        m.do(f"until:{until}")
    m.do("send-offer")
    assert m.asked() == ("hungary", "pact-offered")
    m.do("accept")
    assert [(term[KIND], term[AMOUNT], term[OTHER]) for term in m.s.terms] == terms
    assert {(term[UNTIL], term[SECRET]) for term in m.s.terms} == {(until, secret)}
    granted = [term for term in m.s.terms if term[KIND] != NON_BELLIGERENCE]
    assert {(term[GIVER], term[TAKER]) for term in granted} == {(HUNGARY, BYZANTIUM)}
    paid = 100 if NON_BELLIGERENCE in [term[KIND] for term in m.s.terms] else 0
    assert (m.florins("byzantium"), m.florins("hungary")) == (1600 - paid, 1600 + paid)


def attacked(m: ScriptedMatch, sent: int) -> ScriptedMatch:
    """Hungary owes the Byzantines five units; the Mamluks attack, and `sent` are there to help."""
    resting(m).do("offer-pact:hungary", "term:defence:hungary:5", "keep-secret", "send-offer", "accept")
    m.turn(4).war("mamluks", "byzantium", 3).put("THE", "mamluks", "cavalry", 3)
    if sent:
        m.put("ADR", "hungary", "archer", sent)
    return m.begin(Upkeep(0))


def accuse(m: ScriptedMatch) -> ScriptedMatch:
    return m.do(next(wish for wish in m.offered() if wish.startswith("dispute-pact")))


@rule("C.PACT.09", "C.PACT.14")
def test_fewer_units_than_the_pact_names_are_a_breach_and_all_see_how_many_it_names(match: Maker) -> None:
    m = accuse(attacked(match(), 3))
    for seat in range(4):
        own: Any = GAME.view(m.s, seat).data["own"]
        owed = [term for term in own["terms"] if term[KIND] == DEFENCE]
        assert [(term[GIVER], term[TAKER], term[AMOUNT]) for term in owed] == [(HUNGARY, BYZANTIUM, 5)]
    m.do("broken", "respected", "broken", "broken")
    assert m.honour("hungary") == -2
    assert not [term for term in m.s.terms if term[KIND] == DEFENCE]


@rule("C.PACT.09", "C.PACT.10")
def test_who_sends_what_the_pact_names_and_is_accused_all_the_same_may_be_upheld(match: Maker) -> None:
    m = accuse(attacked(match(), 5))
    m.do("broken", "respected", "respected", "respected")
    assert m.honour("hungary") == 0
    assert [term[AMOUNT] for term in m.s.terms if term[KIND] == DEFENCE] == [5]


@rule("C.PACT.10")
def test_who_would_break_another_pact_by_obeying_may_be_upheld(match: Maker) -> None:
    m = match()
    bind(m, NON_BELLIGERENCE, HUNGARY, MAMLUKS, 7)
    attacked(m, 0)
    # To fight the Mamluks would break that pact, and the vote says so.
    accuse(m).do("broken", "respected", "respected", "respected")
    assert m.honour("hungary") == 0
    kinds = [term[KIND] for term in m.s.terms]
    assert (kinds.count(DEFENCE), kinds.count(NON_BELLIGERENCE)) == (1, 1)


@rule("C.PACT.12", "C.PACT.14")
def test_an_offensive_alliance_names_how_many_units_and_against_whom(match: Maker) -> None:
    m = resting(match()).do("offer-pact:hungary", "term:offence:hungary:8:mamluks", "send-offer", "accept")
    (term,) = m.s.terms
    assert (term[AMOUNT], term[OTHER]) == (8, MAMLUKS)
    m.do("dispute-pact:1", "broken", "broken", "respected", "broken")
    assert m.honour("hungary") == -2


@example("EX-059")
@rule("C.PACT.10", "C.PACT.14", "C.PACT.17")
@pytest.mark.parametrize(("last", "lost"), [("broken", -2), ("respected", 0)])
def test_help_that_did_not_come(match: Maker, last: str, lost: int) -> None:
    m = resting(match([1, 6, 8, 1, 2, 3]))
    m.do("offer-pact:hungary", "term:defence:hungary:5", "until:6", "send-offer", "accept")
    m.turn(4).war("mamluks", "byzantium", 3).s.order = [MAMLUKS, HUNGARY, BYZANTIUM, HORDE]
    m.put("BUL", "mamluks", "cavalry", 3).put("THE", "byzantium", "light-infantry")
    m.put("SER", "hungary", "archer", 5).mark("SER", "hungary")
    m.item("BUL", "mamluks", "war-wagon")
    m.item("SER", "hungary", "war-wagon", 2)
    combat(m).do("set-out-from:BUL", "take-all", "go-to:THE")
    battle_out(m)
    # The five go home instead of to Thessalonica, which is as near.
    m.do("set-out-from:SER", "take-all")
    assert "go-to:THE" in m.offered()
    m.do("go-to:TEM", "halt")
    assert (m.asked()[0], m.at("TEM", "hungary")) == ("byzantium", {"archer": 5})
    m.do("dispute-pact:1", "broken", "respected", "broken", last)
    assert m.honour("hungary") == lost
    assert bool(m.s.terms) == (lost == 0)
