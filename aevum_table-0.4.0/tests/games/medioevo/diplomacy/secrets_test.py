"""C.PACT.01: what others may not learn of secret pacts, from their making to their end."""

from collections.abc import Callable
from random import Random
from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.diplomacy.dispute import Dispute
from aevum.games.medioevo.rules.diplomacy.proposal import END_PACT, Proposal
from aevum.games.medioevo.rules.diplomacy.sign import sign
from aevum.games.medioevo.rules.diplomacy.torn import PactsAtEnd
from aevum.games.medioevo.rules.diplomacy.war import attack
from aevum.games.medioevo.rules.terms import DEFENCE, NUMBER, PASSAGE, PROMISE
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def secret(m: ScriptedMatch, kind: int, giver: int, taker: int) -> int:
    """A secret pact; its number."""
    sign(m.s, [giver, taker], [[0, kind, giver, taker, 0, 0, 0, 0]], 0, True, "")
    return m.s.terms[-1][NUMBER]


def runs(m: ScriptedMatch, frame: Any) -> None:
    m.s.frames = [frame]
    m.s.asks = []
    GAME.advance(m.s)


@rule("C.PACT.01")
def test_the_number_of_a_secret_pact_does_not_count_those_of_others(match: Maker) -> None:
    alone, after = match(), match()
    secret(after, PASSAGE, HORDE, HUNGARY)
    assert secret(alone, PASSAGE, BYZANTIUM, MAMLUKS) == secret(after, PASSAGE, BYZANTIUM, MAMLUKS)
    first = after.s.terms[-1][NUMBER]
    assert secret(after, DEFENCE, MAMLUKS, BYZANTIUM) == first + 1


@rule("C.PACT.01", "C.PACT.15")
def test_the_end_of_a_secret_pact_looks_like_an_offer_to_others(match: Maker) -> None:
    m = match()
    number = secret(m, PASSAGE, HUNGARY, BYZANTIUM)
    runs(m, Proposal(END_PACT, BYZANTIUM, HUNGARY, number))
    for seat in (MAMLUKS, -1):
        data: Any = GAME.view(m.s, seat).data
        assert [frame["frame"] for frame in data["frames"]] == ["Offer"]
        assert [(ask["key"], ask["args"]) for ask in data["asks"]] == [
            ("pact-offered", {"seat": "byzantium"})
        ]
        assert str(number) not in str(data)
        assert GAME.asks(GAME.imagine(GAME.view(m.s, seat), Random(1)))[0].seat == HUNGARY
    data = GAME.view(m.s, HUNGARY).data
    assert data["frames"][0]["number"] == number


@rule("C.PACT.01", "C.PACT.11")
def test_nobody_else_learns_who_is_torn_between_allies(match: Maker) -> None:
    m = match()
    secret(m, DEFENCE, HUNGARY, BYZANTIUM)
    secret(m, DEFENCE, MAMLUKS, HUNGARY)
    quiet: Any = GAME.view(m.s, HORDE).data
    attack(m.s, MAMLUKS, BYZANTIUM)
    loud: Any = GAME.view(m.s, HORDE).data
    assert loud["own"]["effects"] == quiet["own"]["effects"]
    runs(m, PactsAtEnd())
    assert m.offered() == ["leave-ally:mamluks", "leave-ally:byzantium"]
    data: Any = GAME.view(m.s, HORDE).data
    assert data["asks"][0]["args"] == {}
    thought = GAME.imagine(GAME.view(m.s, HORDE), Random(1))
    assert len(GAME.asks(thought)[0].options) == 3


@rule("C.PACT.13")
def test_a_broken_pact_is_shown(match: Maker) -> None:
    m = match()
    secret(m, PASSAGE, HUNGARY, BYZANTIUM)
    attack(m.s, BYZANTIUM, HUNGARY)
    (event,) = m.events("pact-broken")
    assert event.seen_by(MAMLUKS)
    assert (event.args["other_seat"], event.args["terms"]) == ("hungary", ["passage"])


@rule("C.PACT.14")
def test_a_disputed_pact_is_shown_and_other_secrets_are_kept(match: Maker) -> None:
    m = match()
    number = secret(m, DEFENCE, HUNGARY, BYZANTIUM)
    secret(m, PASSAGE, HUNGARY, BYZANTIUM)
    runs(m, Dispute(number, BYZANTIUM, HUNGARY))
    assert m.ask().args == {"pact": number, "seat": "byzantium", "other_seat": "hungary"}
    own: Any = GAME.view(m.s, MAMLUKS).data["own"]
    assert [term[NUMBER] for term in own["terms"]] == [number]
    (event,) = m.events("pact-disputed")
    assert (event.seen_by(MAMLUKS), event.args["terms"]) == (True, ["defence"])


@rule("C.PACT.01")
def test_the_words_of_a_secret_promise_are_for_those_who_signed(match: Maker) -> None:
    m = match()
    for secretly, words in ((True, "I leave Sofia to you"), (False, "I stay at home")):
        terms = [[0, PROMISE, HUNGARY, BYZANTIUM, 0, 0, 0, 0]]
        sign(m.s, [HUNGARY, BYZANTIUM], terms, 0, secretly, words)
    for seat, count in ((BYZANTIUM, 2), (HUNGARY, 2), (MAMLUKS, 1), (-1, 1)):
        own: Any = GAME.view(m.s, seat).data["own"]
        assert len(own["pact_texts"]) == count
        assert own["pact_texts"][-1] == "1 I stay at home"


@rule("C.PACT.11")
def test_who_is_torn_knows_it_and_all_else_that_lasts_is_seen_by_all(match: Maker) -> None:
    m = match()
    effects.put(m.s, effects.TORN, HUNGARY, BYZANTIUM, MAMLUKS)
    effects.put(m.s, effects.NO_MOVEMENT, HUNGARY, 1)
    for seat, rows in ((HUNGARY, 2), (HORDE, 1)):
        own: Any = GAME.view(m.s, seat).data["own"]
        assert len(own["effects"]) == rows
        assert own["effects"][-1][0] == effects.NO_MOVEMENT
