"""C.DIP.01, C.PACT.01: pacts of more than two, and an armistice as part of a pact."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.diplomacy.pacts import allows, signers
from aevum.games.medioevo.rules.diplomacy.torn import alliances
from aevum.games.medioevo.rules.diplomacy.war import attack, hostile
from aevum.games.medioevo.rules.objectives.standing import partners
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import COMMERCE, DEFENCE, PASSAGE
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)
BETWEEN = "between:mamluks:hungary"


def writing(m: ScriptedMatch) -> ScriptedMatch:
    """Byzantium offers the Mamluks and Hungary a pact."""
    m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))
    return m.do("offer-pact:mamluks", "invite:hungary")


def says(m: ScriptedMatch, **answers: str) -> ScriptedMatch:
    """Those who are asked together answer in this order."""
    for seat, answer in answers.items():
        GAME.choose(m.s, m.seat(seat), answer)
        GAME.check(m.s)
    return m


def offered(m: ScriptedMatch, *written: str) -> ScriptedMatch:
    """Passage from the Mamluks to Byzantium, commerce from Hungary to the Mamluks, and more."""
    return writing(m).do("term:passage:mamluks", BETWEEN, "term:commerce:hungary:0", *written, "send-offer")


def signed(m: ScriptedMatch, *written: str) -> ScriptedMatch:
    return says(offered(m, *written), mamluks="accept", hungary="accept")


@rule("C.DIP.01", "C.PACT.01")
def test_three_sign_one_pact_with_terms_between_any_two(match: Maker) -> None:
    m = writing(match()).do("term:passage:mamluks")
    assert m.ask().args == {"other_seat": "mamluks"}
    m.do(BETWEEN)
    assert (m.ask().key, m.ask().args["one_seat"]) == ("write-pact-between", "mamluks")
    assert m.ask().guarded
    m.do("term:commerce:hungary:0", "term:payment:mamluks:100", "send-offer")
    assert [(ask.seat, ask.key) for ask in GAME.asks(m.s)] == [
        (MAMLUKS, "pact-offered"),
        (HUNGARY, "pact-offered"),
    ]
    says(m, hungary="accept")
    assert m.s.terms == []
    says(m, mamluks="accept")
    assert allows(m.s, PASSAGE, MAMLUKS, BYZANTIUM)
    assert allows(m.s, COMMERCE, HUNGARY, MAMLUKS)
    assert (m.florins("mamluks"), m.florins("hungary"), m.florins("byzantium")) == (1500, 1700, 1600)
    assert signers(m.s, 1) == [BYZANTIUM, MAMLUKS, HUNGARY]
    assert m.events("pact-of-several-signed")[0].args["seats"] == ["byzantium", "mamluks", "hungary"]


@rule("C.PACT.01")
def test_nothing_comes_of_it_if_one_refuses(match: Maker) -> None:
    m = says(offered(match()), hungary="refuse", mamluks="accept")
    assert m.s.terms == []
    assert [event.args["seat"] for event in m.events("offer-refused")] == ["hungary"]


@rule("C.PACT.01")
@pytest.mark.parametrize("written", [(), ("keep-secret",)])
def test_nobody_sees_who_has_accepted_before_all_have_spoken(match: Maker, written: tuple[str, ...]) -> None:
    m = offered(match(), *written)
    others = (BYZANTIUM, MAMLUKS, HORDE, -1)
    before = [GAME.view(m.s, seat).data for seat in others]
    told = len(m.log)
    says(m, hungary="accept")
    assert [GAME.view(m.s, seat).data for seat in others] == before
    says(m, hungary="refuse")
    assert [GAME.view(m.s, seat).data for seat in others] == before
    assert len(m.log) == told
    says(m, mamluks="accept")
    (event,) = m.events("offer-refused")
    assert (event.args["seat"], event.seen_by(HORDE)) == ("hungary", not written)
    assert all(event.seen_by(seat) for seat in (BYZANTIUM, MAMLUKS, HUNGARY))


@rule("C.DIP.01")
def test_everybody_has_a_part_in_it(match: Maker) -> None:
    m = writing(match()).do("term:passage:mamluks")
    refusal = m.why_not("send-offer")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("pact-leaves-out", {"other_seat": "hungary"})


@rule("C.PACT.08")
def test_enemies_among_several_need_peace(match: Maker) -> None:
    m = writing(match().war("mamluks", "hungary")).do("term:passage:mamluks", BETWEEN)
    m.do("term:commerce:hungary:0")
    refusal = m.why_not("send-offer")
    assert refusal is not None
    assert refusal.key == "pact-between-enemies"
    says(m.do("term:non-belligerence:mamluks", "send-offer"), mamluks="accept", hungary="accept")
    assert not m.s.at_war(MAMLUKS, HUNGARY)


@rule("C.DIP.01", "C.PACT.15")
def test_who_only_paid_has_signed_as_well_and_all_must_agree_to_end_it(match: Maker) -> None:
    m = writing(match()).do("term:payment:byzantium:100", BETWEEN, "term:commerce:hungary:0", "send-offer")
    says(m, mamluks="accept", hungary="accept").do("end-pact:1")
    assert [ask.key for ask in GAME.asks(m.s)] == ["end-of-pact-offered"] * 2
    says(m, mamluks="refuse", hungary="accept")
    assert (len(m.s.terms), m.events("offer-refused")[0].args["seat"]) == (2, "mamluks")
    m.do("end-pact:1")
    says(m, hungary="accept")
    assert len(m.s.terms) == 2
    says(m, mamluks="accept")
    assert (m.s.terms, m.honour("byzantium")) == ([], 0)


@rule("C.PACT.01", "C.PACT.15")
def test_the_end_of_a_secret_pact_of_several_looks_like_the_offer_of_one(match: Maker) -> None:
    m = offered(match(), "keep-secret")
    offer: Any = GAME.view(m.s, HORDE).data
    m = signed(match(), "keep-secret")
    m.do(f"end-pact:{m.s.terms[0][0]}")
    end: Any = GAME.view(m.s, HORDE).data
    assert end["frames"] == offer["frames"]
    shown = ("seat", "key", "args", "rule", "sealed", "guarded")
    assert [[ask[name] for name in shown] for ask in end["asks"]] == [
        [ask[name] for name in shown] for ask in offer["asks"]
    ]
    says(m, hungary="accept")
    assert GAME.view(m.s, HORDE).data == end


@rule("C.PACT.13", "C.DIP.04")
def test_a_war_between_two_of_them_ends_it_for_all(match: Maker) -> None:
    m = signed(match())
    attack(m.s, BYZANTIUM, HUNGARY)
    assert (m.s.terms, m.honour("byzantium"), m.honour("mamluks")) == ([], -3 - 2, 0)
    assert m.events("pact-of-several-broken")[0].args["seats"] == ["mamluks", "hungary"]


@rule("C.PACT.14")
def test_a_dispute_names_who_broke_it(match: Maker) -> None:
    m = signed(match(), "term:defence:hungary:3")
    assert {"accuse:1:mamluks", "accuse:1:hungary"} <= set(m.offered())
    m.do("accuse:1:hungary", "broken", "broken", "broken", "respected")
    assert (m.honour("hungary"), m.honour("mamluks")) == (-2, 0)


@rule("C.PACT.11")
def test_allies_are_those_between_whom_an_alliance_is(match: Maker) -> None:
    m = signed(match(), "term:defence:hungary:3")
    assert allows(m.s, DEFENCE, HUNGARY, MAMLUKS)
    assert (alliances(m.s, HUNGARY, MAMLUKS), alliances(m.s, HUNGARY, BYZANTIUM)) == ([1], [])


@rule("C.PACT.01")
def test_a_secret_pact_of_several_is_known_to_all_who_signed(match: Maker) -> None:
    m = signed(match(), "keep-secret")
    shown: list[Any] = [GAME.view(m.s, seat).data["own"] for seat in range(4)]
    assert [len(own["terms"]) for own in shown] == [2, 2, 0, 2]
    assert not [event for event in m.log if event.key.startswith("pact") and event.seen_by(HORDE)]


@rule("C.PACT.01")
def test_others_do_not_see_what_is_written(match: Maker) -> None:
    m = writing(match()).do("term:passage:mamluks", BETWEEN)
    for seat, terms in ((HUNGARY, 1), (HORDE, 0)):
        frame: Any = GAME.view(m.s, seat).data["frames"]
        assert (len(frame[-1]["terms"]), frame[-1]["facing"] == []) == (terms, terms == 0)


@rule("4.CARD.13")
def test_all_who_signed_are_partners(match: Maker) -> None:
    m = signed(match())
    assert partners(m.s, BYZANTIUM) == [MAMLUKS, HUNGARY]
    assert partners(m.s, BYZANTIUM, COMMERCE) == []


@rule("C.DIP.05", "C.DIP.01")
def test_an_armistice_for_money(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).put("CON", "byzantium", "archer").active("byzantium")
    m.begin(Upkeep(0)).do("offer-pact:hungary")
    assert "term:armistice:byzantium" not in m.offered()
    m.do("drop-offer", "offer-pact:mamluks", "term:armistice:byzantium", "term:payment:byzantium:200")
    m.do("send-offer", "accept")
    assert not hostile(m.s, BYZANTIUM, MAMLUKS)
    assert m.s.at_war(BYZANTIUM, MAMLUKS)
    assert (m.florins("mamluks"), m.s.terms) == (1800, [])
    m.do("offer-pact:mamluks")
    assert not [wish for wish in m.offered() if wish.startswith("term:armistice")]  # there is one
    m.do("drop-offer")
    m.s.turn = 3
    assert hostile(m.s, BYZANTIUM, MAMLUKS)


@rule("C.PACT.12")
def test_nobody_signs_an_alliance_against_oneself(match: Maker) -> None:
    m = writing(match()).do("term:offence:mamluks:3:golden-horde")
    assert "term:offence:byzantium:3:hungary" not in m.offered()
    assert "invite:golden-horde" not in m.offered()
